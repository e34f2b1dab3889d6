import { copyFileSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs';
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
 * Builds the production page of one table.
 *
 * @param {string} name of the file in `cases/`
 * @returns {Promise<{ folder: string, kilobytes: number }>} the page's folder; kB gzipped without React
 */
export async function buildCase(name) {
  const folder = at('node_modules', '.cache', 'pantau-bench-table', name);
  mkdirSync(folder, { recursive: true });
  const stdin = { contents: entryOf(name), resolveDir: here, sourcefile: 'page.mjs' };
  await build({ ...shared, alias, stdin, outfile: `${folder}/page.js` });
  writeFileSync(`${folder}/styles.css`, '', { flag: 'a' });
  if (readdirSync(folder).includes('page.css')) {
    copyFileSync(`${folder}/page.css`, `${folder}/styles.css`);
  }
  copyFileSync(`${here}cases/index.html`, `${folder}/index.html`);
  const alone = await build({
    ...shared,
    stdin: { ...stdin, contents: `export * from '${here}cases/${name}.mjs';` },
    external: [...react, ...react.map((one) => `${one}/*`)],
    splitting: true,
    outdir: `${folder}/alone`,
    write: false,
  });
  // Lazily loaded chunks do not count.
  const first = alone.outputFiles.filter(({ path }) => !/\/chunk-/.test(path));
  const bytes = first.reduce((sum, { contents }) => sum + gzipSync(contents).length, 0);
  return { folder, kilobytes: bytes / 1_000 };
}
