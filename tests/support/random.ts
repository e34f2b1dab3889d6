/** A seeded random generator. Prints its seed; `PANTAU_SEED` repeats a run. */
export function seededRandom(name: string): () => number {
  const seed = Number(process.env['PANTAU_SEED'] ?? Date.now() % 2 ** 31);
  console.log(`${name}: PANTAU_SEED=${seed}`);
  let state = seed >>> 0;
  // Mulberry32.
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}
