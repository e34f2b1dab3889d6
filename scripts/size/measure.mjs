import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { basename, dirname, join, relative } from 'node:path';
import filePlugin from '@size-limit/file';
import { transform } from 'esbuild';
import sizeLimit from 'size-limit';
import { bundleAtOnce } from '../build/at-once.mjs';
import { at, root } from '../lib/paths.mjs';

/**
 * The size of code that loads together.
 *
 * @typedef {object} Weight
 * @property {number} size bytes, gzipped
 * @property {Map<string, number>} parts bytes by package, before minification
 */

/** Provided by the host. */
export const peers = ['react', 'react-dom', 'react/*', 'react-dom/*'];

const cache = at('node_modules', '.cache', 'pantau-size');

/** @param {string} name @param {readonly (string | Uint8Array)[]} contents @returns {Promise<number>} bytes */
export async function gzipped(name, contents) {
  const folder = join(cache, name.replace(/\W+/g, '-'));
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const files = contents.map((content, index) => {
    const file = join(folder, String(index));
    writeFileSync(file, content);
    return file;
  });
  if (files.length === 0) return 0;
  const checks = { checks: [{ files, gzip: true }] };
  const [result] = /** @type {{ size: number }[]} */ (await sizeLimit([filePlugin], checks));
  return result?.size ?? 0;
}

/** @param {string} input path of a module @returns {string} its package */
function packageOf(input) {
  const installed = /.*node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(input)?.[1];
  const own = /^packages\/([^/]+)/.exec(input)?.[1];
  return installed ?? (own === undefined ? 'entry' : `@pantau/${own}`);
}

/** @param {readonly string[]} patterns names of packages, or `name/*` for their subpaths */
const isOneOf = (patterns) => (/** @type {string} */ id) =>
  patterns.some((one) => (one.endsWith('/*') ? id.startsWith(one.slice(0, -1)) : id === one));

/**
 * Bundles published modules as a host would.
 *
 * @param {readonly string[]} modules specifiers, or paths relative to the root
 * @param {readonly string[]} external
 */
function bundle(modules, external) {
  const entry = at('size-entry.js');
  return bundleAtOnce({
    root,
    input: entry,
    external: isOneOf(external),
    plugins: [
      {
        name: 'size-entry',
        resolveId: (id) => (id === entry ? entry : null),
        load: (id) =>
          id === entry
            ? modules.map((one, index) => `export * as _${index} from '${one}';`).join('\n')
            : null,
      },
    ],
  });
}

/**
 * Weighs what modules load at once. Dynamic imports do not count.
 *
 * @param {string} name
 * @param {readonly string[]} modules specifiers, or paths relative to the root
 * @param {readonly string[]} [external]
 * @returns {Promise<Weight>}
 */
export async function weigh(name, modules, external = peers) {
  const { atOnce } = await bundle(modules, external);
  /** @type {Map<string, number>} */
  const parts = new Map();
  for (const chunk of atOnce) {
    for (const [id, { renderedLength }] of Object.entries(chunk.modules)) {
      const part = packageOf(relative(root, id));
      parts.set(part, (parts.get(part) ?? 0) + renderedLength);
    }
  }
  return {
    size: await gzipped(
      name,
      atOnce.map(({ code }) => code),
    ),
    parts,
  };
}

/** @param {string} id of a module @returns {string} its package, or its file name without the build's hash */
function partName(id) {
  const installed = /.*node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(id)?.[1];
  return installed ?? basename(id).replace(/(-[A-Z0-9]{8})?\.m?js$/, '');
}

/**
 * Weighs the dynamic imports of modules, each with everything that it loads beyond the first load.
 *
 * @param {readonly string[]} modules specifiers
 * @returns {Promise<Map<string, number>>} bytes, gzipped, by the part's name
 */
export async function weighLater(modules) {
  const { later } = await bundle(modules, []);
  const chunkOf = new Map(later.map((chunk) => [chunk.fileName, chunk]));
  /** @type {Map<string, number>} */
  const parts = new Map();
  for (const chunk of later) {
    if (!chunk.isDynamicEntry || chunk.facadeModuleId === null) continue;
    const loaded = new Set([chunk]);
    for (const one of loaded) {
      for (const file of one.imports) {
        const further = chunkOf.get(file);
        if (further !== undefined) loaded.add(further);
      }
    }
    const name = partName(chunk.facadeModuleId);
    const codes = [...loaded].map(({ code }) => code);
    parts.set(name, await gzipped(`later ${name}`, codes));
  }
  return parts;
}

/** @param {string} path a style sheet, relative to the root @returns {Promise<Weight>} */
export async function weighSheet(path) {
  const sheet = await transform(readFileSync(at(path), 'utf8'), { loader: 'css', minify: true });
  const part = `${packageOf(path)}/${basename(dirname(path)) === 'dist' ? basename(path) : path}`;
  return {
    size: await gzipped(path, [sheet.code]),
    parts: new Map([[part, sheet.code.length]]),
  };
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
  for (const weight of weights) {
    for (const [part, bytes] of weight.parts) parts.set(part, (parts.get(part) ?? 0) + bytes);
  }
  return { size: weights.reduce((sum, { size }) => sum + size, 0), parts };
}
