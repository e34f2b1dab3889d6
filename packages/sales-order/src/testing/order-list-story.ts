import { PantauError } from '@pantau/core/base';
import { type Deferred, createDeferred } from '@pantau/core/testing';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import type { BulkResult } from '../engine/orders/bulk.ts';
import type { OrderSource } from '../engine/orders/order-source.ts';

/** Parts load late on a busy machine. */
export const seen = { timeout: 15_000 };

export const page = within(document.body);

/** Selects the first rows of the list. */
export async function selectRows(root: HTMLElement, count: number): Promise<HTMLElement> {
  const grid = await within(root).findByRole('grid', {}, seen);
  await waitFor(() => expect(rowsIn(grid).length).toBeGreaterThan(count), seen);
  for (const row of rowsIn(grid).slice(0, count)) {
    await userEvent.click(within(row).getByRole('checkbox'));
  }
  return grid;
}

export const rowsIn = (grid: HTMLElement): HTMLElement[] => [
  ...grid.querySelectorAll<HTMLElement>('[data-row]'),
];

export const statusesIn = (grid: HTMLElement): (string | null | undefined)[] =>
  rowsIn(grid).map((row) => row.querySelector('[data-key="status.name"]')?.textContent);

/** The bar of the selected rows. */
export const barIn = (root: HTMLElement): Promise<HTMLElement> =>
  within(root).findByRole('group', { name: /^(Actions for|Tindakan untuk)/ }, seen);

/** Chooses a status in the bar of the selected rows. */
export async function chooseStatus(root: HTMLElement, name: string | RegExp): Promise<void> {
  const bar = await barIn(root);
  await userEvent.click(within(bar).getByRole('button', { name: /^(Change status|Ubah status)$/ }));
  await userEvent.click(await page.findByRole('menuitem', { name }, seen));
}

/** Presses a button of the open dialog. */
export async function confirm(name: string | RegExp): Promise<void> {
  const dialog = await page.findByRole('alertdialog', {}, seen);
  await userEvent.click(within(dialog).getByRole('button', { name }));
}

export const toastShown = (text: string): Promise<void> =>
  waitFor(() => expect(page.getAllByText(text)[0]).toBeVisible(), seen);

/** The result of a run. */
export const resultIn = (root: HTMLElement): Promise<HTMLElement> =>
  within(root).findByRole(
    'region',
    { name: /not done|Nothing was|selesai, \d+ tidak|Tidak ada yang/ },
    seen,
  );

/** Bulk requests that wait until the story lets them pass. */
export interface HeldRequests {
  readonly source: OrderSource;
  waiting(): number;
  /** Answers the oldest request. */
  pass(): Promise<void>;
  /** The server handles the oldest request, but its answer is lost. */
  loseResponse(): Promise<void>;
}

interface Held {
  readonly run: () => Promise<BulkResult>;
  readonly answer: Deferred<BulkResult>;
}

/** Holds the bulk requests of a source back. */
export function holdRequests(source: OrderSource): HeldRequests {
  const queue: Held[] = [];
  const hold = (run: () => Promise<BulkResult>): Promise<BulkResult> => {
    const answer = createDeferred<BulkResult>();
    queue.push({ run, answer });
    return answer.promise;
  };
  const next = async (): Promise<Held> => {
    await waitFor(() => expect(queue.length).toBeGreaterThan(0), seen);
    return queue.shift() as Held;
  };
  return {
    source: {
      ...source,
      transitionMany: (request) => hold(() => source.transitionMany(request)),
      removeMany: (request) => hold(() => source.removeMany(request)),
    },
    waiting: () => queue.length,
    async pass() {
      const { run, answer } = await next();
      answer.resolve(await run());
    },
    async loseResponse() {
      const { run, answer } = await next();
      await run();
      answer.reject(new PantauError('offline'));
    },
  };
}
