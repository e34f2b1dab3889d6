import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { Button } from '../button/button.tsx';
import { Panel, Row } from '../story-support/layout.tsx';
import { ErrorState } from './error-state.tsx';

const meta = {
  title: 'Core/Primitives/Error state',
  component: ErrorState,
  args: { title: 'The alerts could not be loaded', onRetry: fn() },
} satisfies Meta<typeof ErrorState>;

export default meta;
type Story = StoryObj<typeof meta>;

export const States: Story = {
  render: () => (
    <Row>
      <Panel>
        <ErrorState
          title="Sales order belum bisa dimuat"
          text="Layanan pesanan tidak menjawab dalam 20 dtk. Filter Anda tetap tersimpan."
          onRetry={fn()}
          actions={<Button variant="quiet">Salin rincian</Button>}
        />
      </Panel>
      <Panel>
        <ErrorState
          art="offline"
          title="You are offline"
          text="What you saw last stays here. It goes on when the network is back."
          note="Last data 14:31:08"
        />
      </Panel>
      <Panel>
        <ErrorState title="Trying again" onRetry={fn()} retrying />
      </Panel>
    </Row>
  ),
};
export const StatesDark: Story = { ...States, globals: { theme: 'dark' } };

export const Retry: Story = {
  tags: ['behaviour'],
  play: async ({ args, canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Try again' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};
