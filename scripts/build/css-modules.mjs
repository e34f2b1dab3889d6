import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { basename, dirname, join, relative, resolve } from 'node:path';
import { build } from 'esbuild';

const namespace = 'css-module';

/**
 * Names classes `pantau-<file>-<hash>_<class>`. esbuild's `<file>_<class>` could also occur in the host;
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

/** Modules that load with the entries. @param {Metafile} metafile @param {Iterable<string>} entries */
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
 * CSS Modules for a package: unique class names, and one `styles.css` instead of esbuild's style sheet
 * per entry. Where the package exports a `later.css`, it takes the styles of modules that load later.
 *
 * @param {string} packageName
 * @param {{ hasLater?: boolean }} [options]
 * @returns {import('esbuild').Plugin}
 */
export function cssModules(packageName, { hasLater = false } = {}) {
  const names = scopedNames(packageName);
  return {
    name: 'css-modules',
    setup(scope) {
      const { outdir = 'dist', sourcemap = false, target = 'es2022' } = scope.initialOptions;
      const entries = new Set(
        Object.values(scope.initialOptions.entryPoints ?? {}).map((entry) =>
          relative(process.cwd(), resolve(String(entry))),
        ),
      );
      void names.setup(scope);
      scope.onEnd(async (result) => {
        const { metafile } = result;
        const isSheet = (/** @type {string} */ path) => /\.css(?:\.map)?$/.test(path);
        result.outputFiles = result.outputFiles?.filter(({ path }) => !isSheet(path));
        if (metafile === undefined) return;
        const atOnce = loadedAtOnce(metafile, hasLater ? entries : Object.keys(metafile.inputs));
        // In esbuild's order: imported style sheets come first.
        const inputs = Object.entries(metafile.outputs)
          .filter(([path]) => path.endsWith('.css'))
          .flatMap(([, sheet]) => Object.keys(sheet.inputs));
        /** @param {boolean} isFirst @returns {Set<string>} */
        const modules = (isFirst) =>
          new Set(
            inputs
              .filter((path) => atOnce.has(path) === isFirst)
              .flatMap((path) => moduleOf(path) ?? []),
          );
        const fileNames = [...modules(true), ...modules(false)].map((file) => basename(file));
        const duplicate = fileNames.find((name, index) => fileNames.indexOf(name) < index);
        if (duplicate !== undefined) throw new Error(`Two style sheets are called '${duplicate}'.`);
        const sheets = /** @type {const} */ ([
          ['styles.css', modules(true)],
          ['later.css', modules(false)],
        ]);
        for (const [name, files] of sheets) {
          if (files.size === 0) continue;
          await build({
            stdin: {
              contents: [...files].map((file) => `@import './${file}';`).join('\n'),
              loader: 'css',
              resolveDir: process.cwd(),
            },
            plugins: [names],
            bundle: true,
            outfile: join(outdir, name),
            sourcemap,
            target,
            logLevel: 'warning',
          });
        }
      });
    },
  };
}
