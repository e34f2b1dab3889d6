/**
 * Every catalogue is whole: both languages, the same keys, no empty text, the same placeholders.
 * Runs on the sources: `node --conditions=@pantau/source scripts/check-catalogues.mjs`.
 */
import { checkCatalog } from '@pantau/core/testing';
import { conclude, repositoryFiles } from './lib/files.mjs';
import { at } from './lib/paths.mjs';

/**
 * @typedef {import('@pantau/core').MessageCatalog<string>} Catalog
 *
 * @param {unknown} value
 * @returns {value is Catalog}
 */
const isCatalog = (value) =>
  typeof value === 'object' && value !== null && 'namespace' in value && 'messages' in value;

const files = repositoryFiles().filter((path) =>
  /^(?:packages|apps)\/.*\/messages\/(?!.*\.test\.)[^/]+\.ts$/.test(path),
);

/** @type {Set<Catalog>} */
const catalogues = new Set();
for (const file of files) {
  for (const value of Object.values(await import(at(file)))) {
    if (isCatalog(value)) catalogues.add(value);
  }
}

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
