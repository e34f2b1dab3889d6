import { systemClock } from '@pantau/core';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import type { MemoryWorld } from '../../adapters/memory/index.ts';
import { expectListsLoaded } from '../../testing/stories/lists-loaded.ts';
import { StoryFrame, worldOf } from '../../testing/stories/story-frame.tsx';
import { storyUser, storyWorld } from '../../testing/stories/story-world.ts';
import { AlertPanel } from '../panel/alert-panel.tsx';

/** 20 arrivals a second. */
const ARRIVAL_MS = 50;
const SHORT = { timeout: 10_000 };

function fill(world: MemoryWorld): void {
  const now = world.clock.now();
  for (let index = 0; index < 30; index += 1) {
    // The other list is low at first, and grows with the arrivals.
    world.arrive({ alertCode: index % 20 === 0 ? 49 : 9, createdOn: now - (index + 1) * 60_000 });
  }
}

const meta = {
  title: 'Alert centre/List/Under a stream of arrivals',
  component: AlertPanel,
  tags: ['!autodocs', 'behaviour'],
  loaders: [storyWorld],
  parameters: {
    pantau: { user: storyUser(), timeZone: 'Asia/Jakarta', width: 420 },
    world: { clock: systemClock, latencyMs: 0, scenario: 'empty', prepare: fill },
  },
  render: (_args, { loaded }) => (
    <StoryFrame loaded={loaded}>
      <div style={{ height: 640 }}>
        <AlertPanel />
      </div>
      <button type="button">Elsewhere</button>
    </StoryFrame>
  ),
} satisfies Meta<typeof AlertPanel>;

export default meta;
type Story = StoryObj<typeof meta>;
type PlayContext = Parameters<NonNullable<Story['play']>>[0];

/** The lists under a stream that `stop` ends. `moved` is the largest move of a row since `measure`, in px. */
async function start(context: PlayContext) {
  const { canvasElement } = context;
  const world = worldOf(context);
  const page = within(canvasElement.ownerDocument.body);
  await waitFor(() => expectListsLoaded(canvasElement), SHORT);
  const list = within(canvasElement).getByRole('list', { name: 'important alerts' });
  const scroller = list.closest<HTMLElement>('[data-urgency]') as HTMLElement;
  const rows = (): HTMLElement[] => within(list).getAllByRole('listitem');
  const settled = (): string[] =>
    world.alerts().flatMap(({ id, resolved }) => (resolved ? [id] : []));
  let arrivals = 0;
  const stopStream = systemClock.setInterval(() => {
    arrivals += 1;
    world.arrive({ alertCode: arrivals % 2 === 0 ? 49 : 9 });
  }, ARRIVAL_MS);
  let moved = 0;
  let watching = true;
  const measure = (): void => {
    // The keyboard may scroll the list.
    const topOf = (row: HTMLElement): number =>
      row.getBoundingClientRect().top + scroller.scrollTop;
    const places = new Map(rows().map((row) => [row, topOf(row)]));
    const look = (): void => {
      for (const [row, top] of places) {
        moved = row.isConnected ? Math.max(moved, Math.abs(topOf(row) - top)) : Infinity;
      }
      if (watching) systemClock.requestFrame(look);
    };
    look();
  };
  return {
    world,
    page,
    list,
    scroller,
    rows,
    settled,
    measure,
    moved: () => moved,
    more: async (count: number): Promise<void> => {
      const until = arrivals + count;
      await waitFor(() => expect(arrivals).toBeGreaterThanOrEqual(until), SHORT);
    },
    stop: (): void => {
      watching = false;
      stopStream();
    },
  };
}

const tap = async (row: HTMLElement): Promise<void> => {
  const target = opener(row);
  await userEvent.pointer([
    { keys: '[TouchA>]', target },
    { keys: '[/TouchA]', target },
  ]);
};

const opener = (row: HTMLElement): HTMLElement =>
  row.querySelector<HTMLElement>(':scope > button') as HTMLElement;

/** AC-260, AC-262: Clicks hit only the intended alerts, however long the pointer rests. */
export const Pointer: Story = {
  play: async (context) => {
    const { page, rows, settled, measure, moved, more, stop } = await start(context);
    const target = rows()[1] as HTMLElement;
    await userEvent.hover(opener(target));
    await more(1);
    const held = rows()[1] as HTMLElement;
    measure();
    await more(60);
    await userEvent.click(within(held).getByRole('button', { name: /^Mark resolved/ }));
    const dialog = within(await page.findByRole('dialog'));
    await more(10);
    await userEvent.click(dialog.getByRole('button', { name: /^Mark resolved/ }));
    await waitFor(() => expect(settled()).toEqual([held.dataset['alertId']]), SHORT);
    await more(20);
    await expect(moved()).toBe(0);
    stop();
    await userEvent.unhover(held);
    await userEvent.click(page.getByRole('button', { name: 'Elsewhere' }));
    await waitFor(() => expect(page.queryByText(/new alerts$/)).toBeNull(), SHORT);
  },
};

/** AC-260, AC-261: `r` applies to the focused row, which stays on screen. */
export const Keyboard: Story = {
  play: async (context) => {
    const { page, list, scroller, rows, settled, measure, moved, more, stop } =
      await start(context);
    opener(rows()[0] as HTMLElement).focus();
    await userEvent.keyboard('jj');
    const row = (): HTMLElement =>
      list.ownerDocument.activeElement?.closest<HTMLElement>('[data-alert-id]') as HTMLElement;
    await waitFor(() => expect(rows().indexOf(row())).toBeGreaterThan(0), SHORT);
    const intended: (string | undefined)[] = [];
    measure();
    for (const round of [1, 2, 3]) {
      await more(20);
      const target = row();
      intended.push(target.dataset['alertId']);
      const frame = scroller.getBoundingClientRect();
      const { top, bottom } = target.getBoundingClientRect();
      await expect(top).toBeGreaterThanOrEqual(frame.top);
      await expect(bottom).toBeLessThanOrEqual(frame.bottom);
      await userEvent.keyboard('r');
      await page.findByRole('dialog');
      await userEvent.keyboard('{Enter}');
      await waitFor(() => expect(settled()).toHaveLength(round), SHORT);
      await waitFor(() => expect(row()).toBe(target), SHORT);
      await userEvent.keyboard('j');
    }
    await expect(settled().toSorted()).toEqual(intended.toSorted());
    // `scrollTop` is rounded.
    await expect(moved()).toBeLessThanOrEqual(1);
    stop();
    page.getByRole('button', { name: 'Elsewhere' }).focus();
    scroller.scrollTo({ top: 0 });
    await waitFor(() => expect(page.queryByText(/new alerts$/)).toBeNull(), SHORT);
  },
};

/** AC-260, AC-506: A tap never opens an alert that has just moved under the finger; the list and the row say so. */
export const Touch: Story = {
  play: async (context) => {
    const { page, scroller, rows, measure, moved, more, stop } = await start(context);
    const [, , before] = rows();
    // The tap follows the move at once: it was aimed at what was there before.
    await waitFor(() => expect(rows()[2]).not.toBe(before), SHORT);
    await tap(rows()[2] as HTMLElement);
    await expect(page.queryByRole('dialog')).toBeNull();
    const intended = rows()[2] as HTMLElement;
    const notice = await within(scroller).findByText('Rows moved, tap again');
    await expect(notice).toBeVisible();
    await expect(intended).toHaveAttribute('data-missed');
    measure();
    await more(10);
    await tap(intended);
    await waitFor(() => expect(intended.dataset['open']).toBe('true'), SHORT);
    await expect(moved()).toBe(0);
    await waitFor(() => expect(notice).not.toBeInTheDocument(), SHORT);
    await waitFor(() => expect(intended).not.toHaveAttribute('data-missed'), SHORT);
    stop();
  },
};

/** AC-505: A tap opens the row that stays in place, such as an emergency at the top, although others have just moved. */
export const TouchInPlace: Story = {
  play: async (context) => {
    const { world, page, list, stop } = await start(context);
    stop();
    const { id } = world.arrive({ alertCode: 1 });
    const section = list.closest('[data-urgency]')?.parentElement as HTMLElement;
    const emergency = await waitFor(() => {
      const row = section.querySelector<HTMLElement>(`[data-alert-id="${id}"]`);
      if (row === null) throw new Error('The emergency is not shown');
      return row;
    }, SHORT);
    const urgent = emergency.parentElement as HTMLElement;
    const before = urgent.children[1];
    // Longer ago than a tap takes to aim.
    await new Promise<void>((resolve) => void systemClock.setTimeout(resolve, 400));
    world.arrive({ alertCode: 49 });
    await waitFor(() => expect(urgent.children[1]).not.toBe(before), SHORT);
    await tap(emergency);
    await waitFor(() => expect(emergency.dataset['open']).toBe('true'), SHORT);
    await expect(page.queryByText('Rows moved, tap again')).toBeNull();
  },
};

/** AC-261: The focus of a pointer does not hold the list, so it leaves a row that is pushed off the screen. */
export const FocusOfPointer: Story = {
  play: async (context) => {
    const { scroller, rows, more, stop } = await start(context);
    const last = rows()[2] as HTMLElement;
    await userEvent.hover(opener(last));
    const row = opener(rows()[2] as HTMLElement);
    await userEvent.pointer([{ keys: '[MouseLeft>]', target: row }]);
    await expect(row).toHaveFocus();
    await userEvent.unhover(row);
    await more(20);
    await waitFor(() => expect(scroller).toHaveFocus(), SHORT);
    stop();
  },
};
