import { PantauError } from '@pantau/core';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { type MemoryWorld, demoUsers } from '../../adapters/memory/index.ts';
import { listsLoaded } from '../../testing/stories/lists-loaded.ts';
import { StoryFrame, worldOf } from '../../testing/stories/story-frame.tsx';
import { sayYes } from '../../testing/stories/confirm-dialog.ts';
import { storyUser, storyWorld } from '../../testing/stories/story-world.ts';
import { AlertPanel } from '../panel/alert-panel.tsx';

const timeZone = 'Asia/Jakarta';
const SECOND_MS = 1_000;

/** `count` unresolved urgent alerts, a minute apart. */
const open = (count: number) => (world: MemoryWorld) => {
  const now = world.clock.now();
  for (let index = 0; index < count; index += 1) {
    world.arrive({ alertCode: 8, createdOn: now - (index + 1) * 60 * SECOND_MS });
  }
  for (let index = 0; index < 3; index += 1) {
    world.arrive({ alertCode: 15, createdOn: now - (index + 2) * 90 * SECOND_MS });
  }
};

const meta = {
  title: 'Alert centre/Bulk/Actions',
  component: AlertPanel,
  loaders: [storyWorld],
  parameters: {
    pantau: { user: storyUser(), timeZone, width: 420 },
    world: { scenario: 'empty', prepare: open(8) },
  },
  args: { display: 'inline' },
  render: (args, { loaded }) => (
    <StoryFrame loaded={loaded} onSeeOther={() => undefined}>
      <div style={{ height: 720 }}>
        <AlertPanel {...args} />
      </div>
    </StoryFrame>
  ),
} satisfies Meta<typeof AlertPanel>;

export default meta;
type Story = StoryObj<typeof meta>;
type PlayContext = Parameters<NonNullable<Story['play']>>[0];

const patient = { timeout: 15_000 };

/** Visible text, without the same text in live regions. */
const findToast = async (page: ReturnType<typeof within>, text: string | RegExp) =>
  within(await page.findByRole('region', { name: 'Notices' }, patient)).findByText(
    text,
    {},
    patient,
  );

const rowsOf = (canvasElement: HTMLElement): readonly HTMLElement[] => [
  ...canvasElement.querySelectorAll<HTMLElement>('[data-alert-id] > button'),
];
const idOf = (row: HTMLElement | undefined): string =>
  row?.closest<HTMLElement>('[data-alert-id]')?.dataset['alertId'] ?? '';

async function loaded(context: PlayContext) {
  const { canvasElement } = context;
  await listsLoaded(canvasElement);
  const page = within(canvasElement.ownerDocument.body as HTMLElement);
  return { page, rows: rowsOf(canvasElement), world: worldOf(context) };
}

/** Selects rows by keyboard, from the first. */
async function selectRows(rows: readonly HTMLElement[], count: number): Promise<void> {
  for (const row of rows.slice(0, count)) {
    row.focus();
    await userEvent.keyboard('x');
    // The handler of the first key loads lazily.
    await waitFor(() => expect(row.closest('li')).toHaveAttribute('data-selected'), patient);
  }
}

const barOf = async ({ page }: Awaited<ReturnType<typeof loaded>>, name = 'Selected alerts') =>
  within(await page.findByRole('region', { name }, patient));

export const ThreeSelected: Story = {
  play: async (context) => {
    const panel = await loaded(context);
    await selectRows(panel.rows, 3);
    const bar = await barOf(panel);
    await expect(await bar.findByText('3 selected')).toBeVisible();
    await expect(panel.rows[2]).toHaveFocus();
  },
};

export const ThreeSelectedDarkInIndonesian: Story = {
  globals: { locale: 'id', theme: 'dark' },
  play: async (context) => {
    const panel = await loaded(context);
    await selectRows(panel.rows, 3);
    const bar = await barOf(panel, 'Peringatan terpilih');
    await expect(await bar.findByText('3 dipilih')).toBeVisible();
  },
};

export const At360: Story = {
  globals: { locale: 'id' },
  parameters: { pantau: { user: storyUser(), timeZone, width: 360, flush: true } },
  play: async (context) => {
    const panel = await loaded(context);
    await selectRows(panel.rows, 2);
    const bar = await barOf(panel, 'Peringatan terpilih');
    await expect(await bar.findByRole('button', { name: 'Alarm palsu' })).toBeVisible();
  },
};

/** With hundreds selected and long texts, the number stands alone and every button stays in the bar. */
export const AllSelectedAt360: Story = {
  ...At360,
  parameters: { ...At360.parameters, world: { scenario: 'empty', prepare: open(1_200) } },
  play: async (context) => {
    const panel = await loaded(context);
    await selectRows(panel.rows, 1);
    const bar = await barOf(panel, 'Peringatan terpilih');
    await userEvent.click(bar.getByRole('button', { name: '1 dipilih' }));
    await userEvent.click((await panel.page.findAllByRole('menuitem', {}, patient))[0] as Element);
    const count = await bar.findByRole('button', { name: 'Semua 1.200 mendesak' }, patient);
    const edges = (count.closest('[part]') as HTMLElement).getBoundingClientRect();
    for (const button of bar.getAllByRole('button')) {
      const at = button.getBoundingClientRect();
      await expect(at.right).toBeLessThanOrEqual(edges.right - 4);
      await expect(at.left).toBeGreaterThanOrEqual(edges.left + 4);
    }
  },
};

export const CoversNoList: Story = {
  parameters: { world: { scenario: 'busy' } },
  tags: ['behaviour'],
  play: async (context) => {
    const panel = await loaded(context);
    await selectRows(panel.rows, 1);
    const bar = await barOf(panel);
    const count = await bar.findByText('1 selected');
    const heads = panel.page.getAllByRole('heading', { level: 3 });
    const scrollers = heads.map((head) => head.parentElement?.parentElement as HTMLElement);
    await waitFor(async () => {
      const { top } = count.getBoundingClientRect();
      for (const list of scrollers) {
        await expect(list.getBoundingClientRect().bottom).toBeLessThanOrEqual(top);
      }
    });
    await expect(panel.page.queryByRole('button', { name: 'See other notifications' })).toBeNull();
  },
};

export const ResolvesAndUndoesTogether: Story = {
  tags: ['behaviour'],
  play: async (context) => {
    const panel = await loaded(context);
    const { page, rows, world } = panel;
    const ids = rows.slice(0, 3).map(idOf);
    const isResolved = () => ids.map((id) => world.alert(id)?.resolved);
    await selectRows(rows, 3);
    const bar = await barOf(panel);
    await userEvent.click(await bar.findByRole('button', { name: 'Resolve' }));
    await sayYes(page, 'Mark 3 alerts as resolved?');
    await waitFor(() => expect(isResolved()).toEqual([true, true, true]), patient);
    await findToast(page, '3 alerts marked resolved');
    await waitFor(() => expect(page.queryByText('3 selected')).toBeNull());
    await waitFor(() =>
      expect(context.canvasElement.ownerDocument.activeElement).not.toBe(
        context.canvasElement.ownerDocument.body,
      ),
    );
    await userEvent.click(page.getByRole('button', { name: 'Undo' }));
    await waitFor(() => expect(isResolved()).toEqual([false, false, false]), patient);
    await findToast(page, '3 alerts are unresolved again');
  },
};

export const SomeFailed: Story = {
  parameters: { world: { scenario: 'empty', prepare: open(130) } },
  play: async (context) => {
    const panel = await loaded(context);
    const { page, world, rows } = panel;
    await selectRows(rows, 1);
    const bar = await barOf(panel);
    await userEvent.click(await bar.findByRole('button', { name: '1 selected' }));
    await userEvent.click(await page.findByRole('menuitem', { name: /^All unresolved urgent/ }));
    await bar.findByRole('button', { name: 'All 130 urgent' }, patient);
    const mine = world.alerts().filter((alert) => alert.alertCode === 8);
    world.dropMessages(1);
    world.resolveAs(demoUsers.dispatcher, [mine[120]?.id ?? '']);
    const error = new PantauError('conflict', { serverMessage: 'Kendaraan sedang dipindahkan' });
    world.failNext('act', error);
    await userEvent.click(bar.getByRole('button', { name: 'Resolve' }));
    await sayYes(page, 'Mark 130 alerts as resolved?');
    const result = within(
      await page.findByRole('region', { name: '29 changed, 101 not changed' }, patient),
    );
    await expect(result.getAllByText('Kendaraan sedang dipindahkan').length).toBe(50);
    await expect(result.getByText('100 could not be changed')).toBeVisible();
    await expect(result.getByText('Resolved by Budi Santoso')).toBeInTheDocument();
    await expect(await bar.findByText('100 selected')).toBeVisible();
  },
};

export const RetriesFailed: Story = {
  tags: ['behaviour'],
  play: async (context) => {
    const panel = await loaded(context);
    const { page, world, rows } = panel;
    await selectRows(rows, 2);
    world.failNext('act', new PantauError('timeout'));
    const bar = await barOf(panel);
    await userEvent.click(await bar.findByRole('button', { name: 'Resolve' }));
    await sayYes(page, 'Mark 2 alerts as resolved?');
    const result = within(
      await page.findByRole('region', { name: '0 changed, 2 not changed' }, patient),
    );
    await expect(result.getAllByText('The server is not responding. Try again.')).toHaveLength(2);
    await userEvent.click(result.getByRole('button', { name: 'Try 2 again' }));
    await waitFor(() => expect(world.alert(idOf(rows[0]))?.resolved).toBe(true), patient);
    await waitFor(
      () => expect(page.queryByText('Failed alerts stay selected')).toBeNull(),
      patient,
    );
    await expect(page.queryByText('2 selected')).toBeNull();
  },
};

export const SomeFailedInIndonesianAt360: Story = {
  ...SomeFailed,
  globals: { locale: 'id', theme: 'dark' },
  parameters: {
    pantau: { user: storyUser(), timeZone, width: 360, flush: true },
    world: { scenario: 'empty', prepare: open(8) },
  },
  play: async (context) => {
    const panel = await loaded(context);
    const { page, world, rows } = panel;
    await selectRows(rows, 4);
    world.dropMessages(1);
    world.resolveAs(demoUsers.dispatcher, [idOf(rows[0])]);
    world.failNext('act', new PantauError('server', { serverMessage: 'Basis data sedang sibuk' }));
    const bar = await barOf(panel, 'Peringatan terpilih');
    await userEvent.click(await bar.findByRole('button', { name: 'Selesai' }));
    await sayYes(page, 'Tandai 4 peringatan selesai?');
    await page.findByRole('region', { name: '0 diubah, 4 tidak diubah' }, patient);
  },
};

export const StopsProgress: Story = {
  parameters: { world: { scenario: 'empty', prepare: open(340) } },
  loaders: [
    (context) =>
      storyWorld({
        ...context,
        parameters: { world: { ...context.parameters['world'], latencyMs: 400 } },
      }),
  ],
  tags: ['behaviour'],
  play: async (context) => {
    const panel = await loaded(context);
    const { page, world, rows } = panel;
    await selectRows(rows, 1);
    const bar = await barOf(panel);
    await userEvent.click(await bar.findByRole('button', { name: '1 selected' }));
    await userEvent.click(await page.findByRole('menuitem', { name: /^All unresolved urgent/ }));
    await bar.findByRole('button', { name: 'All 340 urgent' }, { timeout: 10_000 });
    await userEvent.click(bar.getByRole('button', { name: 'Resolve' }));
    await sayYes(page, 'Mark 340 alerts as resolved?');
    const progress = await bar.findByRole('progressbar', { name: /^Marking resolved/ }, patient);
    await waitFor(() => expect(bar.getByRole('button', { name: 'Stop' })).toHaveFocus());
    await waitFor(() => expect(progress).toHaveAttribute('aria-valuenow', '100'), patient);
    await userEvent.click(bar.getByRole('button', { name: 'Stop' }));
    await page.findByText('140 not sent: stopped', {}, patient);
    const resolved = world.alerts().filter((alert) => alert.resolved).length;
    await expect(resolved).toBe(200);
    await expect(await bar.findByText('140 selected')).toBeVisible();
  },
};

export const OneNoteForMany: Story = {
  tags: ['behaviour'],
  play: async (context) => {
    const panel = await loaded(context);
    const { page, rows, world } = panel;
    await selectRows(rows, 2);
    rows[0]?.focus();
    await userEvent.keyboard('n');
    const dialog = within(
      await page.findByRole('dialog', { name: 'Add the same note to 2 alerts' }, patient),
    );
    const note = dialog.getByRole('textbox', { name: /^Note/ });
    await expect(note).toHaveFocus();
    await userEvent.keyboard('rjx  ');
    await userEvent.clear(note);
    await userEvent.type(note, '   ');
    await expect(await dialog.findByText('Note is required')).toBeVisible();
    await userEvent.clear(note);
    await userEvent.type(note, 'Called the drivers');
    await userEvent.click(dialog.getByRole('button', { name: 'Save on 2 alerts' }));
    await waitFor(async () => {
      const notes = rows.slice(0, 2).map((row) => world.alert(idOf(row))?.lastNote?.text);
      void expect(notes).toEqual(['Called the drivers', 'Called the drivers']);
    }, patient);
    await findToast(page, 'Note saved on 2 alerts');
  },
};

/** AC-38, AC-291 */
export const FalseAlertsRequireReason: Story = {
  tags: ['behaviour'],
  play: async (context) => {
    const panel = await loaded(context);
    const { page, rows, world } = panel;
    await selectRows(rows, 3);
    await userEvent.keyboard('f');
    const dialog = within(
      await page.findByRole('dialog', { name: 'Mark 3 alerts as false alerts?' }, patient),
    );
    await userEvent.click(dialog.getByRole('radio', { name: 'Other reason' }));
    const reason = dialog.getByRole('textbox', { name: /Other reason/ });
    await userEvent.type(reason, ' ');
    await expect(dialog.getByText('Other reason is required')).toBeVisible();
    await userEvent.click(reason);
    await userEvent.paste('x'.repeat(301));
    await expect(dialog.getByText('At most 300 characters')).toBeVisible();
    await userEvent.clear(reason);
    await userEvent.type(reason, 'Lens was dirty');
    await userEvent.click(dialog.getByRole('button', { name: 'Mark 3 as false alerts' }));
    await waitFor(async () => {
      const marks = rows.slice(0, 3).map((row) => world.alert(idOf(row))?.falseAlert);
      void expect(marks).toEqual([true, true, true]);
    }, patient);
  },
};

export const EscapeClearsSelection: Story = {
  tags: ['behaviour'],
  play: async (context) => {
    const panel = await loaded(context);
    await selectRows(panel.rows, 2);
    const bar = await barOf(panel);
    (await bar.findByRole('button', { name: 'Resolve' })).focus();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(panel.page.queryByText('2 selected')).toBeNull());
    await waitFor(() => expect(panel.rows[0]).toHaveFocus());
  },
};
