import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { Button } from '../button/button.tsx';
import { Stack } from '../story-support/layout.tsx';
import { Notice } from './notice.tsx';

const meta = {
  title: 'Core/Primitives/Notice',
  component: Notice,
  args: { tone: 'info', title: 'The current version is loaded' },
  decorators: [
    (Story) => (
      <Stack>
        <Story />
      </Stack>
    ),
  ],
} satisfies Meta<typeof Notice>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Info: Story = {};
export const Warning: Story = {
  args: {
    tone: 'warning',
    title: 'Someone else has changed this',
    children: <Button>Load</Button>,
  },
};
export const ErrorDark: Story = {
  args: { tone: 'error', title: 'Not saved' },
  globals: { theme: 'dark' },
};

/** A notice that takes focus is read out, and what it offers is next. */
export const TakesFocus: Story = {
  args: { tone: 'error', title: 'Not saved', takesFocus: true },
  tags: ['behaviour'],
  async play({ canvasElement }) {
    await expect(
      await within(canvasElement).findByRole('group', { name: 'Not saved' }),
    ).toHaveFocus();
  },
};
