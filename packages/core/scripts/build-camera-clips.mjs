/**
 * Draws the clips that the demo's cameras send (apps/reference-server/media): ten seconds of the road and
 * of the driver, each as WebM (VP9) and as MP4 (H.264), so that they play with and without H.264. Chromium
 * encodes them. What it writes is committed: node packages/core/scripts/build-camera-clips.mjs
 */
import { writeFileSync } from 'node:fs';
import { chromium } from 'playwright';
import { mp4Of } from './clips/mp4.mjs';
import { webmOf } from './clips/webm.mjs';
import { launchOptions } from '../../../scripts/lib/browser.mjs';
import { drawAndEncode } from './clips/camera-scenes.mjs';

const shape = { width: 480, height: 270, framesPerSecond: 20, frames: 200 };

const formats = [
  { ending: 'webm', codec: 'vp09.00.10.08', bitrate: 60_000, write: webmOf },
  { ending: 'mp4', codec: 'avc1.42001f', bitrate: 80_000, write: mp4Of },
];

const browser = await chromium.launch(launchOptions());
try {
  const page = await browser.newPage();
  // Encoders are there on trusted origins only.
  await page.route('https://clips.example/', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>Clips</title>' }),
  );
  await page.goto('https://clips.example/');
  for (const scene of /** @type {const} */ (['road', 'driver'])) {
    for (const { ending, codec, bitrate, write } of formats) {
      const encoded = await page.evaluate(drawAndEncode, { ...shape, scene, codec, bitrate });
      const samples = encoded.samples.map(({ data, isKey }) => ({
        data: Buffer.from(data, 'base64'),
        isKey,
      }));
      const description = Buffer.from(encoded.description, 'base64');
      const file = write({ ...shape, samples, description });
      const name = `${scene}.${ending}`;
      writeFileSync(new URL(`../../../apps/reference-server/media/${name}`, import.meta.url), file);
      console.log(`${name}: ${(file.length / 1_000).toFixed(1)} kB`);
    }
  }
} finally {
  await browser.close();
}
