import { createMemoryStore } from '@pantau/core';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { createScriptedWork } from '../../testing/scripted-work.ts';
import { StoryTable, orders, tableIn } from '../../testing/story-table.tsx';
import { createBulkRun, sendNextBatch } from '../bulk-run/bulk-run.ts';
import type { BulkWork } from '../bulk-run/bulk-work.ts';
import { createMemoryRunLock } from '../bulk-run/run-lock.ts';
import { createKeyValueStoredRun } from '../bulk-run/stored-run.ts';
import type { BulkAction } from './bulk-action.ts';

const actionWith = (work: BulkWork): readonly BulkAction[] => [
  { key: 'assign', label: 'Assign', work },
];

const meta = {
  title: 'Data table/Features/Bulk runs in tabs',
  id: 'data-table-bulk-runs-in-tabs',
  component: StoryTable,
  parameters: { pantau: { timeZone: 'Asia/Jakarta' } },
  args: { defaultQuery: { limit: 25 }, height: 300 },
} satisfies Meta<typeof StoryTable>;

export default meta;
type Story = StoryObj<typeof meta>;

const seen = { timeout: 15_000 };
const page = within(document.body);
const owner = { userId: '', tableId: 'orders' };

/** A stored run of 150 rows, of which 100 are in flight. */
function openRun() {
  const storage = { store: createMemoryStore(), tableId: 'orders', lock: createMemoryRunLock() };
  const ids = orders.slice(0, 150).map(({ id }) => id);
  const run = sendNextBatch(createBulkRun({ id: 'run', action: 'assign', ids }), 100);
  createKeyValueStoredRun(storage.store).save(owner, run);
  return storage;
}

const lookUp: BulkWork['lookUp'] = async (ids) => ({
  rows: ids.map((id) => ({ id, outcome: 'done' })),
});
const continued = createScriptedWork({ lookUp, progress: 'dialog' });

/** DT-377, DT-379: A run that a reload interrupted continues, in a dialog that only its end closes. */
export const Continued: Story = {
  args: { bulkActions: actionWith(continued.work), bulkRuns: openRun() },
  tags: ['behaviour'],
  async play() {
    const dialog = await page.findByRole('alertdialog', { name: '100 of 150 done' }, seen);
    await userEvent.keyboard('{Escape}');
    await userEvent.click(dialog.parentElement as HTMLElement);
    await expect(dialog).toBeVisible();
    await waitFor(() => expect(continued.sent()).toHaveLength(1), seen);
    await expect(continued.sent()[0]).toEqual(orders.slice(100, 150).map(({ id }) => id));
    continued.answer();
    await waitFor(() => expect(page.getAllByText('150 rows done')[0]).toBeVisible(), seen);
    await waitFor(() => expect(dialog).not.toBeInTheDocument());
  },
};

const sharedRun = openRun();
const shared = createScriptedWork({ lookUp });

/** DT-377: Of two tabs that share a run, one continues it; the other shows the progress, and starts nothing. */
export const TwoTabs: Story = {
  args: { bulkActions: actionWith(shared.work), bulkRuns: sharedRun },
  render: (args) => (
    <>
      {['A', 'B'].map((tab) => (
        <div key={tab} data-tab={tab}>
          <StoryTable {...args} label={tab} />
        </div>
      ))}
    </>
  ),
  tags: ['behaviour'],
  async play({ canvasElement }) {
    await waitFor(() => expect(shared.sent()).toHaveLength(1), seen);
    const progress = await page.findByText('In another tab: 100 of 150 done', {}, seen);
    await expect(page.getAllByRole('progressbar')).toHaveLength(2);
    const tabs = [...canvasElement.querySelectorAll<HTMLElement>('[data-tab]')];
    const other = tabs.find((tab) => tab.contains(progress)) ?? canvasElement;
    await expect(within(other).queryByRole('button', { name: 'Stop' })).toBeNull();
    const table = tableIn(other);
    await waitFor(() => expect(table.rows().length).toBeGreaterThan(1), seen);
    await userEvent.click(table.box(0));
    await userEvent.click(await within(other).findByRole('button', { name: 'Assign' }, seen));
    await waitFor(() => expect(page.getAllByText(/^Another tab is still/)[0]).toBeVisible(), seen);
    await expect(shared.sent()).toHaveLength(1);
    shared.answer((_, index) => (index === 0 ? { outcome: 'conflict' } : {}));
    for (const tab of tabs) {
      await within(tab).findByRole('region', { name: '149 done, 1 not done' }, seen);
    }
    const [first = canvasElement] = tabs;
    await userEvent.click(within(first).getByRole('button', { name: 'Close result' }));
    await waitFor(() => expect(page.queryByRole('region', { name: /not done/ })).toBeNull(), seen);
  },
};

const taken: string[] = [];
const undone = createScriptedWork({
  undo: {
    rowsOf: ({ rows }) => rows.filter(({ state }) => state === 'done'),
    work: {
      send: async (ids) => {
        taken.push(...ids);
        return { rows: ids.map((id) => ({ id, outcome: 'done' })) };
      },
      texts: { done: (count) => `${count} taken back` },
    },
  },
});

/** DT-378: What a run has done can be undone, as a run of its own. */
export const Undone: Story = {
  args: { bulkActions: actionWith(undone.work), height: 640 },
  tags: ['behaviour'],
  async play({ canvasElement }) {
    const table = tableIn(canvasElement);
    await table.ready();
    await userEvent.click(table.box(0));
    await userEvent.click(table.box(1));
    await userEvent.click(await table.view.findByRole('button', { name: 'Assign' }, seen));
    await waitFor(() => expect(undone.open()).toHaveLength(1), seen);
    undone.answer();
    await userEvent.click(await page.findByRole('button', { name: 'Undo' }, seen));
    await waitFor(() => expect(page.getAllByText('2 taken back')[0]).toBeVisible(), seen);
    await expect(taken).toEqual(orders.slice(0, 2).map(({ id }) => id));
  },
};

const ofRow = createScriptedWork();

/** DT-384: An action of a row can be a bulk action for this row alone, whatever is selected. */
export const OfRow: Story = {
  args: {
    bulkActions: actionWith(ofRow.work),
    rowActions: () => [{ key: 'assign', label: 'Assign', bulk: 'assign', meta: 'Plan' }],
    height: 640,
  },
  tags: ['behaviour'],
  async play({ canvasElement }) {
    const table = tableIn(canvasElement);
    await table.ready();
    await userEvent.click(table.box(0));
    const [, second = canvasElement] = await table.view.findAllByRole(
      'button',
      { name: /^Actions for SO/ },
      seen,
    );
    await userEvent.click(second);
    await userEvent.click(await page.findByRole('menuitem', { name: /^Assign/ }, seen));
    await waitFor(() => expect(ofRow.sent()).toEqual([[orders[1]?.id]]), seen);
    ofRow.answer();
    await waitFor(() => expect(page.getAllByText('1 row done')[0]).toBeVisible(), seen);
    await expect(table.bar(), 'the selection stays').toHaveTextContent('1 selected');
  },
};

export const ContinuedInIndonesian: Story = {
  args: {
    bulkActions: [{ key: 'assign', label: 'Tugaskan', work: createScriptedWork({ lookUp }).work }],
    bulkRuns: openRun(),
  },
  globals: { locale: 'id' },
};
