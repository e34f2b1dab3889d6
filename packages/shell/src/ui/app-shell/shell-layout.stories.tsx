import { Badge } from '@pantau/core/ui/badge';
import { Button } from '@pantau/core/ui/button';
import { Icon } from '@pantau/core/ui/icon';
import { IconButton } from '@pantau/core/ui/icon-button';
import { Plate } from '@pantau/core/ui/plate';
import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ReactElement } from 'react';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import type { FrameColors, Layout } from '../../engine/layout/layout.ts';
import { fleetMenu } from '../../engine/menu/fleet-menu.ts';
import { MenuColorsContext } from '../../hooks/layout/menu-colors-context.ts';
import { storeWithLayout } from '../../testing/story-layout.ts';
import { driver, kirana, manager, viewer } from '../../testing/story-people.ts';
import { StoryNavigation, navigated, useStoryNavigation } from '../../testing/story-shell.tsx';
import { AppShell } from './app-shell.tsx';
import { PageHeader } from '../page-header/page-header.tsx';
import { SideMenu } from '../side-menu/side-menu.tsx';
import { TopBar } from '../top-bar/top-bar.tsx';

interface ExampleProps {
  readonly start: string;
  readonly panelPinned?: boolean;
}

const logo = (
  <strong
    style={{ color: 'var(--pantau-logo-text, inherit)', display: 'flex', gap: 8, fontSize: 16 }}
  >
    <Icon name="eye" size={24} />
    Pantau
  </strong>
);

/** What hosts put into the bar, in every colour of text. */
const controls = (
  <>
    <Plate plate="B 9482 KXT" />
    <Badge count={27} />
    <Badge count={9} tone="urgent" />
    <span style={{ color: 'var(--pantau-urgent-text)' }}>Urgent</span>
    <span style={{ color: 'var(--pantau-success-text)' }}>Live</span>
    <span style={{ color: 'var(--pantau-text-3)' }}>0:42</span>
    <IconButton icon="megaphone" label="Announcements" />
    <Button>Reload</Button>
  </>
);

function Example({ start, panelPinned = false }: ExampleProps): ReactElement {
  const navigation = useStoryNavigation(start);
  return (
    <AppShell
      menu={fleetMenu}
      navigation={navigation}
      logo={logo}
      owner="Pantau"
      counts={{ notifications: 27 }}
      barEnd={controls}
      panelPinned={panelPinned}
    >
      <div style={{ padding: 24 }}>
        <PageHeader title={navigation.path} subtitle="Friday 20 Nov 2026" sticky />
        {Array.from({ length: 40 }, (_, row) => (
          <p key={row}>Row {row + 1}</p>
        ))}
      </div>
    </AppShell>
  );
}

const meta = {
  title: 'Shell/Layout',
  component: Example,
  parameters: {
    pantau: { user: manager, flush: true },
    docs: { story: { inline: false, height: 640 } },
  },
  args: { start: '/dashboard' },
  beforeEach: () => {
    navigated.mockClear();
  },
} satisfies Meta<typeof Example>;

export default meta;
type Story = StoryObj<typeof meta>;

const own = { viewport: { value: 'own' } };

interface Setting {
  readonly width?: number;
  readonly height?: number;
  readonly theme?: 'light' | 'dark';
  readonly locale?: 'en' | 'id';
  readonly provider?: object;
}

/** A story with a stored layout, in a window of its own size. */
const withLayout = (layout: Partial<Layout>, setting: Setting = {}) => {
  const { width = 1440, height = 800, provider = {}, ...toolbar } = setting;
  const styles = { width: `${width}px`, height: `${height}px` };
  return {
    globals: { ...own, ...toolbar },
    parameters: {
      viewport: { options: { own: { name: 'own', styles } } },
      pantau: { user: manager, flush: true, store: storeWithLayout(layout), ...provider },
    },
  };
};

const background = (element: Element | null): string =>
  element === null ? '' : getComputedStyle(element).backgroundColor;

/** SH-83: A dark menu and a dark bar have the colours of the dark theme beside a light page. */
export const DarkMenuDarkBar: Story = {
  ...withLayout({ sidebar: 'dark', topbar: 'dark' }),
  async play({ canvasElement }) {
    const canvas = within(canvasElement);
    await expect(background(canvas.getByRole('navigation', { name: 'Menu' }))).toBe(
      'rgb(18, 22, 28)',
    );
    await expect(background(canvas.getByRole('banner'))).toBe('rgb(11, 14, 19)');
    await expect(getComputedStyle(canvas.getByRole('main')).color).toBe('rgb(20, 25, 32)');
  },
};
export const DarkMenuDarkBarInTheDark: Story = withLayout(
  { sidebar: 'dark', topbar: 'dark' },
  { theme: 'dark' },
);
/** SH-83: A coloured menu and a coloured bar have the accent, the flyouts of the menu, too. */
export const ColouredMenuColouredBar: Story = {
  ...withLayout({ sidebar: 'colored', topbar: 'colored' }, { width: 1100 }),
  tags: ['behaviour'],
  async play({ canvasElement }) {
    const canvas = within(canvasElement);
    const accent = 'rgb(47, 71, 208)';
    await expect(background(canvas.getByRole('navigation', { name: 'Menu' }))).toBe(accent);
    await expect(background(canvas.getByRole('banner'))).toBe(accent);
    await userEvent.click(canvas.getByRole('button', { name: 'Fleet tracking' }));
    const flyout = await canvas.findByRole('dialog', { name: 'Fleet tracking' });
    await expect(background(flyout.firstElementChild)).toBe(accent);
    await userEvent.keyboard('{Escape}');
  },
};
export const ColouredMenuColouredBarInTheDark: Story = withLayout(
  { sidebar: 'colored', topbar: 'colored' },
  { theme: 'dark' },
);
export const ColouredWhiteLabel: Story = withLayout(
  { sidebar: 'colored', topbar: 'colored' },
  { provider: { brand: kirana } },
);
export const DarkWhiteLabel: Story = withLayout(
  { sidebar: 'dark', topbar: 'dark' },
  { provider: { brand: kirana } },
);

const main = (canvasElement: HTMLElement): DOMRect =>
  within(canvasElement).getByRole('main').getBoundingClientRect();
const menuOf = (canvasElement: HTMLElement): HTMLElement =>
  within(canvasElement).getByRole('navigation', { name: 'Menu' });

/** SH-82: The compact menu has small labels below its icons, one width, and no button to collapse it. */
export const Compact: Story = {
  ...withLayout({ sidebar: 'compact' }),
  tags: ['behaviour'],
  async play({ canvasElement }) {
    const canvas = within(canvasElement);
    await expect(Math.round(main(canvasElement).left)).toBe(96);
    await expect(canvas.queryByRole('button', { name: /(Collapse|Expand) menu/ })).toBeNull();
    const dashboard = canvas.getByRole('link', { name: 'Dashboard' });
    const label = within(dashboard).getByText('Dashboard').getBoundingClientRect();
    const icon = dashboard.querySelector('svg')?.getBoundingClientRect();
    await expect(label.top).toBeGreaterThanOrEqual(icon?.bottom ?? Infinity);
    await userEvent.click(canvas.getByRole('button', { name: 'Order management' }));
    const flyout = await canvas.findByRole('dialog', { name: 'Order management' });
    await userEvent.click(within(flyout).getByRole('link', { name: 'Invoices' }));
    await expect(navigated).toHaveBeenLastCalledWith('/invoice/');
  },
};
export const CompactIndonesianDark: Story = withLayout(
  { sidebar: 'compact' },
  { theme: 'dark', locale: 'id' },
);

/** SH-82: The menu of icons stays a rail. */
export const Icons: Story = {
  ...withLayout({ sidebar: 'icon' }),
  async play({ canvasElement }) {
    await expect(Math.round(main(canvasElement).left)).toBe(56);
    await expect(within(canvasElement).queryByRole('button', { name: /menu$/ })).toBeNull();
  },
};

/** SH-82: A boxed frame is 1320 px wide and centred, with the menu of icons. */
export const Boxed: Story = {
  ...withLayout({ width: 'boxed' }, { width: 1920 }),
  async play({ canvasElement }) {
    const bar = within(canvasElement).getByRole('banner').getBoundingClientRect();
    const { clientWidth } = document.documentElement;
    await expect(Math.round(bar.width)).toBe(1320);
    await expect(Math.abs(bar.left - (clientWidth - bar.right))).toBeLessThanOrEqual(1);
    await expect(Math.round(menuOf(canvasElement).getBoundingClientRect().width)).toBe(55);
  },
};

/** SH-26: A boxed frame leaves 420 px for the pinned panel inside it. */
export const BoxedWithPanel: Story = {
  ...withLayout({ width: 'boxed' }, { width: 1920 }),
  args: { panelPinned: true },
  async play({ canvasElement }) {
    const bar = within(canvasElement).getByRole('banner').getBoundingClientRect();
    await expect(Math.round(bar.right - main(canvasElement).right)).toBe(420);
  },
};

/** SH-26: Below the menu at the top, 420 px stay free for the pinned panel, too. */
export const HorizontalWithPanel: Story = {
  ...withLayout({ orientation: 'horizontal' }),
  args: { panelPinned: true },
  async play({ canvasElement }) {
    const { right } = main(canvasElement);
    await expect(Math.round(document.documentElement.clientWidth - right)).toBe(420);
  },
};

/** SH-82: With the scrollable width, bar and menu leave with the page, and sticky headings stay at its top. */
export const Scrollable: Story = {
  ...withLayout({ width: 'scrollable', sidebar: 'dark' }, { height: 600 }),
  async play({ canvasElement }) {
    const canvas = within(canvasElement);
    const bar = canvas.getByRole('banner');
    window.scrollTo(0, 400);
    await waitFor(() => expect(Math.round(bar.getBoundingClientRect().top)).toBe(-400));
    const heading = canvas.getByRole('heading', { level: 1 });
    await expect(heading.getBoundingClientRect().top).toBeGreaterThanOrEqual(0);
    await expect(heading.getBoundingClientRect().top).toBeLessThan(40);
    window.scrollTo(0, document.documentElement.scrollHeight);
    const end = (): number => menuOf(canvasElement).getBoundingClientRect().bottom;
    await waitFor(() => expect(end()).toBeGreaterThanOrEqual(main(canvasElement).bottom));
    window.scrollTo(0, 0);
  },
};

/** SH-84: At the top groups are dropdowns; what has no room is in a further one. */
export const Horizontal: Story = {
  ...withLayout({ orientation: 'horizontal' }),
  tags: ['behaviour'],
  async play({ canvasElement }) {
    const canvas = within(canvasElement);
    const menu = menuOf(canvasElement);
    await expect(Math.round(menu.getBoundingClientRect().top)).toBe(52);
    await expect(Math.round(main(canvasElement).top)).toBe(96);
    await expect(Math.round(main(canvasElement).left)).toBe(0);
    const more = await within(menu).findByRole('button', { name: 'More' });
    await waitFor(() => {
      const right = menu.getBoundingClientRect().right;
      void expect(more.getBoundingClientRect().right).toBeLessThanOrEqual(right);
    });
    await expect(within(menu).queryByRole('link', { name: 'Support tickets' })).toBeNull();
    await userEvent.click(more);
    const rest = await canvas.findByRole('dialog', { name: 'More' });
    await userEvent.click(within(rest).getByRole('link', { name: 'Support tickets' }));
    await expect(navigated).toHaveBeenLastCalledWith('/company-ticket/');
    await waitFor(() => expect(more).toHaveAttribute('data-current'));
  },
};
export const HorizontalDark: Story = withLayout(
  { orientation: 'horizontal', sidebar: 'dark' },
  { theme: 'dark' },
);
export const HorizontalColoured: Story = withLayout({
  orientation: 'horizontal',
  sidebar: 'colored',
});
export const HorizontalIndonesianWide: Story = withLayout(
  { orientation: 'horizontal', sidebar: 'dark' },
  { locale: 'id', width: 2560 },
);

/** SH-84: One stop for Tab; arrow keys and letters move along the menu, ArrowDown opens a group. */
export const HorizontalKeyboard: Story = {
  ...withLayout({ orientation: 'horizontal' }),
  tags: ['behaviour'],
  async play({ canvasElement }) {
    const canvas = within(canvasElement);
    const menu = menuOf(canvasElement);
    const dashboard = within(menu).getByRole('link', { name: 'Dashboard' });
    await within(menu).findByRole('button', { name: 'More' });
    dashboard.focus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(within(menu).getByRole('link', { name: /^Live view 2/ })).toHaveFocus();
    await userEvent.keyboard('{ArrowLeft}{ArrowLeft}');
    await expect(within(menu).getByRole('button', { name: 'More' })).toHaveFocus();
    await userEvent.keyboard('{Home}ord');
    const group = within(menu).getByRole('button', { name: 'Order management' });
    await expect(group).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}');
    const dropdown = await canvas.findByRole('dialog', { name: 'Order management' });
    await expect(within(dropdown).getByRole('link', { name: 'Sales orders' })).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}{Escape}');
    await waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull());
    await expect(group).toHaveFocus();
    await expect(menu.querySelectorAll('[data-menu-stop][tabindex="0"]')).toHaveLength(1);
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{Enter}');
    await expect(navigated).toHaveBeenLastCalledWith('/delivery-request/');
  },
};

/** SH-84: At the top everyone sees what they see at the side. */
export const HorizontalViewer: Story = {
  ...withLayout(
    { orientation: 'horizontal' },
    { provider: { user: { ...viewer, userId: manager.userId } } },
  ),
  async play({ canvasElement }) {
    const menu = menuOf(canvasElement);
    await expect(within(menu).getAllByRole('link')).toHaveLength(8);
    await expect(within(menu).queryByRole('button', { name: 'More' })).toBeNull();
  },
};

/** SH-10: Driver users have no menu at the top, either. */
export const HorizontalDriver: Story = {
  ...withLayout(
    { orientation: 'horizontal' },
    { provider: { user: { ...driver, userId: manager.userId } } },
  ),
  async play({ canvasElement }) {
    await expect(within(canvasElement).queryByRole('navigation', { name: 'Menu' })).toBeNull();
  },
};

/** SH-82: Below 1024 px every layout has the drawer, in the colours of the menu. */
export const NarrowColoured: Story = {
  ...withLayout(
    { orientation: 'horizontal', sidebar: 'colored', topbar: 'dark' },
    { width: 768, height: 740 },
  ),
  async play({ canvasElement }) {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: 'Open menu' }));
    const drawer = await canvas.findByRole('dialog', { name: 'Menu' });
    await expect(getComputedStyle(drawer).backgroundColor).toBe('rgb(47, 71, 208)');
  },
};
export const PhoneColouredBar: Story = withLayout(
  { sidebar: 'dark', topbar: 'colored' },
  { width: 360, height: 740, locale: 'id' },
);

const colors: readonly FrameColors[] = ['theme', 'dark', 'colored'];

/** SH-83: Every colour of menu and bar, scrolled and not; axe measures the contrast of each text. */
export const EveryColour: Story = {
  tags: ['!autodocs'],
  render: () => (
    <StoryNavigation start="/license/">
      <div style={{ display: 'grid', gridTemplateColumns: 'repeat(3, 1fr)', gap: 8 }}>
        {colors.map((color) => (
          <MenuColorsContext.Provider key={color} value={color}>
            <div>
              <TopBar menuMode="full" colors={color} logo={logo} end={controls} sticky={false} />
              <div role="group" aria-label={color} style={{ width: 216, height: 900 }}>
                <SideMenu menu={fleetMenu} counts={{ notifications: 27 }} />
              </div>
            </div>
          </MenuColorsContext.Provider>
        ))}
      </div>
    </StoryNavigation>
  ),
  parameters: {
    viewport: { options: { own: { name: 'own', styles: { width: '1920px', height: '980px' } } } },
    // Three frames on one page.
    a11y: {
      options: {
        rules: {
          'landmark-unique': { enabled: false },
          'landmark-no-duplicate-banner': { enabled: false },
        },
      },
    },
  },
  globals: own,
};
/** SH-83: The same in the dark theme. */
export const EveryColourInTheDark: Story = {
  ...EveryColour,
  globals: { ...own, theme: 'dark' },
};
/** SH-83: The same with a brand's colours. */
export const EveryColourOfABrand: Story = {
  ...EveryColour,
  parameters: {
    ...EveryColour.parameters,
    pantau: { user: manager, flush: true, brand: kirana },
  },
};
/** SH-83: The same with a brand's colours in the dark theme. */
export const EveryColourOfABrandInTheDark: Story = {
  ...EveryColourOfABrand,
  globals: { ...own, theme: 'dark' },
};
