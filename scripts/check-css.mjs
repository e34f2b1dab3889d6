/**
 * Style sheets hold their side of the bargain with the host's page: no selector without one of our
 * classes, no `!important`, no size that hangs on the host's root font, one name per sheet.
 */
import { readFileSync } from 'node:fs';
import { checkSheet, checkSheetNames } from './checks/css-rules.mjs';
import { conclude, repositoryFiles } from './lib/files.mjs';
import { at } from './lib/paths.mjs';

const sheets = repositoryFiles().filter((path) =>
  /^(?:packages|apps)\/[^/]+\/src\/.*\.css$/.test(path),
);

const problems = sheets.flatMap((path) =>
  checkSheet(readFileSync(at(path), 'utf8'), {
    global: path.startsWith('apps/') && !path.endsWith('.module.css'),
  }).map(({ line, message }) => `${path}:${line}: ${message}`),
);

conclude(`${sheets.length} style sheets`, [...problems, ...checkSheetNames(sheets)]);
