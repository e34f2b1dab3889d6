/** A class as the charting library types it. */
export const classOf = (name: string | undefined): string => name ?? '';
