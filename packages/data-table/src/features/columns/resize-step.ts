/** px per key press or menu action. */
export const RESIZE_STEP = 16;
