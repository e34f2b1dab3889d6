import assert from 'node:assert/strict';
import { test } from 'vitest';
import { install, useExample } from './example-test.mjs';

const { check, open } = useExample('next', async (example) => {
  await install(example);
  await example.npm('run', 'build');
});

const bell = 'button[part~="bell-button"]';

/** In the page: remembers every colour that the bell has had in a frame. @param {string} selector */
function watchColours(selector) {
  const seen = new Set();
  Object.assign(window, { seen });
  const look = () => {
    const element = document.querySelector(selector);
    if (element !== null) {
      const { color, backgroundColor } = getComputedStyle(element);
      seen.add(`${color} on ${backgroundColor}`);
    }
    requestAnimationFrame(look);
  };
  look();
}

test('the template with Next.js shows live alerts under its policy, without warnings', () =>
  check(''));

for (const colorScheme of /** @type {const} */ (['light', 'dark'])) {
  test(`the template with Next.js is ${colorScheme} from its first frame on`, async () => {
    const without = await open({ colorScheme, javaScriptEnabled: false });
    const fromServer = await without.page.locator(bell).evaluate((element) => {
      const { color, backgroundColor } = getComputedStyle(element);
      return `${color} on ${backgroundColor}`;
    });
    const { page, messages } = await open({
      colorScheme,
      prepare: (one) => one.addInitScript(watchColours, bell),
    });
    await page.getByRole('button', { name: /^Alert centre, \d+ unresolved$/ }).waitFor();
    const seen = await page.evaluate(() => [.../** @type {any} */ (window).seen]);
    assert.deepEqual(seen, [fromServer]);
    assert.deepEqual(messages, []);
  });
}
