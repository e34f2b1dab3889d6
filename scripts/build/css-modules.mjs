import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, dirname, join, relative, resolve } from 'node:path';
import { build } from 'esbuild';
import { transform } from 'lightningcss';

const namespace = 'css-module';

/** Modules that the plugin makes: one registers the package's style sheet, the other is its text. */
const registration = 'pantau-package-styles';
const text = 'styles-text';

/**
 * Compiles a CSS module. Its classes are called `pantau_<file>_<hash>_<class>`: a host does not use such
 * names, and the hash of the contents lets two versions of a package share a page.
 *
 * @param {string} file
 * @param {boolean} [minify]
 */
function compile(file, minify = false) {
  const { code, exports = {} } = transform({
    filename: `${basename(file, '.module.css')}.css`,
    code: readFileSync(file),
    // The name of a container is used in other files and packages than it is given in.
    cssModules: { pattern: 'pantau_[name]_[content-hash]_[local]', container: false },
    minify,
  });
  const names = Object.entries(exports).map(([local, { name }]) => [local, name]);
  return { rules: code.toString(), classNames: JSON.stringify(Object.fromEntries(names)) };
}

/**
 * The CSS modules that load with an input, each after those that its importer imports before it.
 *
 * @param {import('esbuild').Metafile['inputs']} inputs
 * @param {string} path of the input
 * @param {Set<string>} visited
 * @returns {string[]} paths
 */
function sheetsOf(inputs, path, visited) {
  if (visited.has(path)) return [];
  visited.add(path);
  if (path.endsWith('.module.css')) return [path];
  return (inputs[path]?.imports ?? [])
    .filter(({ kind }) => kind !== 'dynamic-import')
    .flatMap((imported) => sheetsOf(inputs, imported.path, visited));
}

/**
 * The CSS modules that load with the entries of a package. Lazily loaded code imports the others.
 *
 * @param {import('esbuild').BuildOptions} options of the package's build
 * @returns {Promise<string[]>} absolute paths, in the order of their rules
 */
async function sheetsAtOnce(options) {
  const { metafile } = await build({
    ...options,
    packages: 'external',
    loader: { '.css': 'empty' },
    plugins: [],
    write: false,
    metafile: true,
    logLevel: 'silent',
  });
  const fileNames = Object.keys(metafile.inputs)
    .filter((path) => path.endsWith('.css'))
    .map((path) => basename(path));
  const duplicate = fileNames.find((name, index) => fileNames.indexOf(name) < index);
  if (duplicate !== undefined) throw new Error(`Two style sheets are called '${duplicate}'.`);
  /** @type {Set<string>} */
  const visited = new Set();
  return Object.values(options.entryPoints ?? {})
    .map((entry) => relative(process.cwd(), resolve(String(entry))))
    .flatMap((entry) => sheetsOf(metafile.inputs, entry, visited))
    .map((path) => resolve(path));
}

/**
 * CSS Modules for a package: unique class names, and one `styles.css` with what loads with the entries.
 * The rest is part of the lazily loaded code that imports it (docs/decisions/0012). The text of `styles.css` is also a
 * module, which isolated providers load (docs/decisions/0051).
 *
 * @param {string} packageName
 * @returns {import('esbuild').Plugin}
 */
export function cssModules(packageName) {
  const runtime =
    packageName === '@pantau/core'
      ? resolve('src/lazy/lazy-styles.ts')
      : '@pantau/core/lazy-styles';
  return {
    name: 'css-modules',
    async setup(scope) {
      const { outdir = 'dist' } = scope.initialOptions;
      const atOnce = await sheetsAtOnce(scope.initialOptions);
      scope.onResolve({ filter: /\.module\.css$/ }, ({ path, resolveDir }) => {
        const file = resolve(resolveDir, path);
        // tsup itself loads every path that ends with `.css`. The path becomes part of the output.
        return { path: `${relative(process.cwd(), file)}.js`, namespace, pluginData: file };
      });
      scope.onLoad({ filter: /.*/, namespace }, ({ pluginData: file }) => {
        const isLazy = !atOnce.includes(file);
        const { rules, classNames } = compile(file, isLazy);
        const module = isLazy
          ? `import { lazyStyles } from ${JSON.stringify(runtime)};
export default lazyStyles(${JSON.stringify(rules)}, ${classNames});`
          : `import withStyles from '${registration}';
export default /* @__PURE__ */ withStyles(${classNames});`;
        return { contents: module, resolveDir: dirname(file), watchFiles: [file] };
      });
      const ours = new RegExp(`^(?:${registration}|${text})$`);
      scope.onResolve({ filter: ours }, ({ path }) => ({ path, namespace: registration }));
      scope.onLoad({ filter: ours, namespace: registration }, ({ path }) => ({
        contents:
          path === text
            ? `export default ${JSON.stringify(atOnce.map((file) => compile(file, true).rules).join(''))};`
            : `import { packageStyles } from ${JSON.stringify(runtime)};
// Bundlers leave the package out of a page that uses none of its classes.
export default /* @__PURE__ */ packageStyles(() => import('${text}'));`,
        resolveDir: process.cwd(),
      }));
      scope.onEnd(() => {
        if (atOnce.length === 0) return;
        mkdirSync(outdir, { recursive: true });
        const sheets = atOnce.map((file) => `/* ${basename(file)} */\n${compile(file).rules}`);
        writeFileSync(join(outdir, 'styles.css'), sheets.join('\n'));
      });
    },
  };
}
