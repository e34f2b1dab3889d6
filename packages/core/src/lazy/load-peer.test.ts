import { describe, expect, it } from 'vitest';
import { loadPeer } from './load-peer.ts';

const failing = (message: string) => () => Promise.reject(new TypeError(message));

describe('loadPeer', () => {
  it('returns the package', async () => {
    expect(await loadPeer('maplibre-gl', 'Maps', () => Promise.resolve('module'))).toBe('module');
  });

  it.each([
    ['Vite', 'Could not resolve "maplibre-gl" imported by "@pantau/core". Is it installed?'],
    ['Chromium', "Failed to resolve module specifier 'maplibre-gl'"],
    ['Firefox', 'The specifier “maplibre-gl” was a bare specifier, but was not remapped.'],
    ['Safari', "Module name, 'maplibre-gl' does not resolve to a valid URL."],
    ['Node.js', "Cannot find package 'maplibre-gl' imported from /app/open-map.js"],
    ['webpack', "Cannot find module 'maplibre-gl'"],
  ])('names a package that is not installed, as %s reports it (DT-320)', async (_, message) => {
    await expect(loadPeer('maplibre-gl', 'Maps', failing(message))).rejects.toMatchObject({
      name: 'PantauError',
      kind: 'notInstalled',
      message: 'Maps need the package "maplibre-gl": npm install maplibre-gl',
    });
  });

  it('passes on a download that failed', async () => {
    const message = 'Failed to fetch dynamically imported module: https://x.example/maplibre-gl.js';
    await expect(loadPeer('maplibre-gl', 'Maps', failing(message))).rejects.toThrow(message);
  });
});
