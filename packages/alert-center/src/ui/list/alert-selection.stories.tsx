import { Button } from '@pantau/core/ui/button';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { createManualClock } from '@pantau/core/testing';
import type { ReactElement } from 'react';
import { expect, fireEvent, userEvent, waitFor, within } from 'storybook/test';
import { useAlertList } from '../../hooks/list.ts';
import { useSelection } from '../../hooks/selection.ts';
import { StoryFrame, worldOf } from '../../testing/stories/story-frame.tsx';
import { storyUser, storyWorld } from '../../testing/stories/story-world.ts';
import { AlertRow } from './alert-row.tsx';
import { LONG_PRESS_MS } from './use-long-press.ts';

function Rows(): ReactElement {
  const { ids } = useAlertList('urgent');
  const { count, clear } = useSelection();
  return (
    <>
      <output aria-label="Selected">{count}</output> <Button onClick={clear}>Clear</Button>
      <ul aria-label="Rows" style={{ margin: 0, padding: 0 }}>
        {ids.slice(0, 6).map((id) => (
          <AlertRow key={id} id={id} />
        ))}
      </ul>
    </>
  );
}

const timeZone = 'Asia/Jakarta';

const meta = {
  title: 'Alert centre/List/Selection',
  id: 'alert-centre-row-selection',
  component: AlertRow,
  loaders: [storyWorld],
  parameters: { pantau: { user: storyUser(), timeZone, width: 420 } },
  args: { id: '' },
  render: (_args, { loaded }) => (
    <StoryFrame loaded={loaded}>
      <Rows />
    </StoryFrame>
  ),
} satisfies Meta<typeof AlertRow>;

export default meta;
type Story = StoryObj<typeof meta>;
type PlayContext = Parameters<NonNullable<Story['play']>>[0];

async function rowsOf({ canvasElement }: PlayContext) {
  const rows = within(canvasElement);
  await waitFor(() => expect(rows.getAllByRole('listitem').length).toBe(6));
  const items = rows.getAllByRole('listitem');
  const boxes = rows.getAllByRole<HTMLInputElement>('checkbox');
  const selected = () => items.flatMap((row, index) => (row.dataset['selected'] ? [index] : []));
  const openers = items.map((row) => row.querySelector<HTMLElement>(':scope > button'));
  return { rows, items, boxes, selected, openers: openers as HTMLElement[] };
}

export const SomeSelected: Story = {
  play: async (context) => {
    const { boxes, selected, items } = await rowsOf(context);
    const heights = () => items.map((row) => row.getBoundingClientRect().height);
    const before = heights();
    await userEvent.click(boxes[1] as HTMLElement);
    await userEvent.click(boxes[2] as HTMLElement);
    await expect(selected()).toEqual([1, 2]);
    // Once an alert is selected, every row shows its box; no row has changed its height.
    await expect(items.every((row) => row.dataset['selecting'])).toBe(true);
    for (const box of boxes) {
      await expect(getComputedStyle(box.closest('li > span') as Element).opacity).toBe('1');
    }
    await expect(heights()).toEqual(before);
    await expect(boxes[1]).toHaveAccessibleName(/^Select, /);
  },
};

export const SomeSelectedInIndonesian: Story = {
  ...SomeSelected,
  globals: { locale: 'id' },
  play: async (context) => {
    const { boxes } = await rowsOf(context);
    await expect(boxes[0]).toHaveAccessibleName(/^Pilih, /);
    await userEvent.click(boxes[0] as HTMLElement);
  },
};
export const SomeSelectedDark: Story = { ...SomeSelected, globals: { theme: 'dark' } };
export const SomeSelectedCompact: Story = { ...SomeSelected, globals: { density: 'compact' } };
export const SomeSelectedAt360: Story = {
  ...SomeSelected,
  parameters: { pantau: { user: storyUser(), timeZone, width: 360, flush: true } },
};

export const ShiftSelectsRange: Story = {
  tags: ['behaviour'],
  play: async (context) => {
    const { boxes, selected, openers } = await rowsOf(context);
    await userEvent.click(boxes[1] as HTMLElement);
    await fireEvent.click(boxes[4] as HTMLElement, { shiftKey: true });
    await waitFor(() => expect(selected()).toEqual([1, 2, 3, 4]));
    // The same by a press on the row itself; Ctrl takes one more, or lets it go.
    await fireEvent.click(openers[5] as HTMLElement, { shiftKey: true });
    await waitFor(() => expect(selected()).toEqual([1, 2, 3, 4, 5]));
    await fireEvent.click(openers[2] as HTMLElement, { ctrlKey: true });
    await waitFor(() => expect(selected()).toEqual([1, 3, 4, 5]));
    await expect(within(document.body).queryByRole('dialog')).not.toBeInTheDocument();
  },
};

export const ByKeyboard: Story = {
  tags: ['behaviour'],
  play: async (context) => {
    const { boxes, selected, openers } = await rowsOf(context);
    openers[0]?.focus();
    await userEvent.tab();
    await expect(boxes[0]).toHaveFocus();
    await userEvent.keyboard(' ');
    await expect(selected()).toEqual([0]);
    await userEvent.keyboard(' ');
    await expect(selected()).toEqual([]);
  },
};

export const NothingMovesWhileSelecting: Story = {
  tags: ['behaviour'],
  play: async (context) => {
    const { boxes, items, rows } = await rowsOf(context);
    await userEvent.click(boxes[3] as HTMLElement);
    // The pointer has left; only the selection still holds the list.
    await userEvent.unhover(boxes[3] as HTMLElement);
    const { world } = { world: worldOf(context) };
    const alert = world.arrive({ alertCode: 49 });
    const arrived = () => context.canvasElement.querySelector(`[data-alert-id="${alert.id}"]`);
    await waitFor(() => expect(world.alert(alert.id)).toBeDefined());
    await expect(rows.getAllByRole('listitem')).toEqual(items);
    await expect(arrived()).toBeNull();
    await userEvent.click(rows.getByRole('button', { name: 'Clear' }));
    await waitFor(() => expect(arrived()).not.toBeNull());
  },
};

const clock = createManualClock(Date.now());
const finger = { pointerType: 'touch', pointerId: 1, isPrimary: true, clientX: 200, clientY: 90 };

export const LongPressSelects: Story = {
  parameters: {
    pantau: { user: storyUser(), timeZone, width: 360, flush: true, clock },
    world: { clock, latencyMs: 0 },
  },
  tags: ['behaviour'],
  play: async (context) => {
    // The world's own clock stands still: everything loads as it is moved on.
    await waitFor(async () => {
      await clock.advance(100);
      await expect(within(context.canvasElement).getAllByRole('listitem').length).toBe(6);
    });
    const { selected, openers, boxes } = await rowsOf(context);
    const press = (row: HTMLElement) => fireEvent.pointerDown(row, finger);
    const lift = async (row: HTMLElement) => {
      await fireEvent.pointerUp(row, finger);
      await fireEvent(
        row,
        new PointerEvent('click', { ...finger, bubbles: true, cancelable: true }),
      );
    };
    const [first, second, third] = openers as [HTMLElement, HTMLElement, HTMLElement];
    await press(first);
    await clock.advance(LONG_PRESS_MS);
    await waitFor(() => expect(selected()).toEqual([0]));
    // Lifting the finger is not a tap: the alert stays selected and does not open.
    await lift(first);
    await expect(selected()).toEqual([0]);
    // From now on a tap selects.
    await press(second);
    await lift(second);
    await waitFor(() => expect(selected()).toEqual([0, 1]));
    await press(second);
    await lift(second);
    await waitFor(() => expect(selected()).toEqual([0]));
    // A finger that moves scrolls.
    await press(third);
    await fireEvent.pointerMove(third, { ...finger, clientY: 140 });
    await clock.advance(LONG_PRESS_MS * 2);
    await expect(selected()).toEqual([0]);
    // And without staying: the glyph's place is the box.
    const box = (boxes[3] as HTMLElement).getBoundingClientRect();
    const glyph = (openers[3] as HTMLElement).querySelector('[role="img"]') as HTMLElement;
    const place = glyph.getBoundingClientRect();
    await expect(box.left).toBeGreaterThanOrEqual(place.left);
    await expect(box.right).toBeLessThanOrEqual(place.right);
  },
};
