import { relative, resolve } from 'node:path';
import { build } from 'esbuild';

/** Packages that only work in React's client runtime. */
const ofReact =
  /^(?:react$|react\/|react-dom|react-i18next|@radix-ui\/|@tanstack\/react-|@dnd-kit\/)/;

/**
 * Which entries need React when they load: these are client components, and every other entry can be used on a server.
 *
 * @param {readonly string[]} entries source files, absolute
 * @param {string} root of the workspace
 * @returns {Promise<ReadonlyMap<string, string>>} by entry, the chain of files that leads to React
 */
export async function reactEntries(entries, root) {
  const { metafile } = await build({
    entryPoints: [...entries],
    absWorkingDir: root,
    outdir: 'unused',
    bundle: true,
    format: 'esm',
    platform: 'neutral',
    mainFields: ['module', 'main'],
    conditions: ['@pantau/source'],
    loader: { '.css': 'empty' },
    plugins: [
      {
        name: 'other-packages',
        setup({ onResolve }) {
          onResolve({ filter: /^[^./]/ }, ({ path, kind }) =>
            path.startsWith('@pantau/') || kind === 'entry-point'
              ? undefined
              : { path, external: true },
          );
        },
      },
    ],
    jsx: 'automatic',
    write: false,
    metafile: true,
    logLevel: 'silent',
  });
  const { inputs } = metafile;
  /** @type {Map<string, string>} */
  const found = new Map();
  for (const entry of entries) {
    const chain = chainToReact(inputs, relative(root, entry), new Set());
    if (chain !== undefined) found.set(entry, chain.join(' → '));
  }
  return found;
}

/**
 * @param {import('esbuild').Metafile['inputs']} inputs
 * @param {string} path
 * @param {Set<string>} visited
 * @returns {string[] | undefined}
 */
function chainToReact(inputs, path, visited) {
  if (ofReact.test(path)) return [path];
  if (visited.has(path)) return undefined;
  visited.add(path);
  for (const imported of inputs[path]?.imports ?? []) {
    if (imported.kind !== 'import-statement') continue;
    const rest = chainToReact(inputs, imported.path, visited);
    if (rest !== undefined) return [path, ...rest];
  }
  return undefined;
}

/**
 * A plugin of tsup that marks the entries that need React as client components. Chunks are not marked: they belong to
 * whatever imports them, so that an entry without the mark can be used on a server.
 *
 * @param {readonly string[]} entries source files, absolute
 * @param {string} root of the workspace
 */
export function clientDirective(entries, root) {
  const clients = reactEntries(entries, root);
  return {
    name: 'client-directive',
    /**
     * @param {string} code
     * @param {{ type: string, entryPoint?: string | undefined }} chunk
     */
    async renderChunk(code, { type, entryPoint }) {
      if (type !== 'chunk' || entryPoint === undefined) return undefined;
      if (!(await clients).has(resolve(entryPoint))) return undefined;
      // On the first line, so that source maps stay right.
      return { code: `"use client";${code}` };
    },
  };
}
