import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '../button/button.tsx';
import { Panel, Row } from '../story-support/layout.tsx';
import { EmptyState } from './empty-state.tsx';

const meta = {
  title: 'Core/Primitives/Empty state',
  component: EmptyState,
  args: { title: 'Every alert is resolved' },
} satisfies Meta<typeof EmptyState>;

export default meta;
type Story = StoryObj<typeof meta>;

export const States: Story = {
  render: () => (
    <Row>
      <Panel>
        <EmptyState
          art="done"
          title="Semua peringatan sudah selesai"
          text="Peringatan baru akan muncul di sini begitu diterima dari kendaraan."
          note="Terakhir diperiksa 14.32.06"
        />
      </Panel>
      <Panel>
        <EmptyState
          title="No sales orders yet"
          text="Create the first one to start planning deliveries."
          actions={
            <Button variant="primary" icon="plus">
              Create sales order
            </Button>
          }
        />
      </Panel>
    </Row>
  ),
};
export const StatesDark: Story = { ...States, globals: { theme: 'dark' } };
