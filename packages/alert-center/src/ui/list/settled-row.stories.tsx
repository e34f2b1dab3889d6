import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import {
  type MemoryAlertSource,
  type MemoryWorld,
  demoUsers,
} from '../../adapters/memory/index.ts';
import { targetAlerts } from '../../engine/alert/action-target.ts';
import { sayYes } from '../../testing/stories/confirm-dialog.ts';
import { pageOf, previewParameters, rowsOf } from '../../testing/stories/preview-page.ts';
import { storyWorld } from '../../testing/stories/story-world.ts';
import { worldOf } from '../../testing/stories/story-frame.tsx';
import { AlertCenter } from '../alert-center/alert-center.tsx';

const meta = {
  title: 'Alert centre/List/Settled row',
  id: 'alert-centre-settled-row',
  component: AlertCenter,
  loaders: [storyWorld],
  parameters: previewParameters,
  args: { source: undefined as never, display: 'inline' },
  render: (args, { loaded }) => (
    <div style={{ width: 420, maxWidth: '100%', height: 700 }}>
      <AlertCenter {...args} source={loaded['alerts'] as MemoryAlertSource} />
    </div>
  ),
} satisfies Meta<typeof AlertCenter>;

export default meta;
type Story = StoryObj<typeof meta>;

const atALongPlace = (world: MemoryWorld): void =>
  void world.arrive({ alertCode: 8, address: 'Jl. Raya Gempol–Pasuruan KM 112, Kab. Pasuruan' });

/** AC-352, AC-354, AC-436: The focused row shows who has settled it, and its own action covers its age only. */
export const FocusedRowShowsWho: Story = {
  parameters: { world: { scenario: 'empty', prepare: atALongPlace } },
  tags: ['behaviour'],
  play: async (context) => {
    const [button] = await rowsOf(context, 'urgent', 1);
    const row = button?.closest('li') as HTMLElement;
    button?.focus();
    const before = await within(row).findByRole('button', { name: /^Mark resolved/ });
    await userEvent.keyboard('r');
    await sayYes(pageOf(context), 'Mark as resolved?');
    const who = await within(row).findByText(/^Resolved, /);
    const again = within(row).getByRole('button', { name: /^Check again/ });
    await waitFor(() => expect(row.contains(document.activeElement)).toBe(true));
    await expect(again).not.toBe(before);
    const facts = who.parentElement?.parentElement as HTMLElement;
    await waitFor(() => expect(getComputedStyle(facts).opacity).toBe('1'));
    await expect(getComputedStyle(again.parentElement as HTMLElement).opacity).toBe('1');
    const action = again.getBoundingClientRect();
    await expect(action.bottom).toBeLessThanOrEqual(who.getBoundingClientRect().top + 2);
    const texts = [...(button as HTMLElement).querySelectorAll('span:not(:has(*))')].filter(
      ({ textContent }) => textContent !== '',
    );
    await expect(texts.at(-1)).toHaveTextContent(/^Jl\. Raya Gempol/);
    for (const text of texts) {
      const { right, bottom } = text.getBoundingClientRect();
      const isBelow = bottom > action.bottom + 2;
      const end = isBelow ? who.getBoundingClientRect().left : action.left;
      await expect(right).toBeLessThanOrEqual(end);
    }
  },
};

export const FocusedRowShowsWhoInIndonesianDark: Story = {
  globals: { locale: 'id', theme: 'dark' },
  tags: ['behaviour'],
  play: async (context) => {
    const [button] = await rowsOf(context);
    button?.focus();
    await userEvent.keyboard('r');
    await sayYes(pageOf(context), 'Tandai selesai?');
    await within(button?.closest('li') as HTMLElement).findByText(/^Selesai/);
  },
};

const oneAlert = (world: MemoryWorld): void => void world.arrive({ alertCode: 8 });

/** AC-354: When a colleague settles the last row of a list of unresolved alerts, the focus stays in the panel. */
export const FocusSurvivesLastRow: Story = {
  parameters: { world: { scenario: 'empty', prepare: oneAlert } },
  tags: ['behaviour'],
  play: async (context) => {
    const page = pageOf(context);
    const world = worldOf(context);
    const row = await page.findByRole('button', { name: /^Urgent, Unread Over speed limit/ });
    const toggle = page.getByRole('switch', { name: /^Unresolved only/ });
    await userEvent.click(toggle);
    // The focus of a pointer that has left does not hold the list.
    await userEvent.pointer([{ keys: '[MouseLeft>]', target: row }]);
    await userEvent.unhover(row);
    await expect(row).toHaveFocus();
    world.act(demoUsers.dispatcher, { type: 'resolve' }, targetAlerts(world.alerts()));
    await waitFor(() => expect(row).not.toBeInTheDocument(), { timeout: 20_000 });
    await waitFor(() => expect(document.activeElement).not.toBe(document.body));
    await expect(context.canvasElement).toContainElement(document.activeElement as HTMLElement);
  },
};

const who = { ...demoUsers.dispatcher, fullname: 'Muhammad Kusumawardhana Hidayatullah' };
const busy = { alertCode: 117, alertTrigger: 101_520, alertRuleIds: ['11'] };

/** Long names, values and places, all of them settled. */
function longWords(world: MemoryWorld): void {
  const driver = { driverId: '1', fullname: 'Bartholomeus Simanungkalit' };
  const place = { address: 'Jl. Raya Gempol–Pasuruan KM 112, Kab. Pasuruan' };
  const resolved = [
    { ...busy, ...place },
    { ...busy, driver, ...place },
    { alertCode: 8, ...place },
  ];
  const ids = resolved.map((alert) => world.arrive(alert).id);
  world.resolveAs(who, ids);
}

const boxOf = (element: Element): DOMRect => element.getBoundingClientRect();
const isWhole = (element: Element): boolean => element.scrollWidth <= element.clientWidth + 1;

/**
 * AC-490: State and name are in full; what has no room is dropped as a whole, the place first.
 */
export const LongWords: Story = {
  globals: { locale: 'id' },
  parameters: { world: { scenario: 'empty', prepare: longWords } },
  play: async (context) => {
    const buttons = await rowsOf(context, 'urgent', 3);
    for (const button of buttons) {
      const row = button.closest('li') as HTMLElement;
      const outcome = await within(row).findByText('Selesai, Muhammad H.');
      const lines = button.lastElementChild as HTMLElement;
      const [first, second] = [...lines.children] as [HTMLElement, HTMLElement];
      const [plate, rest] = [...second.children] as [HTMLElement, HTMLElement];
      await expect(isWhole(outcome)).toBe(true);
      await expect(boxOf(outcome).right).toBeLessThanOrEqual(boxOf(row).right);
      await expect(isWhole(plate)).toBe(true);
      const shown = [...first.children, ...rest.children].filter(
        (text) => boxOf(text).top < boxOf(text.parentElement as Element).bottom - 2,
      );
      for (const text of shown) {
        const isPlace = text.textContent.startsWith('Jl.');
        await expect(isPlace || isWhole(text)).toBe(true);
        const isBeside = boxOf(text).bottom > boxOf(outcome).top + 3;
        if (isBeside) await expect(boxOf(text).right).toBeLessThanOrEqual(boxOf(outcome).left);
      }
      await expect(boxOf(plate).right).toBeLessThanOrEqual(boxOf(outcome).left);
    }
  },
};
export const LongWordsAt360: Story = {
  ...LongWords,
  render: (args, { loaded }) => (
    <div style={{ width: 360, height: 700 }}>
      <AlertCenter {...args} source={loaded['alerts'] as MemoryAlertSource} />
    </div>
  ),
};
