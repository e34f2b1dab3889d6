import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { Row, Stack } from '../story-support/layout.tsx';
import { Button, type ButtonVariant } from './button.tsx';

const variants: readonly ButtonVariant[] = [
  'primary',
  'outline',
  'quiet',
  'accent',
  'danger',
  'dangerOutline',
  'successOutline',
];

const meta = {
  title: 'Core/Primitives/Button',
  component: Button,
  argTypes: { variant: { control: { type: 'select' }, options: variants } },
  args: { children: 'Mark resolved', onClick: fn() },
} satisfies Meta<typeof Button>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = { args: { variant: 'primary', icon: 'checkCircle' } };

export const Variants: Story = {
  render: () => (
    <Stack>
      {variants.map((variant) => (
        <Row key={variant}>
          <Button variant={variant}>{variant}</Button>
          <Button variant={variant} icon="checkCircle">
            {variant}
          </Button>
          <Button variant={variant} size="dense">
            dense
          </Button>
          <Button variant={variant} size="large">
            large
          </Button>
          <Button variant={variant} loading>
            busy
          </Button>
          <Button variant={variant} disabled>
            disabled
          </Button>
        </Row>
      ))}
    </Stack>
  ),
};

export const VariantsDark: Story = { ...Variants, globals: { theme: 'dark' } };
export const VariantsCompact: Story = { ...Variants, globals: { density: 'compact' } };

export const Wide: Story = {
  args: { variant: 'primary', fullWidth: true, size: 'large' },
  parameters: { pantau: { width: 360 } },
};

export const ActivatesByKeyboard: Story = {
  tags: ['behaviour'],
  play: async ({ args, canvasElement }) => {
    const button = within(canvasElement).getByRole('button', { name: 'Mark resolved' });
    await userEvent.tab();
    await expect(button).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await userEvent.keyboard(' ');
    await expect(args.onClick).toHaveBeenCalledTimes(2);
  },
};

export const BusyIgnoresClicks: Story = {
  args: { loading: true },
  tags: ['behaviour'],
  play: async ({ args, canvasElement }) => {
    const button = within(canvasElement).getByRole('button', { name: 'Mark resolved' });
    await userEvent.click(button);
    await expect(args.onClick).not.toHaveBeenCalled();
    await expect(button).toHaveAttribute('aria-busy', 'true');
    await expect(button).toHaveFocus();
  },
};
