/** Counts cap at 99+ (spec alerts §9). */
export const mostShown = 99;

/** 27 → `27`, 128 → `99+`. */
export const capCount = (count: number): string =>
  count > mostShown ? `${mostShown}+` : String(count);
