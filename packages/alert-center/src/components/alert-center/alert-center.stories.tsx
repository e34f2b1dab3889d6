import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import type { MemoryAlertSource } from '../../adapters/memory/index.ts';
import { storyUser, storyWorld } from '../../testing/stories/story-world.ts';
import { AlertCenter } from './alert-center.tsx';

const meta = {
  title: 'Alert centre/Alert centre',
  component: AlertCenter,
  loaders: [storyWorld],
  parameters: { pantau: { user: storyUser(), timeZone: 'Asia/Jakarta' } },
  args: { source: undefined as never, onSeeOther: fn(), onAction: fn(), onAlertOpen: fn() },
  render: (args, { loaded }) => (
    <AlertCenter {...args} source={loaded['alerts'] as MemoryAlertSource} />
  ),
} satisfies Meta<typeof AlertCenter>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Popup: Story = {};
export const Inline: Story = { args: { layout: 'inline' } };
