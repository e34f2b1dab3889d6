import { build } from 'esbuild';
import { createHash } from 'node:crypto';
import type { Plugin, Rolldown } from 'vite';

/** Scripts of maps and videos are large, and cached when they are first used. A query imports an address only. */
const isOfMedia = ({ moduleIds }: Rolldown.OutputChunk): boolean =>
  moduleIds.some((id) => /\/node_modules\/(?:maplibre-gl|video\.js)\/[^?]*$/.test(id));

/**
 * Every script and style sheet, so that a page left open still finds its parts after a newer build has replaced
 * them on the server, and the fonts of both languages.
 */
function filesOf(bundle: Rolldown.OutputBundle): string[] {
  return Object.values(bundle).flatMap((item) => {
    if (item.type === 'chunk') return isOfMedia(item) ? [] : item.fileName;
    return /\.css$|-latin-wght-normal.*\.woff2$/.test(item.fileName) ? item.fileName : [];
  });
}

/**
 * Builds the service worker with the list of this build's files. It is bundled by itself: a script shared with the
 * page would be an import, which a classic worker does not have.
 */
export const serviceWorker: Plugin = {
  name: 'service-worker',
  apply: 'build',
  enforce: 'post',
  async generateBundle(_, bundle) {
    const { root } = this.environment.config;
    const entry = Object.values(bundle).find((item) => item.type === 'chunk' && item.isEntry);
    const page = bundle['index.html'];
    if (entry?.type !== 'chunk' || page?.type !== 'asset') {
      return this.error('The service worker needs the page and its entry script');
    }
    const revision = createHash('sha256').update(page.source).digest('hex').slice(0, 16);
    const portalBuild = {
      entry: `/${entry.fileName}`,
      files: [
        { url: '/index.html', revision },
        // Their names contain a hash of their content.
        ...filesOf(bundle)
          .sort()
          .map((file) => ({ url: `/${file}`, revision: null })),
      ],
    };
    const { outputFiles } = await build({
      absWorkingDir: root,
      entryPoints: ['src/service-worker.ts'],
      bundle: true,
      minify: true,
      write: false,
      target: 'es2022',
      conditions: ['@pantau/source'],
      define: {
        PANTAU_BUILD: JSON.stringify(portalBuild),
        'process.env.NODE_ENV': '"production"',
      },
    });
    const source = outputFiles[0]?.text;
    if (source === undefined) return this.error('The service worker has no output');
    this.emitFile({ type: 'asset', fileName: 'service-worker.js', source });
  },
};
