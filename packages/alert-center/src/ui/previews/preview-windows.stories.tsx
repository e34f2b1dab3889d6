import { type KeyValueStore, createMemoryStore, scopes } from '@pantau/core';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, fn, userEvent, waitFor, within } from 'storybook/test';
import {
  type MemoryAlertSource,
  type MemoryWorld,
  demoUsers,
} from '../../adapters/memory/index.ts';
import { PREVIEWS_MAX } from '../../engine/previews/previews.ts';
import { sayYes } from '../../testing/stories/confirm-dialog.ts';
import { worldOf } from '../../testing/stories/story-frame.tsx';
import { storyUser, storyWorld } from '../../testing/stories/story-world.ts';
import { AlertCenter } from '../alert-center/alert-center.tsx';

const timeZone = 'Asia/Jakarta';
const user = storyUser(demoUsers.manager, [scopes.autoPopupUrgentAlert]);
const patient = { timeout: 10_000 };

const sizes = {
  w360: { name: '360 px', styles: { width: '360px', height: '740px' }, type: 'mobile' },
  w1440: { name: '1440 px', styles: { width: '1440px', height: '900px' }, type: 'desktop' },
} as const;

const meta = {
  title: 'Alert centre/Preview windows',
  component: AlertCenter,
  loaders: [storyWorld],
  globals: { viewport: { value: 'w1440' } },
  parameters: { pantau: { user, timeZone }, viewport: { options: sizes } },
  args: { source: undefined as never, display: 'inline', onAlertOpen: fn(), onAutoPopup: fn() },
  render: (args, { loaded }) => (
    <div style={{ width: 420, maxWidth: '100%', height: 700, marginInlineStart: 'auto' }}>
      <AlertCenter {...args} source={loaded['alerts'] as MemoryAlertSource} />
    </div>
  ),
} satisfies Meta<typeof AlertCenter>;

export default meta;
type Story = StoryObj<typeof meta>;
type Play = NonNullable<Story['play']>;
type PlayContext = Parameters<Play>[0];

/** Its alerts open by themselves. */
const opensByItself = 1;

const pageOf = ({ canvasElement }: PlayContext) =>
  within(canvasElement.ownerDocument.body as HTMLElement);

const windowsOf = ({ canvasElement }: PlayContext): HTMLElement[] => [
  ...canvasElement.ownerDocument.querySelectorAll<HTMLElement>('[data-preview-window]'),
];

const idOf = (element: HTMLElement): string => element.dataset['previewWindow'] ?? '';

/** The window that lies on top. */
const topOf = (context: PlayContext): HTMLElement =>
  windowsOf(context).reduce((one, other) =>
    Number(getComputedStyle(other).zIndex) > Number(getComputedStyle(one).zIndex) ? other : one,
  );

const windowFor = async (context: PlayContext, id: string): Promise<HTMLElement> => {
  await waitFor(() => expect(windowsOf(context).map(idOf)).toContain(id), patient);
  const found = windowsOf(context).find((one) => idOf(one) === id) as HTMLElement;
  return found;
};

const rowsOf = async (context: PlayContext, urgency = 'urgent'): Promise<HTMLElement[]> => {
  const rows = () => [
    ...context.canvasElement.querySelectorAll<HTMLElement>(
      `div[data-urgency="${urgency}"] [data-alert-id] > button`,
    ),
  ];
  await waitFor(() => expect(rows().length).toBeGreaterThan(3), patient);
  return rows();
};

const alertIdOf = (row: HTMLElement): string =>
  row.closest<HTMLElement>('[data-alert-id]')?.dataset['alertId'] ?? '';

/** Opens rows of the important list, one after the other; tells their alerts. */
async function openRows(context: PlayContext, count: number, urgency = 'important') {
  const rows = (await rowsOf(context, urgency)).slice(0, count);
  for (const [index, row] of rows.entries()) {
    await userEvent.click(row);
    await waitFor(() => expect(windowsOf(context)).toHaveLength(index + 1), patient);
    await waitFor(() => expect(topOf(context)).toHaveFocus(), patient);
  }
  return rows;
}

const at = (viewport: keyof typeof sizes, rest: Record<string, string> = {}) => ({
  globals: { viewport: { value: viewport }, ...rest },
});

const corner = (element: HTMLElement): readonly number[] => {
  const { left, top } = element.getBoundingClientRect();
  return [Math.round(left), Math.round(top)];
};

const opensOne: Play = async (context) => {
  const [row] = await openRows(context, 1, 'urgent');
  const preview = await windowFor(context, alertIdOf(row as HTMLElement));
  await expect(preview).toHaveAttribute('role', 'dialog');
  await expect(preview).not.toHaveAttribute('aria-modal');
  await expect(preview.offsetWidth).toBe(400);
  await expect(corner(preview)).toEqual([24, 72]);
  await expect(row?.closest('li')).toHaveAttribute('data-open');
  await waitFor(() => expect(worldOf(context).alert(idOf(preview))?.read).toBe(true), patient);
};

export const One: Story = {
  play: async (context) => {
    await opensOne(context);
    const preview = topOf(context);
    await expect(preview).toHaveAccessibleName(/, [A-Z]{1,2} \d/);
    await expect(within(preview).getByText('Urgent')).toBeVisible();
    await expect(context.args.onAlertOpen).toHaveBeenCalledOnce();
  },
};

export const OneInIndonesianAndTheDark: Story = {
  ...at('w1440', { locale: 'id', theme: 'dark' }),
  play: opensOne,
};

export const ThreeCascaded: Story = {
  play: async (context) => {
    await openRows(context, 3);
    const corners = windowsOf(context).map(corner);
    await expect(corners).toEqual([
      [24, 72],
      [64, 128],
      [104, 184],
    ]);
    const order = windowsOf(context).map((one) => getComputedStyle(one).zIndex);
    await expect(order).toEqual(['130', '131', '132']);
  },
};

export const LastUsedIsOnTopWithoutRemount: Story = {
  play: async (context) => {
    await openRows(context, 3);
    const [first, second, third] = windowsOf(context);
    await userEvent.click(within(first as HTMLElement).getByRole('heading', { level: 2 }));
    await waitFor(() => expect(topOf(context)).toBe(first));
    (second as HTMLElement).focus();
    await waitFor(() => expect(topOf(context)).toBe(second));
    // A node that moves in the document would lose its focus, and its video.
    await expect(windowsOf(context)).toEqual([first, second, third]);
    await expect(second).toHaveFocus();
  },
};

/** AC-66 */
export const NineWithCloseAll: Story = {
  play: async (context) => {
    const rows = await openRows(context, PREVIEWS_MAX);
    const windows = windowsOf(context);
    // No bar is covered: its close button can be met.
    for (const one of windows) {
      const { right, top } = within(one).getByRole('heading', { level: 2 }).getBoundingClientRect();
      await expect(right).toBeLessThan(window.innerWidth);
      await expect(top).toBeLessThan(window.innerHeight);
    }
    await userEvent.click(
      within(topOf(context)).getByRole('button', { name: 'Close all 9 previews' }),
    );
    await waitFor(() => expect(windowsOf(context)).toHaveLength(0));
    await expect(rows.at(-1)).toHaveFocus();
  },
};

/** AC-66, AC-67 */
export const RefusesTheTenth: Story = {
  play: async (context) => {
    await openRows(context, PREVIEWS_MAX);
    const row = (await rowsOf(context, 'important'))[PREVIEWS_MAX] as HTMLElement;
    await userEvent.click(row);
    const text = 'At most 9 alerts can be open at once';
    await expect((await pageOf(context).findAllByText(text)).length).toBeGreaterThan(0);
    await expect(windowsOf(context)).toHaveLength(PREVIEWS_MAX);
    await expect(row.closest('li')).not.toHaveAttribute('data-open');
    // Other toasts stay for 5 s.
    const toasts = () => pageOf(context).queryAllByText(text, { ignore: '[data-pantau-live] *' });
    await waitFor(() => expect(toasts()).toEqual([]), { timeout: 3_000 });
  },
};

/** AC-68 */
export const WithoutTheScopeThereIsOne: Story = {
  parameters: { pantau: { user: storyUser(), timeZone } },
  play: async (context) => {
    const [first, second] = await rowsOf(context);
    await userEvent.click(first as HTMLElement);
    const preview = await windowFor(context, alertIdOf(first as HTMLElement));
    await userEvent.click(second as HTMLElement);
    await waitFor(() => expect(idOf(preview)).toBe(alertIdOf(second as HTMLElement)));
    await expect(windowsOf(context)).toEqual([preview]);
    await waitFor(() => expect(preview).toHaveFocus());
  },
};

/** Ids of the world's newest and oldest alert. */
const newest = '1059';
const oldest = '1000';

/** A store in which these were open when the page was left; each visit finds the same. */
function leftOpen(...ids: readonly string[]): KeyValueStore {
  const previews = ids.map((id, index) => ({
    key: index + 1,
    id,
    position: { x: 40 + 440 * index, y: 90 },
  }));
  const store = createMemoryStore();
  store.setItem('1:1:activePopups', JSON.stringify({ userId: user.userId, previews }));
  return { ...store, setItem: () => undefined, removeItem: () => undefined };
}

export const RestoredAfterAReload: Story = {
  parameters: { pantau: { user, timeZone, store: leftOpen(newest, oldest, '404') } },
  play: async (context) => {
    // What is in no list is read by itself; what is gone is left out.
    await waitFor(() => expect(windowsOf(context).map(idOf)).toEqual([newest, oldest]), patient);
    const [first, second] = windowsOf(context) as [HTMLElement, HTMLElement];
    await waitFor(
      () => expect(within(second).getByRole('heading', { level: 2 })).toBeVisible(),
      patient,
    );
    await expect(corner(first)).toEqual([40, 90]);
    await expect(document.activeElement).toBe(document.body);
    await expect(context.args.onAlertOpen).not.toHaveBeenCalled();
  },
};

export const ReportsFailedLoad: Story = {
  parameters: {
    pantau: { user, timeZone, store: leftOpen(oldest) },
    world: { prepare: (world: MemoryWorld) => world.failNext('readAlerts') },
  },
  play: async (context) => {
    await waitFor(() => expect(windowsOf(context)).toHaveLength(1), patient);
    const preview = within(topOf(context));
    await expect(
      await preview.findByText('This alert could not be loaded', {}, patient),
    ).toBeVisible();
    await userEvent.click(preview.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(preview.getByRole('heading', { level: 2 })).toBeVisible(), patient);
  },
};

export const SteppingThroughTheList: Story = {
  play: async (context) => {
    const rows = await rowsOf(context, 'important');
    await openRows(context, 1, 'important');
    const preview = topOf(context);
    const next = within(preview).getByRole('button', { name: 'Next alert' });
    await userEvent.click(next);
    await waitFor(() => expect(idOf(preview)).toBe(alertIdOf(rows[1] as HTMLElement)));
    await expect(next).toHaveFocus();
    await expect(windowsOf(context)).toEqual([preview]);
    await expect(rows[1]?.closest('li')).toHaveAttribute('data-open');
    await expect(rows[0]?.closest('li')).not.toHaveAttribute('data-open');
    // By keys, as long as nothing is typed.
    await userEvent.keyboard('[BracketRight]');
    await waitFor(() => expect(idOf(preview)).toBe(alertIdOf(rows[2] as HTMLElement)));
    await userEvent.keyboard('[BracketLeft][BracketLeft]');
    await waitFor(() => expect(idOf(preview)).toBe(alertIdOf(rows[0] as HTMLElement)));
    await userEvent.keyboard('[BracketLeft]');
    const end = 'This is the newest alert of its list';
    await expect((await pageOf(context).findAllByText(end)).length).toBeGreaterThan(0);
    await expect(idOf(preview)).toBe(alertIdOf(rows[0] as HTMLElement));
    const field = within(preview).getAllByRole('textbox')[0] as HTMLElement;
    await userEvent.type(field, ']]');
    await expect(field).toHaveValue(']]');
    await expect(idOf(preview)).toBe(alertIdOf(rows[0] as HTMLElement));
  },
};

export const HostKeysStepAndSettle: Story = {
  args: { shortcuts: { nextAlert: ['m'], previousAlert: [] } },
  play: async (context) => {
    const rows = await openRows(context, 1, 'important');
    const preview = topOf(context);
    await userEvent.keyboard('[BracketRight]');
    await expect(idOf(preview)).toBe(alertIdOf(rows[0] as HTMLElement));
    await userEvent.keyboard('m');
    await waitFor(() => expect(idOf(preview)).not.toBe(alertIdOf(rows[0] as HTMLElement)));
    const id = idOf(preview);
    await userEvent.keyboard('r');
    await sayYes(pageOf(context), 'Mark as resolved?');
    await waitFor(() => expect(worldOf(context).alert(id)?.resolved).toBe(true), patient);
    await waitFor(() => expect(preview.contains(document.activeElement)).toBe(true), patient);
  },
};

export const KeysOpenNoteAndFalseAlertForm: Story = {
  play: async (context) => {
    await openRows(context, 1, 'important');
    const preview = topOf(context);
    await userEvent.keyboard('n');
    const note = within(preview).getByRole('textbox', { name: 'Note' });
    await expect(note).toHaveFocus();
    // The key itself is not typed, and what is typed is no key.
    await userEvent.keyboard('nf');
    await expect(note).toHaveValue('nf');
    preview.focus();
    await userEvent.keyboard('f');
    const heading = await within(preview).findByRole('heading', { name: 'False alert' }, patient);
    await expect(heading).toBeVisible();
    await waitFor(() => expect(document.activeElement).toHaveAttribute('type', 'radio'), patient);
  },
};

/** AC-65 */
export const AutoOpenTakesNoFocus: Story = {
  play: async (context) => {
    await openRows(context, 1, 'important');
    const own = topOf(context);
    const field = within(own).getAllByRole('textbox')[0] as HTMLElement;
    await userEvent.type(field, 'Sudah');
    const { id: alertId } = worldOf(context).arrive({ alertCode: opensByItself });
    await windowFor(context, alertId);
    await expect(topOf(context)).toBe(own);
    await expect(field).toHaveFocus();
    await expect(field).toHaveValue('Sudah');
    await expect(context.args.onAutoPopup).toHaveBeenCalledOnce();
    await expect(context.args.onAlertOpen).toHaveBeenCalledOnce();
  },
};

export const EscapeClosesTopmost: Story = {
  play: async (context) => {
    const rows = await openRows(context, 3);
    const page = pageOf(context);
    const [first, second, third] = windowsOf(context);
    // What is above it goes first.
    await userEvent.keyboard('r');
    await page.findByRole('dialog', { name: 'Mark as resolved?' }, patient);
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(third?.contains(document.activeElement)).toBe(true), patient);
    await expect(windowsOf(context)).toHaveLength(3);
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(windowsOf(context)).toEqual([first, second]));
    // The focus is where it was before the window opened; Escape there closes nothing further.
    await expect(rows[2]).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await expect(windowsOf(context)).toHaveLength(2);
  },
};

export const FocusIsNeverLost: Story = {
  play: async (context) => {
    const page = pageOf(context);
    await userEvent.click(await page.findByRole('switch', { name: 'Unresolved only' }, patient));
    const rows = await openRows(context, 2);
    const [first, second] = windowsOf(context) as [HTMLElement, HTMLElement];
    // Where the focus came from goes away: somebody else has settled the alert.
    worldOf(context).resolveAs(demoUsers.dispatcher, [idOf(second)]);
    await waitFor(() => expect(rows[1]?.isConnected).toBe(false), patient);
    await userEvent.click(within(second).getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(first).toHaveFocus());
    worldOf(context).resolveAs(demoUsers.dispatcher, [idOf(first)]);
    await waitFor(() => expect(rows[0]?.isConnected).toBe(false), patient);
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(windowsOf(context)).toHaveLength(0));
    // Neither another preview nor its row is left: it goes to what the panel has.
    await expect(document.activeElement?.closest('section[data-display]')).not.toBeNull();
  },
};

/** AC-69 */
export const MovedByKeyboard: Story = {
  play: async (context) => {
    await openRows(context, 1);
    const preview = topOf(context);
    const grip = within(preview).getByRole('button', {
      name: 'Move the window with the arrow keys',
    });
    grip.focus();
    await userEvent.keyboard('{ArrowRight}{ArrowDown}');
    await expect(corner(preview)).toEqual([40, 88]);
    await userEvent.keyboard('{Shift>}{ArrowLeft}{/Shift}');
    await expect(corner(preview)).toEqual([0, 88]);
    await pageOf(context).findByText('Window at 0 from the left, 88 from the top');
    await expect(grip).toHaveFocus();
  },
};

/** AC-69 */
export const MovedByPointer: Story = {
  play: async (context) => {
    await openRows(context, 1);
    const preview = topOf(context);
    const head = preview.querySelector('[data-preview-bar]') as HTMLElement;
    // A scripted pointer cannot be captured.
    head.setPointerCapture = fn();
    head.hasPointerCapture = () => false;
    const pointer = { pointerId: 1, isPrimary: true, button: 0 };
    const dragBy = async (x: number, y: number) => {
      await fireEvent.pointerDown(head, { ...pointer, clientX: 100, clientY: 90 });
      await fireEvent.pointerMove(head, { ...pointer, clientX: 100 + x, clientY: 90 + y });
    };
    await dragBy(100, 60);
    await fireEvent.pointerUp(head, pointer);
    await expect(corner(preview)).toEqual([124, 132]);
    // Down to where its bar is still to be reached; it becomes as low as the page allows, and stays.
    await dragBy(9_000, 9_000);
    const observed = new Promise((resolve) => {
      new ResizeObserver(resolve).observe(preview);
    });
    await observed;
    await new Promise((resolve) => requestAnimationFrame(resolve));
    const { right, bottom } = preview.getBoundingClientRect();
    await expect([right, bottom <= window.innerHeight]).toEqual([window.innerWidth, true]);
    // Escape takes it back, and closes nothing.
    await userEvent.keyboard('{Escape}');
    await expect(corner(preview)).toEqual([124, 132]);
    await expect(windowsOf(context)).toEqual([preview]);
  },
};

export const StaysOnShrinkingPage: Story = {
  play: async (context) => {
    await openRows(context, 2);
    const [first, second] = windowsOf(context) as [HTMLElement, HTMLElement];
    const page = document.documentElement;
    const shrink = (size: { clientWidth?: number; clientHeight?: number }) => {
      for (const side of ['clientWidth', 'clientHeight'] as const) {
        const value = size[side];
        if (value === undefined) Reflect.deleteProperty(page, side);
        else Object.defineProperty(page, side, { configurable: true, value });
      }
      window.dispatchEvent(new Event('resize'));
    };
    shrink({ clientWidth: 430, clientHeight: 440 });
    await waitFor(() =>
      expect([corner(first), corner(second)]).toEqual([
        [24, 72],
        [30, 120],
      ]),
    );
    await expect(second.getBoundingClientRect().bottom).toBeLessThanOrEqual(440);
    // Where they were is not forgotten.
    shrink({});
    await waitFor(() =>
      expect([corner(first), corner(second)]).toEqual([
        [24, 72],
        [64, 128],
      ]),
    );
  },
};

export const LinksToLiveView: Story = {
  args: { onOpenVehicle: fn() },
  play: async (context) => {
    await openRows(context, 1);
    const preview = topOf(context);
    await userEvent.click(
      within(preview).getByRole('button', { name: /^Show .+ on the live view$/ }),
    );
    const alert = worldOf(context).alert(idOf(preview));
    await expect(context.args.onOpenVehicle).toHaveBeenCalledWith({
      vehicleId: alert?.vehicle.vehicleId,
      licensePlate: alert?.vehicle.licensePlate,
    });
  },
};

export const InAShadowRoot: Story = {
  parameters: { pantau: { user, timeZone, shadowRoot: true } },
  play: async ({ canvasElement }) => {
    const root = () => {
      const host = [...canvasElement.querySelectorAll('*')].find(({ shadowRoot }) => shadowRoot);
      return host?.shadowRoot as ShadowRoot;
    };
    const rows = () => [...root().querySelectorAll<HTMLElement>('[data-alert-id] > button')];
    const windows = () => [...root().querySelectorAll<HTMLElement>('[data-preview-window]')];
    await waitFor(() => expect(rows().length).toBeGreaterThan(3), patient);
    const row = rows()[0] as HTMLElement;
    row.focus();
    await userEvent.click(row);
    await waitFor(() => expect(windows()).toHaveLength(1), patient);
    await waitFor(() => expect(root().activeElement).toBe(windows()[0]), patient);
    await userEvent.keyboard('[BracketRight]');
    await waitFor(() =>
      expect(windows()[0] && idOf(windows()[0] as HTMLElement)).not.toBe(alertIdOf(row)),
    );
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(windows()).toHaveLength(0));
    await expect(root().activeElement).toBe(row);
  },
};

const finger = { pointerId: 5, isPrimary: true, pointerType: 'touch' };

/** A finger goes sideways over the sheet, px. */
async function swipe(sheet: HTMLElement, by: number, down = 0): Promise<void> {
  const ground = within(sheet).getByRole('heading', { level: 3, name: /History|Riwayat/ });
  for (let node: HTMLElement | null = ground; node !== null; node = node.parentElement) {
    // A scripted pointer cannot be captured.
    node.setPointerCapture = fn();
  }
  await fireEvent.pointerDown(ground, { ...finger, clientX: 180, clientY: 300 });
  for (const part of [0.3, 0.7, 1]) {
    const at = { clientX: 180 + by * part, clientY: 300 + down * part };
    await fireEvent.pointerMove(ground, { ...finger, ...at });
  }
  await fireEvent.pointerUp(ground, { ...finger, clientX: 180 + by, clientY: 300 + down });
}

async function openSheet(context: PlayContext) {
  const rows = await rowsOf(context, 'important');
  await userEvent.click(rows[0] as HTMLElement);
  const page = pageOf(context);
  await waitFor(() => expect(windowsOf(context)).toHaveLength(1), patient);
  const sheet = topOf(context);
  await waitFor(() => expect(sheet).toHaveFocus(), patient);
  return { rows, page, sheet };
}

export const SheetOnPhone: Story = {
  ...at('w360'),
  play: async (context) => {
    const { rows, sheet } = await openSheet(context);
    await expect(sheet).toHaveAttribute('aria-modal', 'true');
    const { left, right, top, bottom } = sheet.getBoundingClientRect();
    await expect([left, right, top, bottom]).toEqual([0, window.innerWidth, 0, window.innerHeight]);
    await expect(within(sheet).getByText(`Alert 1 of ${rows.length}`)).toBeInTheDocument();
    await expect(sheet.scrollWidth).toBeLessThanOrEqual(sheet.clientWidth);
    const next = within(sheet).getByRole('button', { name: 'Next alert' });
    await expect(next.getBoundingClientRect().width).toBe(44);
    await userEvent.click(next);
    await waitFor(() => expect(idOf(sheet)).toBe(alertIdOf(rows[1] as HTMLElement)));
    await within(sheet).findByText(`Alert 2 of ${rows.length}`);
    await userEvent.click(within(sheet).getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(windowsOf(context)).toHaveLength(0));
    await waitFor(() => expect(rows[0]).toHaveFocus());
  },
};

export const OnAPhoneInIndonesianAndTheDark: Story = {
  ...at('w360', { locale: 'id', theme: 'dark' }),
  play: async (context) => {
    const { sheet } = await openSheet(context);
    await expect(sheet.scrollWidth).toBeLessThanOrEqual(sheet.clientWidth);
  },
};

export const SwipesOnPhone: Story = {
  ...at('w360'),
  play: async (context) => {
    const { rows, sheet } = await openSheet(context);
    await swipe(sheet, -50);
    await expect(idOf(sheet)).toBe(alertIdOf(rows[0] as HTMLElement));
    await swipe(sheet, -70, 90);
    await expect(idOf(sheet)).toBe(alertIdOf(rows[0] as HTMLElement));
    await swipe(sheet, -80, 20);
    await waitFor(() => expect(idOf(sheet)).toBe(alertIdOf(rows[1] as HTMLElement)));
    await swipe(sheet, 80);
    await waitFor(() => expect(idOf(sheet)).toBe(alertIdOf(rows[0] as HTMLElement)));
  },
};

export const StepsThroughOpenPreviewsOnPhone: Story = {
  ...at('w360'),
  parameters: { pantau: { user, timeZone, store: leftOpen('1057', newest, '1058') } },
  play: async (context) => {
    await waitFor(() => expect(windowsOf(context)).toHaveLength(1), patient);
    const sheet = topOf(context);
    const inSheet = within(sheet);
    await inSheet.findByText('Alert 3 of 3', {}, patient);
    await userEvent.click(inSheet.getByRole('button', { name: 'Previous alert' }));
    await waitFor(() => expect(idOf(sheet)).toBe(newest));
    await inSheet.findByText('Alert 2 of 3');
    await userEvent.click(inSheet.getByRole('button', { name: 'Previous alert' }));
    await userEvent.click(inSheet.getByRole('button', { name: 'Previous alert' }));
    const end = 'This is the first of the open alerts';
    await expect((await pageOf(context).findAllByText(end)).length).toBeGreaterThan(0);
    await userEvent.click(inSheet.getByRole('button', { name: 'Close all 3 previews' }));
    await waitFor(() => expect(windowsOf(context)).toHaveLength(0));
  },
};

export const AutoOpenWaitsOnPhone: Story = {
  ...at('w360'),
  play: async (context) => {
    const rows = await rowsOf(context, 'important');
    rows[0]?.focus();
    worldOf(context).arrive({ alertCode: opensByItself });
    worldOf(context).arrive({ alertCode: opensByItself });
    const page = pageOf(context);
    const button = await page.findByRole(
      'button',
      { name: '2 alerts opened automatically' },
      patient,
    );
    await expect(rows[0]).toHaveFocus();
    await expect(windowsOf(context)).toHaveLength(0);
    await userEvent.click(button);
    await waitFor(() => expect(windowsOf(context)).toHaveLength(1), patient);
    const sheet = topOf(context);
    await waitFor(() => expect(sheet).toHaveFocus(), patient);
    await within(sheet).findByText(/^Alert \d of 2$/);
  },
};
