/** Higher counts are shown as `99+`. */
export const MAX_COUNT = 99;

/** 27 → `27`, 128 → `99+`. */
export const capCount = (count: number): string =>
  count > MAX_COUNT ? `${MAX_COUNT}+` : String(count);
