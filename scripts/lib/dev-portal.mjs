/** The portal in Vite's development server; what is not the portal's goes to the reference server. */
import { createServer } from 'vite';
import { at } from './paths.mjs';

const target = `http://localhost:${process.env.PORT ?? '4000'}`;
const paths = ['/api', '/graphql', '/media', '/healthz', '/readyz'];

const server = await createServer({
  root: at('apps', 'portal'),
  server: {
    proxy: {
      ...Object.fromEntries(paths.map((path) => [path, { target }])),
      '/socket.io': { target, ws: true },
    },
  },
});
await server.listen();
server.printUrls();
