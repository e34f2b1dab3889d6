import { build } from 'vite';

/** @typedef {import('vite').Rolldown.OutputChunk} Chunk */

/**
 * @typedef {object} BundleOptions
 * @property {string} root
 * @property {string} input a file, or the module that a plugin makes
 * @property {(id: string) => boolean} [external]
 * @property {import('vite').Plugin[]} [plugins]
 * @property {string} [outDir] nothing is written without it
 * @property {string} [name] of the script; chunks have it before their own
 */

/**
 * Bundles for production with everything that the entry loads at once in one chunk, beside those that it
 * loads later. The entry's own script only leads to that chunk.
 *
 * @param {BundleOptions} options
 * @returns {Promise<{ atOnce: Chunk[], later: Chunk[] }>}
 */
export async function bundleAtOnce({
  root,
  input,
  external,
  plugins = [],
  outDir,
  name = 'entry',
}) {
  /** @type {Set<string>} */
  const ids = new Set();
  const result = await build({
    configFile: false,
    root,
    logLevel: 'error',
    define: { 'process.env.NODE_ENV': '"production"' },
    plugins: [
      ...plugins,
      {
        name: 'at-once',
        enforce: 'pre',
        // Vite's own preloads what a dynamic import needs and reports failures to the page; neither is wanted.
        load: (id) =>
          id === '\0vite/preload-helper.js'
            ? 'export const __vitePreload = (load) => load();'
            : undefined,
        buildEnd() {
          for (const id of this.getModuleIds()) {
            if (this.getModuleInfo(id)?.isEntry === true) ids.add(id);
          }
          for (const id of ids) {
            for (const imported of this.getModuleInfo(id)?.importedIds ?? []) ids.add(imported);
          }
        },
      },
    ],
    build: {
      write: outDir !== undefined,
      ...(outDir !== undefined && { outDir, emptyOutDir: true }),
      target: 'es2022',
      modulePreload: false,
      reportCompressedSize: false,
      rolldownOptions: {
        input,
        ...(external !== undefined && { external }),
        preserveEntrySignatures: 'strict',
        output: {
          entryFileNames: `${name}.js`,
          chunkFileNames: `${name}-[name]-[hash].js`,
          codeSplitting: {
            groups: [{ name: 'main', test: (/** @type {string} */ id) => ids.has(id) }],
          },
        },
      },
    },
  });
  const outputs = [result].flat().flatMap((one) => ('output' in one ? one.output : []));
  const chunks = outputs.filter((one) => one.type === 'chunk');
  const atOnce = new Set(chunks.filter(({ isEntry }) => isEntry));
  for (const chunk of atOnce) {
    for (const one of chunks) if (chunk.imports.includes(one.fileName)) atOnce.add(one);
  }
  return { atOnce: [...atOnce], later: chunks.filter((chunk) => !atOnce.has(chunk)) };
}
