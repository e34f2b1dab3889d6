import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, fn, userEvent, waitFor, within } from 'storybook/test';
import type { MemoryAlertSource } from '../../adapters/memory/index.ts';
import { listsLoaded } from '../../testing/stories/lists-loaded.ts';
import { at, pageOf, previewParameters } from '../../testing/stories/preview-page.ts';
import { storyWorld } from '../../testing/stories/story-world.ts';
import { AlertCenter } from '../alert-center/alert-center.tsx';
import { reducedMotion } from '@pantau/core/ui/media-query';

const meta = {
  title: 'Alert centre/Panel/Closing',
  id: 'alert-centre-closing',
  component: AlertCenter,
  loaders: [storyWorld],
  globals: { viewport: { value: 'w1440' } },
  parameters: previewParameters,
  args: { source: undefined as never },
  render: (args, { loaded }) => (
    <AlertCenter {...args} source={loaded['alerts'] as MemoryAlertSource} />
  ),
} satisfies Meta<typeof AlertCenter>;

export default meta;
type Story = StoryObj<typeof meta>;
type PlayContext = Parameters<NonNullable<Story['play']>>[0];

/** A user who wants motion, whatever the browser of the test says. */
const withMotion = () => {
  const { matchMedia } = window;
  window.matchMedia = (query) => {
    const list = matchMedia.call(window, query);
    return query === reducedMotion
      ? Object.defineProperty(list, 'matches', { value: false })
      : list;
  };
  return () => {
    window.matchMedia = matchMedia;
  };
};

interface Leaving {
  readonly durations: readonly unknown[];
  readonly inert: boolean;
  readonly dialogs: number;
}

/** Records what is shown after it has closed. */
function recordLeaving(): { readonly seen: Leaving[]; stop(): void } {
  const seen: Leaving[] = [];
  const observer = new MutationObserver(() => {
    const element = document.querySelector<HTMLElement>('[data-pantau-leaving]');
    if (element === null) return;
    seen.push({
      durations: element.getAnimations().map(({ effect }) => effect?.getTiming().duration),
      inert: element.inert,
      dialogs: element.querySelectorAll('[role="dialog"]').length,
    });
  });
  observer.observe(document.body, { childList: true, subtree: true });
  return { seen, stop: () => observer.disconnect() };
}

async function openPanel(context: PlayContext): Promise<HTMLElement> {
  const page = pageOf(context);
  await userEvent.click(await page.findByRole('button', { name: /^Alert centre, \d/ }));
  const panel = await page.findByRole('dialog', { name: 'Alert centre' });
  await listsLoaded(panel);
  // On a phone it moves in.
  await expect(panel).toBeVisible();
  return panel;
}

/** Opens the panel, closes it with Escape and returns what was shown after that. */
async function closeByEscape(context: PlayContext): Promise<readonly Leaving[]> {
  await openPanel(context);
  const { seen, stop } = recordLeaving();
  await userEvent.keyboard('{Escape}');
  const page = pageOf(context);
  await expect(page.queryByRole('dialog', { name: 'Alert centre' })).toBeNull();
  await expect(page.getByRole('button', { name: /^Alert centre, \d/ })).toHaveFocus();
  await waitFor(() => expect(document.querySelector('[data-pantau-leaving]')).toBeNull());
  stop();
  return seen;
}

/** AC-351, AC-354: A closed panel is out of use at once: the focus is on the bell while it fades for 100 ms. */
export const ClosedPanelFades: Story = {
  beforeEach: withMotion,
  tags: ['behaviour'],
  play: async (context) => {
    const [first] = await closeByEscape(context);
    await expect(first).toMatchObject({ inert: true, dialogs: 0 });
    await expect(first?.durations).toContain(100);
  },
};

/** AC-351 */
export const ClosedPanelIsGoneWithReducedMotion: Story = {
  globals: { motion: 'reduce' },
  tags: ['behaviour'],
  play: async (context) => {
    await expect(await closeByEscape(context)).toEqual([]);
  },
};

/** AC-353: A sheet has rounded corners and a scrim above it; pulled down by its grabber, it closes. */
export const SheetIsPulledDown: Story = {
  ...at('w360'),
  tags: ['behaviour'],
  play: async (context) => {
    const sheet = await openPanel(context);
    const { top, left, right, bottom } = sheet.getBoundingClientRect();
    await expect([left, top, right, bottom]).toEqual([0, 24, innerWidth, innerHeight]);
    await expect(getComputedStyle(sheet).borderTopLeftRadius).toBe('16px');
    const scrim = document.elementFromPoint(innerWidth / 2, 8) as HTMLElement;
    await expect(scrim.contains(sheet)).toBe(true);
    const grabber = sheet.querySelector('[data-sheet-grabber]') as HTMLElement;
    // A scripted pointer cannot be captured.
    grabber.setPointerCapture = fn();
    const pointer = { pointerId: 3, isPrimary: true };
    const pullBy = async (y: number) => {
      await fireEvent.pointerDown(grabber, { ...pointer, clientY: 30 });
      await fireEvent.pointerMove(grabber, { ...pointer, clientY: 30 + y });
    };
    await pullBy(60);
    await expect(sheet.getBoundingClientRect().top).toBe(84);
    await fireEvent.pointerUp(grabber, { ...pointer, clientY: 90 });
    await expect(sheet.getBoundingClientRect().top).toBe(24);
    await pullBy(120);
    await fireEvent.pointerUp(grabber, { ...pointer, clientY: 150 });
    const bell = pageOf(context).getByRole('button', { name: /^Alert centre, \d/ });
    await waitFor(() => expect(bell).toHaveFocus());
  },
};

const areaOf = (element: Element) => element.getBoundingClientRect();

const overlap = (one: DOMRect, other: DOMRect): boolean =>
  one.left < other.right &&
  other.left < one.right &&
  one.top < other.bottom &&
  other.top < one.bottom;

/** Resolves the newest urgent alert in its preview and returns the toast about it. */
async function resolveInPreview(context: PlayContext): Promise<HTMLElement> {
  const panel = await openPanel(context);
  await userEvent.click(panel.querySelector('[data-alert-id] > button') as HTMLElement);
  const page = pageOf(context);
  await userEvent.click(await page.findByRole('button', { name: 'Mark resolved' }));
  const prompt = await page.findByRole('dialog', { name: 'Mark as resolved?' });
  await userEvent.click(within(prompt).getAllByRole('button').at(-1) as HTMLElement);
  return page.findByRole('region', { name: 'Notices' });
}

/** AC-350: On a phone the toast is above the buttons at the foot of the sheet, which stay reachable. */
export const ToastLeavesButtonsOfSheet: Story = {
  ...at('w360'),
  tags: ['behaviour'],
  play: async (context) => {
    const toast = await resolveInPreview(context);
    const sheet = document.querySelector('[data-preview-window]') as HTMLElement;
    await waitFor(async () => {
      const again = within(sheet).getByRole('button', { name: 'Check again' });
      await expect(overlap(areaOf(toast), areaOf(again))).toBe(false);
    });
    for (const button of sheet.querySelectorAll('button')) {
      const { left, top, width, height } = areaOf(button);
      const shown = document.elementFromPoint(left + width / 2, top + height / 2);
      await expect(toast.contains(shown)).toBe(false);
    }
  },
};

/** AC-350: Where the page has room, the toast is beside windows and panels. */
export const ToastIsBesideWindows: Story = {
  play: async (context) => {
    const toast = await resolveInPreview(context);
    await waitFor(async () => {
      for (const open of document.querySelectorAll('[role="dialog"]')) {
        await expect(overlap(areaOf(toast), areaOf(open))).toBe(false);
      }
    });
  },
};
