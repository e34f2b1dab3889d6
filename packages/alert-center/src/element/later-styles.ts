import { sheetOf } from './style-sheets.ts';

/** The build replaces this text with the rules of the lazy parts. */
const parts = '/* pantau-alert-center later */';

export const laterSheets = sheetOf(parts);
