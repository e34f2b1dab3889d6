/** Tuesday, 17 November 2026, 10:32 in Jakarta. */
const FIXED_TIME = Date.UTC(2026, 10, 17, 3, 32);

const RealDate = Date;

class FixedDate extends RealDate {
  constructor(...parts: [] | ConstructorParameters<DateConstructor>) {
    // An empty list is the current time.
    if (parts.length === 0) super(FIXED_TIME);
    else super(...(parts as [number]));
  }

  static override now(): number {
    return FIXED_TIME;
  }
}

/** Holds the date and the time of the page; timers go on. */
export function holdClock(held: boolean): void {
  globalThis.Date = held ? (FixedDate as DateConstructor) : RealDate;
}
