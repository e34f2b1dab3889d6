import { existsSync } from 'node:fs';
import { basename } from 'node:path';
import { type Plugin, build } from 'esbuild';
import { at } from '../../scripts/lib/paths.mjs';
import { asModule } from './as-module.ts';
import type { Example } from './find-examples.ts';

const fileOf = (...path: string[]): string => at('tests', 'examples', ...path);

/** The stand-ins for the examples of a document. */
function standInsOf(document: string): string {
  const [, name = 'guides'] = /^packages\/([\w-]+)\//.exec(document) ?? [];
  const file = fileOf('stand-ins', `${name}.tsx`);
  if (!existsSync(file)) throw new Error(`The examples of ${document} have no stand-ins: ${file}`);
  return file;
}

/** Address of an example's script. */
export const scriptOf = (examples: readonly Example[], example: Example): string =>
  `/example-${examples.indexOf(example)}.js`;

const exampleModules = (examples: readonly Example[]): Plugin => ({
  name: 'examples',
  setup({ onLoad, onResolve }) {
    onResolve({ filter: /^(?:example|show):/ }, ({ path }) => ({ path, namespace: 'examples' }));
    onResolve({ filter: /^vitest$/ }, () => ({ path: fileOf('page', 'framework.ts') }));
    // Applications import the built sheets; here every sheet comes from the sources.
    onResolve({ filter: /^@pantau\/[\w-]+\/styles\.css$/ }, ({ path }) => ({
      path,
      namespace: 'built-sheet',
    }));
    onLoad({ filter: /.*/, namespace: 'built-sheet' }, () => ({ contents: '', loader: 'css' }));
    onLoad({ filter: /.*/, namespace: 'examples' }, ({ path }) => {
      const [kind = '', index = ''] = path.split(':');
      const example = examples[Number(index)];
      if (example === undefined) throw new Error(`There is no ${path}`);
      const standIns = standInsOf(example.document);
      const contents =
        kind === 'example'
          ? asModule(example, standIns).code
          : `import { show } from ${JSON.stringify(fileOf('page', 'show.tsx'))};
             void show({
               example: () => import('example:${index}'),
               standIns: () => import(${JSON.stringify(standIns)}),
             });`;
      return { contents, loader: 'tsx', resolveDir: at('tests', 'examples') };
    });
  },
});

/**
 * Builds a script for each example, from the sources of the packages.
 *
 * @param server origin that the examples' fictitious server stands for
 * @returns texts by path
 */
export async function buildExamples(
  examples: readonly Example[],
  server: string,
): Promise<ReadonlyMap<string, string>> {
  const addressed = examples.map((example) => ({
    ...example,
    code: example.code.replaceAll('https://fleet.example', server),
  }));
  const { outputFiles } = await build({
    entryPoints: addressed.map((_, index) => ({ in: `show:${index}`, out: `example-${index}` })),
    plugins: [exampleModules(addressed)],
    bundle: true,
    splitting: true,
    format: 'esm',
    target: 'es2022',
    jsx: 'automatic',
    conditions: ['@pantau/source'],
    define: { 'process.env.NODE_ENV': '"development"' },
    loader: { '.svg': 'dataurl', '.webm': 'dataurl', '.mp4': 'dataurl', '.webp': 'dataurl' },
    write: false,
    outdir: '/',
    logLevel: 'error',
  });
  return new Map(outputFiles.map(({ path, text }) => [`/${basename(path)}`, text]));
}
