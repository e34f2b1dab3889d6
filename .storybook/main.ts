import type { StorybookConfig } from '@storybook/react-vite';
import { mergeConfig } from 'vite';
import { propsAsModule } from './component-props.ts';
import { asText } from './llms.ts';
import { asModule } from './package-facts.ts';

/** Checks accessibility with the version of axe before the current one. */
const previousAxe = process.env['PANTAU_AXE'] === 'previous';

/**
 * Groups modules that stories share into a few chunks per package. With a chunk for each module, a composed page loads two
 * hundred files before its first paint.
 */
const sharedChunks = [
  {
    name: (id: string): string | null => /packages\/([a-z-]+)\/src\//.exec(id)?.[1] ?? null,
    test: /\/packages\/[a-z-]+\/src\//,
    minShareCount: 2,
    entriesAware: true,
    entriesAwareMergeThreshold: 30_000,
  },
];

/** Without the names of the stories that share a chunk. */
const chunkFileNames = ({ name }: { readonly name: string }): string =>
  `assets/${name.split('~')[0]}-[hash].js`;

const config: StorybookConfig = {
  stories: ['./pages/*.mdx', './composed/*.stories.tsx', '../packages/*/src/**/*.stories.tsx'],
  addons: [
    '@storybook/addon-docs',
    '@storybook/addon-a11y',
    '@storybook/addon-themes',
    '@storybook/addon-vitest',
  ],
  framework: '@storybook/react-vite',
  // Stories that show a state are reviewed; those that move on from it only run as tests.
  tags: { behaviour: { defaultFilterSelection: 'exclude', excludeFromDocsStories: true } },
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  typescript: { reactDocgen: 'react-docgen' },
  viteFinal: (vite) =>
    mergeConfig(vite, {
      plugins: [asText(), asModule(), propsAsModule()],
      // Resolve the packages to their sources.
      resolve: {
        conditions: ['@pantau/source', 'module', 'browser', 'development|production'],
        alias: previousAxe ? { 'axe-core': 'axe-core-previous' } : {},
      },
      ...(previousAxe && { cacheDir: 'node_modules/.cache/vite-previous-axe' }),
      // Bundled up front: discovered while stories run, they would make Vite reload other tests.
      optimizeDeps: {
        include: [
          '@dnd-kit/core',
          '@dnd-kit/sortable',
          '@radix-ui/react-dialog',
          '@radix-ui/react-popover',
          '@radix-ui/react-slot',
          '@tanstack/react-table',
          // Only the one in use: Vite would take the other for it, as the names of their folders begin alike.
          previousAxe ? 'axe-core-previous' : 'axe-core',
          '@visx/axis',
          '@visx/group',
          '@visx/scale',
          '@visx/shape',
          'graphql-request',
          'jotai',
          'react-day-picker',
          'react-dom',
          'react-dom/server',
          'react-easy-crop',
          'react-hook-form',
          'react-i18next',
          'supercluster',
        ],
      },
      build: {
        chunkSizeWarningLimit: 2_000,
        rolldownOptions: { output: { codeSplitting: { groups: sharedChunks }, chunkFileNames } },
      },
    }),
};

export default config;
