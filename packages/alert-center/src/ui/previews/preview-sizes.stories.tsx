import { type KeyValueStore, createMemoryStore } from '@pantau/core';
import { MapSettingsContext } from '@pantau/core/geo';
import type { StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, fn, userEvent, waitFor, within } from 'storybook/test';
import {
  at,
  corner,
  leftOpen,
  newest,
  oldest,
  openRows,
  pageOf,
  patient,
  previewParameters,
  topOf,
  windowsOf,
} from '../../testing/stories/preview-page.ts';
import { previewStory } from '../../testing/stories/preview-story.tsx';

const meta = {
  title: 'Alert centre/Preview/Sizes',
  tags: ['!autodocs', 'behaviour'],
  ...previewStory,
};

export default meta;
type Story = StoryObj<typeof meta>;

const sizeOf = (element: HTMLElement): readonly number[] => {
  const { width, height } = element.getBoundingClientRect();
  return [Math.round(width), Math.round(height)];
};

const cornerButton = 'Resize the window with the arrow keys; Enter restores its size';

const edgeOf = (preview: HTMLElement, name: string): HTMLElement => {
  const edge = preview.querySelector<HTMLElement>(`[data-window-edge="${name}"]`) as HTMLElement;
  // A scripted pointer cannot be captured.
  edge.setPointerCapture = fn();
  edge.hasPointerCapture = () => false;
  return edge;
};

/** Ends in `#`, so that the parameters of the map do not become part of the image. */
const picture = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" width="374" height="200"/>',
)}#`;

const pointer = { pointerId: 1, isPrimary: true, button: 0 };

async function press(edge: HTMLElement, x: number, y: number): Promise<void> {
  await fireEvent.pointerDown(edge, { ...pointer, clientX: 400, clientY: 400 });
  await fireEvent.pointerMove(edge, { ...pointer, clientX: 400 + x, clientY: 400 + y });
}

/** AC-390, AC-393: The corner and the edges resize the window; its map follows. */
export const ResizedByPointer: Story = {
  decorators: [
    (Story) => (
      <MapSettingsContext.Provider value={{ staticMapUrl: picture }}>
        <Story />
      </MapSettingsContext.Provider>
    ),
  ],
  play: async (context) => {
    await openRows(context, 1);
    const preview = topOf(context);
    const map = await within(preview).findByRole('img', { name: /^Map of/ }, patient);
    await within(preview).findByText('No actions yet.', {}, patient);
    const before = sizeOf(preview);
    const mapBefore = sizeOf(map);
    const grip = edgeOf(preview, 'bottom-right');
    await press(grip, 200, -10);
    await fireEvent.pointerUp(grip, pointer);
    await expect(sizeOf(preview)).toEqual([(before[0] ?? 0) + 200, (before[1] ?? 0) - 10]);
    await expect(corner(preview)).toEqual([24, 72]);
    await expect(sizeOf(map)[0]).toBe((mapBefore[0] ?? 0) + 200);
    await expect(sizeOf(map)[1]).toBeGreaterThan(mapBefore[1] ?? 0);
    // The left edge moves; the right one stays.
    const left = edgeOf(preview, 'left');
    await press(left, 100, 50);
    await fireEvent.pointerUp(left, pointer);
    await expect(corner(preview)).toEqual([124, 72]);
    await expect(sizeOf(preview)).toEqual([500, (before[1] ?? 0) - 10]);
    // Escape undoes a drag and closes nothing.
    await press(grip, -900, -900);
    await waitFor(() => expect(sizeOf(preview)).toEqual([340, 320]));
    await userEvent.keyboard('{Escape}');
    await expect(sizeOf(preview)).toEqual([500, (before[1] ?? 0) - 10]);
    await expect(windowsOf(context)).toEqual([preview]);
    await userEvent.dblClick(grip);
    await waitFor(() => expect(sizeOf(preview)).toEqual(before));
  },
};

/** AC-390, AC-391 */
export const ResizedByKeyboard: Story = {
  play: async (context) => {
    await openRows(context, 1);
    const preview = topOf(context);
    const before = sizeOf(preview);
    const grip = within(preview).getByRole('button', { name: cornerButton });
    grip.focus();
    await userEvent.keyboard('{ArrowRight}{ArrowRight}');
    await expect(sizeOf(preview)).toEqual([432, before[1]]);
    await pageOf(context).findByText(`Window 432 wide, ${before[1] ?? 0} high`);
    await userEvent.keyboard('{Shift>}{ArrowUp}{/Shift}');
    await expect(sizeOf(preview)).toEqual([432, (before[1] ?? 0) - 64]);
    await expect(grip).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(sizeOf(preview)).toEqual(before));
    await pageOf(context).findByText('The window has its original size');
  },
};

/** AC-392: The next previews open in the size that the user has chosen, and cover no bar. */
export const NextOnesHaveTheSize: Story = {
  play: async (context) => {
    await openRows(context, 1);
    const preview = topOf(context);
    const grip = edgeOf(preview, 'bottom-right');
    await press(grip, 120, -40);
    await fireEvent.pointerUp(grip, pointer);
    const chosen = sizeOf(preview);
    const [, row] = [
      ...context.canvasElement.querySelectorAll<HTMLElement>(
        'div[data-urgency="urgent"] [data-alert-id] > button',
      ),
    ];
    await userEvent.click(row as HTMLElement);
    await waitFor(() => expect(windowsOf(context)).toHaveLength(2), patient);
    const second = topOf(context);
    await expect(sizeOf(second)[0]).toBe(chosen[0]);
    const bar = (
      preview.querySelector('[data-preview-bar]') as HTMLElement
    ).getBoundingClientRect();
    for (const x of [bar.left + 12, (bar.left + bar.right) / 2, bar.right - 24]) {
      const hit = document.elementFromPoint(x, bar.top + bar.height / 2);
      await expect(preview.contains(hit)).toBe(true);
    }
  },
};

/** What a user has chosen before, in the storage of the source, the company and the user. */
function chosenBefore(): KeyValueStore {
  const base = leftOpen(newest, oldest);
  const store = createMemoryStore();
  const stored = JSON.parse(base.getItem('1:1:activePopups') ?? '{}') as {
    userId: string;
    previews: { size?: unknown }[];
  };
  const [first] = stored.previews;
  if (first !== undefined) first.size = { width: 420, height: 500 };
  store.setItem('1:1:activePopups', JSON.stringify(stored));
  return { ...store, setItem: () => undefined, removeItem: () => undefined };
}

/** AC-390: A reload keeps the size of each window. */
export const RestoredAfterAReload: Story = {
  ...at('w1440', { locale: 'id', theme: 'dark' }),
  parameters: { pantau: { ...previewParameters.pantau, tabStore: chosenBefore() } },
  play: async (context) => {
    await waitFor(() => expect(windowsOf(context)).toHaveLength(2), patient);
    const [first, second] = windowsOf(context) as [HTMLElement, HTMLElement];
    await waitFor(() => expect(sizeOf(first)).toEqual([420, 500]), patient);
    await expect(sizeOf(second)[0]).toBe(400);
  },
};
