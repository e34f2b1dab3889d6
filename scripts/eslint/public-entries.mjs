import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Reads the public entries of every package from its own `exports` map.
 *
 * @param {string} root absolute path of the repository
 * @returns {Record<string, string[]>} such as `{'@pantau/core': ['@pantau/core', '@pantau/core/ui']}`
 */
export function readPublicEntries(root) {
  const folder = join(root, 'packages');
  /** @type {Record<string, string[]>} */
  const entries = {};
  for (const name of readdirSync(folder)) {
    const file = join(folder, name, 'package.json');
    if (!existsSync(file)) continue;
    const manifest = JSON.parse(readFileSync(file, 'utf8'));
    entries[manifest.name] = Object.keys(manifest.exports).map((key) =>
      key.replace(/^\./, manifest.name),
    );
  }
  return entries;
}
