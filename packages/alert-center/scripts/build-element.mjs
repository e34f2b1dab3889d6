/**
 * Builds what the custom element needs in addition to the modules from tsup:
 * - the style sheets for the start, inserted as text into the element's module in `dist`;
 * - `dist/standalone/pantau-alert-center.js`, the script for pages without a bundler, and its chunks: one
 *   that loads immediately, the others on first use;
 * - `dist/standalone/pantau-map-worker.js`, which such a page hosts for live maps.
 */
import { readFile, readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { transform } from 'esbuild';
import { bundleAtOnce } from '../../../scripts/build/at-once.mjs';
import { eagerCompile } from '../../../scripts/build/eager-compile.mjs';

const here = fileURLToPath(new URL('..', import.meta.url));
const root = fileURLToPath(new URL('../../..', import.meta.url));
const dist = join(here, 'dist');

/** The published sheets that replace the placeholder in `src/element/element-styles.ts`. */
const sheets = [join(root, 'packages/core/dist/styles.css'), join(dist, 'styles.css')];

/** @param {readonly string[]} files @returns {Promise<string>} */
async function minified(files) {
  const texts = await Promise.all(files.map((file) => readFile(file, 'utf8')));
  const { code } = await transform(texts.join('\n'), { loader: 'css', minify: true });
  return code.trim();
}

/** @returns {Promise<string[]>} the modules from tsup */
async function builtModules() {
  const files = await readdir(dist, { recursive: true });
  return files
    .filter((name) => name.endsWith('.js') && !name.startsWith('standalone'))
    .map((name) => join(dist, name));
}

/** @param {string} rules */
async function fill(rules) {
  const place = /(["'`])\/\* pantau-alert-center styles \*\/\1/g;
  let filled = 0;
  for (const file of await builtModules()) {
    const text = await readFile(file, 'utf8');
    if (text.search(place) === -1) continue;
    await writeFile(
      file,
      text.replace(place, () => JSON.stringify(rules)),
    );
    filled += 1;
  }
  if (filled === 0) throw new Error('No module of the element has a placeholder for its styles.');
}

/**
 * graphql-request imports graphql's parser and printer for documents that are not text. All documents here
 * are text, so the stand-alone script omits both. If graphql-request imports another name in the future,
 * the build fails.
 *
 * @type {import('vite').Plugin}
 */
const withoutGraphqlParser = {
  name: 'without-graphql-parser',
  enforce: 'pre',
  resolveId: (id) => (id === 'graphql' ? '\0graphql' : null),
  load: (id) =>
    id === '\0graphql'
      ? `const unused = () => { throw new Error('GraphQL documents must be text'); };
export { unused as parse, unused as print };
export const Kind = { OPERATION_DEFINITION: 'OperationDefinition' };`
      : null,
};

/**
 * Radix adds two focus guards to the body of the host's page while an overlay is open. The overlay stack
 * already traps focus, so the element omits them.
 *
 * @type {import('vite').Plugin}
 */
const withoutFocusGuards = {
  name: 'without-focus-guards',
  enforce: 'pre',
  resolveId: (id) => (id === '@radix-ui/react-focus-guards' ? '\0focus-guards' : null),
  load: (id) => (id === '\0focus-guards' ? 'export const useFocusGuards = () => undefined;' : null),
};

await fill(await minified(sheets));
// The script has a stable name and only imports one chunk with everything needed immediately. The chunk's
// name contains a hash, so it can be cached forever, and lazy parts find the same modules even if a host
// appends a query to the script's URL. Must run after filling, so that the hash includes the style rules.
await bundleAtOnce({
  root: here,
  input: join(dist, 'element/index.js'),
  outDir: join(dist, 'standalone'),
  plugins: [withoutGraphqlParser, withoutFocusGuards, eagerCompile],
  name: 'pantau-alert-center',
});

// MapLibre's worker, of the same version as in the chunk, without its source map.
const worker = fileURLToPath(import.meta.resolve('maplibre-gl/dist/maplibre-gl-worker.mjs'));
const text = await readFile(worker, 'utf8');
await writeFile(
  join(dist, 'standalone/pantau-map-worker.js'),
  text.replace(/\n\/\/# sourceMappingURL=.*\s*$/, '\n'),
);
