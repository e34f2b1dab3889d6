import type { Alert } from './alert.ts';

function same(left: unknown, right: unknown): boolean {
  if (Object.is(left, right)) return true;
  if (typeof left !== 'object' || typeof right !== 'object' || !left || !right) return false;
  const leftKeys = Object.keys(left);
  if (leftKeys.length !== Object.keys(right).length) return false;
  return leftKeys.every((key) =>
    same((left as Record<string, unknown>)[key], (right as Record<string, unknown>)[key]),
  );
}

/** Returns `before` when `next` is deeply equal, so that its views do not render again. */
export function reuse<T>(before: T, next: T): T {
  return same(before, next) ? before : next;
}

/**
 * Merges two versions of an alert, in whatever order they arrive: the greater `seq` wins. At the same
 * `seq` the received one wins but keeps a known address, which is looked up later without a new `seq`.
 * Returns `known` itself when nothing changed.
 */
export function mergeAlert(known: Alert, received: Alert): Alert {
  if (received.seq < known.seq) return known;
  const merged =
    received.address === null && known.address !== null
      ? { ...received, address: known.address }
      : received;
  return reuse(known, merged);
}
