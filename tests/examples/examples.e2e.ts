import { type Page, expect } from '@playwright/test';
import { test } from '../support/test.ts';
import { password, users } from '../support/users.ts';
import { buildExamples, scriptOf } from './build-examples.ts';
import { expectations } from './expectations.ts';
import { type Example, findExamples } from './find-examples.ts';

/*
 * Runs every example in TypeScript of the documentation as it is written there, in a page of the reference server. The
 * list is that of the documents: a new example that says of no part what it shows fails.
 */

const examples = findExamples();
let files: ReadonlyMap<string, string> = new Map();

test.beforeAll(async ({ server }) => {
  files = await buildExamples(examples, server.origin);
});

/** A token of the manager, as the reader's own server gets one for its users. */
async function tokenOf(origin: string): Promise<string> {
  const response = await fetch(`${origin}/api/session`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: users.manager, password }),
  });
  return ((await response.json()) as { accessToken: string }).accessToken;
}

/** The sheets of all parts, as the built ones that an application imports. */
const sheet = (): string =>
  [...new Set([...files].filter(([path]) => path.endsWith('.css')).map(([, text]) => text))].join(
    '\n',
  );

/** What the reader's own server answers with data of its own. */
const ownData: Readonly<Record<string, unknown>> = {
  '/my/alerts': { alerts: [] },
  '/api/order': {
    data: { paginated_result: [{ id: '1', number: 'ORDER-1', status: 'DRAFT', weight: 900 }] },
    metadata: { page: 1, total_count: 1 },
  },
};
const ownTokens = ['/my/token', '/pantau-token', '/api/pantau-token'];

/** Opens the page of an example, and returns what its console said. */
async function openExample(page: Page, origin: string, example: Example): Promise<string[]> {
  const faults: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error') faults.push(`${message.text()} (${message.location().url})`);
  });
  page.on('pageerror', (error) => faults.push(error.stack ?? error.message));
  // A page that the test answers for has no address, so that Chromium would ask before it reaches this machine.
  await page.context().grantPermissions(['local-network-access'], { origin });
  for (const [path, json] of Object.entries(ownData)) {
    await page.route(
      ({ pathname }) => pathname === path,
      (route) => route.fulfill({ json }),
    );
  }
  await page.route(
    ({ pathname }) => ownTokens.includes(pathname),
    async (route) => route.fulfill({ body: await tokenOf(origin) }),
  );
  await page.route(`${origin}/examples/**`, (route) => {
    const path = new URL(route.request().url()).pathname.replace('/examples', '');
    return path === '/all.css'
      ? route.fulfill({ contentType: 'text/css', body: sheet() })
      : route.fulfill({ contentType: 'text/javascript', body: files.get(path) ?? '' });
  });
  const script = scriptOf(examples, example);
  await page.route(`${origin}/examples/`, (route) =>
    route.fulfill({
      contentType: 'text/html; charset=utf-8',
      body: `<!doctype html><html lang="en"><title>Example</title><link rel="icon" href="data:," />
<link rel="stylesheet" href="/examples/all.css" />
<body><script type="module" src="/examples${script}"></script></body></html>`,
    }),
  );
  await page.goto(`${origin}/examples/`);
  await page
    .locator('html[data-shown]')
    .waitFor({ state: 'attached', timeout: 30_000 })
    .catch(() => expect(faults).toEqual([]));
  return faults;
}

test('there are examples in every package and guide (WB-23)', () => {
  const documents = new Set(examples.map(({ document }) => document));
  expect([...documents].filter((file) => file.startsWith('packages/')).length).toBe(9);
  expect(examples.length).toBeGreaterThan(50);
});

for (const example of examples) {
  const { document, number } = example;
  test(`example ${number} of ${document} runs, and shows what it is for (WB-23)`, async ({
    page,
    server,
  }) => {
    const faults = await openExample(page, server.origin, example);
    const expected = expectations[document]?.[number - 1] ?? {};
    const parts = await page
      .locator('section[data-part]')
      .evaluateAll((all) => all.map((one) => (one as HTMLElement).dataset['part'] ?? ''));
    expect(Object.keys(expected).length, 'what the example shows is stated').toBeGreaterThan(0);
    expect(parts.toSorted()).toEqual(Object.keys(expected).toSorted());
    for (const [part, shown] of Object.entries(expected)) {
      const target =
        shown instanceof RegExp
          ? page.getByText(shown).filter({ visible: true }).first()
          : page.getByRole(shown.role, { name: shown.name }).first();
      await expect(target, part).toBeVisible();
    }
    expect(faults).toEqual([]);
  });
}
