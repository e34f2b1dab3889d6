import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, fn, userEvent, waitFor, within } from 'storybook/test';
import type { MemoryAlertSource } from '../../adapters/memory/index.ts';
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
import { worldOf } from '../../testing/stories/story-frame.tsx';
import { storyWorld } from '../../testing/stories/story-world.ts';
import { AlertCenter } from '../alert-center/alert-center.tsx';

const meta = {
  title: 'Alert centre/Preview sheets',
  component: AlertCenter,
  loaders: [storyWorld],
  globals: { viewport: { value: 'w1440' } },
  parameters: previewParameters,
  args: { source: undefined as never, display: 'inline', onAlertOpen: fn(), onAutoPopup: fn() },
  render: (args, { loaded }) => (
    <div style={{ width: 420, maxWidth: '100%', height: 700, marginInlineStart: 'auto' }}>
      <AlertCenter {...args} source={loaded['alerts'] as MemoryAlertSource} />
    </div>
  ),
} satisfies Meta<typeof AlertCenter>;

export default meta;
type Story = StoryObj<typeof meta>;
type PlayContext = Parameters<NonNullable<Story['play']>>[0];

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

export const SheetInIndonesianAndDark: Story = {
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
  parameters: { pantau: { ...previewParameters.pantau, store: leftOpen('1057', newest, '1058') } },
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
