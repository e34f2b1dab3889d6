import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { basename, dirname, join, relative, resolve } from 'node:path';
import { build } from 'esbuild';

const namespace = 'css-module';

/**
 * Gives classes the name `pantau_<file>_<hash>_<class>`. esbuild alone would say `<file>_<class>`, which
 * a host with a `button.module.css` of its own also has; the hash, over package and contents, lets two
 * versions of a package stand on one page.
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
        // esbuild makes class names from the file's name: this one exists only for that.
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

/**
 * CSS Modules for a package: class names that nobody else has, and one `styles.css` in place of the
 * sheet that esbuild writes for every entry.
 *
 * @param {string} packageName
 * @returns {import('esbuild').Plugin}
 */
export function cssModules(packageName) {
  const names = scopedNames(packageName);
  return {
    name: 'css-modules',
    setup(scope) {
      const { outdir = 'dist', sourcemap = false, target = 'es2022' } = scope.initialOptions;
      void names.setup(scope);
      scope.onEnd(async (result) => {
        const isSheet = (/** @type {string} */ path) => /\.css(?:\.map)?$/.test(path);
        const sheets = Object.entries(result.metafile?.outputs ?? {});
        // In the order in which the entries' own sheets have them: what is imported comes first.
        const modules = new Set(
          sheets
            .filter(([path]) => path.endsWith('.css'))
            .flatMap(([, sheet]) => Object.keys(sheet.inputs))
            .filter((path) => path.startsWith(`${namespace}:`))
            .map((path) =>
              path
                .slice(namespace.length + 1)
                .replace(/pantau-(.*)-\w{5}\.module$/, '$1.module.css'),
            ),
        );
        result.outputFiles = result.outputFiles?.filter(({ path }) => !isSheet(path));
        if (modules.size === 0) return;
        await build({
          stdin: {
            contents: [...modules].map((file) => `@import './${file}';`).join('\n'),
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
