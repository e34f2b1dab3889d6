import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../button/button.tsx';
import { Tooltip } from './tooltip.tsx';

const meta = {
  title: 'Core/Primitives/Tooltip',
  component: Tooltip,
  args: {
    text: 'Marks every alert of this vehicle as resolved',
    children: (props) => <Button {...props}>Resolve all</Button>,
  },
  decorators: [(Story) => <div style={{ padding: 48 }}>{Story()}</div>],
} satisfies Meta<typeof Tooltip>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Shown: Story = {
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    const button = canvas.getByRole('button', { name: 'Resolve all' });
    await userEvent.tab();
    await expect(await canvas.findByRole('tooltip')).toBeVisible();
    await expect(button).toHaveAccessibleDescription(args.text);
  },
};
export const Dark: Story = { ...Shown, globals: { theme: 'dark' } };

export const ShowsOnHover: Story = {
  tags: ['behaviour'],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const button = canvas.getByRole('button', { name: 'Resolve all' });
    await userEvent.hover(button);
    await expect(await canvas.findByRole('tooltip')).toBeVisible();
    await userEvent.unhover(button);
    await waitFor(() => expect(canvas.queryByRole('tooltip')).toBeNull());
  },
};

export const EscapeHidesWithoutFocus: Story = {
  tags: ['behaviour'],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.hover(canvas.getByRole('button', { name: 'Resolve all' }));
    await canvas.findByRole('tooltip');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(canvas.queryByRole('tooltip')).toBeNull());
  },
};
