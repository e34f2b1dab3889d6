import { createMemoryStore } from '@pantau/core';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { createScriptedWork } from '../../testing/scripted-work.ts';
import { isUncovered } from '../../testing/seen.ts';
import { StoryTable, orders, tableIn } from '../../testing/story-table.tsx';
import type { RowOutcome } from '../bulk-run/bulk-result.ts';
import { createBulkRun, sendNextBatch } from '../bulk-run/bulk-run.ts';
import type { BulkWork } from '../bulk-run/bulk-work.ts';
import { createKeyValueStoredRun } from '../bulk-run/stored-run.ts';
import type { BulkAction } from './bulk-action.ts';

const actionWith = (work: BulkWork): readonly BulkAction[] => [
  { key: 'assign', label: 'Assign', icon: 'checkCircle', work },
];

const meta = {
  title: 'Data table/Features/Bulk runs',
  id: 'data-table-bulk-runs',
  component: StoryTable,
  parameters: { pantau: { timeZone: 'Asia/Jakarta' } },
  args: { defaultQuery: { limit: 25 } },
} satisfies Meta<typeof StoryTable>;

export default meta;
type Story = StoryObj<typeof meta>;

const seen = { timeout: 15_000 };
const page = within(document.body);
const resultIn = (root: HTMLElement) =>
  within(root).findByRole('region', { name: /not done|tidak$|Nothing was|Gagal|Could not/ }, seen);

/** Selects the first rows, or all of them, and chooses the action. */
async function run(root: HTMLElement, rows: number | 'all', name: string | RegExp = 'Assign') {
  const table = tableIn(root);
  await table.ready();
  await waitFor(() => expect(table.rows().length).toBeGreaterThan(1), seen);
  if (rows === 'all') {
    await userEvent.click(table.headBox());
    await userEvent.click(await table.view.findByRole('button', { name: /^Select all/ }, seen));
  }
  for (let index = 0; index < Number(rows); index += 1) await userEvent.click(table.box(index));
  const bar = await table.view.findByRole('group', { name: /^(Actions for|Tindakan untuk)/ }, seen);
  await userEvent.click(within(bar).getByRole('button', { name }));
  return table;
}

const reasons: Partial<Record<RowOutcome, string>> = {
  conflict: 'Edited by Yusuf Hakim at 14:31',
  refused: 'No pick-up date set',
  failed: 'Driver quota reached',
};
const mixed = ['done', 'conflict', 'done', 'refused', 'failed', 'skipped'] as const;
const outcomeAt = (_: string, index: number) => {
  const outcome = mixed[index % mixed.length] ?? 'done';
  return { outcome, reason: reasons[outcome] };
};

const mixedWork = createScriptedWork();

/** DT-374: Rows that were not done are listed by outcome with their reasons; a retry sends only what can be retried. */
export const Mixed: Story = {
  args: { bulkActions: actionWith(mixedWork.work) },
  tags: ['behaviour'],
  async play({ canvasElement }) {
    const table = await run(canvasElement, 6);
    await waitFor(() => expect(mixedWork.open()).toHaveLength(1), seen);
    mixedWork.answer(outcomeAt);
    const result = await resultIn(canvasElement);
    await expect(result).toHaveAccessibleName('2 done, 4 not done');
    await expect(table.bar(), 'the selection is cleared').toBeNull();
    await expect(
      within(result)
        .getAllByRole('list')
        .map(({ textContent }) => textContent),
    ).toEqual([
      'SO-2611-01280Driver quota reached',
      'SO-2611-01283Edited by Yusuf Hakim at 14:31',
      'SO-2611-01281No pick-up date set',
      'SO-2611-01279',
    ]);
    await expect(page.queryByText('2 rows done', { selector: '[role="status"] *' })).toBeNull();
    await userEvent.click(within(result).getByRole('button', { name: 'Retry 2' }));
    await waitFor(() => expect(mixedWork.sent().at(-1)).toEqual(['so-1283', 'so-1280']), seen);
    await expect(table.grid()).toContainElement(document.activeElement as HTMLElement);
    mixedWork.answer();
    await expect(await resultIn(canvasElement)).toHaveAccessibleName('4 done, 2 not done');
    const left = await resultIn(canvasElement);
    await expect(within(left).queryByRole('button', { name: /^Retry/ })).toBeNull();
    await userEvent.click(within(left).getByRole('button', { name: 'Close result' }));
    await waitFor(() => expect(left).not.toBeInTheDocument());
    await expect(table.grid()).toContainElement(document.activeElement as HTMLElement);
  },
};

const shownWork = (): BulkWork => ({
  send: async (ids) => ({ rows: ids.map((id, index) => ({ id, ...outcomeAt(id, index) })) }),
});

async function showMixed({ canvasElement }: { readonly canvasElement: HTMLElement }, rows = 6) {
  const table = await run(canvasElement, rows, /^(Assign|Tugaskan)$/);
  const result = await resultIn(canvasElement);
  return { table, result };
}

export const MixedDark: Story = {
  globals: { theme: 'dark' },
  args: { bulkActions: actionWith(shownWork()) },
  play: async (context) => void (await showMixed(context)),
};

export const MixedIndonesian: Story = {
  globals: { locale: 'id' },
  args: { bulkActions: [{ key: 'assign', label: 'Tugaskan', work: shownWork() }] },
  play: async (context) => {
    const { result } = await showMixed(context);
    await expect(result).toHaveAccessibleName('2 selesai, 4 tidak');
    await expect(result).toHaveTextContent('1 sudah diubah orang lain');
    await expect(within(result).getByRole('button', { name: 'Coba lagi 2' })).toBeVisible();
  },
};

/** DT-374: On a phone the result is as wide as the table, and its buttons can be reached. */
export const Phone: Story = {
  parameters: { pantau: { timeZone: 'Asia/Jakarta', width: 360, flush: true } },
  args: { height: 640, bulkActions: actionWith(shownWork()) },
  play: async (context) => {
    const { table, result } = await showMixed(context, 3);
    const box = result.getBoundingClientRect();
    const around = table.grid().getBoundingClientRect();
    await expect(box.left).toBeGreaterThanOrEqual(around.left);
    await expect(box.right).toBeLessThanOrEqual(around.right);
    await expect(box.top).toBeGreaterThan(around.top);
    for (const button of within(result).getAllByRole('button')) {
      await expect(isUncovered(button)).toBe(true);
    }
    await expect(result.scrollWidth).toBeLessThanOrEqual(result.clientWidth);
  },
};

const stoppedWork = createScriptedWork({
  texts: { running: (settled, total) => `Assigning ${settled} of ${total}` },
});

/** DT-371: The progress is shown, "Stop" ends the run after the batch in flight, and a retry continues. */
export const Stopped: Story = {
  args: { bulkActions: actionWith(stoppedWork.work) },
  tags: ['behaviour'],
  async play({ canvasElement }) {
    const table = await run(canvasElement, 'all');
    await waitFor(() => expect(stoppedWork.open()).toHaveLength(1), seen);
    stoppedWork.answer();
    const bar = await table.view.findByRole('progressbar', { name: 'Assigning 100 of 1284' }, seen);
    await expect(bar).toHaveAttribute('aria-valuenow', '100');
    await expect(
      table.view.getByRole('button', { name: 'Actions' }),
      'one run at a time',
    ).toBeDisabled();
    await userEvent.click(table.view.getByRole('button', { name: 'Stop' }));
    await waitFor(() => expect(stoppedWork.open()).toHaveLength(1), seen);
    stoppedWork.answer();
    const result = await resultIn(canvasElement);
    await expect(result).toHaveAccessibleName('200 done, 1,084 not done');
    await expect(result).toHaveTextContent('1,084 not started');
    await waitFor(() => expect(result, 'focus was on "Stop"').toHaveFocus());
    await userEvent.click(within(result).getByRole('button', { name: 'Retry 1,084' }));
    await waitFor(() => expect(stoppedWork.sent()).toHaveLength(3), seen);
    await expect(stoppedWork.sent()[2]?.[0]).toBe(orders[200]?.id);
    stoppedWork.lose();
    await resultIn(canvasElement);
  },
};

const lookedUp = fn<NonNullable<BulkWork['lookUp']>>(async (ids) => ({
  rows: ids.map((id, index) => ({ id, outcome: index === 0 ? 'done' : 'unsent' })),
}));
const lostWork = createScriptedWork({ lookUp: lookedUp });

/** DT-372: Rows whose answer was lost are looked up before anything is sent again. */
export const ConnectionLost: Story = {
  args: { bulkActions: actionWith(lostWork.work) },
  tags: ['behaviour'],
  async play({ canvasElement }) {
    await run(canvasElement, 3);
    await waitFor(() => expect(lostWork.open()).toHaveLength(1), seen);
    lostWork.lose();
    const result = await resultIn(canvasElement);
    await expect(result).toHaveTextContent('3 with unknown outcome');
    await userEvent.click(within(result).getByRole('button', { name: 'Retry 3' }));
    await waitFor(() => expect(lostWork.sent()).toHaveLength(2), seen);
    await expect(lookedUp).toHaveBeenCalledOnce();
    await expect(lostWork.sent()[1]).toEqual(['so-1283', 'so-1282']);
    lostWork.answer();
    await waitFor(() => expect(page.getAllByText('3 rows done')[0]).toBeVisible(), seen);
    await expect(within(canvasElement).queryByRole('region', { name: /not done/ })).toBeNull();
  },
};

const storage = { store: createMemoryStore(), tableId: 'orders' };
const reloadedWork = createScriptedWork({ repeatable: true });

/** DT-373: After a reload the result of the run is there: the batch in flight is unknown, the rest not started. */
export const Reloaded: Story = {
  args: { bulkActions: actionWith(reloadedWork.work), bulkRuns: storage },
  beforeEach() {
    const ids = orders.slice(0, 150).map(({ id }) => id);
    const started = createBulkRun({ id: 'run', action: 'assign', ids });
    createKeyValueStoredRun(storage.store).save(
      { userId: '', tableId: 'orders' },
      sendNextBatch(started, 100),
    );
  },
  tags: ['behaviour'],
  async play({ canvasElement }) {
    const result = await resultIn(canvasElement);
    await expect(result).toHaveTextContent('100 with unknown outcome');
    await expect(result).toHaveTextContent('50 not started');
    await userEvent.click(within(result).getByRole('button', { name: 'Retry 150' }));
    for (const count of [1, 2]) {
      await waitFor(() => expect(reloadedWork.sent()).toHaveLength(count), seen);
      reloadedWork.answer();
    }
    await waitFor(() => expect(page.getAllByText('150 rows done')[0]).toBeVisible(), seen);
    await expect(
      createKeyValueStoredRun(storage.store).load({ userId: '', tableId: 'orders' }),
    ).toBeNull();
  },
};

/** DT-375: The list of 10,000 rows is short on screen and complete in the file, with formulas neutralised. */
export const Downloaded: Story = {
  args: {
    data: Array.from({ length: 10_000 }, (_, index) => {
      const order = orders[index % orders.length];
      return { ...order, id: `x${index}`, number: `=ORDER-${index}` } as (typeof orders)[number];
    }),
    bulkActions: actionWith({
      batchSize: 1_000,
      send: async (ids) => ({
        rows: ids.map((id) => ({ id, outcome: 'refused', reason: 'Closed' })),
      }),
    }),
  },
  tags: ['behaviour'],
  async play({ canvasElement }) {
    const files: Blob[] = [];
    const createUrl = URL.createObjectURL.bind(URL);
    URL.createObjectURL = (file: Blob) => {
      files.push(file);
      return createUrl(file);
    };
    try {
      await run(canvasElement, 'all');
      const result = await resultIn(canvasElement);
      await expect(result).toHaveAccessibleName('Nothing was changed');
      await expect(within(result).getAllByRole('listitem')).toHaveLength(101);
      await expect(result).toHaveTextContent('and 9,900 more');
      await userEvent.click(within(result).getByRole('button', { name: 'Download list' }));
      const lines = ((await files[0]?.text()) ?? '').trim().split('\r\n');
      await expect(lines).toHaveLength(10_001);
      await expect(lines[0]).toMatch(/Row,ID,Outcome,Reason$/);
      await expect(lines[1]).toBe("'=ORDER-0,x0,Not allowed,Closed");
    } finally {
      URL.createObjectURL = createUrl;
    }
  },
};

/** DT-376: An action of the host that throws or rejects is reported to the host and shown to the user. */
export const ThrowingAction: Story = {
  args: {
    bulkActions: [
      {
        key: 'throw',
        label: 'Assign',
        onSelect() {
          throw new TypeError('x is not a function');
        },
      },
    ],
  },
  async play({ canvasElement }) {
    const table = await run(canvasElement, 1);
    await waitFor(
      () => expect(page.getAllByText('Something went wrong on the server.')[0]).toBeVisible(),
      seen,
    );
    await expect(table.bar()).toHaveTextContent('1 selected');
  },
};
