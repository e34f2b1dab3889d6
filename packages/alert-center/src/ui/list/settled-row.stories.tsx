import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import type { MemoryAlertSource, MemoryWorld } from '../../adapters/memory/index.ts';
import { sayYes } from '../../testing/stories/confirm-dialog.ts';
import { pageOf, previewParameters, rowsOf } from '../../testing/stories/preview-page.ts';
import { storyWorld } from '../../testing/stories/story-world.ts';
import { AlertCenter } from '../alert-center/alert-center.tsx';

const meta = {
  title: 'Alert centre/Settled row',
  component: AlertCenter,
  loaders: [storyWorld],
  parameters: previewParameters,
  args: { source: undefined as never, display: 'inline' },
  render: (args, { loaded }) => (
    <div style={{ width: 420, height: 700 }}>
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
  play: async (context) => {
    const [button] = await rowsOf(context, 'urgent', 1);
    const row = button?.closest('li') as HTMLElement;
    button?.focus();
    const before = within(row).getByRole('button', { name: /^Mark resolved/ });
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
  play: async (context) => {
    const [button] = await rowsOf(context);
    button?.focus();
    await userEvent.keyboard('r');
    await sayYes(pageOf(context), 'Tandai selesai?');
    await within(button?.closest('li') as HTMLElement).findByText(/^Selesai/);
  },
};

const oneAlert = (world: MemoryWorld): void => void world.arrive({ alertCode: 8 });

/** AC-354: Settled as the last row of a list of unresolved alerts, it leaves the focus in the panel. */
export const FocusSurvivesLastRow: Story = {
  parameters: { world: { scenario: 'empty', prepare: oneAlert } },
  play: async (context) => {
    const page = pageOf(context);
    const row = await page.findByRole('button', { name: /^Urgent, Unread Over speed limit/ });
    const isHeld = (): boolean =>
      document.activeElement !== document.body && document.activeElement !== null;
    await userEvent.click(page.getByRole('switch', { name: /^Unresolved only/ }));
    row.focus();
    await userEvent.keyboard('r');
    await sayYes(page, 'Mark as resolved?');
    // A settled row may stay while the user is in the list.
    const unsettled = '[data-attention="unread"], [data-attention="read"]';
    await waitFor(() => expect(context.canvasElement.querySelector(unsettled)).toBeNull());
    await waitFor(() => expect(isHeld()).toBe(true));
  },
};
