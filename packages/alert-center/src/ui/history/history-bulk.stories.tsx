import { PantauError } from '@pantau/core';
import { createMemoryAddress } from '@pantau/data-table';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import {
  type MemoryAlertHistory,
  type MemoryWorld,
  demoUsers,
} from '../../adapters/memory/index.ts';
import {
  HistoryStory,
  alertsOf,
  cellsIn,
  historyWorld,
  rowsIn,
} from '../../testing/stories/history-story.tsx';
import { storyUser } from '../../testing/stories/story-world.ts';
import { AlertHistory, type AlertHistoryProps } from './alert-history.tsx';

const user = storyUser();

/** Sixty unresolved alerts, an hour apart, most of them older than the lists of the panel. */
const unresolved = (world: MemoryWorld): void => {
  for (let index = 0; index < 60; index += 1) {
    world.arrive({ alertCode: 15, createdOn: world.now() - index * 3_600_000 });
  }
};

const meta = {
  title: 'Alert centre/History/Bulk actions',
  component: AlertHistory,
  loaders: [historyWorld],
  parameters: {
    pantau: { user, timeZone: 'Asia/Jakarta' },
    world: { scenario: 'empty', prepare: unresolved },
  },
  args: { source: {} as MemoryAlertHistory } as AlertHistoryProps,
  render: ({ source: _, ...args }, { loaded }) => <HistoryStory loaded={loaded} {...args} />,
} satisfies Meta<typeof AlertHistory>;

export default meta;
type Story = StoryObj<typeof meta>;

const late = { timeout: 15_000 };
const page = within(document.body);

async function tableIn(root: HTMLElement): Promise<HTMLElement> {
  await waitFor(() => expect(rowsIn(root).length).toBeGreaterThan(3), late);
  return root;
}

async function select(root: HTMLElement, indexes: readonly number[]): Promise<void> {
  for (const index of indexes) {
    const row = rowsIn(root)[index];
    if (row === undefined) throw new Error(`There is no row ${index}`);
    await userEvent.click(within(row).getByRole('checkbox'));
  }
}

/** Presses an action in the bar of the selected rows. */
async function press(root: HTMLElement, name: string): Promise<void> {
  const bar = await within(root).findByRole('group', { name: /^Actions for/ }, late);
  await userEvent.click(within(bar).getByRole('button', { name }));
}

async function confirm(name: string): Promise<void> {
  const dialog = await page.findByRole('alertdialog', {}, late);
  await userEvent.click(within(dialog).getByRole('button', { name }));
}

const resolvedCount = (world: MemoryWorld): number =>
  world.alerts().filter(({ resolved }) => resolved).length;

/** AC-457: Selected alerts are resolved after confirmation, and can be unresolved again for 10 s. */
export const ResolvesAndUndoes: Story = {
  tags: ['behaviour'],
  async play({ canvasElement, loaded }) {
    const root = await tableIn(canvasElement);
    const { world } = alertsOf({ loaded });
    await select(root, [0, 2]);
    await press(root, 'Mark resolved');
    await confirm('Mark resolved');
    await waitFor(() => expect(resolvedCount(world)).toBe(2), late);
    await waitFor(
      () =>
        expect(cellsIn(root, 'state').slice(0, 3)).toEqual(['Resolved', 'Unresolved', 'Resolved']),
      late,
    );
    await userEvent.click(
      (await page.findAllByRole('button', { name: 'Undo' }, late))[0] as HTMLElement,
    );
    await waitFor(() => expect(resolvedCount(world)).toBe(0), late);
    await waitFor(
      () => expect(new Set(cellsIn(root, 'state'))).toEqual(new Set(['Unresolved'])),
      late,
    );
  },
};

/** AC-458: All alerts of the filter are changed, those of other pages too. */
export const ResolvesAllPages: Story = {
  tags: ['behaviour'],
  async play({ canvasElement, loaded }) {
    const root = await tableIn(canvasElement);
    const { world } = alertsOf({ loaded });
    await userEvent.click(within(root).getByRole('checkbox', { name: /all/i }));
    await userEvent.click(await within(root).findByRole('button', { name: 'Select all 60' }, late));
    await press(root, 'Mark resolved');
    await confirm('Mark resolved');
    await waitFor(() => expect(resolvedCount(world)).toBe(60), late);
  },
};

/** AC-457: Alerts that a colleague has settled meanwhile stay as they are, and the result says who did it. */
export const ColleagueWasFirst: Story = {
  args: { address: createMemoryAddress('limit=50') },
  tags: ['behaviour'],
  async play({ canvasElement, loaded }) {
    const root = await tableIn(canvasElement);
    const { world } = alertsOf({ loaded });
    await select(root, [0, 1, 2]);
    await press(root, 'Mark resolved');
    const dialog = await page.findByRole('alertdialog', {}, late);
    const [, second] = world.alerts();
    world.resolveAs(demoUsers.dispatcher, [second?.id ?? '']);
    await userEvent.click(within(dialog).getByRole('button', { name: 'Mark resolved' }));
    await waitFor(() => expect(resolvedCount(world)).toBe(3), late);
    await waitFor(() =>
      expect(world.alert(second?.id ?? '')?.resolver?.fullname).toBe('Budi Santoso'),
    );
    await page.findByText(/Resolved, Budi Santoso/, {}, late);
  },
};

/** AC-459: False alerts need a reason, which is stored with each. */
export const FalseAlertsWithReason: Story = {
  tags: ['behaviour'],
  async play({ canvasElement, loaded }) {
    const root = await tableIn(canvasElement);
    const { world } = alertsOf({ loaded });
    await select(root, [0, 1]);
    await press(root, 'False alert');
    const dialog = await page.findByRole('dialog', { name: /2 alerts as false/ }, late);
    const submit = within(dialog).getByRole('button', { name: 'False alert' });
    await expect(submit).toBeDisabled();
    await userEvent.click(within(dialog).getByRole('radio', { name: 'Wrong detection' }));
    await userEvent.click(submit);
    await waitFor(
      () => expect(world.alerts().filter(({ falseAlert }) => falseAlert)).toHaveLength(2),
      late,
    );
    const logged = world.alerts()[0]?.log.at(-1);
    await expect(logged?.type === 'falseAlert' && logged.reason).toBeTruthy();
  },
};

/** AC-294: Escape asks before it discards a reason that the user has written. */
export const AsksBeforeDiscardingReason: Story = {
  tags: ['behaviour'],
  async play({ canvasElement }) {
    const root = await tableIn(canvasElement);
    await select(root, [0, 1]);
    await press(root, 'False alert');
    const dialog = await page.findByRole('dialog', { name: /2 alerts as false/ }, late);
    await userEvent.click(within(dialog).getByRole('radio', { name: 'Other reason' }));
    await userEvent.type(within(dialog).getByRole('textbox'), 'Lens is dirty');
    await userEvent.keyboard('{Escape}');
    const question = await page.findByRole('alertdialog', {
      name: 'Discard what you have written?',
    });
    await userEvent.click(within(question).getByRole('button', { name: 'Keep writing' }));
    await expect(within(dialog).getByRole('textbox')).toHaveValue('Lens is dirty');
  },
};

/** AC-457: Reading needs no confirmation. */
export const MarksRead: Story = {
  tags: ['behaviour'],
  async play({ canvasElement, loaded }) {
    const root = await tableIn(canvasElement);
    const { world } = alertsOf({ loaded });
    await select(root, [0, 1, 2]);
    await press(root, 'Mark read');
    await waitFor(() => expect(world.alerts().filter(({ read }) => read)).toHaveLength(3), late);
  },
};

/** AC-457: A refused request leaves its alerts as they are, and the result says why. */
export const Refused: Story = {
  async play({ canvasElement, loaded }) {
    const root = await tableIn(canvasElement);
    const { world } = alertsOf({ loaded });
    world.failNext('act', new PantauError('server', { status: 500, serverMessage: 'Rusak' }));
    await select(root, [0, 1]);
    await press(root, 'Mark resolved');
    await confirm('Mark resolved');
    await page.findAllByText(/Rusak/, {}, late);
    await expect(resolvedCount(world)).toBe(0);
    await expect(new Set(cellsIn(root, 'state'))).toEqual(new Set(['Unresolved']));
  },
};

/** AC-457: Users who may only look cannot select alerts. */
export const LooksWithoutActing: Story = {
  parameters: {
    world: { scenario: 'empty', prepare: unresolved, user: demoUsers.viewer },
    pantau: { user: storyUser(demoUsers.viewer), timeZone: 'Asia/Jakarta' },
  },
  async play({ canvasElement }) {
    const root = await tableIn(canvasElement);
    await expect(within(root).queryByRole('checkbox')).toBeNull();
  },
};
