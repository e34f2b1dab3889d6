/** Rows on a page (spec shell §9). */
export const pageSizes = [10, 25, 50, 100] as const;
export type PageSize = (typeof pageSizes)[number];
export const defaultPageSize: PageSize = 10;
/** Pages are counted from 1 (spec shell §9). */
export const defaultPage = 1;
/** ms after the last key until a search is sent (spec shell §9). */
export const searchDebounceMs = 500;
/** Longer cell texts are cut and shown whole in a tooltip (spec shell §9). */
export const defaultTooltipLength = 20;
