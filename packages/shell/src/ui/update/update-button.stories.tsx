import { useUnsavedWork } from '@pantau/core';
import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ReactElement } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import type { AppUpdates } from '../../engine/updates/app-updates.ts';
import { TakingTurns, createStoryTurns } from '../../testing/story-turns.tsx';
import { UpdateButton } from './update-button.tsx';

const applied = fn();
const turns = createStoryTurns();

const updates = (isAvailable: boolean): AppUpdates => ({
  get: () => isAvailable,
  subscribe: () => () => undefined,
  apply: applied,
});

interface ExampleProps {
  readonly isAvailable: boolean;
  readonly hasUnsavedWork: boolean;
}

function Example({ isAvailable, hasUnsavedWork }: ExampleProps): ReactElement {
  useUnsavedWork(hasUnsavedWork);
  return <UpdateButton updates={updates(isAvailable)} />;
}

const meta = {
  title: 'Shell/Update button',
  component: Example,
  parameters: { docs: { story: { inline: false, height: 320 } } },
  args: { isAvailable: true, hasUnsavedWork: false },
  decorators: [
    (Story) => (
      <TakingTurns turns={turns}>
        <Story />
      </TakingTurns>
    ),
  ],
  beforeEach: () => {
    turns.reset();
    applied.mockClear();
  },
} satisfies Meta<typeof Example>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Available: Story = {};
export const AvailableDarkIndonesian: Story = { globals: { theme: 'dark', locale: 'id' } };
export const UpToDate: Story = {
  args: { isAvailable: false },
  tags: ['behaviour'],
  async play({ canvasElement }) {
    await expect(within(canvasElement).queryByRole('button')).toBeNull();
  },
};

/** SH-28: A press updates the page. */
export const Update: Story = {
  tags: ['behaviour'],
  async play({ canvasElement }) {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Update available' }));
    await expect(applied).toHaveBeenCalledOnce();
  },
};

/** SH-28: With unsaved work it asks first; the initial focus is on the button that keeps the work. */
export const UnsavedWork: Story = {
  args: { hasUnsavedWork: true },
  async play({ canvasElement }) {
    const canvas = within(canvasElement);
    const button = canvas.getByRole('button', { name: 'Update available' });
    await userEvent.click(button);
    const question = within(await canvas.findByRole('dialog'));
    const keep = question.getByRole('button', { name: 'Keep working' });
    await waitFor(() => expect(keep).toHaveFocus());
    await expect(applied).not.toHaveBeenCalled();
  },
};

/** SH-28: Only the second press, on the button that names the loss, updates the page. */
export const DiscardUnsavedWork: Story = {
  args: { hasUnsavedWork: true },
  tags: ['behaviour'],
  async play({ canvasElement }) {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Update available' }));
    const question = within(await canvas.findByRole('dialog'));
    await userEvent.click(question.getByRole('button', { name: 'Discard and update' }));
    await expect(applied).toHaveBeenCalledOnce();
  },
};

/** SH-127: The button is there at once; a toast announces the build in its turn, once, and updates as the button does. */
export const Announced: Story = {
  args: { hasUnsavedWork: true },
  tags: ['behaviour'],
  async play({ canvasElement }) {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('button', { name: 'Update available' })).toBeVisible();
    await expect(canvas.queryByText('A new version is ready.')).toBeNull();
    await expect(turns.kinds()).toEqual(['update']);
    turns.grant();
    await canvas.findAllByText('A new version is ready.');
    await userEvent.click(await canvas.findByRole('button', { name: 'Update' }));
    await canvas.findByRole('dialog', { name: 'Discard unsaved changes?' });
    await expect(applied).not.toHaveBeenCalled();
    await waitFor(() => expect(turns.kinds()).toEqual([]));
  },
};
