import { scopes } from '@pantau/core';
import type { StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import {
  displayParameters,
  displayStory,
  findPanel,
  fits,
  openBell,
  panelName,
} from '../../testing/stories/display-story.tsx';
import { at, corner, pageOf } from '../../testing/stories/preview-page.ts';
import { StoryFrame } from '../../testing/stories/story-frame.tsx';
import { storyUser } from '../../testing/stories/story-world.ts';
import { PinnedPanel } from '../panel/pinned-panel.tsx';
import { BellWithPopup } from './bell-with-popup.tsx';

const meta = {
  title: 'Alert centre/Widget/Displays',
  id: 'alert-centre-displays',
  ...displayStory,
};

export default meta;
type Story = StoryObj<typeof meta>;

const shows =
  (role: 'dialog' | 'region'): NonNullable<Story['play']> =>
  async (context) => {
    await fits(await findPanel(context, role));
  };

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
  tags: ['behaviour'],
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
  parameters: { pantau: { ...displayParameters.pantau, flush: true } },
  ...at('w360', { theme: 'dark', locale: 'id' }),
};
export const Hidden: Story = { args: { display: 'hidden' } };

/** AC-6 */
export const UserChoosesDisplay: Story = {
  tags: ['behaviour'],
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
      await expect(pageOf(context).queryByRole('dialog', { name: panelName })).toBeNull();
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
    const bell = pageOf(context).getByRole('button', { name: /^Alert centre, \d/ });
    await waitFor(() => expect(bell).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    const again = await findPanel(context, 'dialog');
    await waitFor(() => expect(again).toHaveFocus());
    await expect(context.args.onDisplayChange).toHaveBeenLastCalledWith('detached');
  },
};

export const HostControlsDisplay: Story = {
  args: { display: 'pinned' },
  tags: ['behaviour'],
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
  parameters: { pantau: { ...displayParameters.pantau, user: withoutMain } },
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
  tags: ['behaviour'],
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
      expect(pageOf(context).getByRole('button', { name: /^Alert centre, \d/ })).toHaveFocus(),
    );
  },
};

export const PinnedNextToHostContent: Story = {
  parameters: { pantau: { ...displayParameters.pantau, flush: true } },
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
  },
};

/** Closing the pinned panel gives the host its width back, and the bell the focus. */
export const UnpinnedNextToHostContent: Story = {
  ...PinnedNextToHostContent,
  tags: ['behaviour'],
  play: async (context) => {
    const content = within(context.canvasElement).getByTestId('content');
    const width = content.offsetWidth;
    await PinnedNextToHostContent.play?.(context);
    const panel = await findPanel(context, 'region');
    await userEvent.click(within(panel).getByRole('button', { name: 'Close' }));
    await waitFor(async () => {
      await expect(content.offsetWidth).toBe(width);
      const bell = within(content).getByRole('button', { name: /^Alert centre, \d/ });
      await expect(bell).toHaveFocus();
    });
  },
};
