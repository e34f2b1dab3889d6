/** Random numbers from 0 up to 1 that no other tab repeats. */
const secureRandom = (): number =>
  (globalThis.crypto.getRandomValues(new Uint32Array(1))[0] ?? 0) / 2 ** 32;

/** A new id of a run. Built by hand because `crypto.randomUUID` is missing on pages without TLS. */
export const newRunId = (random: () => number = secureRandom): string =>
  Array.from({ length: 4 }, () =>
    Math.floor(random() * 36 ** 6)
      .toString(36)
      .padStart(6, '0'),
  ).join('');
