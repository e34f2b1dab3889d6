import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { Row } from '../story-support/layout.tsx';
import { Badge } from './badge.tsx';

const meta = {
  title: 'Core/Primitives/Badge',
  component: Badge,
  args: { count: 27 },
} satisfies Meta<typeof Badge>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const Tones: Story = {
  render: () => (
    <Row>
      {(['neutral', 'urgent', 'ink', 'accent'] as const).flatMap((tone) =>
        [0, 7, 27, 99, 100].map((count) => (
          <Badge key={`${tone} ${count}`} tone={tone} count={count} />
        )),
      )}
    </Row>
  ),
};
export const TonesDark: Story = { ...Tones, globals: { theme: 'dark' } };

export const CapsAt99: Story = {
  args: { count: 128 },
  tags: ['!autodocs'],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByText('99+')).toBeVisible();
    await expect(canvas.getByText('more than 99')).toBeInTheDocument();
  },
};
