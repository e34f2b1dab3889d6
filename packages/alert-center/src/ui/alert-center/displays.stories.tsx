import { scopes } from '@pantau/core';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, fn, userEvent, waitFor, within } from 'storybook/test';
import type { MemoryAlertSource } from '../../adapters/memory/index.ts';
import { listsLoaded } from '../../testing/stories/lists-loaded.ts';
import { StoryFrame } from '../../testing/stories/story-frame.tsx';
import { storyUser, storyWorld } from '../../testing/stories/story-world.ts';
import { PinnedPanel } from '../panel/pinned-panel.tsx';
import { AlertCenter } from './alert-center.tsx';
import { BellWithPopup } from './bell-with-popup.tsx';

const timeZone = 'Asia/Jakarta';
const pantau = { user: storyUser(), timeZone };

/** Page sizes in which every display is shown, px. */
const sizes = {
  w360: { name: '360 px', styles: { width: '360px', height: '740px' }, type: 'mobile' },
  w768: { name: '768 px', styles: { width: '768px', height: '1000px' }, type: 'tablet' },
  w1440: { name: '1440 px', styles: { width: '1440px', height: '900px' }, type: 'desktop' },
} as const;

const meta = {
  title: 'Alert centre/Displays',
  component: AlertCenter,
  loaders: [storyWorld],
  globals: { viewport: { value: 'w1440' } },
  parameters: { pantau, viewport: { options: sizes } },
  args: { source: undefined as never, onSeeOther: fn(), onDisplayChange: fn() },
  render: (args, { loaded }) => (
    <AlertCenter {...args} source={loaded['alerts'] as MemoryAlertSource} />
  ),
} satisfies Meta<typeof AlertCenter>;

export default meta;
type Story = StoryObj<typeof meta>;
type PlayContext = Parameters<NonNullable<Story['play']>>[0];

const everything = ({ canvasElement }: PlayContext) =>
  within(canvasElement.ownerDocument.body as HTMLElement);

const panelName = /^(Alert centre|Pusat peringatan)$/;

/** The panel: a dialog, or a region of the page when pinned. */
async function findPanel(context: PlayContext, role: 'dialog' | 'region'): Promise<HTMLElement> {
  const panel = await everything(context).findByRole(role, { name: panelName });
  await listsLoaded(panel);
  return panel;
}

/** The edges of a window reach beyond it. */
const fits = (panel: HTMLElement) => {
  const content = panel.querySelector('section') ?? panel;
  return expect(content.scrollWidth).toBeLessThanOrEqual(panel.clientWidth);
};

const openBell = async (context: PlayContext) =>
  userEvent.click(
    await everything(context).findByRole('button', {
      name: /^(Alert centre|Pusat peringatan), \d/,
    }),
  );

const shows =
  (role: 'dialog' | 'region'): NonNullable<Story['play']> =>
  async (context) => {
    await fits(await findPanel(context, role));
  };

const at = (viewport: keyof typeof sizes, rest: Record<string, string> = {}) => ({
  globals: { viewport: { value: viewport }, ...rest },
});

export const Popup: Story = { args: { display: 'popup' }, play: shows('dialog') };
export const PopupDarkInIndonesian768: Story = {
  ...Popup,
  ...at('w768', { theme: 'dark', locale: 'id' }),
};
export const Pinned: Story = { args: { display: 'pinned' }, play: shows('region') };
export const PinnedDarkInIndonesian: Story = {
  ...Pinned,
  ...at('w1440', { theme: 'dark', locale: 'id' }),
};
export const PinnedPausedKeepsTitle: Story = {
  args: { display: 'pinned', liveUpdates: false },
  ...at('w1440', { locale: 'id' }),
  play: async (context) => {
    const panel = within(await findPanel(context, 'region'));
    await panel.findByText('Dijeda');
    const title = panel.getByRole('heading', { level: 2 });
    await expect(title.scrollWidth).toBeLessThanOrEqual(title.clientWidth);
  },
};
/** AC-347: On a taller page the pinned panel is a card with all its corners; below it the page takes presses. */
export const PinnedOnTallPage: Story = {
  args: { display: 'pinned' },
  play: async (context) => {
    const panel = await findPanel(context, 'region');
    const { top, bottom, right, height } = panel.getBoundingClientRect();
    await expect([top, height, window.innerWidth - right]).toEqual([12, 750, 12]);
    const corners = ['top-left', 'top-right', 'bottom-left', 'bottom-right'];
    const style = getComputedStyle(panel);
    for (const corner of corners) {
      await expect(style.getPropertyValue(`border-${corner}-radius`)).toBe('10px');
    }
    for (const side of ['top', 'right', 'bottom', 'left']) {
      await expect(style.getPropertyValue(`border-${side}-width`)).toBe('1px');
    }
    const below = document.elementFromPoint(right - 200, bottom + 20);
    await expect(below?.closest('[data-pantau-layer]')).toBeNull();
  },
};

/** AC-348: A host can let the pinned panel fill the height of the page. */
export const PinnedFillsHeight: Story = {
  args: { display: 'pinned', fillHeight: true },
  ...at('w1440', { locale: 'id', theme: 'dark' }),
  play: async (context) => {
    const { top, bottom } = (await findPanel(context, 'region')).getBoundingClientRect();
    await expect([top, bottom]).toEqual([12, window.innerHeight - 12]);
  },
};

export const PinnedCompact: Story = { ...Pinned, ...at('w1440', { density: 'compact' }) };
export const Detached: Story = { args: { display: 'detached' }, play: shows('dialog') };
export const DetachedDarkInIndonesian: Story = {
  ...Detached,
  ...at('w1440', { theme: 'dark', locale: 'id' }),
};
export const DetachedInIndonesian768: Story = { ...Detached, ...at('w768', { locale: 'id' }) };
export const SheetInIndonesian: Story = { ...Popup, ...at('w360', { locale: 'id' }) };
export const SheetInTheDark: Story = {
  ...Pinned,
  play: shows('dialog'),
  ...at('w360', { theme: 'dark' }),
};
export const Inline: Story = {
  args: { display: 'inline' },
  decorators: [
    (Story) => (
      <div style={{ height: 640 }}>
        <Story />
      </div>
    ),
  ],
  play: shows('region'),
};
export const InlineDarkInIndonesian360: Story = {
  ...Inline,
  parameters: { pantau: { ...pantau, flush: true } },
  ...at('w360', { theme: 'dark', locale: 'id' }),
};
export const Hidden: Story = { args: { display: 'hidden' } };

/** AC-6 */
export const UserChoosesDisplay: Story = {
  play: async (context) => {
    await openBell(context);
    const popup = within(await findPanel(context, 'dialog'));
    await expect(popup.getByRole('group', { name: 'Layout' })).toBeVisible();
    await expect(popup.getByRole('button', { name: 'Popup under the bell' })).toHaveAttribute(
      'aria-pressed',
      'true',
    );

    await userEvent.click(popup.getByRole('button', { name: 'Pin to the side' }));
    const pinned = await findPanel(context, 'region');
    await waitFor(async () => {
      const { right, width } = pinned.getBoundingClientRect();
      await expect([right, width]).toEqual([window.innerWidth - 12, 420]);
      const pin = within(pinned).getByRole('button', { name: 'Pin to the side', pressed: true });
      await expect(pin).toHaveFocus();
      await expect(everything(context).queryByRole('dialog', { name: panelName })).toBeNull();
    });

    await userEvent.click(within(pinned).getByRole('button', { name: 'Detach as a window' }));
    const detached = await findPanel(context, 'dialog');
    await waitFor(async () => {
      await expect(corner(detached)).toEqual([100, 100]);
      await expect(
        within(detached).getByRole('button', { name: 'Detach as a window', pressed: true }),
      ).toHaveFocus();
    });

    await userEvent.click(within(detached).getByRole('button', { name: 'Close' }));
    const bell = everything(context).getByRole('button', { name: /^Alert centre, \d/ });
    await waitFor(() => expect(bell).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    const again = await findPanel(context, 'dialog');
    await waitFor(() => expect(again).toHaveFocus());
    await expect(context.args.onDisplayChange).toHaveBeenLastCalledWith('detached');
  },
};

export const HostControlsDisplay: Story = {
  args: { display: 'pinned' },
  play: async (context) => {
    const panel = await findPanel(context, 'region');
    await userEvent.click(within(panel).getByRole('button', { name: 'Detach as a window' }));
    await expect(context.args.onDisplayChange).toHaveBeenLastCalledWith('detached');
    await userEvent.click(within(panel).getByRole('button', { name: 'Close' }));
    await expect(context.args.onDisplayChange).toHaveBeenLastCalledWith('hidden');
    await expect(panel).toBeVisible();
  },
};

export const HostOffersFewerDisplays: Story = {
  args: { displays: ['popup', 'detached'] },
  play: async (context) => {
    await openBell(context);
    const panel = within(await findPanel(context, 'dialog'));
    const group = within(panel.getByRole('group', { name: 'Layout' }));
    await expect(group.getAllByRole('button')).toHaveLength(2);
    await expect(group.queryByRole('button', { name: 'Pin to the side' })).toBeNull();
  },
};

const withoutMain = {
  ...storyUser(),
  scopes: storyUser().scopes.filter((scope) => scope !== scopes.alertCenterMain),
};

/** AC-8 */
export const PopupWithoutMainScope: Story = {
  args: { display: 'pinned' },
  parameters: { pantau: { user: withoutMain, timeZone } },
  play: async (context) => {
    const panel = within(await findPanel(context, 'dialog'));
    await expect(panel.queryByRole('group', { name: 'Layout' })).toBeNull();
  },
};

export const PopupOnNarrowPage: Story = {
  args: { display: 'pinned' },
  ...at('w768'),
  play: async (context) => {
    const panel = within(await findPanel(context, 'dialog'));
    await expect(panel.queryByRole('button', { name: 'Pin to the side' })).toBeNull();
    await expect(panel.getByRole('button', { name: 'Detach as a window' })).toBeVisible();
  },
};

export const SheetOnPhone: Story = {
  ...at('w360'),
  play: async (context) => {
    await openBell(context);
    const sheet = await findPanel(context, 'dialog');
    await expect(sheet).toHaveAttribute('aria-modal', 'true');
    const { left, right, bottom, height } = sheet.getBoundingClientRect();
    await expect([left, right, bottom]).toEqual([0, window.innerWidth, window.innerHeight]);
    await expect(height).toBeGreaterThan(window.innerHeight * 0.9);
    await expect(within(sheet).queryByRole('group', { name: 'Layout' })).toBeNull();
    const close = within(sheet).getByRole('button', { name: 'Close' });
    await expect(close.getBoundingClientRect().width).toBe(44);
    await fits(sheet);
    await userEvent.click(close);
    await waitFor(() =>
      expect(everything(context).getByRole('button', { name: /^Alert centre, \d/ })).toHaveFocus(),
    );
  },
};

const corner = (element: HTMLElement): readonly number[] => {
  const { left, top } = element.getBoundingClientRect();
  return [left, top];
};

/** AC-390, AC-391: The window keeps the size that the keyboard gives it, and the panel fills it. */
export const WindowResizesByKeyboard: Story = {
  args: { display: 'detached' },
  play: async (context) => {
    const panel = await findPanel(context, 'dialog');
    const { height } = panel.getBoundingClientRect();
    const grip = within(panel).getByRole('button', { name: /^Resize the window/ });
    grip.focus();
    await userEvent.keyboard('{Shift>}{ArrowRight}{ArrowUp}{/Shift}');
    const sizeOf = (element: Element): readonly number[] => {
      const box = element.getBoundingClientRect();
      return [box.width, box.height];
    };
    await waitFor(() => expect(sizeOf(panel)).toEqual([484, height - 64]));
    await expect(sizeOf(panel.querySelector('section') as HTMLElement)).toEqual(sizeOf(panel));
    await userEvent.keyboard('{Shift>}{ArrowLeft}{ArrowLeft}{ArrowLeft}{/Shift}');
    await waitFor(() => expect(sizeOf(panel)[0]).toBe(360));
    await fits(panel);
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(sizeOf(panel)).toEqual([420, height]));
    await expect(grip).toHaveFocus();
  },
};

/** AC-6, AC-12 */
export const WindowMovesByPointer: Story = {
  args: { display: 'detached' },
  play: async (context) => {
    const panel = await findPanel(context, 'dialog');
    const head = panel.querySelector('header') as HTMLElement;
    // A scripted pointer cannot be captured.
    head.setPointerCapture = fn();
    head.hasPointerCapture = () => false;
    const pointer = { pointerId: 1, isPrimary: true, button: 0 };
    const dragBy = async (x: number, y: number) => {
      await fireEvent.pointerDown(head, { ...pointer, clientX: 300, clientY: 120 });
      await fireEvent.pointerMove(head, { ...pointer, clientX: 300 + x, clientY: 120 + y });
    };
    await dragBy(60, 40);
    await waitFor(() => expect(corner(panel)).toEqual([160, 140]));
    await fireEvent.pointerUp(head, pointer);
    await expect(head.setPointerCapture).toHaveBeenCalledWith(1);

    // It stays inside the page.
    await dragBy(-9_000, 9_000);
    await waitFor(async () => {
      const { bottom } = panel.getBoundingClientRect();
      await expect([corner(panel)[0], bottom]).toEqual([0, window.innerHeight]);
    });
    // Escape undoes the move.
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(corner(panel)).toEqual([160, 140]));

    // Controls in the bar do not drag it.
    const close = within(panel).getByRole('button', { name: 'Close' });
    await fireEvent.pointerDown(close, { ...pointer, clientX: 300, clientY: 120 });
    await fireEvent.pointerMove(head, { ...pointer, clientX: 500, clientY: 300 });
    await waitFor(() => expect(corner(panel)).toEqual([160, 140]));
  },
};

export const WindowMovesByKeyboard: Story = {
  args: { display: 'detached' },
  play: async (context) => {
    const panel = await findPanel(context, 'dialog');
    within(panel).getByRole('button', { name: 'Move the window with the arrow keys' }).focus();
    await userEvent.keyboard('{ArrowRight}{ArrowDown}');
    await waitFor(() => expect(corner(panel)).toEqual([116, 116]));
    await userEvent.keyboard('{Shift>}{ArrowRight}{/Shift}');
    await waitFor(() => expect(corner(panel)).toEqual([180, 116]));
    await everything(context).findByText('Window at 180 from the left, 116 from the top');
    await userEvent.keyboard('{Shift>}{ArrowUp}{ArrowUp}{ArrowUp}{/Shift}');
    await waitFor(() => expect(corner(panel)).toEqual([180, 0]));
  },
};

/** AC-12 */
export const WindowStaysOnShrinkingPage: Story = {
  args: { display: 'detached' },
  play: async (context) => {
    const panel = await findPanel(context, 'dialog');
    const page = document.documentElement;
    const shrink = (clientWidth: number | undefined) => {
      if (clientWidth === undefined) Reflect.deleteProperty(page, 'clientWidth');
      else Object.defineProperty(page, 'clientWidth', { configurable: true, value: clientWidth });
      window.dispatchEvent(new Event('resize'));
    };
    shrink(450);
    await waitFor(() => expect(corner(panel)).toEqual([30, 100]));
    // It returns to the position the user chose.
    shrink(undefined);
    await waitFor(() => expect(corner(panel)).toEqual([100, 100]));
  },
};

/** AC-14 */
export const WindowsAreBelowDialogsAndEscapeClosesPopup: Story = {
  play: async (context) => {
    const page = everything(context);
    await openBell(context);
    await userEvent.click(
      within(await findPanel(context, 'dialog')).getByRole('button', {
        name: 'Detach as a window',
      }),
    );
    // It loads on first use; the popup stays until then.
    await waitFor(() =>
      expect(getComputedStyle(page.getByRole('dialog', { name: panelName })).zIndex).toBe('130'),
    );
    const panel = await findPanel(context, 'dialog');
    await userEvent.keyboard('{Escape}');
    await expect(panel).toBeVisible();

    const row = panel.querySelector<HTMLElement>('[data-alert-id] > button') as HTMLElement;
    row.focus();
    await userEvent.keyboard('?');
    const heading = await page.findByRole('heading', { name: 'Keyboard shortcuts' });
    await waitFor(() => expect(panel.closest('[inert]')).not.toBeNull());
    await expect(heading.closest('[inert]')).toBeNull();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(row).toHaveFocus());

    await userEvent.click(within(panel).getByRole('button', { name: 'Popup under the bell' }));
    await waitFor(() => expect(panel).not.toBeInTheDocument());
    await findPanel(context, 'dialog');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(page.queryByRole('dialog', { name: panelName })).toBeNull());
  },
};

export const PinnedNextToHostContent: Story = {
  parameters: { pantau: { ...pantau, flush: true } },
  render: (_args, { loaded }) => (
    <StoryFrame loaded={loaded}>
      <div style={{ display: 'flex', height: 900 }}>
        <main data-testid="content" style={{ flex: '1 1 0', minWidth: 0, padding: 24 }}>
          <BellWithPopup pinnedElsewhere />
        </main>
        <PinnedPanel />
      </div>
    </StoryFrame>
  ),
  play: async (context) => {
    const content = within(context.canvasElement).getByTestId('content');
    const width = content.offsetWidth;
    await openBell(context);
    await userEvent.click(
      within(await findPanel(context, 'dialog')).getByRole('button', { name: 'Pin to the side' }),
    );
    const panel = await findPanel(context, 'region');
    await expect(context.canvasElement.contains(panel)).toBe(true);
    await waitFor(async () => {
      await expect(width - content.offsetWidth).toBe(420);
      await expect(panel.offsetHeight).toBe(750);
    });
    await userEvent.click(within(panel).getByRole('button', { name: 'Close' }));
    await waitFor(async () => {
      await expect(content.offsetWidth).toBe(width);
      const bell = within(content).getByRole('button', { name: /^Alert centre, \d/ });
      await expect(bell).toHaveFocus();
    });
  },
};
