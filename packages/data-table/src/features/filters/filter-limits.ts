/** Characters; longer text is rejected in the dialog and ignored in the address. */
export const FILTER_TEXT_MAX = 200;

/** Maximum number of values per field, so that addresses stay short. */
export const FILTER_LIST_MAX = 50;
