/** Orders of one bulk request; larger selections take several. */
export const bulkOrdersMax = 1_000;

/** Ids that a page lists at most. */
export const listedIdsMax = 10_000;

/** Characters of a cancellation's reason. */
export const cancelReasonMax = 255;

/** Characters of the note of a cancellation. */
export const cancelNoteMax = 1_000;

/** Characters of a text, such as a name. */
export const orderTextMax = 200;

/** Locations of an order. */
export const orderLocationsMax = 20;

/** In kg and cbm. */
export const orderAmountMax = 1_000_000_000;

/** In IDR. */
export const orderPriceMax = 1_000_000_000_000_000;
