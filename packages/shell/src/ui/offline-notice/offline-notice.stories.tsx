import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
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
  async play({ canvasElement }) {
    const [notice] = within(canvasElement).getAllByRole('status');
    await expect(notice).toBeInTheDocument();
    await expect(notice).toBeEmptyDOMElement();
  },
};
