/**
 * What the custom element needs besides the modules that tsup has made:
 * - the style sheets, as text, in `dist/**`'s modules of the element;
 * - `dist/standalone/pantau-alert-center.js`, the one script for pages without a build of their own,
 *   and beside it the chunks that it loads: one with itself, the others when they are first wanted;
 * - `dist/standalone/pantau-map-worker.js`, which such a page hosts for live maps.
 */
import { readFile, readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { transform } from 'esbuild';
import { bundleAtOnce } from '../../../scripts/build/at-once.mjs';

const here = fileURLToPath(new URL('..', import.meta.url));
const root = fileURLToPath(new URL('../../..', import.meta.url));
const dist = join(here, 'dist');

/**
 * What stands in `src/element/*-styles.ts` where the rules belong, and the published sheets that they
 * come from.
 */
const sheets = {
  styles: [join(root, 'packages/core/dist/styles.css'), join(dist, 'styles.css')],
  later: [join(dist, 'later.css')],
};

/** @param {readonly string[]} files @returns {Promise<string>} */
async function minified(files) {
  const texts = await Promise.all(files.map((file) => readFile(file, 'utf8')));
  const { code } = await transform(texts.join('\n'), { loader: 'css', minify: true });
  return code.trim();
}

/** @returns {Promise<string[]>} the modules that tsup has made */
async function builtModules() {
  const files = await readdir(dist, { recursive: true });
  return files
    .filter((name) => name.endsWith('.js') && !name.startsWith('standalone'))
    .map((name) => join(dist, name));
}

/** @param {string} name @param {string} rules */
async function fill(name, rules) {
  const place = new RegExp(`(["'\`])/\\* pantau-alert-center ${name} \\*/\\1`, 'g');
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
  if (filled === 0) throw new Error(`No module of the element has a place for its ${name}.`);
}

/**
 * graphql-request imports graphql's parser and printer for documents that are not text. Ours are text,
 * so the stand-alone script does without them. Another name that graphql-request came to import would
 * fail the build.
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
 * Radix puts two focus guards into the body of the host's page while something is open. The overlay
 * stack keeps focus inside by itself, so the element goes without them.
 *
 * @type {import('vite').Plugin}
 */
const withoutFocusGuards = {
  name: 'without-focus-guards',
  enforce: 'pre',
  resolveId: (id) => (id === '@radix-ui/react-focus-guards' ? '\0focus-guards' : null),
  load: (id) => (id === '\0focus-guards' ? 'export const useFocusGuards = () => undefined;' : null),
};

for (const [name, files] of Object.entries(sheets)) await fill(name, await minified(files));
// The script, whose name never changes, only leads to one chunk with all that is needed at once. That
// chunk's name tells its contents, so it may be kept for ever; and whatever a host puts behind the
// script's name, the parts that load later find the same modules. Made from the filled modules, so that
// the names tell the rules, too.
await bundleAtOnce({
  root: here,
  input: join(dist, 'element/index.js'),
  outDir: join(dist, 'standalone'),
  plugins: [withoutGraphqlParser, withoutFocusGuards],
  name: 'pantau-alert-center',
});

// MapLibre's own, of the version that is in the chunk beside it; without the map of its sources.
const worker = fileURLToPath(import.meta.resolve('maplibre-gl/dist/maplibre-gl-worker.mjs'));
const text = await readFile(worker, 'utf8');
await writeFile(
  join(dist, 'standalone/pantau-map-worker.js'),
  text.replace(/\n\/\/# sourceMappingURL=.*\s*$/, '\n'),
);
