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

/** `before` itself when `next` says the same, so that what shows it need not render again. */
export function reuse<T>(before: T, next: T): T {
  return same(before, next) ? before : next;
}

/**
 * The one of two versions of an alert that is to be believed, whatever way and in whatever order they
 * came: the greater `seq`. At the same `seq` the newly told one, with what only the known one holds:
 * an address is looked up later and moves no number. Returns `known` itself when nothing is new.
 */
export function mergeAlert(known: Alert, told: Alert): Alert {
  if (told.seq < known.seq) return known;
  const merged =
    told.address === null && known.address !== null ? { ...told, address: known.address } : told;
  return reuse(known, merged);
}
