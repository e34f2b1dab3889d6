import { readFileSync } from 'node:fs';
import { stripTypeScriptTypes } from 'node:module';
import { type Page, expect, test } from '@playwright/test';
import { at } from '../../scripts/lib/paths.mjs';
import {
  type WorkbenchServer,
  serveWorkbench,
  workbenchFolder,
} from '../support/workbench-server.ts';

let workbench: WorkbenchServer;

test.beforeAll(async () => {
  workbench = await serveWorkbench();
});

test.afterAll(() => workbench.close());

/** The document once the checks of a story have ended. */
const checked = (page: Page, id: string) => page.locator(`html[data-checked-story="${id}"]`);

/** Opens a story as the workbench shows it, and waits for the end of its checks. */
async function openStory(page: Page, id: string, globals: string): Promise<void> {
  const address = `${workbench.origin}/iframe.html?id=${id}&viewMode=story&globals=${globals}`;
  await page.goto(address);
  await expect(checked(page, id)).toBeAttached();
}

/** What Storybook shows instead of a story that failed. */
const failure = (page: Page) => page.locator('body.sb-show-errordisplay');

/** Stories whose checks open something by its English name, with what it then says in Indonesian. */
const inIndonesian = [
  ['alert-centre-snooze--asks', 'Tunda kejadian ini pada kendaraan ini?'],
  ['alert-centre-prompts--resolve-one', 'Tandai selesai'],
  ['alert-rules-editor--rejected', 'Simpan'],
  ['company-settings-logo--crop-dialog', 'Batal'],
  ['dashboard-dashboard--hours-as-table', 'Jam'],
  ['data-table-column-chooser--searching', 'Tampilkan semua'],
  ['driver-score-overview--chart-as-table', 'Skor'],
  ['sales-orders-confirmations--delete', 'Hapus'],
  ['shell-account-menu--open', 'Keluar'],
] as const;

for (const [story, text] of inIndonesian) {
  test(`${story} reaches its state in Indonesian (WB-17)`, async ({ page }) => {
    await openStory(page, story, 'locale:id');
    await expect(page.getByText(text).filter({ visible: true }).first()).toBeVisible();
    await expect(failure(page)).toHaveCount(0);
  });
}

test('a story reaches its state again in the language that the toolbar changes to (WB-17)', async ({
  page,
}) => {
  const story = 'alert-centre-snooze--asks';
  await openStory(page, story, 'locale:en');
  const title = page.getByRole('dialog').getByRole('heading');
  await expect(title).toHaveText('Snooze this event on this vehicle?');
  for (const [locale, text] of [
    ['id', 'Tunda kejadian ini pada kendaraan ini?'],
    ['en-XA', /^\[.*\]$/],
    ['en', 'Snooze this event on this vehicle?'],
  ] as const) {
    await page.evaluate((chosen) => {
      const { __STORYBOOK_ADDONS_CHANNEL__: channel } = globalThis as unknown as {
        __STORYBOOK_ADDONS_CHANNEL__: { emit(event: string, data: unknown): void };
      };
      channel.emit('updateGlobals', { globals: { locale: chosen } });
    }, locale);
    // Until its checks start again, the story shows the new language in its previous state.
    await expect(checked(page, story)).toBeAttached();
    await expect(title).toHaveText(text);
    await expect(failure(page)).toHaveCount(0);
  }
});

test('a story whose checks need what the toolbar takes away is shown all the same (WB-17)', async ({
  page,
}) => {
  await openStory(page, 'alert-centre-prompts--resolve-one', 'scopes:viewer');
  await expect(failure(page)).toHaveCount(0);
  await expect(page.locator('#storybook-root')).not.toBeEmpty();
  // Its checks are of columns, and here are cards.
  await page.setViewportSize({ width: 360, height: 740 });
  await openStory(page, 'sales-orders-list--columns', 'theme:dark');
  await expect(failure(page)).toHaveCount(0);
  await expect(page.getByText('SO-000140')).toBeVisible();
});

/** Stories that show a host with a provider or an element of its own. */
const ofHosts = [
  'data-table-states--in-provider',
  'data-table-faults-of-the-host--throwing-row-functions',
  'embedding-classes-of-the-host--isolated',
  'embedding-custom-element--popup-open',
  'embedding-isolated-provider--in-a-shadow-root',
  'embedding-logo--logo',
  'embedding-notifications-of-the-browser--allowed-by-the-page',
  'embedding-own-look--own-look',
  'embedding-parts--styled-from-outside',
];

for (const story of ofHosts) {
  test(`${story} is in the theme and language of the toolbar (WB-33)`, async ({ page }) => {
    await openStory(page, story, 'theme:dark;locale:id');
    const themes = page.locator('[data-pantau-theme]');
    const shown = () =>
      themes.evaluateAll((roots) =>
        roots.map((root) =>
          ['data-pantau-theme', 'lang'].map((name) => root.getAttribute(name)).join(' '),
        ),
      );
    await expect.poll(async () => new Set(await shown())).toEqual(new Set(['dark id']));
    await expect(failure(page)).toHaveCount(0);
  });
}

test('a user of the toolbar has the rights that a host grants by scope (WB-35)', async ({
  page,
}) => {
  const create = page.getByRole('button', { name: 'Create rule' });
  const toggle = page.getByRole('grid').getByRole('switch');
  await openStory(page, 'alert-rules-list--columns', 'scopes:full');
  await expect(create).toBeVisible();
  await expect(toggle.first()).toBeVisible();
  await openStory(page, 'alert-rules-list--columns', 'scopes:viewer');
  await expect(page.getByText('Ngebut malam hari')).toBeVisible();
  await expect(create).toHaveCount(0);
  await expect(toggle).toHaveCount(0);

  const save = page.getByRole('button', { name: 'Save changes' });
  await openStory(page, 'alert-rules-editor--edit', 'scopes:full');
  await expect(save).toBeVisible();
  await openStory(page, 'alert-rules-editor--edit', 'scopes:viewer');
  const name = page.getByRole('textbox', { name: /^Name of the rule/ });
  await expect(name).toHaveValue('Ngebut malam hari');
  await expect(save).toHaveCount(0);

  const edit = page.getByRole('button', { name: 'Edit', exact: true });
  await openStory(page, 'sales-orders-detail--confirmed', 'scopes:full');
  await expect(edit).toBeVisible();
  await openStory(page, 'sales-orders-detail--confirmed', 'scopes:viewer');
  await expect(page.getByRole('article', { name: 'SO-000001' })).toBeVisible();
  await expect(edit).toHaveCount(0);
});

test('a page that shows nothing besides the frame of a story is found (WB-34)', async ({
  page,
}) => {
  const code = stripTypeScriptTypes(readFileSync(at('.storybook', 'shows-something.ts'), 'utf8'));
  const shows = async (content: string): Promise<unknown> => {
    await page.setContent(`<div data-frame style="background: white">${content}</div>`);
    const script = `${code}; document.body.dataset.shows = showsSomething(document.body);`;
    await page.addScriptTag({ type: 'module', content: script });
    await expect(page.locator('body[data-shows]')).toBeAttached();
    return page.locator('body').getAttribute('data-shows');
  };
  expect(await shows('<p></p><p hidden>Hidden</p><template>Not yet</template>')).toBe('false');
  expect(await shows('<p>Saved</p>')).toBe('true');
  expect(await shows('<div style="width: 9px; height: 9px; background: gray"></div>')).toBe('true');
});

/** What a server names, by story; of each there are several. */
const namedByServer = [
  ['alert-centre-panel--live', 'li[data-alert-id] [class*="_what_"]'],
  ['dashboard-dashboard--everything', '[data-tile] [class*="_event_"]'],
] as const;

for (const [story, names] of namedByServer) {
  test(`events of ${story} are longer in the language for long texts (WB-22)`, async ({ page }) => {
    await openStory(page, story, 'locale:en');
    const name = page.locator(names).first();
    const short = (await name.textContent()) ?? '';
    expect(short).toMatch(/^[^[]{4,}$/);
    await openStory(page, story, 'locale:en-XA');
    await expect(name).toHaveText(/^\[.*\]$/);
    expect((await name.textContent())?.length).toBeGreaterThanOrEqual(short.length * 1.3);
  });
}

test('the page of a component shows each state as its checks leave it, and side by side (WB-27)', async ({
  page,
}) => {
  const states = Object.values(entries()).filter(
    ({ id, type, tags }) =>
      id.startsWith('alert-centre-snooze--') && type === 'story' && !tags.includes('behaviour'),
  );
  expect(states.length).toBeGreaterThan(5);
  await page.goto(`${workbench.origin}/iframe.html?id=alert-centre-snooze--docs&viewMode=docs`);
  await expect(page.locator('[data-state]')).toHaveCount(states.length);
  const asks = page.locator('[data-state="alert-centre-snooze--asks"]');
  await asks.scrollIntoViewIfNeeded();
  const dialog = asks.frameLocator('iframe').getByRole('dialog');
  // Every state on the page loads at once.
  await expect(dialog.getByRole('heading')).toHaveText('Snooze this event on this vehicle?', {
    timeout: 60_000,
  });
  await asks.getByText(/side by side$/).click();
  const pictures = asks.locator('details iframe');
  const shown = await pictures.evaluateAll((frames) =>
    frames.map((frame) => frame.getAttribute('title')),
  );
  expect(shown).toEqual([
    'English, light',
    'English, dark',
    'Indonesian, light',
    'Indonesian, dark',
    'Long texts',
    'For a driver',
    'Indonesian, on a phone',
  ]);
});

test('a picture is as high as the state that it shows (WB-27)', async ({ page }) => {
  await page.goto(`${workbench.origin}/iframe.html?id=core-primitives-button--docs&viewMode=docs`);
  const first = page.locator('[data-state] iframe').first();
  await expect.poll(async () => (await first.boundingBox())?.height).toBeLessThan(120);
});

test('widgets in a shadow root have their style sheets (WB-31)', async ({ page }) => {
  await openStory(page, 'embedding-own-look--own-look', 'theme:light');
  const row = page.locator('li[data-alert-id]').first();
  await expect(row).toHaveCSS('list-style-type', 'none');
  await expect(page.getByRole('button', { name: /^Urgent/ }).first()).toHaveCSS(
    'border-top-style',
    'none',
  );
});

interface Entry {
  readonly id: string;
  readonly type: string;
  readonly title: string;
  readonly tags: readonly string[];
}

const entries = () =>
  (
    JSON.parse(readFileSync(`${workbenchFolder}/index.json`, 'utf8')) as {
      entries: Record<string, Entry>;
    }
  ).entries;

test('every page opens without an error, with its heading, in both themes (WB-19)', async ({
  page,
}) => {
  test.setTimeout(300_000);
  const pages = Object.values(entries()).filter(({ tags }) => tags.includes('unattached-mdx'));
  expect(pages.length).toBeGreaterThan(15);
  const errors: string[] = [];
  page.on('pageerror', ({ message }) => errors.push(message));
  for (const [place, { id }] of pages.entries()) {
    const theme = place % 2 === 0 ? 'dark' : 'light';
    await page.goto(
      `${workbench.origin}/iframe.html?id=${id}&viewMode=docs&globals=theme:${theme}`,
    );
    await expect(page.locator('#storybook-docs h1').first(), id).toBeVisible();
    await expect(failure(page), id).toHaveCount(0);
    expect(errors, id).toEqual([]);
  }
});
