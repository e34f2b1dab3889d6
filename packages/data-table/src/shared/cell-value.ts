/** What a cell stands for when rows are sorted, searched, copied or exported. Times are epoch ms. */
export type CellValue = string | number | boolean | null;
