import type { Meta, StoryObj } from '@storybook/react-vite';
import { Row } from '../story-support/layout.tsx';
import { ConnectionLabel } from './connection-label.tsx';

const meta = {
  title: 'Core/Primitives/Connection label',
  component: ConnectionLabel,
  args: { state: 'live', text: 'Live' },
} satisfies Meta<typeof ConnectionLabel>;

export default meta;
type Story = StoryObj<typeof meta>;

export const States: Story = {
  render: () => (
    <Row>
      <ConnectionLabel state="live" text="Langsung" />
      <ConnectionLabel state="connecting" text="Menyambung" />
      <ConnectionLabel state="lost" text="Terputus" />
      <ConnectionLabel state="paused" text="Pembaruan langsung dijeda" />
    </Row>
  ),
};
export const StatesDark: Story = { ...States, globals: { theme: 'dark' } };
