import { PantauError } from '@pantau/core';
import { createMemoryAddress } from '@pantau/data-table';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { createMemoryScoreSource } from '../../adapters/memory/index.ts';
import { chartIn, seen, storyPantau } from '../../testing/score-story.ts';
import { createStoryWorld } from '../../testing/story-world.ts';
import { DriverScoreDetail } from './driver-score-detail.tsx';

const source = createMemoryScoreSource({ world: createStoryWorld(20) });
const period = { startDate: '2026-10-22', endDate: '2026-11-20' };
const onOpenAlert = fn();

const meta = {
  title: 'Driver score/Driver facts',
  component: DriverScoreDetail,
  parameters: { pantau: storyPantau },
  args: { source, driverId: 'd15', onOpenAlert },
} satisfies Meta<typeof DriverScoreDetail>;

export default meta;
type Story = StoryObj<typeof meta>;

const alertsIn = (root: HTMLElement): HTMLElement =>
  within(root).getByRole('list', { name: /^(Alerts behind the score|Peringatan di balik skor)$/ });

/** The lines of text of an element. */
function linesOf(element: Element): number {
  const range = document.createRange();
  range.selectNodeContents(element);
  return new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size;
}

/** The innermost elements with points lost. */
const lossesIn = (root: HTMLElement): readonly Element[] =>
  [...root.querySelectorAll('*')].filter(
    ({ children, textContent }) => children.length === 0 && /^[-\u2212]\d/.test(textContent),
  );

/** DS-54: Points lost have a minus sign, on the line of their digits, also where there is little room. */
export const Losses: Story = {
  parameters: { pantau: { ...storyPantau, width: 240 } },
  async play({ canvasElement }) {
    await within(canvasElement).findByRole('region', { name: 'What makes up the score' }, seen);
    await within(canvasElement).findByRole('list', { name: 'Alerts behind the score' }, seen);
    for (const name of [
      'What makes up the score',
      'Alerts by category',
      'Alerts behind the score',
    ]) {
      const losses = lossesIn(within(canvasElement).getByRole('region', { name }));
      await expect(losses.length).toBeGreaterThan(2);
      for (const loss of losses) {
        await expect(loss).toHaveTextContent(/^\u2212\d+\.\d\d$/);
        await expect(linesOf(loss)).toBe(1);
      }
    }
  },
};

const photo = new URL('../../testing/story-photo.svg?no-inline', import.meta.url).href;
const pictured = createStoryWorld(20);
const [first] = pictured.drivers;
if (first !== undefined) pictured.drivers[0] = { ...first, photograph: photo };

/** DS-23: A photo beside name and phone number. */
export const Photo: Story = {
  args: { source: createMemoryScoreSource({ world: pictured }), driverId: 'd1' },
  async play({ canvasElement }) {
    const view = within(canvasElement);
    await view.findByRole('heading', { name: first?.fullname ?? '' }, seen);
    const image = canvasElement.querySelector<HTMLImageElement>('header img');
    await expect(image).toHaveAttribute('src', photo);
    await waitFor(() => expect(image?.naturalWidth).toBeGreaterThan(0), seen);
    await expect(view.getByText(first?.phoneNo ?? '')).toBeVisible();
  },
};

const lost = createStoryWorld(20);
const [unpictured] = lost.drivers;
if (unpictured !== undefined) lost.drivers[0] = { ...unpictured, photograph: '/nowhere.png' };

/** DS-23: Initials instead of a photo that cannot be loaded. */
export const Initials: Story = {
  args: { source: createMemoryScoreSource({ world: lost }), driverId: 'd1' },
  async play({ canvasElement }) {
    const view = within(canvasElement);
    await view.findByRole('heading', { name: 'Agus Setiawan' }, seen);
    await expect(await view.findByText('AS', {}, seen)).toBeVisible();
  },
};

/** DS-26: Parts without enough driving interrupt the line. */
export const Gaps: Story = {
  async play({ canvasElement }) {
    const { history } = await source.driver('d15', period);
    const chart = await chartIn(canvasElement, 'line');
    const scores = history.map(({ score }) => score);
    const runs = scores.filter((score, index) => score !== null && scores[index - 1] == null);
    await expect(runs.length).toBeGreaterThan(2);
    const path = chart.querySelector('path')?.getAttribute('d') ?? '';
    await expect(path.match(/M/g)).toHaveLength(runs.length);
    const dots = chart.querySelectorAll('circle');
    await expect(dots).toHaveLength(scores.filter((score) => score !== null).length);
  },
};

/** DS-51: An alert has its kind, vehicle, place, time and points. */
export const AlertFacts: Story = {
  async play({ canvasElement }) {
    const query = { driverId: 'd15', ...period, categories: [], includeFalseAlerts: false };
    const { alerts } = await source.alerts({ ...query, first: 10 });
    await within(canvasElement).findByRole('list', { name: 'Alerts behind the score' }, seen);
    const items = within(alertsIn(canvasElement)).getAllByRole('listitem');
    await expect(items).toHaveLength(alerts.length);
    const day = new Intl.DateTimeFormat('en-GB', { day: 'numeric', timeZone: 'Asia/Jakarta' });
    for (const [index, alert] of alerts.entries()) {
      const item = items[index] ?? canvasElement;
      await expect(item).toHaveTextContent(alert.descriptionEng);
      await expect(item).toHaveTextContent(alert.licensePlate ?? 'no plate');
      await expect(item).toHaveTextContent(alert.address ?? 'no address');
      await expect(item).toHaveTextContent(`${day.format(alert.createdOn)} Nov 2026, `);
      await expect(item).toHaveTextContent(`\u2212${Math.abs(alert.points).toFixed(2)}`);
    }
  },
};

/** DS-66: On a phone, the place of an alert is whole. */
export const AlertPlaces: Story = {
  parameters: { pantau: { ...storyPantau, width: 328 } },
  globals: { locale: 'id' },
  async play({ canvasElement }) {
    await waitFor(
      () => expect(canvasElement.querySelectorAll('li button').length).toBeGreaterThan(9),
      seen,
    );
    const query = { driverId: 'd15', ...period, categories: [], includeFalseAlerts: false };
    const { alerts } = await source.alerts({ ...query, first: 10 });
    const places = alerts.flatMap(({ address }) => address ?? []);
    await expect(places.length).toBeGreaterThan(0);
    for (const place of places) {
      for (const element of within(canvasElement).getAllByText(place)) {
        await expect(element.scrollWidth).toBeLessThanOrEqual(element.clientWidth);
        await expect(getComputedStyle(element).textOverflow).not.toBe('ellipsis');
      }
    }
  },
};

/** DS-51: The kind of an alert is in the user's language. */
export const AlertFactsIndonesian: Story = {
  globals: { locale: 'id' },
  async play({ canvasElement }) {
    const query = { driverId: 'd15', ...period, categories: [], includeFalseAlerts: false };
    const { alerts } = await source.alerts({ ...query, first: 10 });
    const [newest] = alerts;
    await waitFor(
      () => expect(canvasElement.querySelectorAll('li button').length).toBeGreaterThan(9),
      seen,
    );
    await within(canvasElement).findAllByText(newest?.descriptionIdn ?? '', {}, seen);
  },
};

const quietly = createMemoryScoreSource({ world: createStoryWorld(20) });

/** DS-41: Scores are requested again when the user comes back to the page. */
export const ComesBack: Story = {
  tags: ['behaviour'],
  args: { source: { ...quietly, subscribe: () => () => undefined } },
  async play({ canvasElement }) {
    const view = within(canvasElement);
    await view.findByRole('list', { name: 'Alerts behind the score' }, seen);
    const { alerts } = await quietly.alerts({
      ...{ driverId: 'd15', ...period, categories: ['overspeed'] },
      ...{ includeFalseAlerts: false, first: 1 },
    });
    quietly.setFalse(alerts[0]?.id ?? '', true);
    document.dispatchEvent(new Event('visibilitychange'));
    await view.findByText(/^Up \d/, {}, seen);
  },
};

/** DS-40: A request without a change keeps the difference in view. */
export const KeepsDifference: Story = {
  tags: ['behaviour'],
  args: { source: quietly },
  async play({ canvasElement }) {
    const view = within(canvasElement);
    await view.findByRole('list', { name: 'Alerts behind the score' }, seen);
    const { alerts } = await quietly.alerts({
      ...{ driverId: 'd15', ...period, categories: ['yawn'] },
      ...{ includeFalseAlerts: false, first: 1 },
    });
    const driver = fn(quietly.driver);
    quietly.setFalse(alerts[0]?.id ?? '', true);
    const text = (await view.findByText(/^Up \d/, {}, seen)).textContent;
    await driver('d15', period);
    document.dispatchEvent(new Event('visibilitychange'));
    await quietly.driver('d15', period);
    await waitFor(() => expect(view.getByText(text)).toBeVisible(), seen);
  },
};

const address = createMemoryAddress();
const flaky = createMemoryScoreSource({ world: createStoryWorld(20) });

/** DS-6: What was loaded stays when a later request fails, and the page says that it is not up to date. */
export const FailedLater: Story = {
  tags: ['behaviour'],
  args: { source: flaky, address },
  async play({ canvasElement }) {
    const view = within(canvasElement);
    await view.findByRole('list', { name: 'Alerts behind the score' }, seen);
    const score = canvasElement.querySelector('[data-score]')?.textContent;
    flaky.failWith(new PantauError('offline'));
    await userEvent.selectOptions(view.getByRole('combobox', { name: 'Period' }), 'This month');
    await view.findByText('Not up to date: the last request failed.', {}, seen);
    await expect(canvasElement.querySelector('[data-score]')?.textContent).toBe(score);
    flaky.failWith(null);
  },
};

/** DS-50: Another category starts with its newest alerts. */
export const AnotherCategory: Story = {
  tags: ['behaviour'],
  async play({ canvasElement }) {
    const view = within(canvasElement);
    await view.findByRole('list', { name: 'Alerts behind the score' }, seen);
    await userEvent.click(view.getByRole('button', { name: 'Older' }));
    const newer = view.getByRole('button', { name: 'Newer' });
    await waitFor(() => expect(newer).not.toHaveAttribute('aria-disabled'), seen);
    await userEvent.click(
      within(view.getByRole('region', { name: 'What makes up the score' })).getByRole('button', {
        name: /^Harsh acceleration/,
      }),
    );
    await waitFor(() => expect(newer).toHaveAttribute('aria-disabled', 'true'), seen);
  },
};
