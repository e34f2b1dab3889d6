import { Button } from '@pantau/core/ui/button';
import { Icon } from '@pantau/core/ui/icon';
import { createManualClock } from '@pantau/core/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ReactElement } from 'react';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { defaultLayout } from '../../engine/layout/layout.ts';
import { fleetMenu } from '../../engine/menu/fleet-menu.ts';
import { useLayoutSettings } from '../../hooks/layout/layout-settings-context.ts';
import { storeWithLayout } from '../../testing/story-layout.ts';
import { dispatcher, manager } from '../../testing/story-people.ts';
import { useStoryNavigation } from '../../testing/story-shell.tsx';
import { AppShell } from '../app-shell/app-shell.tsx';

const logo = (
  <strong style={{ display: 'flex', gap: 8, fontSize: 16 }}>
    <Icon name="eye" size={24} />
    Pantau
  </strong>
);

function Opener(): ReactElement {
  const settings = useLayoutSettings();
  return <Button onClick={() => settings?.open()}>Layout</Button>;
}

function Example(): ReactElement {
  const navigation = useStoryNavigation('/dashboard');
  return (
    <AppShell menu={fleetMenu} navigation={navigation} logo={logo} barEnd={<Opener />}>
      <p style={{ padding: 24 }}>The page</p>
    </AppShell>
  );
}

const meta = {
  title: 'Shell/Layout settings',
  component: Example,
  parameters: { docs: { story: { inline: false, height: 640 } } },
} satisfies Meta<typeof Example>;

export default meta;
type Story = StoryObj<typeof meta>;

const own = { viewport: { value: 'own' } };
const inWindow = (width: number, height: number, provider: object = {}) => ({
  viewport: {
    options: { own: { name: 'own', styles: { width: `${width}px`, height: `${height}px` } } },
  },
  pantau: { user: manager, flush: true, ...provider },
});

async function openSettings(canvasElement: HTMLElement): Promise<HTMLElement> {
  const canvas = within(canvasElement);
  await userEvent.click(await canvas.findByRole('button', { name: /^(Layout|Tata letak)$/ }));
  return canvas.findByRole('dialog', { name: /^(Layout|Tata letak)$/ });
}

const group = (drawer: HTMLElement, name: string) =>
  within(within(drawer).getByRole('group', { name }));

export const Open: Story = {
  parameters: inWindow(1440, 900),
  globals: own,
  async play({ canvasElement }) {
    await openSettings(canvasElement);
  },
};
export const OpenDark: Story = { ...Open, globals: { ...own, theme: 'dark' } };
export const OpenIndonesian: Story = { ...Open, globals: { ...own, locale: 'id' } };
export const OpenOnAPhone: Story = {
  ...Open,
  parameters: inWindow(360, 740),
  globals: { ...own, locale: 'id' },
  async play({ canvasElement }) {
    const drawer = await openSettings(canvasElement);
    await expect(within(drawer).getByText(/minimal 1024 px/)).toBeVisible();
    await expect(drawer.scrollWidth).toBeLessThanOrEqual(360);
  },
};

const live = storeWithLayout({});
/** SH-85: Each choice applies at once and is stored for the user; the drawer can restore the default. */
export const LivePreview: Story = {
  parameters: inWindow(1440, 900, { store: live }),
  globals: own,
  tags: ['behaviour'],
  async play({ canvasElement }) {
    const canvas = within(canvasElement);
    const stored = (): unknown => JSON.parse(live.getItem('shellLayout:1') ?? 'null');
    const drawer = await openSettings(canvasElement);
    const menu = (): HTMLElement => canvas.getByRole('navigation', { name: 'Menu', hidden: true });
    await userEvent.click(group(drawer, 'Menu position').getByRole('radio', { name: 'Top' }));
    await waitFor(() => expect(menu().getBoundingClientRect().width).toBeGreaterThan(1000));
    await userEvent.click(group(drawer, 'Side menu').getByRole('radio', { name: 'Coloured' }));
    await waitFor(() => expect(getComputedStyle(menu()).backgroundColor).toBe('rgb(47, 71, 208)'));
    await userEvent.click(group(drawer, 'Top bar').getByRole('radio', { name: 'Dark' }));
    const bar = canvas.getByRole('banner', { hidden: true });
    await waitFor(() => expect(getComputedStyle(bar).backgroundColor).toBe('rgb(11, 14, 19)'));
    await expect(stored()).toEqual({
      ...defaultLayout,
      orientation: 'horizontal',
      sidebar: 'colored',
      topbar: 'dark',
    });
    await userEvent.click(within(drawer).getByRole('button', { name: 'Reset to default' }));
    await expect(stored()).toBeNull();
    await waitFor(() => expect(menu().getBoundingClientRect().width).toBe(215));
  },
};

/** SH-80, SH-85: Boxed forces the icons, says why the others cannot be chosen, and fluid brings the dark menu. */
export const Forced: Story = {
  parameters: inWindow(1440, 900),
  globals: own,
  tags: ['behaviour'],
  async play({ canvasElement }) {
    const drawer = await openSettings(canvasElement);
    const widths = group(drawer, 'Page width');
    const sidebars = group(drawer, 'Side menu');
    await userEvent.click(widths.getByRole('radio', { name: 'Boxed' }));
    await expect(sidebars.getByRole('radio', { name: 'Icons' })).toBeChecked();
    for (const name of ['Light', 'Dark', 'Coloured', 'Compact']) {
      await expect(sidebars.getByRole('radio', { name })).toBeDisabled();
    }
    const why = 'A boxed page always has the side menu with icons. Choose another width first.';
    await expect(within(drawer).getByText(why)).toBeVisible();
    await expect(
      within(drawer).getByRole('group', { name: 'Side menu' }),
    ).toHaveAccessibleDescription(why);
    const announced = canvasElement.ownerDocument.querySelector('[aria-live="polite"]');
    await waitFor(() =>
      expect(announced).toHaveTextContent('With this width the side menu is now: Icons'),
    );
    await userEvent.click(widths.getByRole('radio', { name: 'Fluid' }));
    await expect(sidebars.getByRole('radio', { name: 'Dark' })).toBeChecked();
    await userEvent.click(sidebars.getByRole('radio', { name: 'Light' }));
    await expect(sidebars.getByRole('radio', { name: 'Light' })).toBeChecked();
    await userEvent.click(widths.getByRole('radio', { name: 'Boxed' }));
  },
};

/** SH-85: By keyboard: arrow keys choose, Tab stays inside, Escape closes and returns focus. */
export const Keyboard: Story = {
  parameters: inWindow(1440, 900),
  globals: own,
  tags: ['behaviour'],
  async play({ canvasElement }) {
    const canvas = within(canvasElement);
    const opener = await canvas.findByRole('button', { name: 'Layout' });
    opener.focus();
    await userEvent.keyboard('{Enter}');
    const drawer = await canvas.findByRole('dialog', { name: 'Layout' });
    await expect(drawer).toHaveFocus();
    await userEvent.tab();
    await userEvent.tab();
    await expect(group(drawer, 'Menu position').getByRole('radio', { name: 'Left' })).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(group(drawer, 'Menu position').getByRole('radio', { name: 'Top' })).toBeChecked();
    await userEvent.tab({ shift: true });
    await userEvent.tab({ shift: true });
    await expect(within(drawer).getByRole('button', { name: 'Reset to default' })).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull());
    await expect(opener).toHaveFocus();
  },
};

/** CO-230: One Escape on the close button, whose tooltip is shown, closes the drawer. */
export const EscapeOnCloseButton: Story = {
  parameters: inWindow(1440, 900),
  globals: own,
  tags: ['behaviour'],
  async play({ canvasElement }) {
    const canvas = within(canvasElement);
    const opener = await canvas.findByRole('button', { name: 'Layout' });
    opener.focus();
    await userEvent.keyboard('{Enter}');
    const drawer = await canvas.findByRole('dialog', { name: 'Layout' });
    await userEvent.tab();
    await expect(
      within(drawer).getByRole('button', { name: 'Close layout settings' }),
    ).toHaveFocus();
    await waitFor(() => expect(document.querySelector('[role="tooltip"]')).toBeVisible());
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull());
    await expect(opener).toHaveFocus();
  },
};

/** SH-81: The choice of one user does not apply to another. */
export const AnotherUser: Story = {
  parameters: inWindow(1440, 900, {
    store: storeWithLayout({ orientation: 'horizontal' }),
    user: dispatcher,
  }),
  globals: own,
  tags: ['behaviour'],
  async play({ canvasElement }) {
    const menu = within(canvasElement).getByRole('navigation', { name: 'Menu' });
    await expect(Math.round(menu.getBoundingClientRect().width)).toBe(215);
  },
};

const clock = createManualClock(Date.UTC(2026, 10, 20, 7));
/** SH-86: The start screen covers the page for 2500 ms. */
export const StartScreen: Story = {
  parameters: inWindow(1440, 900, { store: storeWithLayout({ preloader: true }), clock }),
  globals: own,
  tags: ['behaviour'],
  async play({ canvasElement }) {
    const canvas = within(canvasElement);
    const screen = await canvas.findByText('Loading');
    const covers = (): boolean =>
      screen.parentElement?.contains(document.elementFromPoint(700, 400)) ?? false;
    await expect(covers()).toBe(true);
    await clock.advance(2499);
    // A change of state is on the page in the next frame.
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    await expect(screen).toBeInTheDocument();
    await clock.advance(1);
    await waitFor(() => expect(canvas.queryByText('Loading')).toBeNull());
  },
};
/** SH-86: Without the setting there is none. */
export const NoStartScreen: Story = {
  parameters: inWindow(1440, 900),
  globals: own,
  tags: ['behaviour'],
  async play({ canvasElement }) {
    await expect(within(canvasElement).queryByText('Loading')).toBeNull();
  },
};
