import { PantauError } from '@pantau/core';
import { createMemoryAddress } from '@pantau/data-table';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { createFalseAlertSources } from '../../testing/false-alert-story.ts';
import { cellIn, gridIn, page, rowNamed, rowsIn, seen } from '../../testing/rule-list-story.ts';
import { storyTimeZone } from '../../testing/story-world.ts';
import { AlertRuleList } from './alert-rule-list.tsx';

const onOpen = fn();
const { rules: source, clock } = createFalseAlertSources();
const pantau = { clock, timeZone: storyTimeZone };

const meta = {
  title: 'Alert rules/False alerts',
  component: AlertRuleList,
  parameters: { pantau },
  args: { source, onOpen },
  decorators: [
    (Story) => (
      <div style={{ height: 640 }}>
        <Story />
      </div>
    ),
  ],
  beforeEach: () => {
    onOpen.mockClear();
  },
} satisfies Meta<typeof AlertRuleList>;

export default meta;
type Story = StoryObj<typeof meta>;

const night = 'Ngebut malam hari';

async function openNight(canvasElement: HTMLElement, name: RegExp) {
  const row = rowNamed(await gridIn(canvasElement), night);
  await userEvent.click(await within(row).findByRole('button', { name }, seen));
  return within(await page.findByRole('dialog', {}, seen));
}

/** AR-113: A rule whose alerts are false too often says so, with the numbers behind it; others do not. */
export const InTheList: Story = {
  async play({ canvasElement }) {
    const grid = await gridIn(canvasElement);
    const texts = [night, 'Pengemudi teralihkan', 'Tombol darurat'].map((label) => {
      const row = grid.querySelectorAll<HTMLElement>('[data-row]');
      const found = [...row].find((one) => within(one).queryAllByText(label).length > 0);
      return found === undefined ? null : cellIn(found, 'falseAlerts').textContent;
    });
    await expect(texts.slice(0, 2)).toEqual([
      '62% false in 7 days 31 of 50 alerts',
      '100% false in 7 days 12 of 12 alerts',
    ]);
  },
};
export const InTheListDark: Story = { globals: { theme: 'dark' } };
export const InTheListIndonesian: Story = {
  globals: { locale: 'id' },
  async play({ canvasElement }) {
    const row = rowNamed(await gridIn(canvasElement), night);
    await expect(cellIn(row, 'falseAlerts')).toHaveTextContent(
      '62% palsu dalam 7 hari 31 dari 50 peringatan',
    );
  },
};

/** AR-113: On a phone, the card of a rule says so, too. */
export const InACard: Story = {
  args: { scroll: 'page' },
  parameters: { pantau: { ...pantau, width: 360, flush: true } },
  async play({ canvasElement }) {
    const row = rowNamed(await gridIn(canvasElement), night);
    await expect(row).toHaveTextContent('62% false in 7 days');
    await expect(row.scrollWidth).toBeLessThanOrEqual(row.clientWidth);
  },
};

/** AR-116: Sorted by the shares, rules without one come last, in both directions. */
export const SortedByShare: Story = {
  async play({ canvasElement }) {
    const grid = await gridIn(canvasElement);
    await within(rowNamed(grid, night)).findByRole('button', { name: /62% false/ }, seen);
    const shares = () =>
      rowsIn(grid).map((row) => /^\d+%|–/.exec(cellIn(row, 'falseAlerts').textContent)?.[0]);
    const header = within(grid).getByRole('columnheader', { name: /False alerts/ });
    const sort = within(header).getByText('False alerts');
    await userEvent.click(sort);
    await waitFor(() => expect(shares().slice(0, 3)).toEqual(['62%', '100%', '–']), seen);
    await userEvent.click(sort);
    await waitFor(() => expect(shares().slice(0, 3)).toEqual(['100%', '62%', '–']), seen);
  },
};

/** AR-116: Sorting by the shares is restored from the address. */
export const SortedByTheAddress: Story = {
  tags: ['behaviour'],
  args: { address: createMemoryAddress('sort=falseAlerts+desc') },
  async play({ canvasElement }) {
    const grid = await gridIn(canvasElement);
    await waitFor(() => expect(rowsIn(grid)[0]).toHaveTextContent('100% false in 7 days'), seen);
    const header = within(grid).getByRole('columnheader', { name: /False alerts/ });
    await expect(header).toHaveAttribute('aria-sort', 'descending');
  },
};

/** AR-114: Pressed, it shows the reasons by alert, vehicle and camera, and leads to the rule's thresholds. */
export const Reasons: Story = {
  async play({ canvasElement }) {
    const dialog = await openNight(canvasElement, /62% false/);
    await expect(dialog.getByText(/31 of 50 alerts in 7 days were marked as false/)).toBeVisible();
    const byVehicle = await dialog.findByRole('list', { name: 'By vehicle' }, seen);
    await expect(within(byVehicle).getAllByRole('listitem').length).toBeGreaterThan(2);
    const byCode = dialog.getByRole('list', { name: 'By alert' });
    await expect(byCode).toHaveTextContent(
      'Over speed limit 31 of 50 Wrong detection (16), Kecepatan GPS melonjak (8), Not valid (7)',
    );
    await expect(dialog.getByRole('list', { name: 'By camera' })).toHaveTextContent('Tracker');
    await expect(dialog.getByRole('button', { name: 'Adjust thresholds' })).toBeVisible();
  },
};
export const ReasonsDark: Story = {
  globals: { theme: 'dark' },
  play: async ({ canvasElement }) => {
    const dialog = await openNight(canvasElement, /62% false/);
    await dialog.findByRole('list', { name: 'By vehicle' }, seen);
  },
};
/** AR-114: On a phone, and by keyboard, the reasons are among the actions of the row. */
export const ReasonsIndonesianPhone: Story = {
  args: { scroll: 'page' },
  globals: { locale: 'id' },
  parameters: { pantau: { ...pantau, width: 360, flush: true } },
  play: async ({ canvasElement }) => {
    const row = rowNamed(await gridIn(canvasElement), night);
    await waitFor(() => expect(row).toHaveTextContent('62% palsu dalam 7 hari'), seen);
    await userEvent.click(within(row).getByRole('button', { name: /Tindakan/ }));
    await userEvent.click(await page.findByRole('menuitem', { name: 'Alarm palsu' }, seen));
    const dialog = within(await page.findByRole('dialog', {}, seen));
    await dialog.findByRole('list', { name: 'Menurut kendaraan' }, seen);
  },
};

/** AR-114: The thresholds open through the host. */
export const OpensTheThresholds: Story = {
  tags: ['behaviour'],
  async play({ canvasElement }) {
    const dialog = await openNight(canvasElement, /62% false/);
    await userEvent.click(dialog.getByRole('button', { name: 'Adjust thresholds' }));
    await waitFor(() => expect(page.queryByRole('dialog')).toBeNull());
    await expect(onOpen.mock.calls[0]?.[0]).toMatchObject({ label: night });
  },
};

/** AR-114: Whoever may not change rules opens the rule to read it. */
export const ReadOnly: Story = {
  args: { canUpdate: false, canDelete: false },
  async play({ canvasElement }) {
    const dialog = await openNight(canvasElement, /62% false/);
    await expect(dialog.getByRole('button', { name: 'Open the rule' })).toBeVisible();
    await expect(dialog.queryByRole('button', { name: 'Adjust thresholds' })).toBeNull();
  },
};

const cut = (): Promise<never> => Promise.reject(new PantauError('server'));
let failures = 0;

/** AR-115: Reasons that cannot be loaded. */
export const ReasonsFailed: Story = {
  args: {
    source: {
      ...source,
      falseBreakdown: (ruleId, signal) => {
        failures += 1;
        return failures > 1 ? (source.falseBreakdown?.(ruleId, signal) ?? cut()) : cut();
      },
    },
  },
  beforeEach: () => {
    failures = 0;
  },
  async play({ canvasElement }) {
    const dialog = await openNight(canvasElement, /62% false/);
    await expect(
      await dialog.findByText('False alerts could not be loaded', {}, seen),
    ).toBeVisible();
    await expect(dialog.getByRole('button', { name: /again/i })).toBeVisible();
  },
};

/** AR-115: Reasons that could not be loaded are requested again on demand. */
export const ReasonsFailedThenLoaded: Story = {
  ...ReasonsFailed,
  tags: ['behaviour'],
  async play({ canvasElement }) {
    const dialog = await openNight(canvasElement, /62% false/);
    await dialog.findByText('False alerts could not be loaded', {}, seen);
    await userEvent.click(dialog.getByRole('button', { name: /again/i }));
    await dialog.findByRole('list', { name: 'By vehicle' }, seen);
  },
};

const withoutColumn: Story['play'] = async ({ canvasElement }) => {
  const grid = await gridIn(canvasElement);
  await expect(rowNamed(grid, night)).toBeVisible();
  await expect(within(grid).queryByRole('columnheader', { name: /False alerts/ })).toBeNull();
};

/** AR-115: The rules are listed also when their false alerts cannot be counted. */
export const SharesFailed: Story = {
  args: { source: { ...source, falseShares: cut } },
  play: withoutColumn,
};

const { falseShares: _, ...uncounted } = source;

/** AR-115: A source that does not count them leaves out the column. */
export const NotCounted: Story = { args: { source: uncounted }, play: withoutColumn };

/** AR-115: So does a company that wants no rule to say so. */
export const TurnedOff: Story = {
  args: { source: createFalseAlertSources({ falseAlertLimit: null }).rules },
  play: withoutColumn,
};
