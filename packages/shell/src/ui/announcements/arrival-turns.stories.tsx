import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { createStorySource } from '../../testing/story-announcements.ts';
import {
  MegaphoneStory,
  play,
  sourceOf,
  storyParameters,
} from '../../testing/story-announcement-view.tsx';
import { TakingTurns, createStoryTurns } from '../../testing/story-turns.tsx';

const turns = createStoryTurns();

const meta = {
  title: 'Shell/Announcements/Turns',
  tags: ['!autodocs', 'behaviour'],
  component: MegaphoneStory,
  parameters: storyParameters,
  args: { createSource: () => createStorySource(25) },
  decorators: [
    (Story) => (
      <TakingTurns turns={turns}>
        <Story />
      </TakingTurns>
    ),
  ],
  beforeEach: () => {
    turns.reset();
    play.mockReset().mockResolvedValue('played');
  },
} satisfies Meta<typeof MegaphoneStory>;

export default meta;
type Story = StoryObj<typeof meta>;

const content = { action: 'internal_link', link: '/route/' } as const;
const publish = (title: string) => sourceOf().publish({ title, content });

/** SH-128: Toast and sound wait for their turn, and several announcements share them; the count is there at once. */
export const Shared: Story = {
  async play({ canvasElement }) {
    const canvas = within(canvasElement);
    await canvas.findByRole('button', { name: 'Announcements, 3 unread' });
    publish('One');
    publish('Two');
    await canvas.findByRole('button', { name: 'Announcements, 5 unread' });
    await expect(turns.kinds()).toEqual(['announcement']);
    await expect(canvas.queryByText(/new announcement/i)).toBeNull();
    await expect(play).not.toHaveBeenCalled();
    turns.grant();
    await canvas.findAllByText('2 new announcements');
    await waitFor(() => expect(play).toHaveBeenCalledOnce());
    await userEvent.click(await canvas.findByRole('button', { name: 'Show' }));
    await canvas.findByRole('dialog', { name: 'Announcements' });
    await waitFor(() => expect(turns.kinds()).toEqual([]));
  },
};

/** SH-128: What arrives while a toast is shown takes another turn. */
export const NextTurn: Story = {
  async play({ canvasElement }) {
    const canvas = within(canvasElement);
    await canvas.findByRole('button', { name: 'Announcements, 3 unread' });
    publish('One');
    await waitFor(() => expect(turns.kinds()).toHaveLength(1));
    turns.grant();
    await canvas.findAllByText('New announcement: One');
    publish('Two');
    await canvas.findByRole('button', { name: 'Announcements, 5 unread' });
    await expect(canvas.queryByText('New announcement: Two')).toBeNull();
    await userEvent.click(await canvas.findByRole('button', { name: 'Open' }));
    await canvas.findByRole('dialog', { name: 'One' });
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull());
    await expect(turns.kinds()).toEqual(['announcement']);
    turns.grant();
    await canvas.findAllByText('New announcement: Two');
  },
};

/** SH-128: Whoever has opened the list in the meantime is not interrupted. */
export const SeenInTheList: Story = {
  async play({ canvasElement }) {
    const canvas = within(canvasElement);
    const button = await canvas.findByRole('button', { name: 'Announcements, 3 unread' });
    publish('One');
    await waitFor(() => expect(turns.kinds()).toEqual(['announcement']));
    await userEvent.click(button);
    await canvas.findByRole('dialog', { name: 'Announcements' });
    await waitFor(() => expect(turns.kinds()).toEqual([]));
    await expect(play).not.toHaveBeenCalled();
  },
};
