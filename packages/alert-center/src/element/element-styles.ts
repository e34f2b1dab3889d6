import { sheetOf } from './style-sheets.ts';

/**
 * The build replaces this text with the rules of everything the element shows at first. When running from
 * source, the sheets are in the page and the workbench passes them as `DefineOptions.sheets`.
 */
const parts = '/* pantau-alert-center styles */';

/**
 * Stops inheritance from the host's page, except for its font and `visibility`. Rules of the page for the
 * element override `:host`, so everything the widget relies on is set on the frame inside (EM-6).
 */
const host = `
:host { display: inline-block; max-width: 100%; }
:host([hidden]) { display: none; }
:host([display='inline']) { display: grid; height: 100%; min-height: 480px; }
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

/** Class of the frame that contains everything. */
export const frameClass = 'pantau-frame';
