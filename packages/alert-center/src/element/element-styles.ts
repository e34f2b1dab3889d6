import { sheetOf } from '@pantau/core/shadow-frame';

/**
 * The build replaces this text with the rules of everything the element shows at first. When running from
 * source, the sheets are in the page and the workbench passes them as `DefineOptions.sheets`.
 */
const parts = '/* pantau-alert-center styles */';

const host = `
:host { display: inline-block; }
:host([display='inline']) { display: grid; height: 100%; min-height: 480px; }
:host([display='inline']) .pantau-frame { height: 100%; }
`;

export const hostSheets = sheetOf(host);
export const partSheets = sheetOf(parts);
