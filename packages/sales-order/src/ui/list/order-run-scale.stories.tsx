import { type KeyValueStore, createMemoryStore } from '@pantau/core';
import { createManualClock } from '@pantau/core/testing';
import { createMemoryRunLock } from '@pantau/data-table/bulk-run';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { type ReactElement, useState } from 'react';
import { expect, userEvent, within } from 'storybook/test';
import type { OrderSource } from '../../engine/orders/order-source.ts';
import {
  barIn,
  chooseStatus,
  confirm,
  page,
  resultIn,
  seen,
  selectRows,
} from '../../testing/order-list-story.ts';
import { createStorySource, storyNow } from '../../testing/story-orders.ts';
import { SalesOrderList, type SalesOrderListProps } from './order-list.tsx';

const ORDERS = 10_000;
/**
 * The goal is 200 ms on a machine that does nothing else, measured by the benchmark `bulk-run`. This limit leaves
 * room for a busy one.
 */
const TASK_MAX_MS = 2_000;
/** A run of so many orders is stored in half a million characters. */
const STEP_CHARACTERS_MAX = 60_000;

/** A store that records how much each task of the page writes. */
function createWatchedStore() {
  const store = createMemoryStore();
  const tasks: number[] = [];
  let current = 0;
  const watched: KeyValueStore = {
    ...store,
    setItem(key, value) {
      if (current === 0) {
        setTimeout(() => {
          tasks.push(current);
          current = 0;
        });
      }
      current += value.length;
      store.setItem(key, value);
    },
  };
  return { store: watched, tasks };
}

const source = await createStorySource(ORDERS);

/** Answers in a task of its own, as a server does. */
const remote: OrderSource = {
  ...source,
  async transitionMany(request, signal) {
    await new Promise(requestAnimationFrame);
    return source.transitionMany(request, signal);
  },
};
const watched = createWatchedStore();

function Listed(props: SalesOrderListProps): ReactElement {
  const [runLock] = useState(createMemoryRunLock);
  return <SalesOrderList {...props} runLock={runLock} />;
}

const meta = {
  title: 'Sales orders/10,000 orders in a run',
  tags: ['!autodocs', 'behaviour'],
  component: Listed,
  parameters: {
    pantau: {
      clock: createManualClock(storyNow),
      timeZone: 'Asia/Jakarta',
      store: watched.store,
    },
  },
  args: { source: remote },
  decorators: [
    (Story) => (
      <div style={{ height: 640 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof Listed>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The longest task of the page since the call, ms; 0 if all took less than 50 ms. */
function watchTasks(): { longest(): number } {
  let longest = 0;
  const observer = new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) longest = Math.max(longest, duration);
  });
  observer.observe({ type: 'longtask' });
  return { longest: () => longest };
}

async function changeAll(root: HTMLElement): Promise<void> {
  const grid = await selectRows(root, 1);
  await userEvent.click(within(grid).getAllByRole('checkbox')[0] ?? grid);
  const bar = await barIn(root);
  await userEvent.click(within(bar).getByRole('button', { name: 'Select all 10,000' }));
  await chooseStatus(root, /^Completed/);
  await confirm('Change to Completed');
}

/**
 * SO-55, SO-101: The page stays responsive, the run stops when the user asks, and continues where it stopped;
 * each order has an outcome.
 */
export const StoppedAndContinued: Story = {
  async play({ canvasElement }) {
    const tasks = watchTasks();
    await changeAll(canvasElement);
    const dialog = await page.findByRole('alertdialog', { name: /^Changing to Completed/ }, seen);
    await userEvent.click(await within(dialog).findByRole('button', { name: 'Stop' }, seen));
    const stopped = await resultIn(canvasElement);
    await expect(stopped).toHaveTextContent(/[\d,]+ not started/);
    await userEvent.click(within(stopped).getByRole('button', { name: /^Retry [\d,]+$/ }));
    const result = await within(canvasElement).findByRole(
      'region',
      { name: '8,000 done, 2,000 not done' },
      { timeout: 60_000 },
    );
    await expect(result).toHaveTextContent('2,000 skipped, nothing to change');
    const batches = watched.tasks.filter((characters) => characters < STEP_CHARACTERS_MAX);
    // All rows are written when the run starts, stops, continues and ends.
    await expect(watched.tasks.length - batches.length).toBeLessThanOrEqual(4);
    await expect(batches.length).toBeGreaterThan(80);
    await expect(tasks.longest()).toBeLessThan(TASK_MAX_MS);
  },
};
