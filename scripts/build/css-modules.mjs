import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { basename, dirname, join, relative, resolve } from 'node:path';
import { build } from 'esbuild';

const namespace = 'css-module';
const lazyNamespace = 'lazy-css-module';

/**
 * Names classes `pantau_<file>_<hash>_<class>`. esbuild's `<file>_<class>` could also occur in the host;
 * the hash of package and contents lets two versions of a package share a page.
 *
 * @param {string} packageName
 * @returns {import('esbuild').Plugin}
 */
export function scopedNames(packageName) {
  return {
    name: 'scoped-names',
    setup(scope) {
      scope.onResolve({ filter: /\.module\.css$/ }, async ({ path, resolveDir }) => {
        const file = resolve(resolveDir, path);
        const text = await readFile(file, 'utf8');
        const hash = createHash('sha256').update(packageName).update(text).digest('hex');
        // esbuild derives class names from this name; no such file exists.
        const named = `pantau-${basename(file, '.module.css')}-${hash.slice(0, 5)}.module`;
        const folder = relative(process.cwd(), dirname(file));
        return { path: join(folder, named), namespace, pluginData: { file, text } };
      });
      scope.onLoad({ filter: /.*/, namespace }, ({ pluginData: { file, text } }) => ({
        contents: text,
        loader: 'local-css',
        resolveDir: dirname(file),
        watchFiles: [file],
        pluginData: file,
      }));
    },
  };
}

/** @typedef {import('esbuild').Metafile} Metafile */

/** @param {string} path of an input @returns {string | undefined} the module's file */
const moduleOf = (path) =>
  path.startsWith(`${namespace}:`)
    ? path.slice(namespace.length + 1).replace(/pantau-(.*)-\w{5}\.module$/, '$1.module.css')
    : undefined;

/** Inputs that load with the entries. @param {Metafile} metafile @param {Iterable<string>} entries */
function loadedAtOnce({ inputs }, entries) {
  const loaded = new Set(entries);
  for (const input of loaded) {
    for (const { path, kind } of inputs[input]?.imports ?? []) {
      if (kind !== 'dynamic-import') loaded.add(path);
    }
  }
  return loaded;
}

/**
 * Which style sheets load with the entries, in esbuild's order (imported ones come first), and which only
 * with lazily loaded code.
 *
 * @param {import('esbuild').BuildOptions} options of the package's build
 * @param {import('esbuild').Plugin} names
 */
async function sortedSheets(options, names) {
  const { metafile } = await build({
    ...options,
    packages: 'external',
    plugins: [names],
    write: false,
    metafile: true,
    logLevel: 'silent',
  });
  const entries = Object.values(options.entryPoints ?? {}).map((entry) =>
    relative(process.cwd(), resolve(String(entry))),
  );
  const atOnce = loadedAtOnce(metafile, entries);
  const inputs = Object.entries(metafile.outputs)
    .filter(([path]) => path.endsWith('.css'))
    .flatMap(([, sheet]) => Object.keys(sheet.inputs));
  /** @param {boolean} isAtOnce @returns {Set<string>} */
  const files = (isAtOnce) =>
    new Set(
      inputs
        .filter((path) => atOnce.has(path) === isAtOnce)
        .flatMap((path) => moduleOf(path) ?? []),
    );
  const sheets = { atOnce: files(true), lazy: files(false) };
  const fileNames = [...sheets.atOnce, ...sheets.lazy].map((file) => basename(file));
  const duplicate = fileNames.find((name, index) => fileNames.indexOf(name) < index);
  if (duplicate !== undefined) throw new Error(`Two style sheets are called '${duplicate}'.`);
  return sheets;
}

/**
 * The JavaScript module of a lazily loaded style sheet: it registers its rules and exports its class names.
 *
 * @param {string} file
 * @param {{ names: import('esbuild').Plugin, target: string | string[], runtime: string }} options
 */
async function lazyModule(file, { names, target, runtime }) {
  const { outputFiles } = await build({
    stdin: {
      contents: `export { default } from './${basename(file)}';`,
      resolveDir: dirname(file),
    },
    plugins: [names],
    bundle: true,
    format: 'esm',
    write: false,
    outdir: '.',
    minifySyntax: true,
    minifyWhitespace: true,
    target,
    logLevel: 'warning',
  });
  /** @param {string} extension */
  const textOf = (extension) =>
    outputFiles.find(({ path }) => path.endsWith(extension))?.text.trim() ?? '';
  const { default: classNames } = await import(
    `data:text/javascript,${encodeURIComponent(textOf('.js'))}`
  );
  return `import { lazyStyles } from ${JSON.stringify(runtime)};
export default lazyStyles(${JSON.stringify(textOf('.css'))}, ${JSON.stringify(classNames)});`;
}

/**
 * CSS Modules for a package: unique class names, and one `styles.css` with what loads with the entries.
 * The rest is part of the lazily loaded code that imports it (docs/decisions/0012).
 *
 * @param {string} packageName
 * @returns {import('esbuild').Plugin}
 */
export function cssModules(packageName) {
  const names = scopedNames(packageName);
  const runtime =
    packageName === '@pantau/core'
      ? resolve('src/lazy/lazy-styles.ts')
      : '@pantau/core/lazy-styles';
  return {
    name: 'css-modules',
    async setup(scope) {
      const { outdir = 'dist', sourcemap = false, target = 'es2022' } = scope.initialOptions;
      const { atOnce, lazy } = await sortedSheets(scope.initialOptions, names);
      scope.onResolve({ filter: /\.module\.css$/ }, ({ path, resolveDir }) => {
        const file = resolve(resolveDir, path);
        if (!lazy.has(relative(process.cwd(), file))) return null;
        // tsup itself loads every path that ends with `.css`.
        return { path: `${file}.js`, namespace: lazyNamespace, pluginData: file };
      });
      scope.onLoad({ filter: /.*/, namespace: lazyNamespace }, async ({ pluginData: file }) => ({
        contents: await lazyModule(file, { names, target, runtime }),
        loader: 'js',
        resolveDir: dirname(file),
        watchFiles: [file],
      }));
      void names.setup(scope);
      scope.onEnd(async (result) => {
        const isSheet = (/** @type {string} */ path) => /\.css(?:\.map)?$/.test(path);
        result.outputFiles = result.outputFiles?.filter(({ path }) => !isSheet(path));
        if (atOnce.size === 0) return;
        await build({
          stdin: {
            contents: [...atOnce].map((file) => `@import './${file}';`).join('\n'),
            loader: 'css',
            resolveDir: process.cwd(),
          },
          plugins: [names],
          bundle: true,
          outfile: join(outdir, 'styles.css'),
          sourcemap,
          target,
          logLevel: 'warning',
        });
      });
    },
  };
}
