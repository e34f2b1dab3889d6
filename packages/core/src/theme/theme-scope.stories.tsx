import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ReactElement } from 'react';
import { expect, userEvent, within } from 'storybook/test';
import { Button } from '../ui/button/button.tsx';
import { Popover } from '../ui/popover/popover.tsx';
import { useThemeScope } from './use-theme-scope.ts';

function DarkBar(): ReactElement {
  const { style, ...scope } = useThemeScope('dark');
  return (
    <div
      {...scope}
      data-testid="bar"
      style={{ ...style, padding: 12, background: 'var(--pantau-bg-surface)' }}
    >
      <p>A dark bar above a light page</p>
      <Popover.Root>
        <Popover.Trigger asChild>
          <Button>Popover</Button>
        </Popover.Trigger>
        <Popover.Content aria-label="Popover">
          <Button>Inside</Button>
        </Popover.Content>
      </Popover.Root>
    </div>
  );
}

const meta = {
  title: 'Core/Foundations/Theme of a part',
  component: DarkBar,
} satisfies Meta<typeof DarkBar>;

export default meta;
type Story = StoryObj<typeof meta>;

/** CO-195: The part has the dark theme and the density of the provider; what it opens keeps the provider's theme. */
export const DarkPart: Story = {
  globals: { density: 'compact' },
  tags: ['behaviour'],
  async play({ canvasElement }) {
    const canvas = within(canvasElement);
    const button = canvas.getByRole('button', { name: 'Popover' });
    await expect(getComputedStyle(canvas.getByTestId('bar')).backgroundColor).toBe(
      'rgb(18, 22, 28)',
    );
    await expect(getComputedStyle(button).color).toBe('rgb(232, 236, 242)');
    await expect(button.getBoundingClientRect().height).toBe(28);
    await userEvent.click(button);
    const inside = await canvas.findByRole('button', { name: 'Inside' });
    await expect(getComputedStyle(inside).color).toBe('rgb(20, 25, 32)');
    await userEvent.keyboard('{Escape}');
  },
};

/** CO-195: With a brand, the part has the brand's colours of that theme. */
export const OfABrand: Story = {
  parameters: {
    pantau: { brand: { light: { accent: '#8a2b6a' }, dark: { accent: '#a8407f' } } },
  },
  async play({ canvasElement }) {
    const bar = within(canvasElement).getByTestId('bar');
    await expect(getComputedStyle(bar).getPropertyValue('--pantau-accent')).toBe('#a8407f');
  },
};
