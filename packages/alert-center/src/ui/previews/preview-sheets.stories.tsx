import type { StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, fn, userEvent, waitFor, within } from 'storybook/test';
import type { Alert } from '../../engine/alert/alert.ts';
import { isUncovered } from '../../hooks/is-uncovered.ts';
import {
  at,
  alertIdOf,
  idOf,
  leftOpen,
  newest,
  opensByItself,
  pageOf,
  patient,
  previewParameters,
  rowsOf,
  topOf,
  windowsOf,
} from '../../testing/stories/preview-page.ts';
import { previewStory } from '../../testing/stories/preview-story.tsx';
import { worldOf } from '../../testing/stories/story-frame.tsx';
import { tap, tapOnceThere } from '../../testing/stories/tap.ts';

const meta = {
  title: 'Alert centre/Preview/Sheets',
  ...previewStory,
};

export default meta;
type Story = StoryObj<typeof meta>;
type PlayContext = Parameters<NonNullable<Story['play']>>[0];

const isUnseenEmergency = ({ alertCode, read }: Alert): boolean =>
  alertCode === opensByItself && !read;

const finger = { pointerId: 5, isPrimary: true, pointerType: 'touch' };

/** Swipes across the sheet with a finger, in px. */
async function swipe(sheet: HTMLElement, by: number, down = 0): Promise<void> {
  const ground = within(sheet).getByRole('heading', { level: 3, name: /History|Riwayat/ });
  for (let node: HTMLElement | null = ground; node !== null; node = node.parentElement) {
    // A scripted pointer cannot be captured.
    node.setPointerCapture = fn();
  }
  await fireEvent.pointerDown(ground, { ...finger, clientX: 180, clientY: 300 });
  for (const part of [0.3, 0.7, 1]) {
    const point = { clientX: 180 + by * part, clientY: 300 + down * part };
    await fireEvent.pointerMove(ground, { ...finger, ...point });
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
  // It moves in; positions are compared below.
  await expect(sheet).toBeVisible();
  return { rows, page, sheet };
}

export const SheetOnPhone: Story = {
  ...at('w360'),
  tags: ['behaviour'],
  play: async (context) => {
    const { rows, sheet } = await openSheet(context);
    await expect(sheet).toHaveAttribute('aria-modal', 'true');
    await waitFor(async () => {
      const { left, right, top, bottom } = sheet.getBoundingClientRect();
      await expect([left, right, top, bottom]).toEqual([
        0,
        window.innerWidth,
        24,
        window.innerHeight,
      ]);
    });
    const place = within(sheet).getByText(/^Alert 1 of \d+$/).textContent;
    const total = Number(place?.split(' ').at(-1));
    await expect(total).toBeGreaterThanOrEqual(rows.length);
    await expect(sheet.scrollWidth).toBeLessThanOrEqual(sheet.clientWidth);
    const next = within(sheet).getByRole('button', { name: 'Next alert' });
    await expect(next.getBoundingClientRect().width).toBe(44);
    await userEvent.click(next);
    await waitFor(() => expect(idOf(sheet)).toBe(alertIdOf(rows[1] as HTMLElement)));
    await within(sheet).findByText(`Alert 2 of ${total}`);
    await userEvent.click(within(sheet).getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(windowsOf(context)).toHaveLength(0));
    await waitFor(() => expect(rows[0]).toHaveFocus());
  },
};

export const SheetInIndonesianAndDark: Story = {
  ...at('w360', { locale: 'id', theme: 'dark' }),
  play: async (context) => {
    const { sheet } = await openSheet(context);
    await expect(sheet.scrollWidth).toBeLessThanOrEqual(sheet.clientWidth);
  },
};

/** AC-446: A lost connection is stated beside the grabber and moves nothing. */
export const LostConnectionOnPhone: Story = {
  ...at('w360', { locale: 'id' }),
  play: async (context) => {
    const { sheet } = await openSheet(context);
    const heading = within(sheet).getByRole('button', { name: 'Tutup' });
    const before = heading.getBoundingClientRect().top;
    worldOf(context).disconnect();
    const label = await within(sheet).findByText('Terputus', {}, patient);
    await expect(label).toBeVisible();
    await expect(heading.getBoundingClientRect().top).toBe(before);
    // In the strip of the grabber, at its side.
    const { left, right, top, bottom } = label.getBoundingClientRect();
    const strip = sheet.firstElementChild?.getBoundingClientRect() as DOMRect;
    await expect(left).toBeGreaterThan(strip.left);
    await expect(right).toBeLessThan(strip.left + strip.width / 2 - 18);
    await expect(top).toBeGreaterThanOrEqual(strip.top);
    await expect(bottom).toBeLessThanOrEqual(strip.bottom + 4);
  },
};

export const SwipesOnPhone: Story = {
  ...at('w360'),
  tags: ['behaviour'],
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
  parameters: {
    pantau: { ...previewParameters.pantau, tabStore: leftOpen('1057', newest, '1058') },
  },
  tags: ['behaviour'],
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

/** AC-535: A toast names what opened by itself, and opens it; what else waits is in the bar of the sheet. */
export const AutoOpenWaitsOnPhone: Story = {
  ...at('w360'),
  tags: ['behaviour'],
  play: async (context) => {
    const rows = await rowsOf(context, 'important');
    rows[0]?.focus();
    worldOf(context).arrive({ alertCode: opensByItself });
    const { vehicle } = worldOf(context).arrive({ alertCode: opensByItself });
    const notices = within(
      await pageOf(context).findByRole('region', { name: 'Notices' }, patient),
    );
    const text = await notices.findByText(
      /^Emergency.* and 1 more opened automatically$/,
      {},
      patient,
    );
    await expect(text).toHaveTextContent(vehicle.licensePlate);
    await expect(rows[0]).toHaveFocus();
    await expect(windowsOf(context)).toHaveLength(0);
    await userEvent.click(notices.getByRole('button', { name: 'Show' }));
    await waitFor(() => expect(windowsOf(context)).toHaveLength(1), patient);
    const sheet = topOf(context);
    await waitFor(() => expect(sheet).toHaveFocus(), patient);
    // The other one keeps waiting, unseen.
    const bar = within(sheet).getByRole('button', { name: /^Show Emergency/ });
    await expect(worldOf(context).alerts().filter(isUnseenEmergency)).toHaveLength(1);
    await userEvent.click(bar);
    await within(sheet).findByText(/^Alert \d of 2$/);
  },
};

export const AutoOpenWaitsInIndonesianAndDark: Story = {
  ...at('w360', { locale: 'id', theme: 'dark' }),
  tags: ['behaviour'],
  play: async (context) => {
    await rowsOf(context, 'important');
    worldOf(context).arrive({ alertCode: opensByItself });
    const notice = await pageOf(context).findByText(/ terbuka otomatis$/, {}, patient);
    await waitFor(() => expect(isUncovered(notice)).toBe(true));
  },
};

/** Where everything in the sheet is, except what waits. */
const placesIn = (sheet: HTMLElement): readonly string[] =>
  [...sheet.querySelectorAll<HTMLElement>('button, h2, h3, textarea')]
    .filter((element) => element.closest('[data-waiting-bar]') === null)
    .map((element) => {
      const { left, top, width } = element.getBoundingClientRect();
      return [element.textContent, left, top, width].join(' ');
    });

/** AC-236: A bar above the content names an urgent arrival; nothing moves, and pressing it opens the alert. */
export const UrgentArrivalIsNamedAboveTheSheet: Story = {
  ...at('w360'),
  tags: ['behaviour'],
  play: async (context) => {
    const { sheet } = await openSheet(context);
    await within(sheet).findByRole('heading', { name: 'History' }, patient);
    const before = placesIn(sheet);
    const shown = idOf(sheet);
    const { id, vehicle } = worldOf(context).arrive({ alertCode: 49 });
    const bar = await within(sheet).findByRole('button', { name: /^Show / }, patient);
    await expect(bar).toHaveTextContent(vehicle.licensePlate);
    await expect(isUncovered(bar)).toBe(true);
    await expect(bar.getBoundingClientRect().height).toBe(44);
    await expect(placesIn(sheet)).toEqual(before);
    await expect(sheet.scrollWidth).toBeLessThanOrEqual(sheet.clientWidth);
    await expect(idOf(sheet)).toBe(shown);
    await expect(worldOf(context).alert(id)?.read).toBe(false);
    await userEvent.click(bar);
    await waitFor(() => expect(idOf(sheet)).toBe(id), patient);
    await waitFor(() => expect(worldOf(context).alert(id)?.read).toBe(true), patient);
  },
};

/** AC-397: A tap on the bar that has just appeared under the finger does not leave the alert; the next one does. */
export const TapOnTheBarThatJustCame: Story = {
  ...at('w360'),
  tags: ['behaviour'],
  play: async (context) => {
    const { sheet } = await openSheet(context);
    await within(sheet).findByRole('heading', { name: 'History' }, patient);
    const shown = idOf(sheet);
    const barIn = () => sheet.querySelector('[data-waiting-bar]');
    const tapped = tapOnceThere(sheet, barIn);
    const { id } = worldOf(context).arrive({ alertCode: 49 });
    await tapped;
    await expect(idOf(sheet)).toBe(shown);
    await waitFor(async () => {
      await tap(barIn() as Element);
      await expect(idOf(sheet)).toBe(id);
    }, patient);
  },
};

export const UrgentArrivalInIndonesianAndDark: Story = {
  ...at('w360', { locale: 'id', theme: 'dark' }),
  tags: ['behaviour'],
  play: async (context) => {
    const { sheet } = await openSheet(context);
    worldOf(context).arrive({ alertCode: opensByItself });
    worldOf(context).arrive({ alertCode: 49 });
    await within(sheet).findByRole('button', { name: /peringatan lain menunggu$/ }, patient);
    await expect(sheet.scrollWidth).toBeLessThanOrEqual(sheet.clientWidth);
  },
};

/** AC-396: One bar names event and plate, and holds the steps; nothing in it is cut or covered. */
export const StepsAreInTheBar: Story = {
  ...at('w360', { locale: 'id' }),
  play: async (context) => {
    const { sheet } = await openSheet(context);
    const bar = sheet.querySelector('[data-preview-bar]') as HTMLElement;
    const plate = worldOf(context).alert(idOf(sheet))?.vehicle.licensePlate ?? '';
    await expect(within(sheet).getAllByText(plate)).toHaveLength(1);
    await expect(isUncovered(within(bar).getByText(plate))).toBe(true);
    const buttons = within(bar).getAllByRole('button');
    await expect(buttons).toHaveLength(3);
    for (const button of buttons) {
      await expect(isUncovered(button)).toBe(true);
      const { width, height } = button.getBoundingClientRect();
      await expect([width, height]).toEqual([44, 44]);
    }
    await expect(bar.scrollWidth).toBeLessThanOrEqual(bar.clientWidth);
    const place = within(bar).getByText(/^1 \/ \d+$/);
    const { right } = place.getBoundingClientRect();
    await expect(right).toBeLessThanOrEqual(
      (buttons[0] as HTMLElement).getBoundingClientRect().left,
    );
  },
};

/** AC-237: The sheet steps through the list as it was, whatever arrives or opens by itself. */
export const StepsThroughTheListItStartedWith: Story = {
  ...at('w360'),
  tags: ['behaviour'],
  play: async (context) => {
    const { rows, sheet } = await openSheet(context);
    const ids = rows.map(alertIdOf);
    const next = within(sheet).getByRole('button', { name: 'Next alert' });
    const previous = within(sheet).getByRole('button', { name: 'Previous alert' });
    const place = within(sheet).getByText(/^Alert 1 of \d+$/).textContent;
    const total = place?.split(' ').at(-1);
    await userEvent.click(next);
    await within(sheet).findByText(`Alert 2 of ${total}`);
    worldOf(context).arrive({ alertCode: 50 });
    worldOf(context).arrive({ alertCode: opensByItself });
    await within(sheet).findByRole('button', { name: /^Show / }, patient);
    await within(sheet).findByText(`Alert 2 of ${total}`);
    await userEvent.click(previous);
    await waitFor(() => expect(idOf(sheet)).toBe(ids[0]));
    await userEvent.click(previous);
    const end = 'This is the newest alert of its list';
    await expect((await pageOf(context).findAllByText(end)).length).toBeGreaterThan(0);
    await expect(idOf(sheet)).toBe(ids[0]);
    await userEvent.click(next);
    await userEvent.click(next);
    await waitFor(() => expect(idOf(sheet)).toBe(ids[2]));
    await within(sheet).findByText(`Alert 3 of ${total}`);
  },
};

/** AC-237: Also where there is no list, which would hold its rows below the sheet. */
export const StepsWithoutAList: Story = {
  ...at('w360'),
  args: { display: 'hidden' },
  tags: ['behaviour'],
  play: async (context) => {
    await pageOf(context).findByRole('button', { name: /^Alert centre, \d/ }, patient);
    worldOf(context).arrive({ alertCode: opensByItself });
    const show = await pageOf(context).findByRole('button', { name: 'Show' }, patient);
    await userEvent.click(show);
    await waitFor(() => expect(windowsOf(context)).toHaveLength(1), patient);
    const sheet = topOf(context);
    const place = await within(sheet).findByText(/^Alert \d+ of \d+$/, {}, patient);
    const before = place.textContent;
    // Another emergency, which the list has above the first one.
    worldOf(context).arrive({ alertCode: opensByItself });
    await within(sheet).findByRole('button', { name: /^Show / }, patient);
    await expect(within(sheet).getByText(/^Alert \d+ of \d+$/)).toHaveTextContent(before ?? '');
  },
};
