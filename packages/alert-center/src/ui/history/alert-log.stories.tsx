import { PantauError } from '@pantau/core';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { type Mock, expect, fn, userEvent, waitFor, within } from 'storybook/test';
import type { MemoryAlertHistory } from '../../adapters/memory/index.ts';
import type { Alert } from '../../engine/alert/alert.ts';
import { cellsIn, historyOf, historyWorld, rowsIn } from '../../testing/stories/history-story.tsx';
import { StoryFrame } from '../../testing/stories/story-frame.tsx';
import { storyUser } from '../../testing/stories/story-world.ts';
import { AlertLog, type AlertLogProps } from './alert-log.tsx';

const user = storyUser();
const onOpen: Mock<(alert: Alert) => void> = fn();

const meta = {
  title: 'Alert centre/History/Log',
  component: AlertLog,
  loaders: [historyWorld],
  parameters: { pantau: { user, timeZone: 'Asia/Jakarta' } },
  args: { source: {} as MemoryAlertHistory, onOpen } as AlertLogProps,
  render: ({ source: _, ...args }, { loaded }) => (
    <StoryFrame loaded={loaded}>
      <div style={{ height: 640 }}>
        <AlertLog source={historyOf({ loaded })} {...args} />
      </div>
    </StoryFrame>
  ),
  beforeEach: () => void onOpen.mockClear(),
} satisfies Meta<typeof AlertLog>;

export default meta;
type Story = StoryObj<typeof meta>;

const late = { timeout: 15_000 };

async function tableIn(root: HTMLElement): Promise<HTMLElement> {
  await waitFor(() => expect(rowsIn(root).length).toBeGreaterThan(3), late);
  return root;
}

/** AC-460, AC-462: Who did what, when, with which alert; a row opens the alert. */
export const Actions: Story = {
  tags: ['behaviour'],
  async play({ canvasElement }) {
    const root = await tableIn(canvasElement);
    for (const name of ['Time', 'User', 'What was done', 'Plate', 'Event', 'Alert time']) {
      await expect(within(root).getByRole('columnheader', { name })).toBeVisible();
    }
    const cell = rowsIn(root)[0]?.querySelector<HTMLElement>('[data-key="user"]');
    if (cell == null) throw new Error('There is no row');
    await userEvent.click(cell);
    await expect(onOpen).toHaveBeenCalledOnce();
  },
};

/** AC-462: Chips filter by action. */
export const Notes: Story = {
  async play({ canvasElement }) {
    const root = await tableIn(canvasElement);
    await userEvent.click(within(root).getByRole('button', { name: /^Note/ }));
    await waitFor(async () => {
      for (const text of cellsIn(root, 'detail')) await expect(text).toMatch(/note/i);
    }, late);
  },
};

export const Dark: Story = { globals: { theme: 'dark' } };
export const PhoneIndonesian: Story = {
  args: { scroll: 'page' },
  globals: { locale: 'id' },
  parameters: { pantau: { user, timeZone: 'Asia/Jakarta', width: 360, flush: true } },
};

export const Empty: Story = {
  parameters: { world: { scenario: 'empty' } },
  async play({ canvasElement }) {
    await within(canvasElement).findByText('Nothing has been done yet', {}, late);
  },
};

const forbidden = (history: MemoryAlertHistory): void =>
  history.failNext('log', new PantauError('forbidden'));

/** AC-461: Without the scope the table says so. */
export const Forbidden: Story = {
  parameters: { history: forbidden },
  async play({ canvasElement }) {
    await within(canvasElement).findByText(/do not have|not allowed/i, {}, late);
  },
};
