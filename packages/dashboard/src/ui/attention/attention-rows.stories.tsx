import { flushMicrotasks } from '@pantau/core/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import type { TileName } from '../../engine/tile/tile-name.ts';
import { company } from '../../testing/dashboard-story.ts';
import { newAlert, storyNow } from '../../testing/story-fleet.ts';
import { Dashboard } from '../dashboard/dashboard.tsx';

type Company = ReturnType<typeof company>;

const initial = company();

const meta = {
  title: 'Dashboard/Needs attention',
  component: Dashboard,
  parameters: { pantau: initial.pantau },
  args: { source: initial.source, onOpenAlert: fn(), onOpenAlerts: fn() },
} satisfies Meta<typeof Dashboard>;

export default meta;
type Story = StoryObj<typeof meta>;

const rowsIn = (band: HTMLElement): readonly HTMLElement[] =>
  [...band.querySelectorAll<HTMLElement>('[data-alert-id]')].filter((row) => row.checkVisibility());

const bandOf = (root: HTMLElement): Promise<HTMLElement> =>
  within(root).findByRole('region', { name: /^(Perlu perhatian|Needs attention)$/ });

const isWhole = (element: Element): boolean => {
  const { left, right, top, bottom } = element.getBoundingClientRect();
  const lines = (element.parentElement as Element).getBoundingClientRect();
  return (
    element.scrollWidth <= element.clientWidth + 1 &&
    left >= lines.left &&
    right <= lines.right + 0.5 &&
    top >= lines.top - 1 &&
    bottom <= lines.bottom + 1
  );
};

/** The rows with the longest events, which a phone shows because they are the oldest. */
function longest(): Company {
  const own = company();
  own.source.world.alerts.splice(0, 3);
  return own;
}

/** Every row shows its event and its age in full, and the driver by first name and initial. */
const atWidth = (width: number, globals: Record<string, string>): Story => {
  const own = longest();
  return {
    globals,
    args: { source: own.source },
    parameters: { pantau: { ...own.pantau, width } },
    async play({ canvasElement }) {
      const band = await bandOf(canvasElement);
      await waitFor(() => expect(rowsIn(band)).toHaveLength(4));
      for (const row of rowsIn(band)) {
        const [event] = row.querySelectorAll('[class*="event"]');
        const time = row.querySelector('time');
        await expect(isWhole(event as Element)).toBe(true);
        await expect(isWhole(time as Element)).toBe(true);
        await expect(row).not.toHaveTextContent(/Kurnia|Prasetyo/);
      }
      await expect(rowsIn(band)[1]).toHaveTextContent('Dedi K., Jl. Soekarno-Hatta');
    },
  };
};

/** AC-543: On a phone 360 px wide. */
export const Phone = atWidth(328, { locale: 'id' });
/** AC-543: On a phone 390 px wide, in English, dark. */
export const PhoneInEnglishDark = atWidth(358, { locale: 'en', theme: 'dark' });
/** AC-543: In the narrow columns of a wide page. */
export const ThreeColumns = atWidth(1_120, { locale: 'id' });

function changing() {
  const own = company();
  const listeners = new Set<(tile: TileName) => void>();
  const report = async (): Promise<void> => {
    for (const listener of listeners) listener('attention');
    await own.clock.advance(1_000);
    await flushMicrotasks();
  };
  return {
    own,
    args: {
      source: own.source,
      changes(onChange: (tile: TileName) => void) {
        listeners.add(onChange);
        return () => listeners.delete(onChange);
      },
    },
    arrive(licensePlate: string, minutesAgo: number): Promise<void> {
      const createdOn = storyNow - minutesAgo * 60_000;
      own.source.world.alerts.push({ ...newAlert(createdOn), id: licensePlate, licensePlate });
      return report();
    },
    settleAll(): Promise<void> {
      own.source.world.alerts.splice(0);
      return report();
    },
  };
}

const texts = {
  en: { show: 'Show 2 changes in the list', shown: '2 changes' },
  id: { show: 'Tampilkan 2 perubahan di daftar', shown: '2 perubahan' },
};

const changesByKey = (locale: keyof typeof texts, theme: string): Story => {
  const { own, args, arrive } = changing();
  return {
    globals: { locale, theme },
    args,
    parameters: { pantau: { ...own.pantau, width: 740 } },
    async play({ canvasElement }) {
      const band = await bandOf(canvasElement);
      const buttons = () => rowsIn(band).map((row) => row.firstElementChild as HTMLElement);
      const focused = () => canvasElement.ownerDocument.activeElement;
      await waitFor(() => expect(buttons().length).toBeGreaterThan(4));
      buttons()[0]?.focus();
      await userEvent.keyboard('{End}');
      await expect(focused()).toBe(buttons().at(-1));
      await userEvent.keyboard('{ArrowUp}{ArrowDown}{Home}{ArrowDown}');
      await expect(focused()).toBe(buttons()[1]);

      const before = rowsIn(band);
      const tops = before.map((row) => row.getBoundingClientRect().top);
      await arrive('B 1 OLD', 2_000);
      await arrive('B 2 OLD', 1_900);
      const button = await within(band).findByRole('button', { name: texts[locale].show });
      await expect(within(button).getByText(texts[locale].shown)).toBeVisible();
      await expect(within(button).getByText('.')).toBeVisible();
      const { left, right, top, bottom } = button.getBoundingClientRect();
      for (const x of [left + 4, (left + right) / 2, right - 4]) {
        const above = canvasElement.ownerDocument.elementFromPoint(x, (top + bottom) / 2);
        await expect(button).toContainElement(above as HTMLElement);
      }
      await expect(rowsIn(band)).toEqual(before);
      await expect(before.map((row) => row.getBoundingClientRect().top)).toEqual(tops);

      await userEvent.keyboard('.');
      await waitFor(() => expect(buttons()[0]).toHaveTextContent('B 1 OLD'));
      await expect(focused()).toBe(buttons()[0]);
      await expect(button).not.toBeInTheDocument();
    },
  };
};

/** AC-439, AC-542: What changed while the rows are in use is stated, and shown with a key. */
export const ChangesByKey = { ...changesByKey('en', 'light'), tags: ['behaviour'] };
export const ChangesByKeyInIndonesianDark = { ...changesByKey('id', 'dark'), tags: ['behaviour'] };

const pointed = changing();
/** AC-439: The button shows the changes to a pointer too, and the focus stays in the list. */
export const ChangesByPointer: Story = {
  args: pointed.args,
  parameters: { pantau: { ...pointed.own.pantau, width: 358 } },
  tags: ['behaviour'],
  async play({ canvasElement }) {
    const band = await bandOf(canvasElement);
    await waitFor(() => expect(rowsIn(band)).toHaveLength(4));
    await userEvent.hover(rowsIn(band)[0]?.firstElementChild as Element);
    await pointed.arrive('B 1 OLD', 2_000);
    const name = 'Show 1 change in the list';
    await userEvent.click(await within(band).findByRole('button', { name }));
    await waitFor(() => expect(rowsIn(band)[0]).toHaveTextContent('B 1 OLD'));
    await expect(rowsIn(band)[0]).toContainElement(
      canvasElement.ownerDocument.activeElement as HTMLElement,
    );
  },
};

const settled = changing();
/** DB-30: Rows that are in use go at once when nothing needs attention any more. */
export const NothingLeft: Story = {
  args: settled.args,
  parameters: { pantau: { ...settled.own.pantau, width: 740 } },
  tags: ['behaviour'],
  async play({ canvasElement }) {
    const band = await bandOf(canvasElement);
    await waitFor(() => expect(rowsIn(band).length).toBeGreaterThan(4));
    await userEvent.hover(rowsIn(band)[0]?.firstElementChild as Element);
    (rowsIn(band)[0]?.firstElementChild as HTMLElement).focus();
    await settled.settleAll();
    await within(band).findByText('Nothing needs attention');
    await expect(rowsIn(band)).toEqual([]);
  },
};
