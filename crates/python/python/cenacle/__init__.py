"""Five hidden-information board games with exact rules, for learning programs and bots.

>>> import cenacle
>>> cenacle.games()
['cleopatra', 'creatures-and-cultists', 'cult', 'evil-high-priest', 'four-gods']
>>> game = cenacle.game("cleopatra", players=3, seed=1)
>>> game.apply(game.legal()[0])
>>> game.decisions
1
>>> many = cenacle.vector("cleopatra", n=64, players=3, seed=1)
>>> many.step(many.sample())
>>> bool(many.mask.sum() > 64)
True

`game` is one game at a time, `vector` many at once in NumPy arrays. The faces for other libraries are modules of their own, which
are imported when they are wanted: `cenacle.pettingzoo`, `cenacle.gymnasium`, `cenacle.openspiel`.
"""

from ._cenacle import CenacleError, IllegalAction, __version__, games
from ._game import Bot, Game, game, replay
from ._space import ActionSpace, Field, Kind, Spec, describe
from ._vector import Vector, vector

__all__ = [
    "ActionSpace",
    "Bot",
    "CenacleError",
    "Field",
    "Game",
    "IllegalAction",
    "Kind",
    "Spec",
    "Vector",
    "__version__",
    "describe",
    "game",
    "games",
    "replay",
    "vector",
]
