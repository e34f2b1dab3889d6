import { sheetOf } from './style-sheets.ts';

/** The rules of parts that load later; the build puts them in the place of this comment. */
const parts = '/* pantau-alert-center later */';

export const laterSheets = sheetOf(parts);
