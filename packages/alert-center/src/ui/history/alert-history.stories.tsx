import { PantauError } from '@pantau/core';
import { createMemoryAddress } from '@pantau/data-table';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { type Mock, expect, fn, userEvent, waitFor, within } from 'storybook/test';
import type { MemoryAlertHistory, MemoryWorld } from '../../adapters/memory/index.ts';
import { demoUsers } from '../../adapters/memory/index.ts';
import {
  HistoryStory,
  alertsOf,
  cellsIn,
  historyOf,
  historyWorld,
  rowsIn,
} from '../../testing/stories/history-story.tsx';
import { storyUser } from '../../testing/stories/story-world.ts';
import type { Alert } from '../../engine/alert/alert.ts';
import { AlertHistory, type AlertHistoryProps } from './alert-history.tsx';

const onOpen: Mock<(alert: Alert) => void> = fn();
const user = storyUser();

const meta = {
  title: 'Alert centre/History/Alert history',
  id: 'alert-centre-history',
  component: AlertHistory,
  loaders: [historyWorld],
  parameters: { pantau: { user, timeZone: 'Asia/Jakarta' } },
  args: {
    source: {} as MemoryAlertHistory,
    onOpen,
    alertHref: ({ id }) => `#notification-${id}`,
  } as AlertHistoryProps,
  render: ({ source: _, ...args }, { loaded }) => <HistoryStory loaded={loaded} {...args} />,
  beforeEach: () => void onOpen.mockClear(),
} satisfies Meta<typeof AlertHistory>;

export default meta;
type Story = StoryObj<typeof meta>;

const late = { timeout: 15_000 };

/** The table, once it shows rows. */
async function tableIn(root: HTMLElement): Promise<HTMLElement> {
  await within(root).findByRole('grid', {}, late);
  await waitFor(() => expect(rowsIn(root).length).toBeGreaterThan(3), late);
  return root;
}

const chip = (root: HTMLElement, name: RegExp): HTMLElement =>
  within(root).getByRole('button', { name });

/** AC-450: Time on two lines, plate, event with urgency, value, state, driver, place, who settled it, notes. */
export const Columns: Story = {
  async play({ canvasElement }) {
    const root = await tableIn(canvasElement);
    const names = ['Time', 'Plate', 'Event', 'Value', 'State', 'Driver', 'Place'];
    for (const name of names) {
      await expect(within(root).getByRole('columnheader', { name })).toBeVisible();
    }
    const [row] = rowsIn(root);
    const [date, clock] = [...(row?.querySelectorAll('[data-key="createdOn"] span span') ?? [])];
    await expect(date?.textContent).toMatch(/\d{4}$/);
    await expect(clock?.textContent).toMatch(/^\d\d:\d\d:\d\d$/);
    const [above, below] = [date, clock].map((line) => line?.getBoundingClientRect());
    await expect(below?.top).toBeGreaterThanOrEqual(above?.bottom ?? Infinity);
    const glyphs = within(root).getAllByRole('img', { name: /^(Urgent|Important)$/ });
    await expect(glyphs.length).toBe(rowsIn(root).length);
  },
};

export const Dark: Story = { globals: { theme: 'dark' } };

/** AC-533: On a tablet the search field shows its placeholder; the chips have the line below. */
export const SearchOnATablet: Story = {
  globals: { locale: 'id' },
  decorators: [
    // As wide as the page on a tablet of 768 px.
    (Story) => (
      <div style={{ width: 720, height: 600 }}>
        <Story />
      </div>
    ),
  ],
  async play({ canvasElement }) {
    const root = await tableIn(canvasElement);
    const search = within(root).getByRole('searchbox');
    const field = search.getBoundingClientRect();
    await expect(field.width).toBeGreaterThan(160);
    await expect(search.scrollWidth).toBeLessThanOrEqual(search.clientWidth);
    const chip = await within(root).findByRole('button', { name: /^Semua/ }, late);
    const all = chip.getBoundingClientRect();
    await expect(all.top).toBeGreaterThanOrEqual(field.bottom);
  },
};
export const Indonesian: Story = {
  globals: { locale: 'id' },
  async play({ canvasElement }) {
    const root = await tableIn(canvasElement);
    await expect(within(root).getByRole('columnheader', { name: 'Kejadian' })).toBeVisible();
  },
};
export const Phone: Story = {
  args: { scroll: 'page' },
  parameters: { pantau: { user, timeZone: 'Asia/Jakarta', width: 360, flush: true } },
  async play({ canvasElement }) {
    const root = await tableIn(canvasElement);
    await expect(root.scrollWidth).toBeLessThanOrEqual(root.clientWidth);
  },
};
export const PhoneIndonesian: Story = { ...Phone, globals: { locale: 'id', theme: 'dark' } };

export const Empty: Story = {
  parameters: { world: { scenario: 'empty' } },
  async play({ canvasElement }) {
    await within(canvasElement).findByText('No notifications yet', {}, late);
  },
};

const neverAnswers = (history: MemoryAlertHistory): void => {
  history.list = () => new Promise(() => undefined);
};

export const Loading: Story = {
  parameters: { history: neverAnswers },
  async play({ canvasElement }) {
    await within(canvasElement).findByRole('grid', { busy: true }, late);
  },
};

export const NoMatch: Story = {
  args: { address: createMemoryAddress('search=zzz') },
  async play({ canvasElement }) {
    await within(canvasElement).findByRole('button', { name: /Clear/ }, late);
  },
};

const fails = (kind: 'offline' | 'forbidden') => (history: MemoryAlertHistory) =>
  history.failNext('list', new PantauError(kind));

/** An error is shown with a way to try again. */
export const Failed: Story = {
  parameters: { history: fails('offline') },
  async play({ canvasElement }) {
    await within(canvasElement).findByRole('button', { name: 'Try again' }, late);
  },
};

/** Trying again after an error works. */
export const FailedThenLoaded: Story = {
  ...Failed,
  tags: ['behaviour'],
  async play({ canvasElement }) {
    const retry = await within(canvasElement).findByRole('button', { name: 'Try again' }, late);
    await userEvent.click(retry);
    await tableIn(canvasElement);
  },
};

export const Forbidden: Story = {
  parameters: { history: fails('forbidden') },
  async play({ canvasElement }) {
    await within(canvasElement).findByText(/do not have|not allowed/i, {}, late);
  },
};

const thousand = (world: MemoryWorld): void => {
  for (let index = 0; index < 1_000; index += 1) {
    world.arrive({ createdOn: world.now() - index * 7_200_000 });
  }
};

/** AC-447: Alerts of any age, by pages. */
export const Thousand: Story = {
  args: { address: createMemoryAddress('limit=100') },
  parameters: { world: { scenario: 'empty', prepare: thousand } },
  async play({ canvasElement }) {
    const root = await tableIn(canvasElement);
    await expect(within(root).getByText(/1,000/)).toBeVisible();
    await userEvent.click(within(root).getByRole('button', { name: /Last page|page 10/i }));
    await waitFor(() => expect(within(root).getByText(/901–1,000|901-1,000/)).toBeVisible(), late);
  },
};

/** AC-448, AC-451: Chips filter by state, and the address keeps the filter. */
export const StateFilter: Story = {
  args: { address: createMemoryAddress() },
  async play({ args, canvasElement }) {
    const root = await tableIn(canvasElement);
    for (const [name, text] of [
      [/^Resolved/, 'Resolved'],
      [/^False alert/, 'False alert'],
      [/^Unresolved/, 'Unresolved'],
    ] as const) {
      await userEvent.click(chip(root, name));
      await waitFor(() => expect(new Set(cellsIn(root, 'state'))).toEqual(new Set([text])), late);
    }
    await expect(args.address?.read()).toContain('state=unresolved');
  },
};

/** AC-451: Search, page size and filters are restored from the address. */
export const Restored: Story = {
  args: { address: createMemoryAddress('limit=25&search=B&state=resolved') },
  tags: ['behaviour'],
  async play({ canvasElement }) {
    const root = await tableIn(canvasElement);
    await expect(within(root).getByRole('searchbox')).toHaveValue('B');
    await expect(chip(root, /^Resolved/)).toHaveAttribute('aria-pressed', 'true');
    await expect(new Set(cellsIn(root, 'state'))).toEqual(new Set(['Resolved']));
    const drivers = cellsIn(root, 'driver');
    for (const [index, plate] of cellsIn(root, 'licensePlate').entries()) {
      await expect(`${plate} ${drivers[index]}`).toMatch(/b/i);
    }
  },
};

/** AC-449: Users without urgent alerts have no filter for urgency. */
export const WithoutUrgentAlerts: Story = {
  parameters: {
    world: { user: demoUsers.viewer },
    pantau: { user: storyUser(demoUsers.viewer), timeZone: 'Asia/Jakarta' },
  },
  async play({ canvasElement }) {
    const root = await tableIn(canvasElement);
    await expect(within(root).queryByRole('img', { name: 'Urgent' })).toBeNull();
    await userEvent.click(within(root).getByRole('button', { name: /^Filter/ }));
    const dialog = await within(document.body).findByRole('dialog', {}, late);
    await expect(within(dialog).queryByText('Urgency')).toBeNull();
    await expect(within(dialog).getAllByText('Kind')[0]).toBeVisible();
  },
};

/** AC-454: A row opens through the callback, and is a link to the alert's own page. */
export const Opens: Story = {
  tags: ['behaviour'],
  async play({ canvasElement }) {
    const root = await tableIn(canvasElement);
    const [row] = rowsIn(root);
    const event = row?.querySelector<HTMLElement>('[data-key="event"]');
    if (event == null) throw new Error('The row has no event');
    await expect(within(event).getByRole('link')).toHaveAttribute(
      'href',
      expect.stringContaining('#notification-'),
    );
    await userEvent.click(row?.querySelector<HTMLElement>('[data-key="driver"]') ?? event);
    await expect(onOpen).toHaveBeenCalledOnce();
  },
};

/** AC-454: Without a callback, a row opens the alert's preview. */
export const OpensPreview: Story = {
  args: { onOpen: undefined, alertHref: undefined },
  tags: ['behaviour'],
  async play({ canvasElement }) {
    const root = await tableIn(canvasElement);
    const cell = rowsIn(root)[0]?.querySelector<HTMLElement>('[data-key="driver"]');
    if (cell == null) throw new Error('There is no row');
    await userEvent.click(cell);
    await waitFor(() => expect(document.querySelector('[data-alert-preview]')).toBeVisible(), late);
  },
};

/** AC-452: A row follows what a colleague does, also when no list of the panel shows its alert. */
export const FollowsColleague: Story = {
  parameters: { world: { scenario: 'empty', prepare: thousand } },
  args: { address: createMemoryAddress('page=20') },
  tags: ['behaviour'],
  async play({ canvasElement, loaded }) {
    const root = await tableIn(canvasElement);
    const { world } = alertsOf({ loaded });
    await waitFor(() => expect(cellsIn(root, 'state')[2]).toBe('Unresolved'), late);
    const tops = rowsIn(root).map((row) => row.getBoundingClientRect().top);
    const oldest = world.alerts()[192];
    await waitFor(() => expect(world.openFeeds).toBeGreaterThan(0), late);
    world.resolveAs(demoUsers.dispatcher, [oldest?.id ?? '']);
    await waitFor(() => expect(cellsIn(root, 'state')[2]).toBe('Resolved'), late);
    await expect(cellsIn(root, 'resolver')[2]).toBe('Budi Santoso');
    await expect(rowsIn(root).map((row) => row.getBoundingClientRect().top)).toEqual(tops);
  },
};

/** AC-453: New alerts wait behind a button, and no row moves. */
export const NewAlerts: Story = {
  tags: ['behaviour'],
  async play({ canvasElement, loaded }) {
    const root = await tableIn(canvasElement);
    const { world } = alertsOf({ loaded });
    await waitFor(() => expect(world.openFeeds).toBeGreaterThan(0), late);
    const before = cellsIn(root, 'createdOn');
    const tops = rowsIn(root).map((row) => row.getBoundingClientRect().top);
    for (let index = 0; index < 3; index += 1) world.arrive({ alertCode: 8 });
    const button = await within(root).findByRole('button', { name: 'Show 3 new alerts' }, late);
    await expect(cellsIn(root, 'createdOn')).toEqual(before);
    await expect(rowsIn(root).map((row) => row.getBoundingClientRect().top)).toEqual(tops);
    await userEvent.click(button);
    await waitFor(() => expect(cellsIn(root, 'createdOn')[3]).toBe(before[0]), late);
    await expect(within(root).queryByRole('button', { name: /new alert/ })).toBeNull();
  },
};

/** AC-453: Alerts that the filter leaves out are not announced as new rows. */
export const NewAlertsOfOtherKind: Story = {
  args: { address: createMemoryAddress('state=resolved') },
  async play({ canvasElement, loaded }) {
    const root = await tableIn(canvasElement);
    const { world } = alertsOf({ loaded });
    await waitFor(() => expect(world.openFeeds).toBeGreaterThan(0), late);
    world.arrive({ alertCode: 8 });
    const history = historyOf({ loaded });
    await expect((await history.find(world.alerts()[0]?.id ?? '')).alert.resolved).toBe(false);
    await expect(within(root).queryByRole('button', { name: /new alert/ })).toBeNull();
  },
};
