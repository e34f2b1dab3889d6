import { createManualClock } from '@pantau/core/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { type ReactElement, useEffect, useState } from 'react';
import { type RouteObject, createMemoryRouter, useLocation } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { fleetMenu } from '../engine/menu/fleet-menu.ts';
import { createPageTable } from '../engine/pages/page-table.ts';
import { ShellNavigationProvider } from '../hooks/shell-context.tsx';
import { useSessionServices } from '../hooks/session-services.ts';
import { manager, viewer } from '../testing/story-people.ts';
import { PASSWORD, StorySession, signedOut } from '../testing/story-session.tsx';
import { AccountMenu } from '../ui/account-menu/account-menu.tsx';
import { HomeRedirect } from './home-redirect.tsx';
import { PageGuard } from './page-guard.tsx';
import { RouteError } from './route-error.tsx';
import { SessionGate } from './session-gate.tsx';
import { SignOutRoute } from './sign-out-route.tsx';
import { useRouterNavigation } from './use-router-navigation.ts';

const clock = createManualClock(Date.UTC(2026, 10, 20, 7));
const onError = fn();

function Broken(): never {
  throw new Error('broken');
}

/** Shows the address, and signs in on demand. */
function SignIn(): ReactElement {
  const { session } = useSessionServices();
  const { pathname, search } = useLocation();
  return (
    <button type="button" onClick={() => void session.signIn('rina@demo.example', PASSWORD)}>
      {`Sign in at ${pathname}${search}`}
    </button>
  );
}

const ownPages = createPageTable({ report: { path: '/report', scope: 'nobody:has' } });

function Frame(): ReactElement {
  const { pathname } = useLocation();
  return (
    <ShellNavigationProvider navigation={useRouterNavigation()}>
      <AccountMenu user={manager} />
      <p>{`Page ${pathname}`}</p>
      <PageGuard menu={fleetMenu} pages={ownPages} titleOf={() => 'Reports'} />
    </ShellNavigationProvider>
  );
}

const pages: readonly RouteObject[] = ['/dashboard', '/cost-management', '/report', '/profile'].map(
  (path) => ({ path, element: <p>{`Content of ${path}`}</p> }),
);

const routes: RouteObject[] = [
  {
    ErrorBoundary: RouteError,
    children: [
      { path: '/sign-in', Component: SignIn },
      { path: '/logout', Component: SignOutRoute },
      {
        Component: SessionGate,
        children: [
          { path: '/', element: <HomeRedirect menu={fleetMenu} mainPath="/dashboard" /> },
          { Component: Frame, children: [...pages, { path: '/broken', Component: Broken }] },
        ],
      },
    ],
  },
];

interface RoutesProps {
  readonly start: string;
  readonly signedIn: boolean;
}

function Router({ start, signedIn }: RoutesProps): ReactElement {
  const { session } = useSessionServices();
  const [router] = useState(() => createMemoryRouter(routes, { initialEntries: [start] }));
  useEffect(() => {
    if (signedIn) void session.signIn('rina@demo.example', PASSWORD);
    else void session.resume();
  }, [session, signedIn]);
  return <RouterProvider router={router} />;
}

const meta = {
  title: 'Shell/Routes',
  component: Router,
  args: { start: '/dashboard', signedIn: true },
  render: (args) => (
    <StorySession>
      <Router {...args} />
    </StorySession>
  ),
  parameters: { pantau: { user: manager, clock, onError, flush: true } },
  tags: ['!autodocs', 'behaviour'],
  beforeEach: () => {
    onError.mockClear();
    signedOut.mockClear();
  },
} satisfies Meta<typeof Router>;

export default meta;
type Story = StoryObj<typeof meta>;

/** SH-144: Without a session a page leads to the sign-in, which names the page. */
export const SignedOut: Story = {
  args: { start: '/profile?tab=2', signedIn: false },
  async play({ canvasElement }) {
    const canvas = within(canvasElement);
    await canvas.findByRole('button', { name: 'Sign in at /sign-in?to=%2Fprofile%3Ftab%3D2' });
  },
};

/** SH-144, PO-78: The root leads to the first page of the user. */
export const Home: Story = {
  args: { start: '/' },
  async play({ canvasElement }) {
    await within(canvasElement).findByText('Content of /dashboard');
  },
};

/** SH-144: What the menu hides is refused at its address, too. */
export const HiddenByTheMenu: Story = {
  args: { start: '/cost-management' },
  parameters: { pantau: { user: viewer } },
  async play({ canvasElement }) {
    const canvas = within(canvasElement);
    await canvas.findByRole('heading', { level: 2, name: 'No access to this page' });
    await expect(canvas.queryByText('Content of /cost-management')).toBeNull();
  },
};

/** SH-144: So is a page whose scopes the user lacks. */
export const WithoutScope: Story = {
  args: { start: '/report' },
  async play({ canvasElement }) {
    const canvas = within(canvasElement);
    await canvas.findByRole('heading', { level: 1, name: 'Reports' });
    await expect(canvas.queryByText('Content of /report')).toBeNull();
  },
};

/** SH-144: A page that throws is replaced, and what it threw is reported. */
export const Fails: Story = {
  args: { start: '/broken' },
  async play({ canvasElement }) {
    await within(canvasElement).findByRole('heading', { name: 'Something went wrong' });
    await expect(onError).toHaveBeenCalledWith(expect.objectContaining({ message: 'broken' }));
  },
};

/** SH-140, SH-141: Signing out leads through its page to the sign-in, without the page that the user was on. */
export const SignsOut: Story = {
  args: { start: '/profile' },
  async play({ canvasElement }) {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: /^Account/ }));
    await userEvent.click(await canvas.findByRole('menuitem', { name: 'Sign out' }));
    await clock.advance(499);
    await expect(signedOut).not.toHaveBeenCalled();
    await clock.advance(1);
    await canvas.findByRole('button', { name: 'Sign in at /sign-in' });
    await expect(signedOut).toHaveBeenCalledOnce();
  },
};

/** SH-141: At its own address it asks; who stays is led back into the application. */
export const AsksAtItsAddress: Story = {
  args: { start: '/logout' },
  async play({ canvasElement }) {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: 'Stay signed in' }));
    await canvas.findByText('Content of /dashboard');
    await waitFor(() => expect(signedOut).not.toHaveBeenCalled());
  },
};
