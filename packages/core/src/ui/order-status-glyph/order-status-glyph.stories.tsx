import type { Meta, StoryObj } from '@storybook/react-vite';
import { Row } from '../story-support/layout.tsx';
import { OrderStatusGlyph } from './order-status-glyph.tsx';

const meta = {
  title: 'Core/Primitives/Order status glyph',
  component: OrderStatusGlyph,
  args: { status: 'ASSIGNED' },
} satisfies Meta<typeof OrderStatusGlyph>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const Statuses: Story = {
  render: () => (
    <Row>
      <OrderStatusGlyph status="DRAFT" />
      <OrderStatusGlyph status="CONFIRMED" />
      <OrderStatusGlyph status="ASSIGNED" />
      <OrderStatusGlyph status="COMPLETED" />
      <OrderStatusGlyph status="CANCELED" />
    </Row>
  ),
};
export const StatusesDark: Story = { ...Statuses, globals: { theme: 'dark' } };
