"""Learn Citadels by playing against oneself: PPO with PyTorch, in one file.

    python examples/self_play.py                                    20 minutes on one core, then the result
    python examples/self_play.py --minutes 2 --curve curve.svg      shorter; draws the learning curve
    python examples/self_play.py --save net.pt                      keeps the network

All seats of 256 games side by side (`VectorGames`) are played by the same network, which learns from the
choices of everybody. Every now and then it plays against three `greedy` bots, which it never meets while it
learns. It needs citadels[env] and torch. docs/environments.md explains observations, masks and rewards.
"""

import argparse
import json
import time
from pathlib import Path

import numpy as np
import torch
from torch import nn

from citadels import Setup
from citadels.env import CitadelsEnv, VectorGames

GAMES, STEPS = 256, 64  # games side by side, and steps of each between two updates
EPOCHS, BATCH, CLIP = 3, 2048, 0.2
RATE, LAMBDA, ENTROPY = 1e-3, 0.95, 0.01
CHECK_SECONDS, CHECK_GAMES = 60, 400  # how often it meets the opponents, and how many games it plays then


class Network(nn.Module):
    """Scores for the choices, and a guess of what the seat will get at the end.

    A row describes all editions and the action space has 11,723 choices, but one setup uses few of both. So
    the network has a place only for bytes that changed and choices that occurred in some random games. A
    choice that did not is taken only if there is no other.
    """

    def __init__(self, setup: Setup, hidden: int = 192) -> None:
        super().__init__()
        least, most, occurs = explore(setup)
        self.bytes = np.flatnonzero(most > least)
        self.choices = np.flatnonzero(occurs)
        self.scale = 1.0 / most[self.bytes].astype(np.float32)
        self.body = nn.Sequential(
            nn.Linear(len(self.bytes), hidden), nn.ReLU(), nn.Linear(hidden, hidden), nn.ReLU()
        )
        self.policy = nn.Linear(hidden, len(self.choices))
        self.value = nn.Linear(hidden, 1)
        nn.init.zeros_(self.policy.weight)

    def rows(self, observation: np.ndarray) -> torch.Tensor:
        return torch.from_numpy(observation[:, self.bytes] * self.scale)

    def legal(self, mask: np.ndarray) -> torch.Tensor:
        return torch.from_numpy(mask[:, self.choices] > 0)

    def forward(self, rows: torch.Tensor, legal: torch.Tensor) -> tuple[torch.Tensor, torch.Tensor]:
        """The logarithm of each choice's probability, and the value."""
        seen = self.body(rows)
        scores = self.policy(seen).masked_fill(~legal, -1e9)
        return scores.log_softmax(dim=1), self.value(seen).squeeze(1)

    @torch.no_grad()
    def choose(self, observation: np.ndarray, mask: np.ndarray) -> np.ndarray:
        """Choices by their probability, as numbers of the whole action space."""
        legal = self.legal(mask)
        scores, _ = self(self.rows(observation), legal)
        return self.numbers(draw(scores), legal, mask)

    def numbers(self, places: torch.Tensor, legal: torch.Tensor, mask: np.ndarray) -> np.ndarray:
        """What places among the network's choices mean; the first legal choice where it knows none."""
        return np.where(legal.any(dim=1).numpy(), self.choices[places.numpy()], mask.argmax(axis=1))


def explore(setup: Setup, steps: int = 2000) -> tuple[np.ndarray, np.ndarray, np.ndarray]:
    """The least and the greatest value of every byte, and the choices that occur, in random games."""
    games = VectorGames(64, setup, seed=1)
    dice = np.random.default_rng(1)
    least, most = games.observation.min(axis=0), games.observation.max(axis=0)
    occurs = games.mask.any(axis=0)
    for _ in range(steps):
        games.step((games.mask * dice.random(games.mask.shape, np.float32)).argmax(axis=1))
        np.minimum(least, games.observation.min(axis=0), out=least)
        np.maximum(most, games.observation.max(axis=0), out=most)
        occurs |= games.mask.any(axis=0)
    return least, most, occurs


def draw(scores: torch.Tensor) -> torch.Tensor:
    """One place a row, by its probability (the Gumbel trick is faster than torch.multinomial)."""
    return (scores - torch.empty_like(scores).exponential_().log()).argmax(dim=1)


def play(games: VectorGames, network: Network) -> dict[str, torch.Tensor]:
    """Play some steps of all games and return the decisions in which there was something to choose."""
    kept: dict[str, list] = {name: [] for name in ("rows", "legal", "place", "score", "value")}
    seats, rewards, done = [], [], []
    with torch.no_grad():
        for _ in range(STEPS):
            rows, legal = network.rows(games.observation), network.legal(games.mask)
            scores, value = network(rows, legal)
            place = draw(scores)
            score = scores.gather(1, place[:, None]).squeeze(1)
            for name, part in zip(kept, (rows, legal, place, score, value), strict=True):
                kept[name].append(part)
            seats.append(games.seat.astype(np.int64))
            games.step(network.numbers(place, legal, games.mask))
            rewards.append(games.reward.copy())
            done.append(games.done.copy())
        _, last = network(network.rows(games.observation), network.legal(games.mask))
    values = torch.stack(kept["value"]).numpy()
    gains, known = advantages(values, seats, rewards, done, games.seat, last.numpy())
    told = {name: torch.cat(parts) for name, parts in kept.items()}
    told["gain"] = torch.from_numpy(gains.reshape(-1))
    told["target"] = torch.from_numpy((gains + values).reshape(-1))
    use = (told["legal"].sum(dim=1) > 1) & torch.from_numpy(known.reshape(-1))
    return {name: part[use] for name, part in told.items()}


def advantages(
    values: np.ndarray,
    seats: list[np.ndarray],
    rewards: list[np.ndarray],
    done: list[np.ndarray],
    seat_now: np.ndarray,
    value_now: np.ndarray,
) -> tuple[np.ndarray, np.ndarray]:
    """How much better than expected each decision went (GAE), following every seat through its own decisions.

    Backwards in time: ``ahead`` is what a seat of a game expects at its next decision, or what it got at the
    end. Of a seat whose next decision is not among these steps we do not know it yet.
    """
    every = np.arange(values.shape[1])
    players = rewards[0].shape[1]
    ahead = np.zeros((len(every), players), np.float32)
    trace = np.zeros_like(ahead)
    sure = np.zeros(ahead.shape, np.bool_)
    ahead[every, seat_now], sure[every, seat_now] = value_now, True
    gains, known = np.zeros_like(values), np.zeros(values.shape, np.bool_)
    for step in reversed(range(len(values))):
        ended = done[step]
        ahead[ended], trace[ended], sure[ended] = rewards[step][ended], 0.0, True
        seat = seats[step]
        gains[step] = ahead[every, seat] - values[step] + LAMBDA * trace[every, seat]
        known[step] = sure[every, seat]
        trace[every, seat] = np.where(known[step], gains[step], 0.0)
        ahead[every, seat], sure[every, seat] = values[step], True
    return gains, known


def learn(network: Network, optimiser: torch.optim.Optimizer, told: dict[str, torch.Tensor]) -> float:
    """PPO: make good choices likelier, but no choice much likelier than it was. Returns the entropy."""
    entropy = torch.tensor(0.0)
    for _ in range(EPOCHS):
        for some in torch.randperm(len(told["gain"])).split(BATCH):
            part = {name: whole[some] for name, whole in told.items()}
            scores, value = network(part["rows"], part["legal"])
            ratio = (scores.gather(1, part["place"][:, None]).squeeze(1) - part["score"]).exp()
            gain = (part["gain"] - part["gain"].mean()) / (part["gain"].std() + 1e-8)
            better = torch.minimum(ratio * gain, ratio.clamp(1 - CLIP, 1 + CLIP) * gain).mean()
            wrong = (value - part["target"]).pow(2).mean()
            entropy = -(scores.exp() * scores.clamp(min=-1e3)).sum(dim=1).mean()
            optimiser.zero_grad()
            (wrong - better - ENTROPY * entropy).backward()
            nn.utils.clip_grad_norm_(network.parameters(), 0.5)
            optimiser.step()
    return entropy.item()


def share_of_wins(network: Network, setup: Setup, opponent: str, games: int, seed: int) -> float:
    """The network at one seat, the opponent at all others; every seat equally often."""
    beside = min(games, 100)
    envs = [CitadelsEnv(bots=opponent, seat=at % setup.players, **vars(setup)) for at in range(beside)]
    seen = [env.reset(seed=seed + at)[0] for at, env in enumerate(envs)]
    begun, won, running = beside, 0.0, list(range(beside))
    while running:
        choices = network.choose(
            np.stack([seen[at]["observation"] for at in running]),
            np.stack([seen[at]["action_mask"] for at in running]),
        )
        for at, choice in zip(list(running), choices, strict=True):
            seen[at], reward, over, _, _ = envs[at].step(int(choice))
            if over:
                won += reward + 1 / setup.players
                if begun < games:
                    seen[at], _ = envs[at].reset(seed=seed + begun)
                    begun += 1
                else:
                    running.remove(at)
    return won / games


def draw_curve(path: Path, points: list[dict[str, float]], even: float, opponent: str) -> None:
    """The share of wins by minutes as an SVG."""
    wide, tall, left, top = 640, 300, 56, 24
    longest = max(point["minutes"] for point in points) or 1.0
    highest = max(0.5, *(point["share"] for point in points))

    def x(minutes: float) -> float:
        return left + (wide - left - 16) * minutes / longest

    def y(share: float) -> float:
        return top + (tall - top - 48) * (1 - share / highest)

    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {wide} {tall}" font-family="sans-serif" '
        f'font-size="13"><rect width="100%" height="100%" fill="#fff"/>',
        f'<text x="{left}" y="16">Games won against {opponent} bots at all other seats</text>',
    ]
    for share in np.arange(0, highest + 0.001, 0.1):
        parts.append(
            f'<path d="M{left} {y(share):.1f}H{wide - 16}" stroke="#ddd"/>'
            f'<text x="{left - 8}" y="{y(share) + 4:.1f}" text-anchor="end">{share:.0%}</text>'
        )
    for minute in range(0, int(longest) + 1, max(1, round(longest / 10))):
        parts.append(f'<text x="{x(minute):.1f}" y="{tall - 30}" text-anchor="middle">{minute}</text>')
    line = " ".join(f"{x(point['minutes']):.1f},{y(point['share']):.1f}" for point in points)
    parts += [
        f'<text x="{wide / 2}" y="{tall - 10}" text-anchor="middle">minutes of training on one core</text>',
        f'<path d="M{left} {y(even):.1f}H{wide - 16}" stroke="#d55e00" stroke-dasharray="6 4"/>',
        f'<text x="{wide - 16}" y="{y(even) - 5:.1f}" text-anchor="end" fill="#b04e00">an even share</text>',
        f'<polyline points="{line}" fill="none" stroke="#0072b2" stroke-width="2.5"/></svg>',
    ]
    path.write_text("\n".join(parts) + "\n", encoding="utf-8")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("--minutes", type=float, default=20.0)
    parser.add_argument("--players", type=int, default=4)
    parser.add_argument("--opponent", default="greedy")
    parser.add_argument("--check-games", type=int, default=CHECK_GAMES)
    parser.add_argument("--last-games", type=int, default=2000, help="games of the last check")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--curve", type=Path, metavar="FILE.svg")
    parser.add_argument("--save", type=Path, metavar="FILE")
    wanted = parser.parse_args()
    torch.manual_seed(wanted.seed)
    torch.set_num_threads(1)
    setup = Setup(players=wanted.players)
    network = Network(setup)
    optimiser = torch.optim.Adam(network.parameters(), RATE, eps=1e-5)
    games = VectorGames(GAMES, setup, seed=wanted.seed)
    points: list[dict[str, float]] = []
    spent, decisions, entropy, next_check, last = 0.0, 0, 0.0, 0.0, False
    while not last:
        last = spent >= wanted.minutes * 60
        if last or spent >= next_check:
            count = wanted.last_games if last else wanted.check_games
            share = share_of_wins(network, setup, wanted.opponent, count, seed=10**6)
            points.append(
                {
                    "minutes": spent / 60,
                    "share": share,
                    "games": count,
                    "decisions": decisions,
                    "entropy": entropy,
                }
            )
            print(json.dumps({name: round(value, 3) for name, value in points[-1].items()}), flush=True)
            next_check += CHECK_SECONDS
        if not last:
            begun = time.process_time()
            for group in optimiser.param_groups:  # slower towards the end
                group["lr"] = RATE * max(0.05, 1 - spent / (wanted.minutes * 60))
            entropy = learn(network, optimiser, play(games, network))
            decisions += GAMES * STEPS
            spent += time.process_time() - begun
    if wanted.curve:
        draw_curve(wanted.curve, points, 1 / wanted.players, wanted.opponent)
    if wanted.save:
        torch.save(network.state_dict(), wanted.save)
    even = 1 / wanted.players
    print(f"{points[-1]['share']:.1%} of {wanted.last_games} games won; an even share is {even:.1%}")


if __name__ == "__main__":
    main()
