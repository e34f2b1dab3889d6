import type { Meta, StoryObj } from '@storybook/react-vite';
import { type ComponentType, type ReactElement, useEffect, useState } from 'react';
import { createMemoryRouter, useLocation, useNavigate } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { fleetMenu } from '../engine/menu/fleet-menu.ts';
import { createPageTable } from '../engine/pages/page-table.ts';
import { ShellNavigationProvider } from '../hooks/shell-context.tsx';
import { useSessionServices } from '../hooks/session-services.ts';
import { manager } from '../testing/story-people.ts';
import { PASSWORD, StorySession, loadStoryDemoUsers } from '../testing/story-session.tsx';
import { ShellLink } from '../ui/link/shell-link.tsx';
import { Page } from '../ui/page/page.tsx';
import { createAppRoutes } from './app-routes.tsx';
import { PageGuard } from './page-guard.tsx';
import { useReturnFromPrompt } from './routed-prompts.tsx';
import { useAddressItem } from './use-address-item.ts';
import { useRouterNavigation } from './use-router-navigation.ts';

const pages = createPageTable({
  dashboard: { path: '/dashboard' },
  rules: { path: '/setting-notification-list' },
  rule: { path: '/setting-notification-list/:id' },
  addEmail: { path: '/add-email' },
});

type Name = 'dashboard' | 'rules' | 'rule' | 'addEmail';

const titles: Readonly<Record<Name, string>> = {
  dashboard: 'Dashboard',
  rules: 'Rules',
  rule: 'Rule',
  addEmail: 'Add email',
};

const loaded = fn();

function Frame(): ReactElement {
  const { pathname, search } = useLocation();
  return (
    <ShellNavigationProvider navigation={useRouterNavigation()}>
      <nav>
        <ShellLink to="/setting-notification-list">To the rules</ShellLink>
        <ShellLink to="/setting-notification-list/?page=2#top">To page 2</ShellLink>
        <ShellLink to="/report/">To reports</ShellLink>
      </nav>
      <output>{`At ${pathname}${search}`}</output>
      <main>
        <PageGuard menu={fleetMenu} pages={pages} titleOf={(page) => titles[page]} />
      </main>
    </ShellNavigationProvider>
  );
}

const rulePath = (id: string): string => pages.pathOf('rule', { id });

function Rules(): ReactElement {
  const { openId, isOver, hrefOf, open, close } = useAddressItem('rule', rulePath);
  return (
    <Page>
      <p>{`${isOver ? 'Over' : 'Own page'}: ${openId ?? 'none'}, ${hrefOf({ id: '7' })}`}</p>
      <button type="button" onClick={() => open({ id: '7' })}>
        Open
      </button>
      <button type="button" onClick={close}>
        Close
      </button>
      <div style={{ height: 2_000 }} />
      <ShellLink to="/dashboard">To the dashboard</ShellLink>
    </Page>
  );
}

function Dashboard(): ReactElement {
  const navigate = useNavigate();
  const remind = (): void => void navigate('/add-email', { state: { from: '/dashboard?a=1' } });
  return (
    <Page>
      <button type="button" onClick={remind}>
        Remind
      </button>
      <div style={{ height: 2_000 }} />
    </Page>
  );
}

function AddEmail(): ReactElement {
  const leave = useReturnFromPrompt('/dashboard');
  return (
    <Page>
      <button type="button" onClick={leave}>
        Done
      </button>
    </Page>
  );
}

const load = (name: string, View: ComponentType) => () => {
  loaded(name);
  return Promise.resolve(View);
};

const prepared = fn();

const { routes } = createAppRoutes({
  menu: fleetMenu,
  pages,
  mainPage: 'dashboard',
  frame: load('frame', Frame),
  prepare: { rules: prepared },
  moduleView: load('module', () => <Page name="Elsewhere" />),
  loadDemoUsers: loadStoryDemoUsers,
  views: {
    dashboard: load('dashboard', Dashboard),
    rules: load('rules', Rules),
    rule: load('rule', () => <Page of="7" title="The rule" />),
    addEmail: load('addEmail', AddEmail),
  },
});

function Router({ start }: { readonly start: string }): ReactElement {
  const [router] = useState(() => createMemoryRouter(routes, { initialEntries: [start] }));
  const { session } = useSessionServices();
  useEffect(() => void session.resume(), [session]);
  return <RouterProvider router={router} />;
}

const inWindow = (width: number) => ({
  viewport: {
    options: { own: { name: 'own', styles: { width: `${width}px`, height: '740px' } } },
  },
  pantau: { user: manager, flush: true },
});

const meta = {
  title: 'Shell/Routes of an application',
  component: Router,
  args: { start: '/dashboard' },
  render: (args) => (
    <StorySession>
      <Router {...args} />
    </StorySession>
  ),
  parameters: inWindow(1280),
  globals: { viewport: { value: 'own' } },
  tags: ['!autodocs', 'behaviour'],
  beforeEach: () => {
    loaded.mockClear();
    prepared.mockClear();
  },
} satisfies Meta<typeof Router>;

export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = ReturnType<typeof within>;

async function signIn(canvas: Canvas): Promise<void> {
  await userEvent.type(await canvas.findByLabelText('Email'), 'rina@demo.example');
  await userEvent.type(canvas.getByLabelText('Password'), PASSWORD);
  await userEvent.click(canvas.getByRole('button', { name: 'Sign in' }));
}

/** SH-153: The sign-in page preloads the frame and the main page, then opens the page that was requested. */
export const SignIn: Story = {
  args: { start: '/setting-notification-list?page=2' },
  async play({ canvasElement }) {
    const canvas = within(canvasElement);
    await waitFor(() => expect(document.title).toMatch(/^Sign in · /));
    await waitFor(() => expect(loaded.mock.calls.flat()).toEqual(['frame', 'dashboard']));
    await signIn(canvas);
    await canvas.findByText('At /setting-notification-list?page=2');
  },
};

/** SH-157: A page that the user goes on to begins at its top, however far the one before was scrolled. */
export const BeginsAtTheTop: Story = {
  args: { start: '/setting-notification-list' },
  async play({ canvasElement }) {
    const canvas = within(canvasElement);
    await signIn(canvas);
    const link = await canvas.findByRole('link', { name: 'To the dashboard' });
    link.scrollIntoView();
    await waitFor(() => expect(window.scrollY).toBeGreaterThan(1_000));
    await userEvent.click(link);
    await canvas.findByRole('heading', { level: 1, name: 'Dashboard' });
    await expect(window.scrollY).toBe(0);
  },
};

/** SH-153: After a sign-in without a page, the address of the main page says so. */
export const SignInAtTheRoot: Story = {
  args: { start: '/' },
  async play({ canvasElement }) {
    const canvas = within(canvasElement);
    await signIn(canvas);
    await canvas.findByText(/^At \/dashboard\?./);
  },
};

/** SH-153, SH-154: Own pages, those of the menu and all others have a view; a page is named by the table of pages. */
export const Pages: Story = {
  async play({ canvasElement }) {
    const canvas = within(canvasElement);
    await signIn(canvas);
    await canvas.findByRole('heading', { level: 1, name: 'Dashboard' });
    await waitFor(() => expect(document.title).toMatch(/^Dashboard · /));
    loaded.mockClear();
    await userEvent.hover(canvas.getByRole('link', { name: 'To the rules' }));
    await userEvent.hover(canvas.getByRole('link', { name: 'To reports' }));
    await expect(loaded.mock.calls.flat()).toEqual(['rules', 'module']);
    await userEvent.click(canvas.getByRole('link', { name: 'To reports' }));
    await canvas.findByRole('heading', { level: 1, name: 'Elsewhere' });
    await userEvent.click(canvas.getByRole('link', { name: 'To the rules' }));
    await canvas.findByRole('heading', { level: 1, name: 'Rules' });
  },
};

/** SH-169: A page is prepared when the user follows a link to it, with its query; not if it is open. */
export const PreparesPages: Story = {
  async play({ canvasElement }) {
    const canvas = within(canvasElement);
    await signIn(canvas);
    const link = await canvas.findByRole('link', { name: 'To page 2' });
    await userEvent.hover(link);
    await expect(prepared).not.toHaveBeenCalled();
    await userEvent.click(link);
    await canvas.findByText('At /setting-notification-list/?page=2');
    await expect(prepared.mock.calls).toEqual([['page=2']]);
    await userEvent.click(canvas.getByRole('link', { name: 'To the rules' }));
    await canvas.findByText('At /setting-notification-list');
    await userEvent.click(canvas.getByRole('link', { name: 'To reports' }));
    await canvas.findByRole('heading', { level: 1, name: 'Elsewhere' });
    await expect(prepared).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('link', { name: 'To the rules' }));
    await expect(prepared.mock.calls).toEqual([['page=2'], ['']]);
  },
};

/** SH-153: An address that nothing has says so. */
export const Nowhere: Story = {
  args: { start: '/nowhere' },
  async play({ canvasElement }) {
    const canvas = within(canvasElement);
    await signIn(canvas);
    await canvas.findByRole('heading', { level: 1, name: 'Page not found' });
  },
};

/** SH-154: A page may have a heading of its own, and a name of what it shows. */
export const OwnHeading: Story = {
  args: { start: '/setting-notification-list/7' },
  async play({ canvasElement }) {
    const canvas = within(canvasElement);
    await signIn(canvas);
    await canvas.findByRole('heading', { level: 1, name: 'The rule' });
    await waitFor(() => expect(document.title).toMatch(/^Rule 7 · /));
  },
};

/** SH-151: An item opens over its list as a part of the address; closing it leaves no entry of the history. */
export const ItemOverItsList: Story = {
  args: { start: '/setting-notification-list?page=2' },
  async play({ canvasElement }) {
    const canvas = within(canvasElement);
    await signIn(canvas);
    await canvas.findByText(/^Over: none/);
    await userEvent.click(canvas.getByRole('button', { name: 'Open' }));
    await canvas.findByText('At /setting-notification-list?page=2&rule=7');
    await canvas.findByText(/^Over: 7/);
    await userEvent.click(canvas.getByRole('button', { name: 'Close' }));
    await canvas.findByText('At /setting-notification-list?page=2');
  },
};

/** SH-151: An address that opens an item loses it when the item is closed, and keeps the rest. */
export const ItemOfALink: Story = {
  args: { start: '/setting-notification-list?rule=9&page=2' },
  async play({ canvasElement }) {
    const canvas = within(canvasElement);
    await signIn(canvas);
    await canvas.findByText(/^Over: 9/);
    await userEvent.click(canvas.getByRole('button', { name: 'Close' }));
    await canvas.findByText('At /setting-notification-list?page=2');
  },
};

/** SH-151: Where there is no room over the list, an item has its own page, which keeps the query of the list. */
export const ItemOnItsPage: Story = {
  args: { start: '/setting-notification-list?page=2' },
  parameters: inWindow(1000),
  async play({ canvasElement }) {
    const canvas = within(canvasElement);
    await signIn(canvas);
    await canvas.findByText(/^Own page: none/);
    await userEvent.click(canvas.getByRole('button', { name: 'Open' }));
    await canvas.findByText('At /setting-notification-list/7?page=2');
  },
};

/** SH-155: A page to which a prompt has led returns to where the prompt was shown; else to the given one. */
export const ReturnsFromAPrompt: Story = {
  args: { start: '/add-email' },
  async play({ canvasElement }) {
    const canvas = within(canvasElement);
    await signIn(canvas);
    await userEvent.click(await canvas.findByRole('button', { name: 'Done' }));
    await canvas.findByText('At /dashboard');
    await userEvent.click(await canvas.findByRole('button', { name: 'Remind' }));
    await userEvent.click(await canvas.findByRole('button', { name: 'Done' }));
    await canvas.findByText('At /dashboard?a=1');
  },
};
