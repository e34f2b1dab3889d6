/** Seeded random numbers. */
export interface Random {
  /** From 0 (inclusive) to 1 (exclusive). */
  next(): number;
  between(from: number, to: number): number;
  /** An integer, both ends included. */
  int(from: number, to: number): number;
  chance(probability: number): boolean;
  pick<T>(items: readonly [T, ...T[]] | readonly T[]): T;
  /** Picks an item with a probability proportional to its weight. */
  weighted<T extends { readonly weight: number }>(items: readonly T[]): T;
}

/** mulberry32: 32 bits of state; deterministic on every platform. */
export function createRandom(seed: number): Random {
  let state = seed >>> 0;
  const next = (): number => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
  const between = (from: number, to: number): number => from + next() * (to - from);
  const at = <T>(items: readonly T[], index: number): T => {
    const item = items[index];
    if (item === undefined) throw new RangeError('There are no items to pick from.');
    return item;
  };
  return {
    next,
    between,
    int: (from, to) => Math.floor(between(from, to + 1)),
    chance: (probability) => next() < probability,
    pick: (items) => at(items, Math.floor(next() * items.length)),
    weighted(items) {
      let left = next() * items.reduce((sum, item) => sum + item.weight, 0);
      for (const item of items) {
        left -= item.weight;
        if (left < 0) return item;
      }
      return at(items, items.length - 1);
    },
  };
}

/** Rounds to a number of decimals. */
export function rounded(value: number, decimals = 0): number {
  const scale = 10 ** decimals;
  return Math.round(value * scale) / scale;
}
