import { sheetOf } from './style-sheets.ts';

/**
 * Every rule of what the element shows at first. The build puts them in the place of this comment; in the sources
 * the sheets stand in the page, and the workbench hands them over (`DefineOptions.sheets`).
 */
const parts = '/* pantau-alert-center styles */';

/**
 * Inherited values of the host's page end here: whatever it sets, ours starts from the defaults. Only
 * its font and its hiding of the element pass. The page's own rules for the element come before
 * `:host`, so what we rely on is set on the frame inside.
 */
const host = `
:host { display: inline-block; max-width: 100%; }
:host([hidden]) { display: none; }
:host([layout='inline']) { display: grid; height: 100%; min-height: 480px; }
.pantau-frame {
  all: initial;
  display: block;
  direction: ltr;
  unicode-bidi: isolate;
  box-sizing: border-box;
  max-width: 100%;
  height: 100%;
  font-family: inherit;
  visibility: inherit;
}
`;

export const frameSheets = sheetOf(host);
export const partSheets = sheetOf(parts);

/** Class of the frame that everything stands in. */
export const frameClass = 'pantau-frame';
