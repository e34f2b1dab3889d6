import { type TakenSpace, useSpace } from '@pantau/core';
import { Icon } from '@pantau/core/ui/icon';
import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ReactElement } from 'react';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { fleetMenu } from '../../engine/menu/fleet-menu.ts';
import {
  dispatcher,
  driver,
  kirana,
  manager,
  managerOf1449,
  viewer,
} from '../../testing/story-people.ts';
import { navigated, useStoryNavigation } from '../../testing/story-shell.tsx';
import { PageHeader } from '../page-header/page-header.tsx';
import { AppShell, type AppShellProps } from './app-shell.tsx';

interface ExampleProps extends Omit<AppShellProps, 'navigation' | 'logo' | 'children'> {
  readonly start: string;
  readonly rows: number;
}

const logo = (
  <strong
    style={{ color: 'var(--pantau-logo-text, inherit)', display: 'flex', gap: 8, fontSize: 16 }}
  >
    <Icon name="eye" size={24} />
    Pantau
  </strong>
);

function Example({ start, rows, ...props }: ExampleProps): ReactElement {
  const navigation = useStoryNavigation(start);
  return (
    <AppShell {...props} navigation={navigation} logo={logo}>
      <div style={{ padding: 24 }}>
        <PageHeader title={navigation.path} subtitle="Friday 20 Nov 2026" />
        {Array.from({ length: rows }, (_, row) => (
          <p key={row}>Row {row + 1}</p>
        ))}
      </div>
    </AppShell>
  );
}

const meta = {
  title: 'Shell/App shell',
  component: Example,
  parameters: {
    pantau: { user: manager, flush: true },
    docs: { story: { inline: false, height: 640 } },
  },
  args: {
    menu: fleetMenu,
    start: '/dashboard',
    rows: 30,
    owner: 'Pantau',
    counts: { notifications: 27 },
    barEnd: 'RK',
  },
  beforeEach: () => {
    navigated.mockClear();
  },
} satisfies Meta<typeof Example>;

export default meta;
type Story = StoryObj<typeof meta>;

const atWidth = (width: number, height = 800) => ({
  viewport: {
    options: { own: { name: 'own', styles: { width: `${width}px`, height: `${height}px` } } },
  },
});
const own = { viewport: { value: 'own' } };

/** A story in a window of its own size. */
const inWindow = (width: number, height?: number) => ({
  parameters: atWidth(width, height),
  globals: own,
});

export const Wide: Story = inWindow(1440);
export const WideDark: Story = { ...Wide, globals: { ...own, theme: 'dark' } };
export const WideIndonesian: Story = { ...Wide, globals: { ...own, locale: 'id' } };
export const Dispatcher: Story = {
  globals: own,
  parameters: { ...atWidth(1440), pantau: { user: dispatcher } },
};
export const Viewer: Story = {
  globals: own,
  parameters: { ...atWidth(1440), pantau: { user: viewer } },
};
export const Company1449: Story = {
  globals: own,
  parameters: { ...atWidth(1440), pantau: { user: managerOf1449 } },
};
const background = (element: Element | null): string =>
  element === null ? '' : getComputedStyle(element).backgroundColor;

/** SH-27: A brand's colours apply to the menu, the corner above it and its flyouts. */
export const WhiteLabel: Story = {
  globals: own,
  parameters: { ...atWidth(1440), pantau: { brand: kirana } },
  tags: ['behaviour'],
  async play({ canvasElement }) {
    const canvas = within(canvasElement);
    const menu = await canvas.findByRole('navigation');
    await expect(background(menu)).toBe('rgb(42, 21, 38)');
    await expect(background(canvas.getByRole('link', { current: 'page' }))).toBe('rgb(74, 37, 67)');
    const toggle = canvas.getByRole('button', { name: 'Collapse menu' });
    await expect(background(toggle.parentElement)).toBe('rgb(42, 21, 38)');
    await userEvent.click(toggle);
    await userEvent.click(await canvas.findByRole('button', { name: 'Fleet tracking' }));
    const flyout = await canvas.findByRole('dialog', { name: 'Fleet tracking' });
    await expect(background(flyout.firstElementChild)).toBe('rgb(42, 21, 38)');
    await userEvent.keyboard('{Escape}');
    await userEvent.click(canvas.getByRole('button', { name: 'Expand menu' }));
  },
};

/** SH-27: The drawer has the brand's colours, too; the logo on the bar stays legible. */
export const WhiteLabelPhone: Story = {
  globals: own,
  parameters: { ...atWidth(360, 740), pantau: { brand: kirana } },
  async play({ canvasElement }) {
    const canvas = within(canvasElement);
    const logoOnBar = within(canvas.getByRole('banner')).getByText('Pantau');
    await expect(getComputedStyle(logoOnBar).color).toBe('rgb(20, 25, 32)');
    await userEvent.click(await canvas.findByRole('button', { name: 'Open menu' }));
    const drawer = await canvas.findByRole('dialog', { name: 'Menu' });
    await expect(background(drawer)).toBe('rgb(42, 21, 38)');
  },
};

/** SH-12: The menu is open on a wide window until it is collapsed, which is kept. */
export const Collapsing: Story = {
  ...inWindow(1440),
  tags: ['behaviour'],
  async play({ canvasElement }) {
    const canvas = within(canvasElement);
    const width = (): number => canvas.getByRole('navigation').getBoundingClientRect().width;
    await waitFor(() => expect(Math.round(width())).toBe(215));
    await userEvent.click(canvas.getByRole('button', { name: 'Collapse menu' }));
    await waitFor(() => expect(Math.round(width())).toBe(55));
    await userEvent.click(canvas.getByRole('link', { name: 'Reports' }));
    await expect(canvas.getByRole('button', { name: 'Expand menu' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Expand menu' }));
    await waitFor(() => expect(Math.round(width())).toBe(215));
  },
};

/** SH-11: The menu starts collapsed on the live view, and is open again on the next page. */
export const OnLiveView: Story = {
  ...inWindow(1440),
  args: { start: '/liveview/' },
  tags: ['behaviour'],
  async play({ canvasElement }) {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: 'Expand menu' }));
    await userEvent.click(await canvas.findByRole('link', { name: 'Reports' }));
    await expect(canvas.getByRole('button', { name: 'Collapse menu' })).toBeVisible();
    await userEvent.click(canvas.getByRole('link', { name: 'Live view' }));
    await expect(await canvas.findByRole('button', { name: 'Expand menu' })).toBeVisible();
  },
};

/** SH-12: From 1024 px the menu starts as a rail. */
export const Medium: Story = {
  ...inWindow(1100),
  async play({ canvasElement }) {
    const canvas = within(canvasElement);
    await expect(await canvas.findByRole('button', { name: 'Expand menu' })).toBeVisible();
  },
};

/** SH-10: Driver users have no menu and no button for it. */
export const Driver: Story = {
  globals: own,
  parameters: { ...atWidth(1440), pantau: { user: driver } },
  async play({ canvasElement }) {
    const canvas = within(canvasElement);
    await expect(canvas.queryByRole('navigation', { name: 'Menu' })).toBeNull();
    await expect(canvas.queryByRole('button', { name: /menu/i })).toBeNull();
  },
};

/** SH-26: The page leaves 420 px for the pinned panel. */
export const PinnedPanel: Story = {
  ...inWindow(1440),
  args: { panelPinned: true },
  async play({ canvasElement }) {
    const main = within(canvasElement).getByRole('main').getBoundingClientRect();
    const { clientWidth } = document.documentElement;
    await expect(Math.round(clientWidth - main.right)).toBe(420);
  },
};

const space = { taken: (): TakenSpace => ({ top: 0, left: 0, right: 0, above: [] }) };

/** Keeps what places windows over the page. */
function Probe(): ReactElement | null {
  Object.assign(space, useSpace());
  return null;
}

/** SH-131: Top bar, menu and the room of the panel are declared, and follow the menu when it collapses. */
export const DeclaresItsEdges: Story = {
  ...inWindow(1440),
  tags: ['behaviour'],
  args: { panelPinned: true, barEnd: <Probe /> },
  async play({ canvasElement }) {
    await expect(space.taken()).toEqual({ top: 52, left: 216, right: 420, above: [] });
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Collapse menu' }));
    await waitFor(() => expect(space.taken().left).toBe(56));
  },
};

/** SH-131: On a tablet the menu takes nothing. */
export const DeclaresItsEdgesOnATablet: Story = {
  ...inWindow(768),
  tags: ['behaviour'],
  args: { barEnd: <Probe /> },
  async play({ canvasElement }) {
    const { bottom: top } = within(canvasElement).getByRole('banner').getBoundingClientRect();
    await expect(space.taken()).toEqual({ top, left: 0, right: 0, above: [] });
  },
};

/** SH-21: The skip link is the first stop and leads to the page. */
export const SkipLink: Story = {
  ...inWindow(1440),
  tags: ['behaviour'],
  async play({ canvasElement }) {
    const canvas = within(canvasElement);
    await userEvent.tab();
    const skip = canvas.getByRole('button', { name: 'Skip to content' });
    await expect(skip).toHaveFocus();
    await waitFor(() => expect(skip.getBoundingClientRect().top).toBeGreaterThanOrEqual(0));
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('main')).toHaveFocus();
    await expect(canvas.getByRole('banner')).toBeVisible();
    await expect(canvas.getByRole('contentinfo')).toHaveTextContent(/^© \d{4}–\d{4} Pantau$/);
  },
};

/** SH-22: The bar has the colour of surfaces once the page is scrolled by more than 24 px. */
export const ScrolledBar: Story = {
  ...inWindow(1440, 600),
  tags: ['behaviour'],
  async play({ canvasElement }) {
    const bar = within(canvasElement).getByRole('banner');
    const colour = (): string => getComputedStyle(bar).backgroundColor;
    await expect(colour()).toBe('rgb(243, 244, 246)');
    window.scrollTo(0, 24);
    await waitFor(() => expect(window.scrollY).toBe(24));
    await expect(bar).not.toHaveAttribute('data-scrolled');
    window.scrollTo(0, 25);
    await waitFor(() => expect(colour()).toBe('rgb(255, 255, 255)'));
    window.scrollTo(0, 0);
    await waitFor(() => expect(colour()).toBe('rgb(243, 244, 246)'));
  },
};

export const Phone: Story = inWindow(360, 740);
export const PhoneDark: Story = { ...Phone, globals: { ...own, theme: 'dark' } };
export const PhoneIndonesian: Story = { ...Phone, globals: { ...own, locale: 'id' } };

/** SH-17: On a narrow window the menu is a modal drawer; Escape, a press outside and an entry close it. */
export const PhoneDrawer: Story = {
  ...inWindow(360, 740),
  async play({ canvasElement }) {
    const canvas = within(canvasElement);
    const opener = await canvas.findByRole('button', { name: 'Open menu' });
    opener.focus();
    await userEvent.keyboard('{Enter}');
    const drawer = await canvas.findByRole('dialog', { name: 'Menu' });
    await expect(within(drawer).getByRole('link', { name: 'Dashboard' })).toHaveFocus();
    await waitFor(() => expect(opener.closest('[inert]')).not.toBeNull());
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull());
    await expect(opener).toHaveFocus();

    await userEvent.click(opener);
    const again = await canvas.findByRole('dialog', { name: 'Menu' });
    await userEvent.click(within(again).getByRole('link', { name: 'Driver score' }));
    await expect(navigated).toHaveBeenLastCalledWith('/driverscore/');
    await waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull());

    await userEvent.click(opener);
    const third = await canvas.findByRole('dialog', { name: 'Menu' });
    await userEvent.click(third.parentElement as HTMLElement);
    await waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull());
    await userEvent.click(opener);
  },
};

/** SH-20: The mobile menu leads to the main pages, except on a live view. */
export const PhoneMenu: Story = {
  ...inWindow(360, 740),
  tags: ['behaviour'],
  async play({ canvasElement }) {
    const canvas = within(canvasElement);
    const menu = await canvas.findByRole('navigation', { name: 'Main pages' });
    const { bottom, width } = menu.getBoundingClientRect();
    await expect(Math.round(bottom)).toBe(document.documentElement.clientHeight);
    await expect(Math.round(width)).toBe(document.documentElement.clientWidth);
    await userEvent.click(within(menu).getByRole('link', { name: 'Reports' }));
    await expect(within(menu).getByRole('link', { current: 'page' })).toHaveTextContent('Reports');
    await userEvent.click(within(menu).getByRole('link', { name: 'Live view' }));
    await expect(navigated).toHaveBeenLastCalledWith('/liveview-2/');
    await expect(canvas.queryByRole('navigation', { name: 'Main pages' })).toBeNull();
  },
};
