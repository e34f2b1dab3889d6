import { PantauError } from '@pantau/core';
import { scoreCategories } from '@pantau/core/driver-score';
import { createMemoryAddress } from '@pantau/data-table';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { createMemoryScoreSource } from '../../adapters/memory/index.ts';
import { chartIn, gridIn, rowsIn, seen, storyPantau } from '../../testing/score-story.ts';
import { createStoryWorld } from '../../testing/story-world.ts';
import { DriverScoreOverview } from './driver-score-overview.tsx';

const source = createMemoryScoreSource({ world: createStoryWorld() });
const onOpenDriver = fn();

const meta = {
  title: 'Driver score/Overview',
  component: DriverScoreOverview,
  parameters: { pantau: storyPantau },
  args: { source, onOpenDriver, driverHref: (id) => `#driver-${id}` },
  beforeEach: () => {
    onOpenDriver.mockClear();
  },
} satisfies Meta<typeof DriverScoreOverview>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The scores of ranked drivers. */
const scoresIn = (list: HTMLElement): readonly number[] =>
  within(list)
    .getAllByRole('listitem')
    .map(({ textContent }) => Number(/\d+\.\d\d/.exec(textContent)?.[0]));

/** DS-2, DS-8: Average with grade, drivers by grade, both rankings, trend and last sync, above the table. */
export const Overview: Story = {
  async play({ canvasElement }) {
    const view = within(canvasElement);
    await gridIn(canvasElement);
    const average = view.getByRole('region', { name: 'Average score' });
    await expect(average).toHaveTextContent(/\d\d\.\d\d/);
    await expect(average).toHaveTextContent('of 54 drivers with a score');
    await expect(average).toHaveTextContent('6 drivers without enough data');
    await expect(view.getByText('Last sync 20 Nov 2026, 13:56')).toBeVisible();
    const grades = within(view.getByRole('list', { name: 'Drivers by grade' }));
    await expect(grades.getAllByRole('listitem')).toHaveLength(5);
    for (const name of ['Highest scores', 'Lowest scores']) {
      const list = within(view.getByRole('list', { name }));
      await expect(list.getAllByRole('listitem')).toHaveLength(10);
    }
    const [best, worst] = ['Highest scores', 'Lowest scores'].map((name) =>
      scoresIn(view.getByRole('list', { name })),
    );
    await expect(best).toEqual(best?.toSorted((one, other) => other - one));
    await expect(worst).toEqual(worst?.toSorted((one, other) => one - other));
    await expect(Math.max(...(worst ?? []))).toBeLessThan(Math.min(...(best ?? [])));
    await chartIn(canvasElement, 'line');
  },
};

export const Dark: Story = { globals: { theme: 'dark' } };
export const Indonesian: Story = { globals: { locale: 'id' } };
export const Tablet: Story = { parameters: { pantau: { ...storyPantau, width: 720 } } };
export const Phone: Story = {
  parameters: { pantau: { ...storyPantau, width: 328 } },
};
export const PhoneIndonesian: Story = { ...Phone, globals: { locale: 'id' } };
export const PhoneDark: Story = { ...Phone, globals: { theme: 'dark' } };

/** The texts of elements that show only a part of their text. */
const cutIn = (root: HTMLElement, selector: string): readonly string[] =>
  [...root.querySelectorAll<HTMLElement>(selector)]
    .filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth)
    .map(({ textContent }) => textContent);

/** DS-55: On a tablet, names of drivers and headings of columns are whole. */
export const WholeTexts: Story = {
  parameters: { pantau: { ...storyPantau, width: 720 } },
  async play({ canvasElement }) {
    const grid = await gridIn(canvasElement);
    const headings = '[data-label]';
    await expect(grid.querySelectorAll(headings).length).toBeGreaterThan(5);
    await expect(cutIn(canvasElement, headings)).toEqual([]);
    await expect(canvasElement.querySelectorAll('ol a').length).toBe(20);
    await expect(cutIn(canvasElement, 'ol a')).toEqual([]);
  },
};
export const WholeTextsIndonesian: Story = { ...WholeTexts, globals: { locale: 'id' } };

/** DS-55: All headings of columns and of their groups are whole, also those that are scrolled to. */
export const WholeHeadings: Story = {
  tags: ['behaviour'],
  async play({ canvasElement }) {
    const grid = await gridIn(canvasElement);
    const scroller = grid.querySelector('[data-scroller]') ?? grid;
    for (const [index, category] of scoreCategories.entries()) {
      scroller.scrollLeft = index * 192;
      scroller.dispatchEvent(new Event('scroll'));
      await waitFor(
        () =>
          expect(
            grid.querySelector(`[data-key="${category}.score"] [data-label]`)?.textContent,
          ).toBe(grid.querySelector('[data-key$=".score"] [data-label]')?.textContent),
        seen,
      );
      await expect(cutIn(grid, '[data-label], [data-group] > *')).toEqual([]);
    }
  },
};
export const WholeHeadingsIndonesian: Story = { ...WholeHeadings, globals: { locale: 'id' } };

const empty = createMemoryScoreSource();

export const Empty: Story = {
  args: { source: empty },
  async play({ canvasElement }) {
    const view = within(canvasElement);
    await view.findByText('No drivers yet', {}, seen);
    await expect(view.getByText('Not synced yet')).toBeVisible();
  },
};

const resting = createMemoryScoreSource({ world: { ...createStoryWorld(12), driving: [] } });

/** DS-1: Drivers without enough driving have no score, and neither has the average; nothing is 0 instead. */
export const NotEnoughData: Story = {
  args: { source: resting },
  async play({ canvasElement }) {
    const grid = await gridIn(canvasElement);
    const view = within(canvasElement);
    const average = view.getByRole('region', { name: 'Average score' });
    await expect(average).toHaveTextContent('Not enough data');
    await expect(average).not.toHaveTextContent(/\d\.\d\d/);
    for (const row of rowsIn(grid)) {
      await expect(row.querySelector('[data-key="score"]')).toHaveTextContent('Not enough data');
    }
    await expect(view.getAllByText('No driver has a score in this period.')).toHaveLength(2);
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

const flaky = createMemoryScoreSource({ world: createStoryWorld(12, 40) });

/** DS-6: What was loaded stays when a later request fails, and says that it is not up to date. */
export const FailedLater: Story = {
  args: { source: flaky },
  async play({ canvasElement }) {
    const view = within(canvasElement);
    await gridIn(canvasElement);
    flaky.failWith(new PantauError('offline'));
    await userEvent.selectOptions(view.getByRole('combobox', { name: 'Period' }), 'This month');
    await view.findByText('Not up to date: the last request failed.', {}, seen);
    await expect(view.getByRole('region', { name: 'Average score' })).toHaveTextContent(
      /\d\d\.\d\d/,
    );
    flaky.failWith(null);
  },
};

const address = createMemoryAddress();

/** DS-9, DS-11: Another period or group is requested, starts on the first page and is kept in the address. */
export const PeriodAndGroup: Story = {
  args: { address },
  async play({ canvasElement }) {
    const view = within(canvasElement);
    await gridIn(canvasElement);
    await userEvent.click(view.getByRole('button', { name: 'Next page' }));
    await waitFor(() => expect(address.read()).toContain('page=2'), seen);
    await userEvent.selectOptions(view.getByRole('combobox', { name: 'Vehicle group' }), 'Pantura');
    await waitFor(() => expect(view.getByText('1–10 of 20')).toBeVisible(), seen);
    await expect(address.read()).toContain('group=g3');
    await expect(address.read()).not.toContain('page=2');
    await userEvent.selectOptions(view.getByRole('combobox', { name: 'Period' }), 'Last 7 days');
    await waitFor(() => expect(view.getAllByText(/14 – 20 Nov 2026/)[0]).toBeVisible(), seen);
    await expect(address.read()).toContain('period=7days');
  },
};

const dates = createMemoryAddress();

/** DS-12, DS-68: Own dates take effect together, and invalid ones are refused. */
export const OwnDates: Story = {
  args: { address: dates },
  tags: ['behaviour'],
  async play({ canvasElement }) {
    const view = within(canvasElement);
    await gridIn(canvasElement);
    await userEvent.selectOptions(view.getByRole('combobox', { name: 'Period' }), 'Custom dates…');
    const [from, to] = [view.getByLabelText('From'), view.getByLabelText('To')];
    await userEvent.clear(from);
    await userEvent.type(from, '15 Nov 2026');
    await userEvent.clear(to);
    await userEvent.type(to, '10 Nov 2026');
    await userEvent.click(view.getByRole('button', { name: 'Apply' }));
    await expect(view.getByText(/at most 400 days/)).toBeVisible();
    await expect(from).toHaveFocus();
    for (const input of [from, to]) {
      await userEvent.clear(input);
      await userEvent.type(input, '28 Nov 2026');
    }
    await userEvent.click(view.getByRole('button', { name: 'Apply' }));
    await expect(view.getByText('The period must start today or earlier.')).toBeVisible();
    await expect(from).toHaveFocus();
    await expect(dates.read()).not.toContain('2026-11-28');
    await userEvent.clear(from);
    await userEvent.type(from, '15 Nov 2026');
    await userEvent.clear(to);
    await userEvent.type(to, '18 Nov 2026');
    await userEvent.click(view.getByRole('button', { name: 'Apply' }));
    await waitFor(() => expect(view.queryByText(/at most 400 days/)).toBeNull(), seen);
    await waitFor(() => expect(dates.read()).toContain('2026-11-15'), seen);
    await expect(dates.read()).toContain('2026-11-18');
    await expect(view.getByRole('button', { name: 'Apply' })).toHaveFocus();
  },
};

/** DS-4: The bar of a ranked driver is as long as their score is of 100. */
export const Bars: Story = {
  async play({ canvasElement }) {
    await gridIn(canvasElement);
    const list = within(canvasElement).getByRole('list', { name: 'Lowest scores' });
    const drawn = () => [...list.querySelectorAll('[data-grade][style]')];
    await waitFor(() => expect(drawn()).toHaveLength(10), seen);
    const scores = scoresIn(list);
    const bars = drawn();
    for (const [index, bar] of bars.entries()) {
      const share = bar.getBoundingClientRect().width / (bar.parentElement?.clientWidth ?? NaN);
      await expect(Math.abs(share * 100 - (scores[index] ?? NaN))).toBeLessThan(1);
    }
  },
};

/** DS-4, DS-30: A ranked name and a row open the page of the driver. */
export const OpensDrivers: Story = {
  tags: ['behaviour'],
  async play({ canvasElement }) {
    const view = within(canvasElement);
    const grid = await gridIn(canvasElement);
    const top = within(view.getByRole('list', { name: 'Highest scores' }));
    const [first] = top.getAllByRole('link');
    await userEvent.click(first ?? canvasElement);
    await expect(onOpenDriver).toHaveBeenCalledTimes(1);
    const link = within(rowsIn(grid)[0] ?? grid).getByRole('link');
    await expect(link).toHaveTextContent(first?.textContent ?? '');
    await userEvent.click(link);
    await expect(onOpenDriver).toHaveBeenCalledTimes(2);
    await expect(onOpenDriver.mock.calls[0]?.[0]).toBe(onOpenDriver.mock.calls[1]?.[0]);
  },
};

/** DS-5: A grade is a letter with a name; only those are coloured whose drivers need attention. */
export const Grades: Story = {
  async play({ canvasElement }) {
    await gridIn(canvasElement);
    const grades = within(canvasElement).getByRole('list', { name: 'Drivers by grade' });
    const colorOf = (grade: string): string => {
      const glyph = grades.querySelector(`[data-grade="${grade}"]`) ?? grades;
      return getComputedStyle(glyph).color;
    };
    for (const grade of ['A', 'B', 'C', 'D', 'E']) {
      await expect(within(grades).getByText(`Grade ${grade}`)).toBeInTheDocument();
    }
    await expect([colorOf('B'), colorOf('C')]).toEqual([colorOf('A'), colorOf('A')]);
    await expect(new Set([colorOf('A'), colorOf('D'), colorOf('E')]).size).toBe(3);
  },
};

/** DS-3: The numbers of a chart are a table, for screen readers always, and shown instead on demand. */
export const ChartAsTable: Story = {
  async play({ canvasElement }) {
    const view = within(canvasElement);
    await gridIn(canvasElement);
    const card = within(view.getByRole('region', { name: 'Average over recent periods' }));
    await chartIn(canvasElement, 'line');
    const table = card.getByRole('table', { name: 'Average over recent periods' });
    await expect(within(table).getAllByRole('row')).toHaveLength(7);
    await expect(table.getBoundingClientRect().width).toBeLessThan(2_000);
    await userEvent.click(card.getByRole('button', { name: 'Show as table' }));
    await waitFor(() => expect(canvasElement.querySelector('[data-chart="line"]')).toBeNull());
    await expect(card.getByRole('rowheader', { name: '22 Oct – 20 Nov 2026' })).toBeVisible();
  },
};

/** DS-30: Grade, score, distance, alerts, and per category the alerts and what they cost. */
export const Columns: Story = {
  args: { address: createMemoryAddress('sort=totalAlert+desc') },
  async play({ canvasElement }) {
    const grid = await gridIn(canvasElement);
    await expect(grid).toHaveAttribute('aria-colcount', '29');
    const [row = grid] = rowsIn(grid);
    const textOf = (key: string) => row.querySelector(`[data-key="${key}"]`)?.textContent ?? '';
    const { drivers } = await source.overview({
      ...{ startDate: '2026-10-22', endDate: '2026-11-20', groupIds: [], search: '' },
      ...{ page: 1, show: 10, sort: { key: 'totalAlert', direction: 'desc' } },
    });
    const driver = drivers.find(({ driver: { fullname } }) => fullname === textOf('fullname'));
    await expect(driver?.totalAlert).toBeGreaterThan(0);
    await expect(textOf('totalAlert')).toBe(String(driver?.totalAlert));
    await expect(textOf('score')).toBe(driver?.score?.toFixed(2));
    const { harshAccel } = driver?.categories ?? {};
    await expect(textOf('harshAccel')).toBe(String(harshAccel?.total));
    await expect(textOf('harshAccel.score')).toBe(
      `\u2212${Math.abs(harshAccel?.score ?? NaN).toFixed(2)}`,
    );
  },
};

/** The files that the page offers while `act` runs. */
async function filesOf(act: () => Promise<void>): Promise<readonly Blob[]> {
  const files: Blob[] = [];
  const createUrl = URL.createObjectURL.bind(URL);
  URL.createObjectURL = (file: Blob) => {
    files.push(file);
    return createUrl(file);
  };
  try {
    await act();
    await waitFor(() => expect(files).not.toHaveLength(0), seen);
  } finally {
    URL.createObjectURL = createUrl;
  }
  return files;
}

const manyDrivers = createMemoryScoreSource({ world: createStoryWorld(120, 40) });

/** DS-60: A file has the drivers of all pages, each column under its own name, and no score as such. */
export const Exports: Story = {
  args: { source: manyDrivers },
  tags: ['behaviour'],
  async play({ canvasElement }) {
    const grid = await gridIn(canvasElement);
    await expect(rowsIn(grid)).toHaveLength(10);
    const [file] = await filesOf(async () => {
      await userEvent.click(
        await within(canvasElement).findByRole('button', { name: 'Export CSV' }),
      );
    });
    const [head = '', ...lines] = ((await file?.text()) ?? '').trim().split('\r\n');
    const headings = head.split(',');
    await expect(headings).toContain('Harsh acceleration: Alerts');
    await expect(headings).toContain('Harsh acceleration: Points');
    await expect(new Set(headings).size).toBe(headings.length);
    await expect(lines).toHaveLength(120);
    const scores = lines.map((line) => line.split(',')[headings.indexOf('Score')]);
    await expect(scores.filter((score) => score === 'Not enough data')).toHaveLength(13);
  },
};
