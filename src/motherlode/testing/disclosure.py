"""What events show to a viewer is no more than its view knows."""

from motherlode.games.kit.events import event_rows
from motherlode.games.kit.records import Records
from motherlode.testing.moment import viewer_name
from motherlode.testing.random_games import Step
from motherlode.testing.sight import redacted
from motherlode.testing.trades import private_rows


def draws_are_not_given_away(step: Step, before: Records) -> None:
    """A piece that chance put into a private heap is shown to its owner alone, or else the views of all know it too."""
    at = step.at
    fields = private_rows(at)
    for row in event_rows(step.events) if fields else ():
        kind = at.game.events[row[0]]
        open_to_all = [
            (stands_for, number)
            for (name, stands_for), number in zip(kind.arguments, row[1:], strict=False)
            if name != kind.private
        ]
        owners = [number for stands_for, number in open_to_all if stands_for == "seat"]
        if not kind.chance or len(owners) != 1:
            continue
        for stands_for, piece in open_to_all:
            for field in fields:
                columns = at.states[field].shape[-1]
                if 0 <= piece < columns <= len(at.game.pieces.get(stands_for, ())):
                    place = (0, owners[0], piece)
                    if at.states[field][place] > before[field][place] and (who := unaware(step, before, field, place)):
                        raise at.broken(f"'{kind.name}' tells {who} what its view of '{field}' does not know")


def unaware(step: Step, before: Records, field: str, place: tuple[int, int, int]) -> str:
    """A viewer whose view knows nothing of a piece that came to this place; nobody, if there is none."""
    for viewer in step.at.viewers:
        seen = redacted(step.at, viewer)[field][place]
        if seen <= redacted(step.at.instead(before), viewer)[field][place]:
            return viewer_name(viewer)
    return ""
