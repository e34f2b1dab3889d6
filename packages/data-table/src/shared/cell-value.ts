/** The value of a cell for sorting, searching, copying and exporting. Times are epoch ms. */
export type CellValue = string | number | boolean | null;
