/** Renews the tables of settings in the READMEs: `npm run settings`. */
import { readFileSync, writeFileSync } from 'node:fs';
import { settingsReadmes, withSettingsTable } from './settings-table.ts';

for (const [path, isListed] of Object.entries(settingsReadmes)) {
  const file = new URL(`../../../../${path}`, import.meta.url);
  writeFileSync(file, withSettingsTable(readFileSync(file, 'utf8'), isListed));
}
