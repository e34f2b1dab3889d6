import type { Meta, StoryObj } from '@storybook/react-vite';
import type { CSSProperties } from 'react';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import type { MemoryWorld } from '../../adapters/memory/index.ts';
import { listsLoaded } from '../../testing/stories/lists-loaded.ts';
import { StoryFrame } from '../../testing/stories/story-frame.tsx';
import { storyUser, storyWorld } from '../../testing/stories/story-world.ts';
import { tap, tapOnceThere } from '../../testing/stories/tap.ts';
import { AlertPanel } from '../panel/alert-panel.tsx';

/** The size that controls have under a finger. */
const touch = {
  height: 640,
  '--pantau-size-control': '44px',
  '--pantau-size-control-dense': '44px',
} as CSSProperties;

const twoAlerts = (world: MemoryWorld): void => {
  world.arrive({ alertCode: 8 });
  world.arrive({ alertCode: 8 });
};

const meta = {
  title: 'Alert centre/Bulk/Bar under a finger',
  tags: ['!autodocs', 'behaviour'],
  component: AlertPanel,
  loaders: [storyWorld],
  parameters: {
    pantau: { user: storyUser(), timeZone: 'Asia/Jakarta', width: 360, flush: true },
    world: { scenario: 'empty', prepare: twoAlerts },
  },
  args: { display: 'inline' },
  render: (args, { loaded }) => (
    <StoryFrame loaded={loaded} onSeeOther={() => undefined}>
      <div style={touch}>
        <AlertPanel {...args} />
      </div>
    </StoryFrame>
  ),
} satisfies Meta<typeof AlertPanel>;

export default meta;
type Story = StoryObj<typeof meta>;

/** AC-492: Buttons of 44 px lie inside the bar, and the bar over the footer alone. */
export const TouchBar: Story = {
  play: async ({ canvasElement }) => {
    await listsLoaded(canvasElement);
    const [row] = canvasElement.querySelectorAll<HTMLElement>('[data-alert-id] > button');
    row?.focus();
    await userEvent.keyboard('x');
    const page = within(canvasElement);
    const region = await page.findByRole('region', { name: 'Selected alerts' });
    const [button] = await within(region).findAllByRole('button', { name: /^Resolve/ });
    const bar = button?.parentElement as HTMLElement;
    const outer = bar.getBoundingClientRect();
    for (const tool of within(bar).getAllByRole('button')) {
      const { top, bottom, height } = tool.getBoundingClientRect();
      await expect(height).toBe(44);
      await expect(top).toBeGreaterThanOrEqual(outer.top + 2);
      await expect(bottom).toBeLessThanOrEqual(outer.bottom - 2);
    }
    const footer = canvasElement.querySelector('footer');
    await expect(outer.top).toBeGreaterThanOrEqual(footer?.getBoundingClientRect().top ?? Infinity);
  },
};

/** AC-397: A tap on the bar that has just appeared under the finger does nothing; the next one does. */
export const TapOnTheBarThatJustCame: Story = {
  play: async ({ canvasElement }) => {
    await listsLoaded(canvasElement);
    // Takes effect at once, unlike a dialog, which loads first.
    const clear = () => canvasElement.querySelector('[data-bulk] [aria-label="Clear selection"]');
    const tapped = tapOnceThere(canvasElement, clear);
    const [row] = canvasElement.querySelectorAll<HTMLElement>('[data-alert-id] > button');
    row?.focus();
    await userEvent.keyboard('x');
    await tapped;
    await expect(row?.closest('li')).toHaveAttribute('data-selected');
    await waitFor(async () => {
      await tap(clear() as Element);
      await expect(row?.closest('li')).not.toHaveAttribute('data-selected');
    });
  },
};

export const TouchBarDark: Story = { ...TouchBar, globals: { theme: 'dark' } };

const manyAlerts = (world: MemoryWorld): void => {
  for (let index = 0; index < 1_200; index += 1) world.arrive({ alertCode: 8 });
};

/** Texts of the count that are not shown in full. */
const cutIn = (count: HTMLElement): readonly string[] =>
  [count, ...count.querySelectorAll<HTMLElement>('span')]
    .filter(({ scrollWidth, clientWidth }) => clientWidth > 0 && scrollWidth > clientWidth)
    .map(({ textContent }) => textContent);

/**
 * AC-881: The number of selected alerts is shown alone and in full, of a few and of more than a thousand; its button
 * is named in full.
 */
export const NumberAloneOnAPhone: Story = {
  globals: { locale: 'id' },
  parameters: { world: { scenario: 'empty', prepare: manyAlerts } },
  play: async ({ canvasElement }) => {
    await listsLoaded(canvasElement);
    const page = within(canvasElement.ownerDocument.body);
    const [row] = canvasElement.querySelectorAll<HTMLElement>('[data-alert-id] > button');
    row?.focus();
    await userEvent.keyboard('x');
    // The first row may be a stack.
    const count = await page.findByRole('button', { name: /^\d+ dipilih$/ });
    await expect(within(count).getByText(/^\d+$/)).toBeVisible();
    await expect(within(count).getByText(/ dipilih$/)).not.toBeVisible();
    await expect(cutIn(count)).toEqual([]);
    await userEvent.click(count);
    const all = await page.findByRole('menuitem', { name: /^Semua mendesak yang belum selesai/ });
    await userEvent.click(all);
    const ofAll = await page.findByRole('button', { name: 'Semua 1.200 mendesak' });
    await expect(within(ofAll).getByText('1.200')).toBeVisible();
    await expect(cutIn(ofAll)).toEqual([]);
  },
};

/** AC-881: Also at 320 px. */
export const NumberAloneOnASmallPhone: Story = {
  ...NumberAloneOnAPhone,
  parameters: {
    ...NumberAloneOnAPhone.parameters,
    pantau: { user: storyUser(), timeZone: 'Asia/Jakarta', width: 320, flush: true },
  },
};
