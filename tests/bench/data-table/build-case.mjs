import { copyFileSync, mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { build } from 'esbuild';
import { at } from '../../../scripts/lib/paths.mjs';

const here = fileURLToPath(new URL('.', import.meta.url));
const react = ['react', 'react-dom'];

/** The table and its page share one React. */
const alias = Object.fromEntries(react.map((name) => [name, at('node_modules', name)]));

/** @type {import('esbuild').BuildOptions} */
const shared = {
  bundle: true,
  minify: true,
  format: 'esm',
  target: 'es2022',
  conditions: ['@pantau/source'],
  jsx: 'automatic',
  loader: { '.module.css': 'local-css' },
  define: { 'process.env.NODE_ENV': '"production"' },
  logLevel: 'error',
};

/** @param {string} name of the file in `cases/` */
const entryOf = (name) => `
  import { createCase } from '${here}cases/${name}.mjs';
  import { createBench } from '${here}cases/page.mjs';
  window.bench = createBench(createCase);
`;

/**
 * kB gzipped of the JavaScript that loads before any dynamic import.
 *
 * @param {import('esbuild').BuildResult<{ metafile: true, write: false }>} result of one entry point
 */
function firstLoad({ metafile, outputFiles }) {
  const outputs = Object.entries(metafile.outputs);
  const queue = outputs.flatMap(([path, { entryPoint }]) =>
    entryPoint?.endsWith('page.mjs') ? path : [],
  );
  const loaded = new Set(queue);
  for (const path of loaded) {
    for (const { path: imported, kind, external } of metafile.outputs[path]?.imports ?? []) {
      if (kind === 'import-statement' && external !== true) loaded.add(imported);
    }
  }
  const bytes = outputFiles
    .filter(({ path }) => [...loaded].some((one) => path.endsWith(one)))
    .reduce((sum, { contents }) => sum + gzipSync(contents).length, 0);
  return bytes / 1_000;
}

/**
 * Builds the production page of one table. Parts that load lazily in an application do so here.
 *
 * @param {string} name of the file in `cases/`
 * @returns {Promise<{ folder: string, kilobytes: number }>} the page's folder; kB gzipped of the first load
 *   without React
 */
export async function buildCase(name) {
  const folder = at('node_modules', '.cache', 'pantau-bench-table', name);
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const stdin = { contents: entryOf(name), resolveDir: here, sourcefile: 'page.mjs' };
  const page = { ...shared, stdin, entryNames: 'page', splitting: true };
  await build({ ...page, alias, outdir: folder });
  // The styles of lazily loaded parts included, as an application bundles them.
  const sheets = readdirSync(folder).filter((file) => file.endsWith('.css'));
  writeFileSync(
    `${folder}/styles.css`,
    sheets.map((file) => readFileSync(`${folder}/${file}`)).join('\n'),
  );
  copyFileSync(`${here}cases/index.html`, `${folder}/index.html`);
  const alone = await build({
    ...page,
    stdin: { ...stdin, contents: `export * from '${here}cases/${name}.mjs';` },
    external: [...react, ...react.map((one) => `${one}/*`)],
    outdir: folder,
    metafile: true,
    write: false,
  });
  return { folder, kilobytes: firstLoad(alone) };
}
