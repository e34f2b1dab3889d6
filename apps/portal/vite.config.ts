import react from '@vitejs/plugin-react';
import { defaultClientConditions, defineConfig } from 'vite';

/** Where `npm run dev` finds the reference server. */
const server = `http://localhost:${process.env['PORT'] ?? '4000'}`;

export default defineConfig({
  plugins: [react()],
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
