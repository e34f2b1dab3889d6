/** px; one press of a key, or of a menu item, makes a column so much wider or narrower. */
export const RESIZE_STEP = 16;
