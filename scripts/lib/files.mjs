import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './paths.mjs';

const notOurs = new Set(['.git', 'node_modules', 'dist', 'storybook-static', 'coverage']);
const leftovers = new Set(['.data', '.cache', 'test-results', 'playwright-report']);

/** @param {string} folder relative to the root @returns {string[]} */
function walk(folder) {
  return readdirSync(join(root, folder), { withFileTypes: true }).flatMap((entry) => {
    const path = folder === '' ? entry.name : `${folder}/${entry.name}`;
    if (!entry.isDirectory()) return entry.isFile() ? [path] : [];
    return notOurs.has(entry.name) || leftovers.has(entry.name) ? [] : walk(path);
  });
}

/**
 * Files that are, or are about to be, in the repository; paths relative to the root, with `/`.
 * Without git (an unpacked archive) every file that no tool has made.
 */
export function repositoryFiles() {
  const args = ['ls-files', '-z', '--cached', '--others', '--exclude-standard'];
  const listed = spawnSync('git', args, { cwd: root, encoding: 'utf8', maxBuffer: 1 << 26 });
  if (listed.status !== 0) return walk('');
  return listed.stdout.split('\0').filter((path) => path !== '' && existsSync(join(root, path)));
}

/**
 * Shows what a check has found and ends the process accordingly.
 *
 * @param {string} what what was checked, such as `42 style sheets`
 * @param {readonly string[]} problems one sentence each
 */
export function conclude(what, problems) {
  for (const problem of problems) console.error(problem);
  console.log(`${what}: ${problems.length === 0 ? 'fine' : `${problems.length} problems`}`);
  process.exitCode = problems.length === 0 ? 0 : 1;
}
