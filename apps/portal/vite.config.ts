import react from '@vitejs/plugin-react';
import { type Plugin, defaultClientConditions, defineConfig } from 'vite';
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

export default defineConfig({
  plugins: [react(), preloadFont, serviceWorker],
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
