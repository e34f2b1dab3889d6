/**
 * Draws the clips that the player's stories show (src/media/testing): four seconds of a road, once as
 * WebM (VP9) and once as MP4 (H.264). Chromium encodes them, the containers are written here; nothing
 * else is needed. What it writes is committed: node packages/core/scripts/build-clips.mjs
 */
import { writeFileSync } from 'node:fs';
import { chromium } from 'playwright';
import { launchOptions } from '../../../scripts/lib/browser.mjs';
import { mp4Of } from './clips/mp4.mjs';
import { drawAndEncode } from './clips/road-scene.mjs';
import { webmOf } from './clips/webm.mjs';

const shape = { width: 480, height: 270, framesPerSecond: 25, frames: 100 };

const files = [
  { name: 'road.webm', codec: 'vp09.00.10.08', bitrate: 70_000, write: webmOf },
  { name: 'road.mp4', codec: 'avc1.42001f', bitrate: 90_000, write: mp4Of },
];

const browser = await chromium.launch(launchOptions());
try {
  const page = await browser.newPage();
  // Encoders are there on trusted origins only.
  await page.route('https://clips.example/', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>Clips</title>' }),
  );
  await page.goto('https://clips.example/');
  for (const { name, codec, bitrate, write } of files) {
    const encoded = await page.evaluate(drawAndEncode, { ...shape, codec, bitrate });
    const samples = encoded.samples.map(({ data, isKey }) => ({
      data: Buffer.from(data, 'base64'),
      isKey,
    }));
    const description = Buffer.from(encoded.description, 'base64');
    const file = write({ ...shape, samples, description });
    writeFileSync(new URL(`../src/media/testing/${name}`, import.meta.url), file);
    console.log(`${name}: ${(file.length / 1_000).toFixed(1)} kB`);
  }
} finally {
  await browser.close();
}
