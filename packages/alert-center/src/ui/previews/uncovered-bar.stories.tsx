import { scopes } from '@pantau/core';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { type MemoryAlertSource, demoUsers } from '../../adapters/memory/index.ts';
import { targetAlerts } from '../../engine/alert/action-target.ts';
import { isUncovered } from '../../hooks/is-uncovered.ts';
import { worldOf } from '../../testing/stories/story-frame.tsx';
import { storyUser, storyWorld } from '../../testing/stories/story-world.ts';
import { AlertCenter } from '../alert-center/alert-center.tsx';

const timeZone = 'Asia/Jakarta';
const user = storyUser(demoUsers.manager, [scopes.autoPopupUrgentAlert, scopes.alertCenterMain]);
const patient = { timeout: 10_000 };

/** Previews of this code open by themselves. */
const autoOpenCode = 1;

const sizes = {
  small: { name: '800 × 560', styles: { width: '800px', height: '560px' }, type: 'desktop' },
  large: { name: '1440 × 900', styles: { width: '1440px', height: '900px' }, type: 'desktop' },
} as const;

const meta = {
  title: 'Alert centre/Preview/Windows opened automatically',
  component: AlertCenter,
  loaders: [storyWorld],
  globals: { viewport: { value: 'large' } },
  parameters: { pantau: { user, timeZone }, viewport: { options: sizes } },
  args: { source: undefined as never, display: 'inline' },
  render: (args, { loaded }) => (
    <div style={{ width: 420, maxWidth: '100%', height: 500, marginInlineStart: 'auto' }}>
      <AlertCenter {...args} source={loaded['alerts'] as MemoryAlertSource} />
    </div>
  ),
} satisfies Meta<typeof AlertCenter>;

export default meta;
type Story = StoryObj<typeof meta>;
type Play = NonNullable<Story['play']>;
type PlayContext = Parameters<Play>[0];

const small = { globals: { viewport: { value: 'small' } } };

const find = <E extends HTMLElement>({ canvasElement }: PlayContext, selector: string): E[] => [
  ...canvasElement.ownerDocument.querySelectorAll<E>(selector),
];

const page = ({ canvasElement }: PlayContext) =>
  within(canvasElement.ownerDocument.body as HTMLElement);

const windowOf = (context: PlayContext, id: string) =>
  find(context, `[data-preview-window="${id}"]`)[0];

const barOf = (context: PlayContext, id: string) =>
  find(context, `[data-preview-window="${id}"] [data-preview-bar]`)[0];

async function openFirstRow(context: PlayContext): Promise<HTMLElement> {
  const rows = () => find(context, '[data-alert-id] > button');
  await waitFor(() => expect(rows().length).toBeGreaterThan(3), patient);
  await userEvent.click(rows()[0] as HTMLElement);
  await waitFor(() => expect(find(context, '[data-preview-window]')).toHaveLength(1), patient);
  const [preview] = find(context, '[data-preview-window]');
  await waitFor(() => expect(preview).toHaveFocus(), patient);
  return preview as HTMLElement;
}

/** An alert opens by itself; its bar must be uncovered as soon as it is there. */
async function arrive(context: PlayContext): Promise<string> {
  const { id } = worldOf(context).arrive({ alertCode: autoOpenCode });
  await waitFor(() => expect(barOf(context, id)).toBeDefined(), patient);
  await expect(isUncovered(barOf(context, id) as HTMLElement)).toBe(true);
  return id;
}

/** AC-230: It opens beside the window in use, whose field keeps the focus. */
export const BesideTheWindowInUse: Story = {
  play: async (context) => {
    const own = await openFirstRow(context);
    const field = within(own).getAllByRole('textbox')[0] as HTMLElement;
    await userEvent.type(field, 'Sudah');
    const ids = [await arrive(context), await arrive(context), await arrive(context)];
    for (const id of ids) {
      await expect(isUncovered(barOf(context, id) as HTMLElement)).toBe(true);
    }
    await expect(field).toHaveFocus();
    await expect(isUncovered(field)).toBe(true);
  },
};

/** AC-230: In a small window, too; nothing covers the field in use. */
export const InASmallWindow: Story = {
  ...small,
  play: async (context) => {
    const own = await openFirstRow(context);
    const field = within(own).getAllByRole('textbox')[0] as HTMLElement;
    field.focus();
    field.scrollIntoView({ block: 'center' });
    await arrive(context);
    await expect(field).toHaveFocus();
    await expect(isUncovered(field)).toBe(true);
  },
};

export const InASmallWindowInIndonesian: Story = {
  ...InASmallWindow,
  globals: { ...small.globals, locale: 'id', theme: 'dark' },
};

/** AC-230: Among several windows in a small page, too, its bar is uncovered, and it takes no focus. */
export const AmongOthersInASmallWindow: Story = {
  ...small,
  play: async (context) => {
    await openFirstRow(context);
    const rows = find(context, '[data-alert-id] > button');
    for (const row of rows.slice(1, 4)) await userEvent.click(row);
    await waitFor(() => expect(find(context, '[data-preview-window]')).toHaveLength(4), patient);
    const inUse = () => document.activeElement?.closest('[data-preview-window]');
    await waitFor(() => expect(inUse()).not.toBeNull());
    const before = inUse();
    const id = await arrive(context);
    await expect(inUse()).toBe(before);
    await expect(isUncovered(barOf(context, id) as HTMLElement)).toBe(true);
  },
};

export const AmongOthersInASmallWindowInIndonesian: Story = {
  ...AmongOthersInASmallWindow,
  globals: { ...small.globals, locale: 'id', theme: 'dark' },
};

/** AC-230: It covers no control in use, such as a field of the page where previews open. */
export const BesideAFieldOfThePage: Story = {
  render: (args, { loaded }) => (
    <>
      <label style={{ position: 'fixed', top: 120, left: 60 }}>
        Search <input />
      </label>
      <div style={{ width: 420, maxWidth: '100%', height: 500, marginInlineStart: 'auto' }}>
        <AlertCenter {...args} source={loaded['alerts'] as MemoryAlertSource} />
      </div>
    </>
  ),
  play: async (context) => {
    const rows = () => find(context, '[data-alert-id] > button');
    await waitFor(() => expect(rows().length).toBeGreaterThan(3), patient);
    const field = page(context).getByRole('textbox', { name: 'Search' });
    field.focus();
    await arrive(context);
    await expect(field).toHaveFocus();
    await expect(isUncovered(field)).toBe(true);
  },
};

/** AC-230: A window that the user has moved over its place does not cover it. */
export const BelowAMovedWindow: Story = {
  play: async (context) => {
    const own = await openFirstRow(context);
    const grip = within(own).getByRole('button', { name: 'Move the window with the arrow keys' });
    grip.focus();
    // Over the second position of the cascade.
    await userEvent.keyboard('{ArrowRight}{ArrowRight}{ArrowDown}{ArrowDown}');
    const id = await arrive(context);
    await expect(windowOf(context, id)).not.toHaveFocus();
    await expect(grip).toHaveFocus();
  },
};

/** AC-230: A pinned panel does not cover it, and it does not cover the panel. */
export const BesideAPinnedPanel: Story = {
  args: { display: 'pinned' },
  play: async (context) => {
    const panel = () => find(context, 'section[data-display="pinned"]')[0];
    await waitFor(() => expect(panel()).toBeDefined(), patient);
    await openFirstRow(context);
    const id = await arrive(context);
    const right = windowOf(context, id)?.getBoundingClientRect().right ?? 0;
    await expect(right).toBeLessThanOrEqual(panel()?.getBoundingClientRect().left ?? 0);
  },
};

/** Opens the prompt before an alert is resolved, which lies above all windows. */
async function openPrompt(context: PlayContext, name: string): Promise<HTMLElement> {
  const rows = () => find(context, '[data-alert-id] > button');
  await waitFor(() => expect(rows().length).toBeGreaterThan(3), patient);
  rows()[1]?.focus();
  await userEvent.keyboard('r');
  return page(context).findByRole('dialog', { name }, patient);
}

/** AC-534: A toast above a dialog names what opened by itself below it, until it can be seen. */
export const BelowADialog: Story = {
  tags: ['behaviour'],
  play: async (context) => {
    const dialog = await openPrompt(context, 'Mark as resolved?');
    const { id, vehicle } = worldOf(context).arrive({ alertCode: autoOpenCode });
    const notice = await page(context).findByText(
      /^Emergency.* opened automatically$/,
      {},
      patient,
    );
    await expect(notice).toHaveTextContent(vehicle.licensePlate);
    await waitFor(() => expect(isUncovered(notice)).toBe(true));
    const isFocusInside = () => dialog.contains(document.activeElement);
    await expect(isFocusInside()).toBe(true);
    for (const button of within(dialog).getAllByRole('button')) {
      await expect(isUncovered(button)).toBe(true);
    }
    await expect(worldOf(context).alert(id)?.read).toBe(false);
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(notice.isConnected).toBe(false), patient);
    await expect(isUncovered(barOf(context, id) as HTMLElement)).toBe(true);
  },
};

export const BelowADialogInIndonesian: Story = {
  globals: { viewport: { value: 'large' }, locale: 'id', theme: 'dark' },
  play: async (context) => {
    await openPrompt(context, 'Tandai selesai?');
    worldOf(context).arrive({ alertCode: autoOpenCode });
    const notice = await page(context).findByText(/ terbuka otomatis$/, {}, patient);
    await waitFor(() => expect(isUncovered(notice)).toBe(true));
  },
};

/** AC-231: The bar names event and plate first and stays when the content scrolls. */
export const BarStaysWhenContentScrolls: Story = {
  tags: ['behaviour'],
  play: async (context) => {
    const own = await openFirstRow(context);
    const id = own.dataset['previewWindow'] ?? '';
    const alert = worldOf(context).alert(id);
    const bar = barOf(context, id) as HTMLElement;
    const before = bar.getBoundingClientRect().top;
    const plate = within(bar).getByText(alert?.vehicle.licensePlate ?? '');
    const event = within(bar).getByRole('heading', { level: 2 });
    const history = within(own).getByRole('heading', { name: 'History' });
    history.scrollIntoView();
    await expect(bar.getBoundingClientRect().top).toBe(before);
    await expect(isUncovered(plate)).toBe(true);
    await expect(isUncovered(event)).toBe(true);
  },
};

/** AC-437: Of a settled alert, state and name are shown in full or not at all. */
export const SettledBarIsNotCut: Story = {
  tags: ['behaviour'],
  play: async (context) => {
    const own = await openFirstRow(context);
    const id = own.dataset['previewWindow'] ?? '';
    const world = worldOf(context);
    const target = targetAlerts(world.alerts().filter((alert) => alert.id === id));
    world.act(demoUsers.dispatcher, { type: 'falseAlert', reason: 'no occurrences' }, target);
    const bar = barOf(context, id) as HTMLElement;
    const state = await within(bar).findByText('False alert');
    const line = state.parentElement as HTMLElement;
    // The narrowest window.
    own.style.width = '340px';
    const { bottom, right } = line.getBoundingClientRect();
    const shown = [...line.children].filter((part) => part.getBoundingClientRect().top < bottom);
    await expect(shown).toContain(state);
    for (const part of shown) {
      await expect(part.getBoundingClientRect().right).toBeLessThanOrEqual(right);
      await expect(part.scrollWidth).toBeLessThanOrEqual(part.clientWidth + 1);
    }
    await expect(shown.length).toBeLessThan(line.children.length);
  },
};
