import { Button } from '@pantau/core/ui/button';
import { type ManualClock, createManualClock } from '@pantau/core/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { type ReactElement, useState } from 'react';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { rendered } from '../../testing/story-prompts.tsx';
import { TakingTurns, createStoryTurns } from '../../testing/story-turns.tsx';
import { OfflineNotice } from './offline-notice.tsx';

const meta = {
  title: 'Shell/Offline notice',
  component: OfflineNotice,
  parameters: { pantau: { timeZone: 'Asia/Jakarta' } },
  args: { connection: { offline: true, lastUpdateOn: Date.UTC(2026, 10, 20, 7, 2, 9) } },
} satisfies Meta<typeof OfflineNotice>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Offline: Story = {};
export const OfflineDarkIndonesian: Story = { globals: { theme: 'dark', locale: 'id' } };
export const NeverConnected: Story = {
  args: { connection: { offline: true, lastUpdateOn: null } },
};

/** Nothing is shown while the connection works; the live region waits for its text. */
export const Online: Story = {
  args: { connection: { offline: false, lastUpdateOn: null } },
  tags: ['behaviour'],
  async play({ canvasElement }) {
    const [notice] = within(canvasElement).getAllByRole('status');
    await expect(notice).toBeInTheDocument();
    await expect(notice).toBeEmptyDOMElement();
  },
};

const turns = createStoryTurns();
let clock: ManualClock = createManualClock();

function Switched(): ReactElement {
  const [offline, setOffline] = useState(true);
  return (
    <TakingTurns turns={turns}>
      <OfflineNotice connection={{ offline, lastUpdateOn: null }} />
      <Button onClick={() => setOffline(!offline)}>Switch</Button>
    </TakingTurns>
  );
}

/** SH-126: The notice is there at once; after 10 s a toast points to it in its turn, and leaves with the trouble. */
export const ToastInItsTurn: Story = {
  render: () => <Switched />,
  parameters: {
    pantau: {
      clock: {
        now: () => clock.now(),
        setTimeout: (run: () => void, ms: number) => clock.setTimeout(run, ms),
        setInterval: (run: () => void, ms: number) => clock.setInterval(run, ms),
        requestFrame: (run: () => void) => clock.setTimeout(run, 0),
      },
    },
  },
  beforeEach: () => {
    turns.reset();
    clock = createManualClock();
  },
  tags: ['behaviour'],
  async play({ canvasElement }) {
    const canvas = within(canvasElement);
    const lost = () => canvas.queryAllByText(/^The connection is lost/);
    await expect(canvas.getByText('You are offline.')).toBeVisible();
    await clock.advance(9_999);
    await rendered();
    await expect(turns.kinds()).toEqual([]);
    await clock.advance(1);
    await waitFor(() => expect(turns.kinds()).toEqual(['connection']));
    await expect(lost()).toEqual([]);
    turns.grant();
    await waitFor(() => expect(lost()).not.toEqual([]));
    await expect(canvas.getByText('You are offline.')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Switch' }));
    await waitFor(() => expect(turns.kinds()).toEqual([]));
    await clock.advance(1_000);
    await waitFor(() => expect(canvas.queryByRole('button', { name: /Close/ })).toBeNull());
  },
};
