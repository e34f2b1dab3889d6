/** A random number from 0 up to 1. */
export const random = (): number =>
  (globalThis.crypto.getRandomValues(new Uint32Array(1))[0] ?? 0) / 2 ** 32;
