/** Numbers of a filter begin here (spec shell §5). */
export const FILTER_NUMBER_MIN = 0;

/** Decimals that a filter's number keeps; weights are told to the gram, volumes to the millilitre. */
export const FILTER_DECIMALS = 6;

/** Characters; a longer text is refused in the dialog and not read from an address. Ours: the spec has none. */
export const FILTER_TEXT_MAX = 200;

/** Values that one field may ask for at once. Ours: the spec has none, addresses have. */
export const FILTER_LIST_MAX = 50;
