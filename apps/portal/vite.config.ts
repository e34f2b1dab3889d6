import react from '@vitejs/plugin-react';
import { type Plugin, defaultClientConditions, defineConfig } from 'vite';
import { eagerCompile } from '../../scripts/build/eager-compile.mjs';
import { precompress } from './precompress-plugin.ts';
import { serviceWorker } from './service-worker-plugin.ts';

/** Where `npm run dev` finds the reference server. */
const server = `http://localhost:${process.env['PORT'] ?? '4000'}`;

/** Loads the font with the page, not after its style sheet: texts would move when it arrives (PO-63). */
const preloadFont: Plugin = {
  name: 'preload-font',
  transformIndexHtml: {
    order: 'post',
    handler: (_, { bundle = {} }) =>
      Object.keys(bundle)
        .filter((file) => /ibm-plex-sans-latin-wght-normal.*\.woff2$/.test(file))
        .map((file) => ({
          tag: 'link',
          attrs: {
            ...{ rel: 'preload', as: 'font', type: 'font/woff2' },
            ...{ href: `/${file}`, crossorigin: true },
          },
          injectTo: 'head',
        })),
  },
};

/**
 * What the first page needs, in a few chunks, each without the modules of those before it. Every file costs time on a
 * slow device: by default there would be one for each set of pages that share a module.
 */
const firstChunks = [
  { name: 'start', tags: ['$initial' as const], priority: 4 },
  {
    name: 'frame',
    test: /\/(?:signed-in-layout|home-page|start-reminder|tab-presence|action-queue|browser-tab-lock|keep-text)\.tsx?$/,
    priority: 3,
  },
  { name: 'dashboard', test: /\/dashboard-page\.tsx$/, priority: 2 },
  { name: 'alerts', test: /\/(?:panel-chunk|settings-menu|reminder-line)\.tsx$/, priority: 1 },
  // Loaded when the browser is idle.
  {
    name: 'previews',
    test: /\/(?:preview-layer|previews-runner|triage-layer|failure-toast|bulk-tools|handle-shortcut)\.tsx?$/,
  },
];

/**
 * The same for the pages that have a table: what requests the scores before their page is loaded, what other pages use,
 * too, then the table, what a table loads once it is shown, and the scores.
 */
const tableChunks = [
  { name: 'scores-request', test: /\/prepare-scores\.ts$/, priority: 0.4 },
  {
    name: 'controls',
    test: /\/(?:ui\/(?:notice\/notice|select\/select|date-field\/date-field)|safe-links|use-router-address|driver-score\/driver-score)\.tsx?$/,
    priority: 0.3,
  },
  {
    name: 'table',
    test: /\/data-table\/src\/(?:data-table\/data-table|table\/use-data-table|features\/(?:address|columns)\/(?:use-table-query|memory-address|use-column-settings|key-value-column-settings|column-helper)|grid\/group-header)\.tsx?$/,
    priority: 0.2,
  },
  {
    name: 'table-later',
    test: /\/data-table\/src\/(?:data-table\/announcements|features\/export\/later-export|grid\/(?:edges\/edge-keys|pointer))\.tsx?$/,
    priority: 0.15,
  },
  { name: 'scores', test: /\/driver-scores?-page\.tsx$/, priority: 0.1 },
];

export default defineConfig({
  plugins: [react(), preloadFont, eagerCompile, serviceWorker, precompress],
  resolve: {
    // Packages of the workspace come from their sources.
    conditions: ['@pantau/source', ...defaultClientConditions],
    dedupe: ['react', 'react-dom'],
  },
  build: {
    target: 'es2022',
    sourcemap: true,
    // The served policy has no `data:` for fonts, pictures or anything else.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: { output: { codeSplitting: { groups: [...firstChunks, ...tableChunks] } } },
  },
  server: {
    proxy: {
      ...Object.fromEntries(
        ['/api', '/graphql', '/media', '/healthz', '/readyz'].map((path) => [
          path,
          { target: server },
        ]),
      ),
      '/socket.io': { target: server, ws: true },
    },
  },
});
