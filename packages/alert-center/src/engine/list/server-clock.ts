import { CLOCK_STEP_MS } from '../alert/limits.ts';

/**
 * How far this machine's clock is from the server's. Lists, counts and ages go by the server's time: a
 * browser whose clock is days wrong must not show an empty list.
 */
export interface ServerClock {
  /** What to add to our clock, ms; null: the source has not told its time. */
  readonly offset: number | null;
  /** Told once, and smaller than the known one: it may only have come late. */
  readonly doubted: number | null;
  /** Our clock may have been moved, or the machine has slept: until the server tells, nothing moves. */
  readonly isUnsure: boolean;
}

interface WithClock {
  clock: ServerClock;
}

export const unknownClock: ServerClock = { offset: null, doubted: null, isUnsure: false };

/** The server's time as far as it is known, epoch ms. */
export const serverNow = ({
  clock,
  now,
}: {
  readonly clock: ServerClock;
  readonly now: number;
}): number => now + offsetOf({ clock });

/** What to add to this machine's clock for the server's time, ms. */
export const offsetOf = ({ clock }: { readonly clock: ServerClock }): number => clock.offset ?? 0;

/**
 * The source has told its time. What comes late can only make it look earlier than it is: a later time
 * is believed at once, an earlier one when it is told twice alike.
 */
export function learnOffset(draft: WithClock, told: number): void {
  const { offset, doubted, isUnsure } = draft.clock;
  const isAlike = (other: number): boolean => Math.abs(told - other) < CLOCK_STEP_MS;
  if (isAlike(offset ?? 0)) {
    if (offset === null || doubted !== null || isUnsure) believe(draft, offset ?? 0);
    return;
  }
  const isLate = offset !== null && told < offset && !isUnsure;
  if (isLate && (doubted === null || !isAlike(doubted))) {
    draft.clock = { offset, doubted: told, isUnsure };
    return;
  }
  believe(draft, told);
}

function believe(draft: WithClock, offset: number): void {
  draft.clock = { offset, doubted: null, isUnsure: false };
}

/** From here on the known offset may be wrong; false where the source never tells its time. */
export function doubtClock(draft: WithClock): boolean {
  const { offset } = draft.clock;
  if (offset === null) return false;
  draft.clock = { offset, doubted: null, isUnsure: true };
  return true;
}
