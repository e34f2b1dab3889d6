import { CLOCK_STEP_MS } from '../alert/limits.ts';

/**
 * The difference between the browser's clock and the server's. Lists, counts and ages use server time: a
 * browser whose clock is off by days must not show an empty list.
 */
export interface ServerClock {
  /** Add to the browser's clock to get server time, ms; null until the source reports its time. */
  readonly offset: number | null;
  /** An offset reported once that is smaller than the known one: the message may have been delayed. */
  readonly unconfirmed: number | null;
  /** The browser's clock may have been changed, or the device slept; cleared when the server reports its time. */
  readonly isUnsure: boolean;
}

interface WithClock {
  clock: ServerClock;
}

export const unknownClock: ServerClock = { offset: null, unconfirmed: null, isUnsure: false };

/** The best known server time, epoch ms. */
export const serverNow = ({
  clock,
  now,
}: {
  readonly clock: ServerClock;
  readonly now: number;
}): number => now + offsetOf({ clock });

/** Add to the browser's clock to get server time, ms; 0 while unknown. */
export const offsetOf = ({ clock }: { readonly clock: ServerClock }): number => clock.offset ?? 0;

/**
 * Handles a reported offset. A delayed message can only make server time look earlier than it is: a later
 * time is accepted immediately, an earlier one when it is reported twice in agreement.
 */
export function updateOffset(draft: WithClock, reported: number): void {
  const { offset, unconfirmed, isUnsure } = draft.clock;
  const isClose = (other: number): boolean => Math.abs(reported - other) < CLOCK_STEP_MS;
  if (isClose(offset ?? 0)) {
    if (offset === null || unconfirmed !== null || isUnsure) acceptOffset(draft, offset ?? 0);
    return;
  }
  const isLate = offset !== null && reported < offset && !isUnsure;
  if (isLate && (unconfirmed === null || !isClose(unconfirmed))) {
    draft.clock = { offset, unconfirmed: reported, isUnsure };
    return;
  }
  acceptOffset(draft, reported);
}

function acceptOffset(draft: WithClock, offset: number): void {
  draft.clock = { offset, unconfirmed: null, isUnsure: false };
}

/** Marks the known offset as unsure; returns false when the source has never reported its time. */
export function markClockUnsure(draft: WithClock): boolean {
  const { offset } = draft.clock;
  if (offset === null) return false;
  draft.clock = { offset, unconfirmed: null, isUnsure: true };
  return true;
}
