#!/usr/bin/env python3
"""Plays Kayles without a mistake: knock down one pin, or two that stand side by side. Who makes the last move wins."""
import sys
from functools import reduce
from operator import xor

NIMBERS = [0]


def splits(size):
    """Every way to knock down pins of a row: how many, and how many stay on the left."""
    return [(take, left) for take in (1, 2) for left in range(size - take + 1)]


def nimber(size):
    while len(NIMBERS) <= size:
        row = len(NIMBERS)
        seen = {NIMBERS[left] ^ NIMBERS[row - take - left] for take, left in splits(row)}
        NIMBERS.append(next(value for value in range(row + 2) if value not in seen))
    return NIMBERS[size]


def letters(row):
    return (letters(row // 26 - 1) if row >= 26 else "") + "abcdefghijklmnopqrstuvwxyz"[row % 26]


def best(position):
    rows = [int(size) for size in position.split(",")]
    total = reduce(xor, map(nimber, rows))
    moves = [(row, take, left) for row, size in enumerate(rows) for take, left in splits(size)]
    wins = [(row, take, left) for row, take, left in moves
            if total ^ nimber(rows[row]) ^ nimber(left) ^ nimber(rows[row] - take - left) == 0]
    row, take, left = (wins or moves)[0]
    return f"{letters(row)}{take}@{left}"


position = "0"
for line in sys.stdin:
    word, _, rest = line.strip().partition(" ")
    if word == "nimhall":
        print("name Kayla\nready", flush=True)
    elif word == "position":
        position = rest
    elif word == "go":
        print("bestmove", best(position), flush=True)
    elif word == "quit":
        break
