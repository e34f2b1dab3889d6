import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { Row, Stack } from '../story-support/layout.tsx';
import { IconButton } from './icon-button.tsx';

const meta = {
  title: 'Core/Primitives/Icon button',
  component: IconButton,
  args: { icon: 'close', label: 'Close', onClick: fn() },
} satisfies Meta<typeof IconButton>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const States: Story = {
  render: () => (
    <Stack>
      {(['dense', 'default', 'large'] as const).map((size) => (
        <Row key={size}>
          <IconButton icon="checkCircle" label="Resolve" size={size} />
          <IconButton icon="sidebar" label="Pin to the side" size={size} pressed />
          <IconButton icon="popup" label="Popup" size={size} pressed={false} />
          <IconButton icon="retry" label="Try again" size={size} loading />
          <IconButton icon="phone" label="Call" size={size} disabled />
        </Row>
      ))}
    </Stack>
  ),
};
export const StatesDark: Story = { ...States, globals: { theme: 'dark' } };

function Toggle() {
  const [isOn, setOn] = useState(false);
  return (
    <IconButton
      icon={isOn ? 'speaker' : 'speakerOff'}
      label="Sound"
      pressed={isOn}
      onClick={() => setOn(!isOn)}
    />
  );
}

export const TogglesByKeyboard: Story = {
  render: () => <Toggle />,
  tags: ['behaviour'],
  play: async ({ canvasElement }) => {
    const button = within(canvasElement).getByRole('button', { name: 'Sound' });
    await expect(button).toHaveAttribute('aria-pressed', 'false');
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(button).toHaveAttribute('aria-pressed', 'true');
  },
};

export const NameOnFocus: Story = {
  tags: ['behaviour'],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.tab();
    const name = await canvas.findByRole('tooltip', { hidden: true });
    await expect(name).toHaveTextContent('Close');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(canvas.queryByRole('tooltip', { hidden: true })).toBeNull());
    await expect(canvas.getByRole('button', { name: 'Close' })).toHaveFocus();
  },
};
