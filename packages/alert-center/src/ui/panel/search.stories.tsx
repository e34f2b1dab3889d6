import type { StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import type { MemoryWorld } from '../../adapters/memory/index.ts';
import { loaded, panelParameters, panelStory, rowsIn } from '../../testing/stories/panel-story.tsx';
import { worldOf } from '../../testing/stories/story-frame.tsx';
// Load with the stories: a loaded machine takes long to load them on first use.
import '../../engine/list/search.store.ts';
import '../search/search-bar.tsx';
import '../settings/handle-shortcut.ts';

const meta = { title: 'Alert centre/Panel/Search', id: 'alert-centre-search', ...panelStory };

export default meta;
type Story = StoryObj<typeof meta>;
type PlayContext = Parameters<NonNullable<Story['play']>>[0];

const patient = { timeout: 15_000 };

const texts = {
  en: {
    ...{ search: 'Search alerts', clear: 'Clear search', close: 'Close search' },
    ...{ unread: 'Unread', event: 'Event', none: 'Nothing found', of: / of \d+\+? unresolved$/ },
  },
  id: {
    ...{ search: 'Cari peringatan', clear: 'Hapus pencarian', close: 'Tutup pencarian' },
    ...{ unread: 'Belum dibaca', event: 'Kejadian', none: 'Tidak ditemukan' },
    of: / dari \d+\+? belum selesai$/,
  },
};

/** Three alerts of one driver among twelve others. */
function arriveOfSlamet(world: MemoryWorld): void {
  const now = world.clock.now();
  for (let index = 0; index < 12; index += 1) {
    const alertCode = index % 2 === 0 ? 49 : 9;
    world.arrive({ alertCode, createdOn: now - (index + 5) * 60_000 });
  }
  for (const [index, alertCode] of [8, 15, 51].entries()) {
    world.arrive({
      ...{ alertCode, createdOn: now - (index + 1) * 60_000, address: 'Jl. Kaligawe, Semarang' },
      driver: { driverId: '77', fullname: 'Slamet Hartono' },
    });
  }
}

const parameters = { world: { scenario: 'empty', prepare: arriveOfSlamet, latencyMs: 5 } };

const panelOf = ({ canvasElement }: PlayContext) => within(canvasElement);

const languageOf = ({ globals }: PlayContext) => texts[globals['locale'] === 'id' ? 'id' : 'en'];

/** Opens the search by its button and enters the text in one go: each pause in typing would start a search. */
async function searchFor(context: PlayContext, text: string): Promise<HTMLElement> {
  await loaded(context);
  const panel = panelOf(context);
  const { search } = languageOf(context);
  await userEvent.click(panel.getByRole('button', { name: search }));
  const field = await panel.findByRole('textbox', { name: search }, patient);
  await waitFor(() => expect(field).toHaveFocus());
  await userEvent.paste(text);
  return field;
}

const drivers = ({ canvasElement }: PlayContext) =>
  [...rowsIn(canvasElement)].map((row) => row.textContent?.includes('Slamet H'));

async function findsThree(context: PlayContext): Promise<void> {
  await searchFor(context, 'slamet hartono');
  await waitFor(() => expect(drivers(context)).toEqual([true, true, true]), patient);
  await expect(
    await panelOf(context).findByText(languageOf(context).of, {}, patient),
  ).toBeVisible();
}

/** AC-620, AC-621: The rows that the search finds, and how many of all these are, which is announced once. */
export const Finds: Story = {
  parameters,
  async play(context) {
    const region = context.canvasElement.querySelector('[data-pantau-live="polite"]');
    const announced: string[] = [];
    const observer = new MutationObserver((changes) => {
      for (const { addedNodes } of changes)
        for (const node of addedNodes) announced.push(node.textContent ?? '');
    });
    observer.observe(region as Element, { childList: true });
    await findsThree(context);
    const text = '3 of 15 unresolved alerts found';
    await waitFor(() => expect(announced).toContain(text), patient);
    worldOf(context).arrive({ alertCode: 15, driver: { driverId: '78', fullname: 'Yanto' } });
    await panelOf(context).findByText('3 of 16 unresolved', {}, patient);
    await expect(announced.filter((one) => one.endsWith('found'))).toEqual([text]);
    observer.disconnect();
  },
};

/** AC-620: In Indonesian. */
export const FindsInIndonesian: Story = { parameters, play: findsThree, globals: { locale: 'id' } };

export const FindsInTheDark: Story = {
  parameters,
  play: findsThree,
  globals: { theme: 'dark' },
};

/** AC-620: On a phone, in the language with the longer texts. */
export const FindsOnAPhone: Story = {
  globals: { locale: 'id' },
  parameters: { ...parameters, pantau: { ...panelParameters.pantau, width: 360, flush: true } },
  async play(context) {
    await findsThree(context);
    const panel = context.canvasElement.querySelector('section') as HTMLElement;
    await expect(panel.scrollWidth).toBeLessThanOrEqual(panel.clientWidth);
  },
};

/** AC-620, AC-624: By keyboard alone; Escape clears the search, and then closes it. */
export const ByKeyboard: Story = {
  parameters,
  tags: ['behaviour'],
  async play(context) {
    await loaded(context);
    const panel = panelOf(context);
    const all = rowsIn(context.canvasElement).length;
    const [row] = rowsIn(context.canvasElement);
    row?.querySelector('button')?.focus();
    await userEvent.keyboard('/');
    const field = await panel.findByRole('textbox', { name: 'Search alerts' }, patient);
    await waitFor(() => expect(field).toHaveFocus());
    await userEvent.keyboard('kaligawe hartono');
    await waitFor(() => expect(drivers(context)).toEqual([true, true, true]), patient);
    await userEvent.keyboard('{ArrowDown}');
    await expect(rowsIn(context.canvasElement)[0]).toContainElement(
      document.activeElement as HTMLElement,
    );
    await userEvent.keyboard('/');
    await expect(field).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await expect(field).toHaveValue('');
    await waitFor(
      () => expect(rowsIn(context.canvasElement).length).toBeGreaterThanOrEqual(all),
      patient,
    );
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(field).not.toBeInTheDocument());
    await expect(panel.getByRole('button', { name: 'Search alerts' })).toHaveFocus();
  },
};

/** AC-621: Chips for unread alerts and groups of events; one press clears them all. */
export const Chips: Story = {
  parameters,
  tags: ['behaviour'],
  async play(context) {
    const field = await searchFor(context, 'hartono');
    const panel = panelOf(context);
    await waitFor(() => expect(drivers(context)).toHaveLength(3), patient);
    await userEvent.click(panel.getByRole('button', { name: 'Event' }));
    const page = within(context.canvasElement.ownerDocument.body);
    await userEvent.click(await page.findByRole('menuitemcheckbox', { name: 'Driver camera' }));
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(drivers(context)).toHaveLength(1), patient);
    await expect(field).toHaveValue('hartono');
    const unread = panel.getByRole('button', { name: 'Unread' });
    await userEvent.click(unread);
    await expect(unread).toHaveAttribute('aria-pressed', 'true');
    await userEvent.click(panel.getByRole('button', { name: 'Clear search' }));
    await expect(unread).toHaveAttribute('aria-pressed', 'false');
    await expect(field).toHaveFocus();
    await waitFor(() => expect(drivers(context).length).toBeGreaterThan(3), patient);
  },
};

/** AC-622: An arrival that does not match stays out of the rows; an emergency is shown at once. */
export const Arrivals: Story = {
  parameters,
  tags: ['behaviour'],
  async play(context) {
    await findsThree(context);
    const world = worldOf(context);
    const { canvasElement } = context;
    const driver = { driverId: '78', fullname: 'Yanto' };
    world.arrive({ alertCode: 15, driver });
    world.arrive({ alertCode: 15, driver: { ...driver, fullname: 'Slamet Hartono' } });
    await waitFor(() => expect(drivers(context)).toEqual([true, true, true, true]), patient);
    world.arrive({ alertCode: 1, driver });
    await waitFor(() => expect(rowsIn(canvasElement)).toHaveLength(5), patient);
    // Its number follows once the source has counted it.
    await waitFor(
      () => expect(panelOf(context).getByText(languageOf(context).of)).toHaveTextContent(/^5 of /),
      patient,
    );
  },
};

async function findsNothing(context: PlayContext): Promise<void> {
  await searchFor(context, 'nowhere');
  const { none } = languageOf(context);
  const heading = await panelOf(context).findByRole('heading', { name: none }, patient);
  await expect(heading).toBeVisible();
}

const withoutEmergencies = {
  scenario: 'empty',
  latencyMs: 5,
  prepare(world: MemoryWorld) {
    for (let index = 0; index < 6; index += 1) world.arrive({ alertCode: 49 });
  },
};

/** AC-624: Nothing is found: the panel says how many alerts do not match, and never that all are settled. */
export const FindsNothing: Story = {
  parameters: { world: withoutEmergencies },
  play: findsNothing,
};

/** AC-624: The button there clears the search. */
export const ClearedWhereNothingIsFound: Story = {
  parameters: { world: withoutEmergencies },
  tags: ['behaviour'],
  play: async (context) => {
    await findsNothing(context);
    const buttons = panelOf(context).getAllByRole('button', { name: languageOf(context).clear });
    await userEvent.click(buttons.at(-1) as HTMLElement);
    await waitFor(() => expect(rowsIn(context.canvasElement).length).toBeGreaterThan(3), patient);
  },
};

export const FindsNothingInIndonesian: Story = { ...FindsNothing, globals: { locale: 'id' } };

/** AC-626: Without a connection the search says that it needs one; the rows found before stay. */
export const Disconnected: Story = {
  parameters,
  tags: ['behaviour'],
  async play(context) {
    await findsThree(context);
    worldOf(context).disconnect();
    const panel = panelOf(context);
    await panel.findByText(/^Searching needs the connection/, {}, patient);
    await expect(drivers(context)).toEqual([true, true, true]);
    worldOf(context).reconnect();
    await expect(await panel.findByText(languageOf(context).of, {}, patient)).toBeVisible();
  },
};

/** AC-626: In Indonesian, in the dark, on a phone. */
export const DisconnectedOnAPhone: Story = {
  globals: { locale: 'id', theme: 'dark' },
  parameters: { ...parameters, pantau: { ...panelParameters.pantau, width: 360, flush: true } },
  async play(context) {
    await findsThree(context);
    worldOf(context).disconnect();
    await panelOf(context).findByText(/^Pencarian memerlukan koneksi/, {}, patient);
  },
};
