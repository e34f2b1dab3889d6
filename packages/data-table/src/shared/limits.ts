/** Page sizes (DT-10). */
export const pageSizes = [10, 25, 50, 100] as const;
export type PageSize = (typeof pageSizes)[number];
export const defaultPageSize: PageSize = 10;
/** First page. */
export const defaultPage = 1;
/** ms between the last key and the search (DT-9). */
export const searchDebounceMs = 500;
/** Longer cell text is cut and shown in a tooltip (DT-6). */
export const defaultTooltipLength = 20;
