/**
 * `npm run build`: every package, each after those it depends on, then the portal.
 * `npm run build -- core alert-center`: only these packages.
 */
import { existsSync } from 'node:fs';
import { basename, join } from 'node:path';
import { ensurePackages } from './bootstrap.mjs';
import { ensurePortal } from './lib/ensure-portal.mjs';
import { at, bin, packagesInOrder, workspaceNode } from './lib/paths.mjs';
import { run } from './lib/run.mjs';

const only = process.argv.slice(2);
/** @type {string[]} */
const problems = [];

/** @param {import('./lib/paths.mjs').WorkspacePackage} one */
async function buildPackage({ name, folder, manifest }) {
  const tsup = [bin('tsup'), '--config', at('tsup.config.ts'), '--silent'];
  const { code } = await run(workspaceNode, tsup, { cwd: folder });
  if (code !== 0) throw new Error(`The build of ${name} failed (${code}).`);
  // A package may build more than its modules, such as the stand-alone custom element.
  const scripts = Object.keys(manifest.scripts ?? {}).filter((key) => key.startsWith('build:'));
  for (const script of scripts) {
    const { code } = await run('npm', ['run', '--silent', script], { cwd: folder });
    if (code !== 0) throw new Error(`${name}: '${script}' failed (${code}).`);
  }
  const missing = Object.values(manifest.exports)
    .flatMap((target) => (typeof target === 'string' ? [target] : [target.types, target.import]))
    .filter((file) => !existsSync(join(folder, file)));
  if (missing.length > 0) problems.push(`${name} exports missing files: ${missing.join(', ')}`);
  console.log(`${name} built`);
}

try {
  await ensurePackages();
  for (const one of packagesInOrder()) {
    if (only.length === 0 || only.includes(basename(one.folder))) await buildPackage(one);
  }
  if (only.length === 0) await ensurePortal();
} catch (error) {
  problems.push(error instanceof Error ? error.message : String(error));
}
for (const problem of problems) console.error(problem);
process.exitCode = problems.length === 0 ? 0 : 1;
