import { createHash } from 'node:crypto';
import { readFileSync, readdirSync, statSync } from 'node:fs';
import { join, relative } from 'node:path';
import { root } from './paths.mjs';

const skipped = new Set(['node_modules', 'dist', 'coverage']);
const notBuilt = /\.(?:test|stories|e2e)\.[cm]?[jt]sx?$|\.md$/;

/** @param {string} path @returns {string[]} the files at or under it that a build reads, sorted */
function filesUnder(path) {
  if (statSync(path).isFile()) return notBuilt.test(path) ? [] : [path];
  return readdirSync(path)
    .filter((name) => !skipped.has(name) && !name.startsWith('.'))
    .sort()
    .flatMap((name) => filesUnder(join(path, name)));
}

/**
 * A hash over the contents of files and folders; tests, stories and built files do not count.
 *
 * @param {readonly string[]} paths relative to the root
 */
export function hashOf(paths) {
  const hash = createHash('sha256');
  for (const file of paths.flatMap((path) => filesUnder(join(root, path)))) {
    hash.update(relative(root, file)).update('\0').update(readFileSync(file)).update('\0');
  }
  return hash.digest('hex');
}
