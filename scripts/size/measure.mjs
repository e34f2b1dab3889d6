import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, dirname, relative } from 'node:path';
import { gzipSync } from 'node:zlib';
import { transform } from 'esbuild';
import { bundleAtOnce } from '../build/at-once.mjs';
import { at, root } from '../lib/paths.mjs';

/**
 * The size of files that load together.
 *
 * @typedef {object} Weight
 * @property {number} size bytes, gzipped
 * @property {Map<string, number>} parts bytes by package, before minification
 */

/** Provided by the host. */
export const peers = ['react', 'react-dom'];

/** @param {readonly (string | Uint8Array)[]} files @returns {number} bytes */
export const gzipped = (files) =>
  files.reduce((sum, file) => sum + gzipSync(file, { level: 9 }).length, 0);

/** @param {string} path of a module @returns {string | undefined} the package that npm installed it with */
const installedPackage = (path) => /.*node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(path)?.[1];

/** @param {string} path of a module, relative to the root */
const packageOf = (path) => installedPackage(path) ?? path.split('/').slice(0, 2).join('/');

/** @param {Map<string, number>} parts @param {string} part @param {number} bytes */
const add = (parts, part, bytes) => parts.set(part, (parts.get(part) ?? 0) + bytes);

/**
 * Bundles published modules as a host would.
 *
 * @param {readonly string[]} modules specifiers, or absolute paths
 * @param {readonly string[]} external packages
 */
function bundle(modules, external) {
  const input = at('node_modules', '.cache', 'pantau-size', 'entry.js');
  mkdirSync(dirname(input), { recursive: true });
  writeFileSync(
    input,
    modules.map((one, index) => `export * as _${index} from '${one}';`).join('\n'),
  );
  return bundleAtOnce({
    root,
    input,
    external: (id) => external.some((name) => id === name || id.startsWith(`${name}/`)),
  });
}

/**
 * Weighs what modules load at once. Dynamic imports do not count.
 *
 * @param {readonly string[]} modules specifiers, or absolute paths
 * @param {readonly string[]} [external] packages
 * @returns {Promise<Weight>}
 */
export async function weigh(modules, external = peers) {
  const { atOnce } = await bundle(modules, external);
  /** @type {Map<string, number>} */
  const parts = new Map();
  for (const [id, { renderedLength }] of atOnce.flatMap((chunk) => Object.entries(chunk.modules))) {
    add(parts, packageOf(relative(root, id)), renderedLength);
  }
  return { size: gzipped(atOnce.map(({ code }) => code)), parts };
}

/**
 * Weighs the dynamic imports of modules, each with everything that it loads beyond the first load.
 *
 * @param {readonly string[]} modules specifiers
 * @returns {Promise<Map<string, number>>} bytes, gzipped, by package, or by file name without the build's hash
 */
export async function weighLater(modules) {
  const { later } = await bundle(modules, []);
  return new Map(
    later.flatMap((chunk) => {
      const id = chunk.facadeModuleId;
      if (!chunk.isDynamicEntry || id === null) return [];
      const loaded = new Set([chunk]);
      for (const { imports } of loaded) {
        for (const one of later) if (imports.includes(one.fileName)) loaded.add(one);
      }
      const name = installedPackage(id) ?? basename(id).replace(/(-[A-Z0-9]{8})?\.m?js$/, '');
      return [[name, gzipped([...loaded].map(({ code }) => code))]];
    }),
  );
}

/** @param {string} path a style sheet, relative to the root @returns {Promise<Weight>} */
export async function weighSheet(path) {
  const { code } = await transform(readFileSync(at(path)), { loader: 'css', minify: true });
  return { size: gzipped([code]), parts: new Map([[path, code.length]]) };
}

/** @param {Weight} whole @param {Weight} base @returns {Weight} the whole without the base */
export function beyond(whole, base) {
  const parts = [...whole.parts].map(
    ([part, bytes]) => /** @type {const} */ ([part, bytes - (base.parts.get(part) ?? 0)]),
  );
  return {
    size: Math.max(0, whole.size - base.size),
    parts: new Map(parts.filter(([, bytes]) => bytes > 0)),
  };
}

/** @param {readonly Weight[]} weights @returns {Weight} */
export function together(weights) {
  /** @type {Map<string, number>} */
  const parts = new Map();
  for (const [part, bytes] of weights.flatMap((weight) => [...weight.parts]))
    add(parts, part, bytes);
  return { size: weights.reduce((sum, { size }) => sum + size, 0), parts };
}
