/** What Chromium says of drawing a map without a graphics card. */
const ofTheMachine = /GL Driver Message/;

/**
 * Opens a page, and collects what its console said of errors and warnings.
 *
 * @param {import('playwright').Browser} browser
 * @param {string} url
 * @param {import('playwright').BrowserContextOptions & { prepare?: (page: import('playwright').Page) => Promise<unknown> }} [options]
 * @returns {Promise<{ page: import('playwright').Page, messages: string[] }>}
 */
export async function openPage(browser, url, { prepare, ...options } = {}) {
  const page = await browser.newPage(options);
  /** @type {string[]} */
  const messages = [];
  page.on('console', (message) => {
    if (!['error', 'warning'].includes(message.type()) || ofTheMachine.test(message.text())) return;
    messages.push(message.text());
  });
  page.on('pageerror', (error) => messages.push(String(error)));
  await prepare?.(page);
  await page.goto(url);
  return { page, messages };
}
