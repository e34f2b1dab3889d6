import { scopes } from '@pantau/core';
import { Menu } from '@pantau/core/ui/menu';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { type MemoryAlertSource, demoUsers } from '../../adapters/memory/index.ts';
import { isUncovered } from '../../hooks/is-uncovered.ts';
import {
  at,
  idOf,
  opensByItself,
  pageOf,
  patient,
  previewParameters,
  rowsOf,
  windowsOf,
} from '../../testing/stories/preview-page.ts';
import { worldOf } from '../../testing/stories/story-frame.tsx';
import { storyUser, storyWorld } from '../../testing/stories/story-world.ts';
import { AlertCenter } from '../alert-center/alert-center.tsx';

const onSelect = fn();

const user = storyUser(demoUsers.manager, [
  scopes.autoPopupUrgentAlert,
  scopes.alertCenterRuleSetting,
]);

/** Both menus open over the place where the first preview would open: 24 px from the left, 72 from the top. */
const meta = {
  title: 'Alert centre/Preview/Windows beside menus',
  tags: ['!autodocs', 'behaviour'],
  component: AlertCenter,
  loaders: [storyWorld],
  ...at('w1440'),
  parameters: { ...previewParameters, pantau: { user, timeZone: 'Asia/Jakarta', flush: true } },
  args: { source: undefined as never, display: 'inline' },
  render: (args, { loaded }) => (
    <>
      <div style={{ width: 420, height: 300 }}>
        <AlertCenter {...args} source={loaded['alerts'] as MemoryAlertSource} />
      </div>
      <div style={{ position: 'fixed', insetBlockStart: 24, insetInlineStart: 440 }}>
        <Menu.Root>
          <Menu.Trigger>Menu of the page</Menu.Trigger>
          <Menu.Content aria-label="Menu of the page">
            {Array.from({ length: 9 }, (_, index) => (
              <Menu.Item
                key={index}
                onSelect={onSelect}
              >{`Item number ${String(index + 1)} of the page`}</Menu.Item>
            ))}
          </Menu.Content>
        </Menu.Root>
      </div>
    </>
  ),
} satisfies Meta<typeof AlertCenter>;

export default meta;
type Story = StoryObj<typeof meta>;
type PlayContext = Parameters<NonNullable<Story['play']>>[0];

const overlap = (one: DOMRect, other: DOMRect): boolean =>
  one.left < other.right &&
  other.left < one.right &&
  one.top < other.bottom &&
  other.top < one.bottom;

/** Alerts open by themselves while the menu is open: bars and menu do not overlap, and the menu keeps the focus. */
async function openBesideMenu(context: PlayContext, button: RegExp, count: number): Promise<void> {
  const page = pageOf(context);
  await rowsOf(context);
  const trigger = page.getByRole('button', { name: button });
  trigger.focus();
  await userEvent.keyboard('{Enter}');
  const menu = await page.findByRole('menu', {}, patient);
  await waitFor(() => expect(menu.contains(document.activeElement)).toBe(true));
  const focused = document.activeElement;
  for (let index = 1; index <= count; index += 1) {
    const { id } = worldOf(context).arrive({ alertCode: opensByItself });
    await waitFor(() => expect(windowsOf(context).map(idOf)).toContain(id), patient);
    for (const preview of windowsOf(context)) {
      const bar = preview.querySelector<HTMLElement>('[data-preview-bar]') as HTMLElement;
      await expect(overlap(bar.getBoundingClientRect(), menu.getBoundingClientRect())).toBe(false);
      await expect(isUncovered(bar)).toBe(true);
    }
    await expect(document.activeElement).toBe(focused);
    for (const item of menu.querySelectorAll<HTMLElement>('[role^="menuitem"]')) {
      await expect(isUncovered(item)).toBe(true);
    }
  }
  await userEvent.keyboard('{ArrowDown}');
  await expect(menu.contains(document.activeElement)).toBe(true);
}

/** AC-230: The settings menu of the panel. */
export const SettingsOfThePanel: Story = {
  play: (context) => openBesideMenu(context, /^Alert settings$/, 3),
};

export const SettingsOfThePanelInIndonesianDark: Story = {
  globals: { ...at('w1440').globals, locale: 'id', theme: 'dark' },
  play: (context) => openBesideMenu(context, /^Pengaturan peringatan$/, 3),
};

/** AC-230: A menu of the page around it. */
export const MenuOfThePage: Story = {
  play: (context) => openBesideMenu(context, /^Menu of the page$/, 3),
};
