import { PantauError } from '@pantau/core';
import { scopes } from '@pantau/core/contract';
import { scoreCategories } from '@pantau/core/driver-score';
import { MapSettingsContext } from '@pantau/core/geo';
import { createMemoryAddress } from '@pantau/data-table';
import type { Meta, StoryObj } from '@storybook/react-vite';
import workerUrl from 'maplibre-gl/dist/maplibre-gl-worker.mjs?worker&url';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { createMemoryScoreSource } from '../../adapters/memory/index.ts';
import type { ScoreAlert } from '../../engine/scores/driver-score.ts';
import { chartIn, seen, storyPantau } from '../../testing/score-story.ts';
import { createStoryWorld } from '../../testing/story-world.ts';
import { DriverScoreDetail } from './driver-score-detail.tsx';

const source = createMemoryScoreSource({ world: createStoryWorld(20) });
const onOpenAlert = fn();
const onCall = fn();
const onBack = fn();

const meta = {
  title: 'Driver score/Driver',
  component: DriverScoreDetail,
  parameters: { pantau: storyPantau, rights: { onCall: scopes.twoWayCommunication } },
  args: { source, driverId: 'd15', onOpenAlert, onCall, onBack },
  beforeEach: () => {
    onOpenAlert.mockClear();
    onCall.mockClear();
    onBack.mockClear();
  },
} satisfies Meta<typeof DriverScoreDetail>;

export default meta;
type Story = StoryObj<typeof meta>;

const numberIn = (text: string | null | undefined): number => {
  const [found = 'NaN'] = /[+\-−]?\d+\.\d\d/.exec(text ?? '') ?? [];
  return Number(found.replace('−', '-'));
};

/** The last 30 days of the stories. */
const storyPeriod = { startDate: '2026-10-22', endDate: '2026-11-20' };

/** The rows of the waterfall: names and points. */
async function stepsIn(root: HTMLElement): Promise<readonly HTMLElement[]> {
  const card = within(
    await within(root).findByRole('region', { name: 'What makes up the score' }, seen),
  );
  return card.getAllByRole('listitem');
}

/** DS-20, DS-21: The parts of the waterfall add up to the score exactly. */
export const Driver: Story = {
  async play({ canvasElement }) {
    const steps = await stepsIn(canvasElement);
    const points = steps.map(({ textContent }) => numberIn(textContent));
    const score = numberIn(canvasElement.querySelector('[data-score]')?.textContent);
    const sum = points.slice(0, -1).reduce((total, value) => total + Math.round(value * 100), 0);
    await expect(sum / 100).toBe(score);
    await expect(points.at(-1)).toBe(score);
    const chart = await chartIn(canvasElement, 'waterfall');
    await expect(chart.querySelectorAll('[data-step]')).toHaveLength(steps.length);
    const [row] = steps;
    const step = chart.querySelector('[data-step] rect')?.getBoundingClientRect();
    const box = row?.getBoundingClientRect();
    await expect(step?.top).toBeGreaterThan(box?.top ?? Infinity);
    await expect(step?.bottom).toBeLessThan(box?.bottom ?? 0);
    const bars = [...chart.querySelectorAll('[data-step] rect')];
    const kinds = bars.map((bar) => bar.getAttribute('data-kind'));
    await expect([kinds.at(0), kinds.at(-1)]).toEqual(['sum', 'sum']);
    await expect(kinds.slice(1, -1)).toEqual(
      points.slice(1, -1).map((value) => (value < 0 ? 'loss' : 'gain')),
    );
    // Each bar starts where the one before ends, and the last loss ends where the score does.
    const edges = bars.map((bar) => bar.getBoundingClientRect());
    for (const [index, { left, right }] of edges.entries()) {
      const next = edges[index + 1];
      if (next === undefined || kinds[index + 1] === 'gain') continue;
      const end = kinds[index] === 'loss' ? left : right;
      await expect(Math.abs(next.right - end)).toBeLessThan(2);
    }
  },
};

export const Dark: Story = { globals: { theme: 'dark' } };
export const Indonesian: Story = { globals: { locale: 'id' } };
export const Tablet: Story = { parameters: { pantau: { ...storyPantau, width: 720 } } };
export const Phone: Story = { parameters: { pantau: { ...storyPantau, width: 328 } } };
export const PhoneIndonesian: Story = { ...Phone, globals: { locale: 'id' } };

/** DS-25: A part of the waterfall shows its alerts, and only these. */
export const PartShowsItsAlerts: Story = {
  tags: ['behaviour'],
  async play({ canvasElement }) {
    const view = within(canvasElement);
    await stepsIn(canvasElement);
    const part = view.getByRole('button', { name: /^Speeding/ });
    await userEvent.click(part);
    await expect(part).toHaveAttribute('aria-pressed', 'true');
    const alerts = view.getByRole('region', { name: 'Alerts behind the score' });
    const total = /(\d+) alert/.exec(part.textContent ?? '')?.[1] ?? '';
    await waitFor(() => expect(alerts).toHaveTextContent(`${total} alerts`), seen);
    const list = within(within(alerts).getByRole('list', { name: 'Alerts behind the score' }));
    for (const item of list.getAllByRole('listitem')) {
      await expect(item).toHaveTextContent('Over speed limit');
    }
    await userEvent.click(part);
    await expect(part).toHaveAttribute('aria-pressed', 'false');
  },
};

/** DS-27: All twelve categories, those with the most alerts first, also those without. */
export const Categories: Story = {
  args: { driverId: 'd3' },
  async play({ canvasElement }) {
    const table = await within(canvasElement).findByRole(
      'table',
      { name: 'Alerts by category' },
      seen,
    );
    const rows = within(table).getAllByRole('row').slice(1);
    await expect(rows).toHaveLength(12);
    const totals = rows.map((row) => Number(within(row).getAllByRole('cell')[0]?.textContent));
    await expect(totals).toEqual(totals.toSorted((one, other) => other - one));
    await expect(totals.at(-1)).toBe(0);
  },
};

/** DS-50, DS-51: Alerts are shown in pages by cursor, newest first, and open through the host. */
export const PagesOfAlerts: Story = {
  tags: ['behaviour'],
  async play({ canvasElement }) {
    const view = within(canvasElement);
    const listOf = () =>
      within(view.getByRole('list', { name: 'Alerts behind the score' })).getAllByRole('button');
    await view.findByRole('list', { name: 'Alerts behind the score' }, seen);
    const texts = (): string =>
      listOf()
        .map(({ textContent }) => textContent)
        .join('|');
    const first = texts();
    const newer = view.getByRole('button', { name: 'Newer' });
    await expect(newer).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(view.getByRole('button', { name: 'Older' }));
    await waitFor(() => expect(texts()).not.toBe(first), seen);
    await userEvent.click(newer);
    await waitFor(() => expect(texts()).toBe(first), seen);
    const [alert] = listOf();
    await userEvent.click(alert ?? canvasElement);
    await expect(onOpenAlert).toHaveBeenCalledOnce();
  },
};

/** A category with a false alert on its first page. */
async function categoryWithFalse(): Promise<string> {
  for (const category of scoreCategories) {
    const { alerts } = await source.alerts({
      ...{ driverId: 'd15', ...storyPeriod, categories: [category] },
      ...{ includeFalseAlerts: true, first: 10 },
    });
    if (alerts.some(({ isFalseAlert }) => isFalseAlert)) return category;
  }
  throw new Error('The driver has no false alerts.');
}

/** DS-52: False alerts cost nothing; they are shown on demand, with how many points they would cost. */
export const FalseAlerts: Story = {
  async play({ canvasElement }) {
    const view = within(canvasElement);
    const score = await view.findByRole('region', { name: 'Score' }, seen);
    await expect(score).toHaveTextContent(/\d+ false alerts? do(es)? not count\. They would lower/);
    await expect(view.queryByText('False alert')).toBeNull();
    await userEvent.click(within(score).getByRole('button', { name: 'Show false alerts' }));
    const toggle = view.getByRole('switch', { name: 'Show false alerts' });
    await expect(toggle).toHaveAttribute('aria-checked', 'true');
    const { score: stored } = await source.driver('d15', storyPeriod);
    const { total, points } = stored.excludedFalseAlerts;
    await expect(score).toHaveTextContent(`would lower the score by ${points.toFixed(2)}.`);
    await waitFor(async () => {
      const alerts = view.getByRole('region', { name: 'Alerts behind the score' });
      await expect(alerts).toHaveTextContent(`${stored.totalAlert + total} alerts`);
    }, seen);
    await userEvent.selectOptions(
      view.getByRole('combobox', { name: 'Category' }),
      await categoryWithFalse(),
    );
    await expect((await view.findAllByText('False alert', {}, seen))[0]).toBeVisible();
  },
};

const changing = createMemoryScoreSource({ world: createStoryWorld(20) });

/** DS-40, DS-41: Marking an alert as false raises the score, and the page says by how much. */
export const MarkedAsFalse: Story = {
  args: { source: changing },
  async play({ canvasElement }) {
    const view = within(canvasElement);
    await stepsIn(canvasElement);
    const scoreNow = (): number =>
      numberIn(canvasElement.querySelector('[data-score]')?.textContent);
    const before = scoreNow();
    const { alerts } = await changing.alerts({
      ...{ driverId: 'd15', ...storyPeriod },
      ...{ categories: ['overspeed'], includeFalseAlerts: false, first: 1 },
    });
    const [alert] = alerts;
    changing.setFalse(alert?.id ?? '', true);
    await view.findByText(/^Up \d/, {}, seen);
    const rise = Math.round((scoreNow() - before) * 100) / 100;
    await expect(rise).toBeGreaterThan(0);
    await expect(view.getByText(/^Up \d/)).toHaveTextContent(`Up ${rise.toFixed(2)}`);
    await expect(
      view.getByText(`from ${before.toFixed(2)} to ${scoreNow().toFixed(2)}`),
    ).toBeVisible();
    const said = () => document.querySelector('[aria-live="polite"]')?.textContent;
    await waitFor(() => expect(said()).toBe(`Up ${rise.toFixed(2)} since you last looked`), seen);
    changing.setFalse(alert?.id ?? '', false);
    await view.findByText(/^Down \d/, {}, seen);
    await expect(scoreNow()).toBe(before);
  },
};

/** DS-23: The button that calls is only there where the host grants it. */
export const Calls: Story = {
  async play({ canvasElement }) {
    const view = within(canvasElement);
    await userEvent.click(await view.findByRole('button', { name: /^Call / }, seen));
    await expect(onCall).toHaveBeenCalledOnce();
    await userEvent.click(view.getByRole('button', { name: 'All drivers' }));
    await expect(onBack).toHaveBeenCalledOnce();
  },
};

export const WithoutCalls: Story = {
  render: () => <DriverScoreDetail source={source} driverId="d15" />,
  async play({ canvasElement }) {
    const view = within(canvasElement);
    await stepsIn(canvasElement);
    await expect(view.queryByRole('button', { name: /^Call / })).toBeNull();
    await expect(view.queryByRole('button', { name: 'All drivers' })).toBeNull();
  },
};

/** DS-1, DS-22: Too little driving is a state of its own: no score, no grade, no waterfall, never 0. */
export const NotEnoughData: Story = {
  args: { driverId: 'd9' },
  async play({ canvasElement }) {
    const view = within(canvasElement);
    await view.findByText('Not enough data for a score', {}, seen);
    await expect(
      view.getByText('A score needs at least 50.0 km in the period. So far: 12.4 km.'),
    ).toBeVisible();
    await expect(canvasElement.querySelector('[data-score]')).toBeNull();
    await expect(view.queryByRole('region', { name: 'What makes up the score' })).toBeNull();
    await expect(view.queryByText('0.00')).toBeNull();
  },
};
export const NotEnoughDataIndonesian: Story = {
  args: { driverId: 'd9' },
  globals: { locale: 'id' },
};

const spotless = createStoryWorld(3);
spotless.alerts.splice(0);

export const NoAlerts: Story = {
  args: { source: createMemoryScoreSource({ world: spotless }), driverId: 'd1' },
  async play({ canvasElement }) {
    await within(canvasElement).findByText('No alerts in this period', {}, seen);
  },
};

/** DS-14: A driver who does not exist, or whom the user may not see. */
export const Missing: Story = {
  args: { driverId: 'nobody' },
  async play({ canvasElement }) {
    await within(canvasElement).findByText('This driver does not exist', {}, seen);
  },
};

const broken = createMemoryScoreSource();
broken.failWith(new PantauError('offline'));

export const Failed: Story = {
  args: { source: broken },
  async play({ canvasElement }) {
    await within(canvasElement).findByRole('button', { name: 'Try again' }, seen);
  },
};

const slow = createMemoryScoreSource();
slow.hold();

export const Loading: Story = { args: { source: slow } };

const yearAddress = createMemoryAddress('period=12months');

/** DS-26: A year is shown by month. */
export const Year: Story = {
  args: { address: yearAddress },
  async play({ canvasElement }) {
    await chartIn(canvasElement, 'line');
    const table = within(canvasElement).getByRole('table', { name: 'Score over time' });
    await expect(within(table).getAllByRole('row')).toHaveLength(14);
    await expect(table).toHaveTextContent('not enough data');
  },
};

/** DS-53: The places of the alerts on a map, which loads when it is shown. */
export const OnMap: Story = {
  decorators: [
    (Story) => (
      <MapSettingsContext.Provider value={{ workerUrl }}>
        <Story />
      </MapSettingsContext.Provider>
    ),
  ],
  async play({ canvasElement }) {
    const view = within(canvasElement);
    await view.findByRole('list', { name: 'Alerts behind the score' }, seen);
    await expect(view.queryByRole('group', { name: 'Places of these alerts' })).toBeNull();
    await userEvent.click(view.getByRole('button', { name: 'Show on map' }));
    const map = await view.findByRole('group', { name: 'Places of these alerts' }, seen);
    await waitFor(
      () => expect(within(map).getAllByRole('button', { name: /20 Nov|19 Nov/ })[0]).toBeVisible(),
      seen,
    );
    const [marker = map] = within(map).getAllByRole('button', { name: /20 Nov|19 Nov/ });
    marker.click();
    await expect(onOpenAlert).toHaveBeenCalledOnce();
    const [opened] = onOpenAlert.mock.calls[0] as [ScoreAlert];
    await expect(marker).toHaveAccessibleName(new RegExp(`^${opened.descriptionEng}`));
  },
};
