import { createManualClock } from '@pantau/core/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { fleetMenu } from '../../engine/menu/fleet-menu.ts';
import { dispatcher, kirana, manager, managerOf1449, viewer } from '../../testing/story-people.ts';
import { StoryNavigation, navigated, openedInNewTab } from '../../testing/story-shell.tsx';
import { SideMenu } from './side-menu.tsx';

const clock = createManualClock(Date.UTC(2026, 10, 20, 7));

interface StoryArgs {
  readonly start: string;
  readonly height: number;
}

const meta = {
  title: 'Shell/Side menu',
  component: SideMenu,
  parameters: { pantau: { user: manager, clock, flush: true } },
  args: {
    menu: fleetMenu,
    counts: { notifications: 27 },
    helpUrl: 'https://help.example/',
    start: '/dashboard',
    height: 860,
  },
  render: ({ start, height, ...args }) => (
    <StoryNavigation start={start}>
      <div style={{ width: args.mode === 'rail' ? 56 : 216, height }}>
        <SideMenu {...args} />
      </div>
    </StoryNavigation>
  ),
  beforeEach: () => {
    navigated.mockClear();
    openedInNewTab.mockClear();
  },
} satisfies Meta<Parameters<typeof SideMenu>[0] & StoryArgs>;

export default meta;
type Story = StoryObj<typeof meta>;

const stop = (root: HTMLElement, name: RegExp): HTMLElement => {
  const found = [...root.querySelectorAll<HTMLElement>('[data-menu-stop]')].find((one) =>
    name.test(one.textContent),
  );
  if (found === undefined) throw new Error(`no entry ${name}`);
  return found;
};

export const Manager: Story = {};
export const ManagerDark: Story = { globals: { theme: 'dark' } };
export const ManagerIndonesian: Story = { globals: { locale: 'id' } };
export const WhiteLabel: Story = { parameters: { pantau: { brand: kirana } } };
export const WhiteLabelDark: Story = { ...WhiteLabel, globals: { theme: 'dark' } };

/** SH-5: Sections that a dispatcher cannot use are left out with their dividers. */
export const Dispatcher: Story = {
  parameters: { pantau: { user: dispatcher } },
  async play({ canvasElement }) {
    const nav = within(canvasElement).getByRole('navigation', { name: 'Menu' });
    await expect(nav.querySelectorAll(':scope > ul')).toHaveLength(4);
  },
};

/** SH-4: Someone who only watches has no groups. */
export const Viewer: Story = {
  parameters: { pantau: { user: viewer } },
  async play({ canvasElement }) {
    await expect(within(canvasElement).queryAllByRole('button')).toEqual([]);
    await expect(within(canvasElement).getAllByRole('link')).toHaveLength(8);
  },
};

/** SH-8: Company 1449 sees neither help nor contact. */
export const Company1449: Story = {
  parameters: { pantau: { user: managerOf1449 } },
  async play({ canvasElement }) {
    const canvas = within(canvasElement);
    await expect(canvas.queryByRole('link', { name: /Help/ })).toBeNull();
    await expect(canvas.queryByRole('link', { name: 'Contact us' })).toBeNull();
    await expect(canvas.getByRole('link', { name: 'Support tickets' })).toBeVisible();
  },
};

/** SH-15, SH-19: The current item is marked, its group is open, and the count has words. */
export const CurrentItem: Story = {
  args: { start: '/license/7' },
  tags: ['behaviour'],
  async play({ canvasElement }) {
    const canvas = within(canvasElement);
    const current = canvas.getByRole('link', { name: 'Licences' });
    await expect(current).toHaveAttribute('aria-current', 'true');
    await expect(canvas.getByRole('button', { name: 'Fleet management' })).toHaveAttribute(
      'aria-expanded',
      'true',
    );
    await expect(canvas.getByRole('button', { name: 'Fleet tracking' })).toHaveAttribute(
      'aria-expanded',
      'false',
    );
    await expect(
      canvas.getByRole('link', { name: 'Notifications 27 unresolved alerts' }),
    ).toBeVisible();
    await userEvent.click(canvas.getByRole('link', { name: 'Maintenance' }));
    await expect(navigated).toHaveBeenLastCalledWith('/maintenance/');
    await expect(canvas.getByRole('link', { name: 'Maintenance' })).toHaveAttribute(
      'aria-current',
      'page',
    );
    await expect(current).not.toHaveAttribute('aria-current');
  },
};

/** SH-9: Without new modules no entry is marked. */
export const NothingNew: Story = {
  args: { isNewModule: () => false },
  tags: ['!autodocs'],
  async play({ canvasElement }) {
    await expect(within(canvasElement).queryByText('new')).toBeNull();
    await expect(within(canvasElement).getByRole('link', { name: 'Live view 2' })).toBeVisible();
  },
};

/** SH-14: One stop for Tab; arrow keys, Home, End and letters move focus, and arrows open and close groups. */
export const Keyboard: Story = {
  tags: ['behaviour'],
  async play({ canvasElement }) {
    const canvas = within(canvasElement);
    await userEvent.tab();
    await expect(stop(canvasElement, /^Dashboard/)).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}{ArrowDown}');
    await expect(stop(canvasElement, /^Live view$/)).toHaveFocus();
    await userEvent.keyboard('{End}');
    await expect(stop(canvasElement, /^Support tickets/)).toHaveFocus();
    await userEvent.keyboard('{Home}');
    await expect(stop(canvasElement, /^Dashboard/)).toHaveFocus();
    await userEvent.keyboard('fleet t');
    await expect(stop(canvasElement, /^Fleet tasks/)).toHaveFocus();
    await userEvent.keyboard('{ArrowLeft}');
    const group = canvas.getByRole('button', { name: 'Order management' });
    await expect(group).toHaveFocus();
    await userEvent.keyboard('{ArrowLeft}');
    await expect(group).toHaveAttribute('aria-expanded', 'false');
    await expect(canvas.queryByRole('link', { name: 'Sales orders' })).toBeNull();
    await userEvent.keyboard('{ArrowRight}');
    await expect(group).toHaveAttribute('aria-expanded', 'true');
    await userEvent.keyboard('{ArrowRight}');
    await expect(canvas.getByRole('link', { name: 'Sales orders' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(navigated).toHaveBeenLastCalledWith('/sales-order/');
    const stops = canvasElement.querySelectorAll('[data-menu-stop][tabindex="0"]');
    await expect([...stops].map((one) => one.textContent)).toEqual(['Sales orders']);
  },
};

/** SH-18: Help opens the knowledge base in a new tab after 300 ms, and the page stays. */
export const Help: Story = {
  tags: ['behaviour'],
  async play({ canvasElement }) {
    const help = within(canvasElement).getByRole('link', { name: 'Help opens in a new tab' });
    await expect(help).toHaveAttribute('href', 'https://help.example/');
    await userEvent.click(help);
    await clock.advance(299);
    await expect(openedInNewTab).not.toHaveBeenCalled();
    await clock.advance(1);
    await expect(openedInNewTab.mock.calls).toEqual([['https://help.example/']]);
    await expect(navigated).not.toHaveBeenCalled();
  },
};

/** SH-13: An item far down is scrolled to after 300 ms. */
export const ScrollsToTheCurrentItem: Story = {
  args: { start: '/setting/', height: 400 },
  tags: ['behaviour'],
  async play({ canvasElement }) {
    const nav = within(canvasElement).getByRole('navigation');
    const current = within(nav).getByRole('link', { current: 'page' });
    await clock.advance(299);
    await expect(nav.scrollTop).toBe(0);
    await clock.advance(1);
    await expect(nav.scrollTop).toBeGreaterThan(100);
    const [item, frame] = [current.getBoundingClientRect(), nav.getBoundingClientRect()];
    await expect(item.top).toBeGreaterThanOrEqual(frame.top);
    await expect(item.bottom).toBeLessThanOrEqual(frame.bottom);
  },
};

export const Rail: Story = { args: { mode: 'rail' } };
export const RailDark: Story = { ...Rail, globals: { theme: 'dark' } };

/** SH-16: In the rail a group opens beside it; Escape and ArrowLeft close it and return focus. */
export const RailFlyout: Story = {
  args: { mode: 'rail' },
  tags: ['behaviour'],
  async play({ canvasElement }) {
    const canvas = within(canvasElement);
    const group = canvas.getByRole('button', { name: 'Order management' });
    group.focus();
    await userEvent.keyboard('{ArrowRight}');
    const flyout = await canvas.findByRole('dialog', { name: 'Order management' });
    await waitFor(() => expect(within(flyout).getByText('Sales orders')).toBeVisible());
    const nav = canvas.getByRole('navigation').getBoundingClientRect();
    await waitFor(() =>
      expect(flyout.getBoundingClientRect().left).toBeGreaterThanOrEqual(nav.right - 16),
    );
    await expect(within(flyout).getByRole('link', { name: 'Sales orders' })).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}');
    await expect(within(flyout).getByRole('link', { name: 'Delivery requests' })).toHaveFocus();
    await userEvent.keyboard('{ArrowLeft}');
    await waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull());
    await expect(group).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await userEvent.click(await canvas.findByRole('link', { name: 'Invoices' }));
    await expect(navigated).toHaveBeenLastCalledWith('/invoice/');
    await waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull());
    await expect(group).toHaveAttribute('data-current');
  },
};
