import type { ScoreCategory } from '@pantau/core/driver-score';

/** Lengths of the spans of `driver_spans` in days, each a multiple of the one before. */
export const spanLengths = [1, 8, 64] as const;

const snakeCase = (name: string): string =>
  name.replace(/[A-Z]/g, (one) => `_${one.toLowerCase()}`);

/** Columns of `driver_spans`. */
export const totalColumn = (category: ScoreCategory): string => `${snakeCase(category)}_total`;
export const costColumn = (category: ScoreCategory): string => `${snakeCase(category)}_cost`;
