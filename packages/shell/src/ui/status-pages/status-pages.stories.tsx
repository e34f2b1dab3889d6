import { createMemoryStore } from '@pantau/core';
import { createManualClock } from '@pantau/core/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ReactElement } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { fleetMenu } from '../../engine/menu/fleet-menu.ts';
import { manager, viewer } from '../../testing/story-people.ts';
import { StoryNavigation, navigated } from '../../testing/story-shell.tsx';
import { BackLink } from '../page/back-link.tsx';
import { Page } from '../page/page.tsx';
import { LoadFailedPage } from './load-failed-page.tsx';
import { ModulePage } from './module-page.tsx';
import { ForbiddenPage, NoAccessPage } from './no-access-page.tsx';
import { NotFoundPage } from './not-found-page.tsx';

const clock = createManualClock(Date.UTC(2026, 10, 20, 7));
const isReachable = fn(() => Promise.resolve(false));
const reload = fn();

/** The storage of a tab whose page has just reloaded itself. */
function reloadedTab() {
  const store = createMemoryStore();
  store.setItem('reloadedAfterFailure', String(clock.now()));
  return store;
}

interface ExampleProps {
  readonly path: string;
  readonly page: ReactElement;
}

function Example({ path, page }: ExampleProps): ReactElement {
  return (
    <StoryNavigation start={path}>
      <main>{page}</main>
    </StoryNavigation>
  );
}

const meta = {
  title: 'Shell/Pages without content',
  component: Example,
  args: { path: '/nowhere', page: <NotFoundPage menu={fleetMenu} /> },
  parameters: { pantau: { user: manager, flush: true } },
  beforeEach: () => {
    for (const mock of [navigated, isReachable, reload]) mock.mockClear();
  },
} satisfies Meta<typeof Example>;

export default meta;
type Story = StoryObj<typeof meta>;

/** SH-136: A page that does not exist says so and leads to the first page that the user may open. */
export const NotFound: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await canvas.findByRole('heading', { level: 1, name: 'Page not found' });
    await waitFor(() => expect(document.title).toContain('Page not found · PT Mitra Angkut Jaya'));
    await userEvent.click(canvas.getByRole('button', { name: 'Open Dashboard' }));
    await expect(navigated).toHaveBeenCalledWith('/dashboard/');
  },
};

/** SH-136: The address of a page that the menu hides is refused under the name of the page. */
export const Forbidden: Story = {
  args: { path: '/cost-management/', page: <ForbiddenPage menu={fleetMenu} /> },
  parameters: { pantau: { user: viewer } },
  globals: { locale: 'id' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await canvas.findByRole('heading', { name: 'Anda tidak memiliki akses ke halaman ini' });
    await canvas.findByRole('button', { name: /^Buka / });
  },
};

export const WithoutScope: Story = { args: { page: <NoAccessPage page="Notification log" /> } };

/** PO-332: Code that could not be loaded: the page reloads once the server responds. */
export const LoadFailed: Story = {
  render: () => <LoadFailedPage isReachable={isReachable} reload={reload} />,
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByText(/^The server is not responding\. The page reloads/);
    await expect(reload).not.toHaveBeenCalled();
  },
};

/** PO-332: It reloads once, and leaves the next attempt to the user. */
export const LoadFailedAgain: Story = {
  render: () => <LoadFailedPage isReachable={isReachable} reload={reload} />,
  parameters: { pantau: { clock, tabStore: reloadedTab() } },
  globals: { locale: 'id' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await canvas.findByText('Muat ulang halaman. Perubahan yang tersimpan tidak hilang.');
    await expect(isReachable).not.toHaveBeenCalled();
    await userEvent.click(canvas.getByRole('button', { name: 'Muat ulang' }));
    await expect(reload).toHaveBeenCalledOnce();
  },
};

/** SH-136: A module of another application is named, with the place where a host provides it. */
export const Module: Story = {
  args: { path: '/route/', page: <ModulePage menu={fleetMenu} /> },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await canvas.findByText('Place of the module: /route/');
    await expect(canvas.queryByText(/Live updates are paused/)).toBeNull();
  },
};

/** SH-136: It also says that live updates are paused there. */
export const ModuleWithoutLiveUpdates: Story = {
  args: { path: '/liveview/', page: <ModulePage menu={fleetMenu} livePaused /> },
  globals: { theme: 'dark' },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByText(/^Live updates are paused on this page/);
  },
};

/** SH-137: A page has a link back above its heading, and in the browser tab what it shows. */
export const WithContent: Story = {
  args: {
    path: '/sales-order/7',
    page: (
      <Page
        name="Sales order"
        of="SO/2026/7"
        note="Newest first"
        above={<BackLink to="/sales-order/?page=2">Sales orders</BackLink>}
      >
        <p>Content</p>
      </Page>
    ),
  },
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(document.title).toMatch(/^Sales order SO\/2026\/7 · /));
    await userEvent.click(within(canvasElement).getByRole('link', { name: 'Sales orders' }));
    await expect(navigated).toHaveBeenCalledWith('/sales-order/?page=2');
  },
};
