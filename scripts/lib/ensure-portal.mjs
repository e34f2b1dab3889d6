import { createHash } from 'node:crypto';
import { existsSync, readFileSync, readdirSync, statSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { at, bin, root, workspaceNode } from './paths.mjs';
import { run } from './run.mjs';

const skipped = new Set(['node_modules', 'dist', 'coverage']);
const notBuilt = /\.(?:test|stories|e2e)\.[cm]?[jt]sx?$|\.md$/;
const inputs = ['packages', 'apps/portal', 'package-lock.json', 'tsconfig.base.json'].map((path) =>
  at(path),
);
const stampFile = at('apps', 'portal', 'dist', '.stamp');

/** @param {string} path @returns {string[]} the files at or under it that a build reads, sorted */
function filesUnder(path) {
  if (statSync(path).isFile()) return notBuilt.test(path) ? [] : [path];
  return readdirSync(path)
    .filter((name) => !skipped.has(name) && !name.startsWith('.'))
    .sort()
    .flatMap((name) => filesUnder(join(path, name)));
}

/** A hash of everything that a build of these files and folders reads. @param {readonly string[]} paths */
export function hashOf(paths) {
  const hash = createHash('sha256');
  for (const file of paths.flatMap(filesUnder)) {
    hash.update(relative(root, file)).update('\0').update(readFileSync(file)).update('\0');
  }
  return hash.digest('hex');
}

/**
 * Builds the portal unless its last build had the same inputs.
 *
 * @throws if the build fails
 */
export async function ensurePortal() {
  const hash = hashOf(inputs);
  if (existsSync(stampFile) && readFileSync(stampFile, 'utf8') === hash) return;
  console.log('pantau: building the portal');
  const { code } = await run(workspaceNode, [bin('vite'), 'build', 'apps/portal']);
  if (code !== 0) throw new Error(`The build of the portal failed (${code}).`);
  writeFileSync(stampFile, hash);
}
