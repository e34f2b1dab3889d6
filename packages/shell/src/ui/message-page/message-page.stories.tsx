import { Button } from '@pantau/core/ui/button';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { MessagePage } from './message-page.tsx';

const meta = {
  title: 'Shell/Message page',
  component: MessagePage,
  parameters: {
    pantau: { flush: true },
    docs: { story: { inline: false, height: 480 } },
  },
  args: {
    title: 'Your session could not be restored',
    text: 'The server is not responding. You are still signed in.',
    children: (
      <Button variant="primary" icon="retry">
        Try again
      </Button>
    ),
  },
} satisfies Meta<typeof MessagePage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const WithAction: Story = {};
export const WithActionDark: Story = { globals: { theme: 'dark' } };
export const TextOnly: Story = { args: { children: undefined } };
