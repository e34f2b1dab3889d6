import { readFileSync, readdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The repository's root, absolute. */
export const root = join(dirname(fileURLToPath(import.meta.url)), '..', '..');

/** A path under the root, absolute. @param {string[]} parts */
export const at = (...parts) => join(root, ...parts);

/** Node 24 of the workspace, whatever Node the machine has. */
export const workspaceNode = at('node_modules', '.bin', 'node');

/**
 * The JavaScript file behind a command of a package, to be run by `workspaceNode`.
 *
 * @param {string} name package, such as `vite`
 * @param {string} [command] when the package has several
 */
export function bin(name, command = name.split('/').pop() ?? name) {
  const { bin: bins } = JSON.parse(readFileSync(at('node_modules', name, 'package.json'), 'utf8'));
  return at('node_modules', name, typeof bins === 'string' ? bins : bins[command]);
}

/**
 * TypeScript 7 with one checker, for `workspaceNode`. By default four share the files of a project, and each
 * checks most of the types anew: on two cores that takes almost three times the CPU.
 */
export const typeScript = () => [bin('typescript7', 'tsc'), '--checkers', '1'];

/**
 * A published package of the workspace.
 *
 * @typedef {{ name: string, folder: string, manifest: any }} WorkspacePackage
 */

/** Every package, each after those it depends on. @returns {WorkspacePackage[]} */
export function packagesInOrder() {
  const all = readdirSync(at('packages'), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => {
      const folder = at('packages', name);
      const manifest = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
      return { name: String(manifest.name), folder, manifest };
    });
  /** @type {Set<WorkspacePackage>} */
  const ordered = new Set();
  /** @param {WorkspacePackage} one */
  const add = (one) => {
    const needs = { ...one.manifest.dependencies, ...one.manifest.peerDependencies };
    all.filter(({ name }) => name in needs).forEach(add);
    ordered.add(one);
  };
  all.forEach(add);
  return [...ordered];
}
