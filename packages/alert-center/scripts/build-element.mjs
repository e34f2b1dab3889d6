/**
 * What the custom element needs besides the modules that tsup has made:
 * - `dist/standalone/pantau-alert-center.js`: one script with everything inside, for pages without a
 *   build of their own;
 * - the style sheets, as text, in `dist/**`'s modules of the element.
 */
import { mkdir, readFile, readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build, transform } from 'esbuild';
import { scopedNames } from '../../../scripts/build/css-modules.mjs';

const here = fileURLToPath(new URL('..', import.meta.url));
const root = fileURLToPath(new URL('../../..', import.meta.url));
const dist = join(here, 'dist');

/** Stands in `src/element/element-styles.ts` where the rules belong. */
const place = /(["'`])\/\* pantau-alert-center styles \*\/\1/g;

/** @param {string} script @param {string} styles @param {string} name @returns {string} */
function withStyles(script, styles, name) {
  if (script.search(place) === -1) throw new Error(`${name} has no place for its style sheets.`);
  return script.replace(place, () => JSON.stringify(styles));
}

async function buildStandalone() {
  const { outputFiles } = await build({
    absWorkingDir: root,
    entryPoints: [join(here, 'src/element/index.ts')],
    bundle: true,
    minify: true,
    format: 'esm',
    platform: 'browser',
    target: 'es2022',
    conditions: ['@pantau/source'],
    define: { 'process.env.NODE_ENV': '"production"' },
    plugins: [scopedNames('@pantau/alert-center standalone')],
    legalComments: 'none',
    write: false,
    outdir: join(dist, 'standalone'),
    entryNames: 'pantau-alert-center',
    logLevel: 'warning',
  });
  const script = outputFiles.find(({ path }) => path.endsWith('.js'));
  const styles = outputFiles.find(({ path }) => path.endsWith('.css'));
  if (script === undefined || styles === undefined) throw new Error('The element did not build.');
  return { path: script.path, text: withStyles(script.text, styles.text.trim(), script.path) };
}

/** The modules of the package take the published sheets: core's, then the package's own. */
async function fillModules() {
  const sheets = [join(root, 'packages/core/dist/styles.css'), join(dist, 'styles.css')];
  const texts = await Promise.all(sheets.map((sheet) => readFile(sheet, 'utf8')));
  const { code } = await transform(texts.join('\n'), { loader: 'css', minify: true });
  const files = await readdir(dist, { recursive: true });
  let filled = 0;
  for (const file of files.filter((name) => name.endsWith('.js') && !/^standalone/.test(name))) {
    const text = await readFile(join(dist, file), 'utf8');
    if (text.search(place) === -1) continue;
    await writeFile(join(dist, file), withStyles(text, code.trim(), file));
    filled += 1;
  }
  if (filled === 0) throw new Error('No module of the element has a place for its style sheets.');
}

await fillModules();
const { path, text } = await buildStandalone();
await mkdir(join(dist, 'standalone'), { recursive: true });
await writeFile(path, text);
