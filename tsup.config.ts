import { existsSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { defineConfig } from 'tsup';
import { cssModules } from './scripts/build/css-modules.mjs';
import { clientDirective } from './scripts/build/react-entries.mjs';
import { root } from './scripts/lib/paths.mjs';

interface ExportTarget {
  readonly '@pantau/source'?: string;
}

/**
 * The one build every package calls (`tsup --config ../../tsup.config.ts`).
 * The package's own `exports` name its entries, so that what is built and what
 * is published cannot drift apart.
 */
const manifest = JSON.parse(readFileSync('package.json', 'utf8')) as {
  name: string;
  exports: Record<string, ExportTarget | string>;
};

const entry = Object.fromEntries(
  Object.values(manifest.exports).flatMap((target) => {
    const source = typeof target === 'string' ? undefined : target['@pantau/source'];
    if (source === undefined || !existsSync(source)) return [];
    return [[source.replace(/^\.\/src\//, '').replace(/\.tsx?$/, ''), source]];
  }),
);

export default defineConfig({
  entry,
  format: ['esm'],
  target: 'es2022',
  platform: 'browser',
  // Whether a page is in development is for the host's bundler to say; esbuild would put "development" in its place.
  define: { 'process.env.NODE_ENV': 'process.env.NODE_ENV' },
  // Declarations name other packages by their published types, so these are built before.
  dts: { compilerOptions: { customConditions: [] } },
  sourcemap: true,
  splitting: true,
  clean: true,
  esbuildPlugins: [cssModules(manifest.name)],
  // esbuild drops directives of single files.
  plugins: [
    clientDirective(
      Object.values(entry).map((file) => resolve(file)),
      root,
    ),
  ],
});
