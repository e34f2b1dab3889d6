import { createManualClock } from '@pantau/core/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import {
  type MemoryAlertSource,
  type MemoryWorld,
  demoUsers,
} from '../../adapters/memory/index.ts';
import { STRIP_ROTATE_MS } from '../../engine/alert/limits.ts';
import { reducedMotion } from '@pantau/core/ui/media-query';
import { ownVehicle } from '../../testing/stories/panel-story.tsx';
import { StoryFrame, worldOf } from '../../testing/stories/story-frame.tsx';
import { storyUser, storyWorld } from '../../testing/stories/story-world.ts';
import { tap } from '../../testing/stories/tap.ts';
import { AlertCenterProvider } from '../alert-center/alert-center-provider.tsx';
import { Bell } from './bell.tsx';

const timeZone = 'Asia/Jakarta';

const meta = {
  title: 'Alert centre/Bell',
  component: Bell,
  loaders: [storyWorld],
  parameters: { pantau: { user: storyUser(), timeZone } },
  args: { onToggle: fn() },
  render: (args, { loaded }) => (
    <StoryFrame loaded={loaded}>
      <Bell {...args} />
    </StoryFrame>
  ),
} satisfies Meta<typeof Bell>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Unread: Story = {};
export const UnreadInIndonesian: Story = { globals: { locale: 'id' } };
export const UnreadInTheDark: Story = { globals: { theme: 'dark' } };
export const Open: Story = { args: { open: true } };
export const WithoutStrip: Story = { args: { hideStrip: true } };

export const InANarrowBar: Story = {
  globals: { locale: 'id' },
  parameters: { pantau: { user: storyUser(), timeZone, width: 280 } },
};

export const NothingUnread: Story = {
  parameters: { world: { scenario: 'settled' } },
  play: async ({ canvasElement }) => {
    const bell = within(canvasElement);
    await bell.findByRole('button', { name: 'Alert centre, 0 unresolved' });
    await expect(await bell.findByText('No unread alerts')).toBeVisible();
  },
};

/** More settled alerts than the lists load, above one that nobody has opened. */
const settleNewer = (world: MemoryWorld) => {
  const now = world.clock.now();
  const ids = Array.from({ length: 130 }, (_, index) => {
    const createdOn = now - (index + 1) * 60_000;
    return world.arrive({ alertCode: 49, vehicle: ownVehicle(index), createdOn }).id;
  });
  const settled = [ids.slice(0, 65), ids.slice(65, 129)];
  for (const some of settled) world.resolveAs(demoUsers.dispatcher, some);
};

/** AC-761: While everything in the lists is settled, the strip shows what is unread below. */
export const UnreadBelowTheRows: Story = {
  parameters: { world: { scenario: 'empty', prepare: settleNewer } },
  play: async (context) => {
    const bell = within(context.canvasElement);
    const [older] = worldOf(context)
      .alerts()
      .filter(({ resolved }) => !resolved);
    const plate = older?.vehicle.licensePlate ?? '';
    await expect(await bell.findByText(plate, {}, { timeout: 10_000 })).toBeVisible();
  },
};

/** AC-761: Once that one is settled as well, nothing is unread. */
export const SettledBelowTheRows: Story = {
  ...UnreadBelowTheRows,
  tags: ['behaviour'],
  play: async (context) => {
    const bell = within(context.canvasElement);
    await UnreadBelowTheRows.play?.(context);
    const [older] = worldOf(context)
      .alerts()
      .filter(({ resolved }) => !resolved);
    const plate = older?.vehicle.licensePlate ?? '';
    worldOf(context).resolveAs(demoUsers.dispatcher, [older?.id ?? '']);
    await waitFor(() => expect(bell.queryByText(plate)).toBeNull());
    await expect(bell.queryByRole('group')).toBeNull();
  },
};
export const UnreadBelowTheRowsInIndonesian: Story = {
  ...UnreadBelowTheRows,
  globals: { locale: 'id', theme: 'dark' },
};

export const NumberUnknown: Story = {
  parameters: { world: { latencyMs: 1_000_000_000 } },
  play: async ({ canvasElement }) => {
    const bell = within(canvasElement);
    await bell.findByRole('button', { name: 'Alert centre, number of unresolved alerts unknown' });
  },
};

const arriveMany = (world: MemoryWorld) => {
  for (let index = 0; index < 128; index += 1) world.arrive({ alertCode: 49 });
};

/** AC-3 */
export const MoreThan99: Story = {
  parameters: { world: { prepare: arriveMany } },
  play: async ({ canvasElement }) => {
    const bell = within(canvasElement);
    const button = await bell.findByRole('button', { name: 'Alert centre, 99+ unresolved' });
    await expect(within(button).getByText('99+')).toBeVisible();
  },
};

export const Disconnected: Story = {
  play: async (context) => {
    const bell = within(context.canvasElement);
    await bell.findByRole('button', { name: /^Alert centre, \d/ });
    worldOf(context).disconnect();
    await bell.findByRole('button', { name: /, disconnected$/ }, { timeout: 15_000 });
    await expect(bell.getByText(/^Disconnected, last update/)).toBeVisible();
  },
};

/** On pages without live updates the bell says so and shows no stale alerts. */
export const Paused: Story = {
  render: (args, { loaded }) => (
    <AlertCenterProvider source={loaded['alerts'] as MemoryAlertSource} liveUpdates={false}>
      <Bell {...args} />
    </AlertCenterProvider>
  ),
  play: async ({ canvasElement }) => {
    const bell = within(canvasElement);
    await bell.findByRole('button', {
      name: /^Alert centre, \d+ unresolved, live updates are paused$/,
    });
    await expect(bell.getByText('Live updates are paused')).toBeVisible();
    await expect(bell.queryByRole('group', { name: 'Newest unread' })).toBeNull();
  },
};

export const PausedInIndonesian: Story = {
  ...Paused,
  globals: { locale: 'id', theme: 'dark' },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText('Pembaruan langsung dijeda')).toBeVisible();
  },
};

/** Overrides the browser's preference for reduced motion. */
const withMotion = (isWanted: boolean) => () => {
  const { matchMedia } = window;
  window.matchMedia = (query) => {
    if (query !== reducedMotion) return matchMedia.call(window, query);
    const list = matchMedia.call(window, query);
    return Object.defineProperty(list, 'matches', { value: !isWanted });
  };
  return () => {
    window.matchMedia = matchMedia;
  };
};

/** Waits until React has run the effects. */
const nextFrame = () =>
  new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));

const clock = createManualClock(Date.UTC(2026, 10, 20, 7, 32));

/** AC-4 */
export const StripRotatesUnlessHoveredOrFocused: Story = {
  beforeEach: withMotion(true),
  parameters: { pantau: { user: storyUser(), timeZone, clock }, world: { clock, latencyMs: 2 } },
  tags: ['behaviour'],
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    // Starts the connection and loads the lists.
    await waitFor(async () => {
      await clock.advance(50);
      await expect(page.queryByRole('group', { name: 'Newest unread' })).not.toBeNull();
    });
    const strip = page.getByRole('group', { name: 'Newest unread' });
    const position = () => /\d of 3/.exec(strip.textContent ?? '')?.[0];
    await expect(position()).toBe('1 of 3');
    const turns = async (expected: string) => {
      await nextFrame();
      await clock.advance(STRIP_ROTATE_MS);
      await waitFor(() => expect(position()).toBe(expected));
    };
    await turns('2 of 3');
    await turns('3 of 3');
    await turns('1 of 3');

    await userEvent.hover(within(strip).getByRole('button'));
    await waitFor(() => expect(strip).toHaveAttribute('data-paused'));
    await turns('1 of 3');
    await userEvent.unhover(within(strip).getByRole('button'));
    await waitFor(() => expect(strip).not.toHaveAttribute('data-paused'));
    await turns('2 of 3');

    within(strip).getByRole('button').focus();
    await waitFor(() => expect(strip).toHaveAttribute('data-paused'));
    await turns('2 of 3');
    await userEvent.keyboard('{ArrowDown}');
    await expect(position()).toBe('3 of 3');
    await userEvent.keyboard('{ArrowUp}{ArrowUp}');
    await expect(position()).toBe('1 of 3');
  },
};

const stillClock = createManualClock(Date.UTC(2026, 10, 20, 7, 32));

export const StripPausesWithReducedMotion: Story = {
  beforeEach: withMotion(false),
  parameters: {
    pantau: { user: storyUser(), timeZone, clock: stillClock },
    world: { clock: stillClock, latencyMs: 2 },
  },
  tags: ['behaviour'],
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await waitFor(async () => {
      await stillClock.advance(50);
      await expect(page.queryByRole('group', { name: 'Newest unread' })).not.toBeNull();
    });
    await nextFrame();
    await stillClock.advance(2 * STRIP_ROTATE_MS);
    await nextFrame();
    const strip = page.getByRole('group', { name: 'Newest unread' });
    await expect(strip).toHaveTextContent('1 of 3');
  },
};

const isInLine = (line: HTMLElement, fact: Element): boolean =>
  fact.getBoundingClientRect().bottom <= line.getBoundingClientRect().bottom + 1;

/** AC-345, AC-395: With less room the driver is dropped first, then the plate; the event is in full until it is alone. */
export const StripDropsDriverBeforePlate: Story = {
  globals: { locale: 'id' },
  tags: ['behaviour'],
  play: async ({ canvasElement }) => {
    const strip = await within(canvasElement).findByRole('group', { name: /./ });
    const line = strip.querySelector('button > span:nth-of-type(2)') as HTMLElement;
    const facts = [...line.children] as HTMLElement[];
    const [event, plate, driver] = [facts[0], facts[1], facts.at(-1)];
    if (event === undefined || plate === undefined || driver === undefined)
      throw new Error('facts');
    const bell = strip.parentElement as HTMLElement;
    const seen = new Set<string>();
    event.textContent = 'Melaju';
    for (let width = 440; width >= 160; width -= 10) {
      bell.style.maxWidth = `${width}px`;
      const [hasPlate, hasDriver] = [isInLine(line, plate), isInLine(line, driver)];
      seen.add(hasDriver ? 'driver' : hasPlate ? 'plate' : 'event');
      if (hasDriver) await expect(hasPlate).toBe(true);
      if (hasPlate) await expect(event.scrollWidth).toBeLessThanOrEqual(event.clientWidth);
      await expect(isInLine(line, event)).toBe(true);
      await expect(event.getBoundingClientRect().width).toBeGreaterThan(16);
      await expect(strip.scrollWidth).toBeLessThanOrEqual(strip.clientWidth);
    }
    await expect([...seen]).toEqual(['driver', 'plate', 'event']);
  },
};

const speeding = (world: MemoryWorld): void => {
  world.arrive({ alertCode: 8 });
};

/** AC-395: The strip states how fast the vehicle was, and when. */
export const StripStatesValueAndAge: Story = {
  globals: { locale: 'id' },
  parameters: { world: { scenario: 'empty', prepare: speeding } },
  play: async ({ canvasElement }) => {
    const strip = within(await within(canvasElement).findByRole('group', { name: /./ }));
    await expect(strip.getByText(/^\d+ km\/j/)).toBeVisible();
    await expect(strip.getByRole('time')).toBeVisible();
  },
};

/** What the strip shows, without the age. */
const factsIn = (strip: HTMLElement): string =>
  strip.querySelector('button > span:nth-of-type(2)')?.textContent ?? '';

/** AC-397: A tap on an alert that has just replaced another one opens neither. */
export const StripIgnoresTapOnWhatJustChanged: Story = {
  tags: ['behaviour'],
  play: async (context) => {
    const page = within(context.canvasElement.ownerDocument.body);
    const strip = await page.findByRole('group', { name: 'Newest unread' });
    const before = factsIn(strip);
    const tapped = new Promise<void>((resolve) => {
      const observer = new MutationObserver(() => {
        if (factsIn(strip) === before) return;
        observer.disconnect();
        void tap(within(strip).getByRole('button')).then(resolve);
      });
      observer.observe(strip, { subtree: true, childList: true, characterData: true });
    });
    worldOf(context).arrive({ alertCode: 49 });
    await tapped;
    await expect(page.queryByRole('dialog')).toBeNull();
    await waitFor(async () => {
      await tap(within(strip).getByRole('button'));
      await expect(page.queryByRole('dialog')).not.toBeNull();
    });
  },
};

export const StripOpensAlert: Story = {
  tags: ['behaviour'],
  play: async ({ canvasElement }) => {
    const page = within(canvasElement.ownerDocument.body);
    const strip = await page.findByRole('group', { name: 'Newest unread' });
    await userEvent.click(within(strip).getByRole('button'));
    await page.findByRole('heading', { name: 'History' });
  },
};
