/**
 * Every catalogue is whole: both languages, the same keys, no empty text, the same placeholders. The
 * catalogues are bundled from the sources first, for Node cannot read the JSX that stands behind them.
 */
import { mkdirSync } from 'node:fs';
import { build } from 'esbuild';
import { conclude, repositoryFiles } from './lib/files.mjs';
import { at, root } from './lib/paths.mjs';

/**
 * @typedef {{ namespace: string, messages: Record<'en' | 'id', Record<string, string>> }} Catalog
 *
 * @param {unknown} value
 * @returns {value is Catalog}
 */
const isCatalog = (value) =>
  typeof value === 'object' && value !== null && 'namespace' in value && 'messages' in value;

const files = repositoryFiles().filter((path) =>
  /^(?:packages|apps)\/.*\/messages\/(?!.*\.test\.)[^/]+\.ts$/.test(path),
);

const folder = at('node_modules', '.cache');
const outfile = `${folder}/pantau-catalogues.mjs`;
mkdirSync(folder, { recursive: true });
await build({
  stdin: {
    contents: [
      "export { checkCatalog } from '@pantau/core/testing';",
      ...files.map((file, index) => `export * as file${index} from './${file}';`),
    ].join('\n'),
    resolveDir: root,
  },
  outfile,
  bundle: true,
  format: 'esm',
  platform: 'node',
  conditions: ['@pantau/source'],
  external: ['react', 'react-dom', 'react/*'],
  loader: { '.css': 'empty' },
  logLevel: 'error',
});
const { checkCatalog, ...modules } = await import(outfile);

/** @type {Set<Catalog>} */
const catalogues = new Set(Object.values(modules).flatMap(Object.values).filter(isCatalog));
const namespaces = [...catalogues].map(({ namespace }) => namespace);
const twice = namespaces.filter((name, index) => namespaces.indexOf(name) !== index);
const languages = files.filter((path) => path.endsWith('/en.ts')).length;
const unjoined =
  catalogues.size < languages
    ? [
        `${languages} files en.ts, but only ${catalogues.size} catalogues: join them by defineCatalog`,
      ]
    : [];

conclude(`${catalogues.size} catalogues`, [
  ...[...catalogues].flatMap((catalog) => [...checkCatalog(catalog)]),
  ...twice.map((name) => `namespace '${name}' is used twice`),
  ...unjoined,
]);
