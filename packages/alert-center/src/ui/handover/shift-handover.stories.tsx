import { PantauError } from '@pantau/core';
import { scopes } from '@pantau/core/contract';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { type Mock, expect, fn, spyOn, userEvent, waitFor, within } from 'storybook/test';
import { internalsOf } from '../../adapters/memory/memory-world.ts';
import {
  type DemoUser,
  type MemoryHandover,
  type MemoryWorld,
  createMemoryHandover,
  demoUsers,
} from '../../adapters/memory/index.ts';
import { targetAlerts } from '../../engine/alert/action-target.ts';
import { isUnresolved } from '../../engine/alert/alert.ts';
import { type StoryContext, storyUser, storyWorld } from '../../testing/stories/story-world.ts';
import type { HandoverTarget } from './handover-links.ts';
import { ShiftHandover, type ShiftHandoverProps } from './shift-handover.tsx';

interface HandoverLoaded {
  readonly world: MemoryWorld;
  readonly source: MemoryHandover;
}

/** A world with its handover; `parameters.world` and `parameters.handover`. */
function handoverWorld(context: StoryContext): HandoverLoaded {
  const { world, user } = storyWorld(context).alerts;
  const source = createMemoryHandover({ world, user, latencyMs: 20 });
  const prepare = context.parameters['handover'] as
    ((source: MemoryHandover, world: MemoryWorld) => void) | undefined;
  prepare?.(source, world);
  return { world, source };
}

type Loaded = Readonly<Record<string, unknown>>;
const sourceOf = ({ loaded }: { readonly loaded: Loaded }) => loaded['source'] as MemoryHandover;
const worldOf = ({ loaded }: { readonly loaded: Loaded }) => loaded['world'] as MemoryWorld;

const { manager, dispatcher } = demoUsers;
const openAlerts = (world: MemoryWorld) => world.alerts().filter(isUnresolved);

/** A shift in which two people took, snoozed, noted and settled alerts. */
function work(world: MemoryWorld): void {
  const { handovers, snoozes } = internalsOf(world);
  handovers.record(dispatcher, {
    previousId: null,
    note: 'Truk B 9482 KXT menunggu derek di KM 57.\nPool Cikarang sudah diberi tahu.',
  });
  const [one, two, three, four, five, six] = openAlerts(world).slice(3);
  if (!one || !two || !three || !four || !five || !six) throw new Error('Too few open alerts');
  world.changeOwnerAs(dispatcher, dispatcher, [one.id, two.id]);
  world.changeOwnerAs(manager, manager, [three.id]);
  const note = (user: DemoUser, text: string, alert: typeof one): void =>
    void world.act(user, { type: 'note', text }, targetAlerts([alert]));
  note(dispatcher, 'Pengemudi sudah dihubungi, istirahat di rest area KM 72.', one);
  note(manager, 'Teknisi memeriksa kamera besok pagi.', three);
  const { vehicle } = four;
  if (four.alertCode !== 1)
    snoozes.start(manager, { ...vehicle, alertCode: four.alertCode, length: 'hour' });
  world.resolveAs(dispatcher, [five.id]);
  world.act(manager, { type: 'falseAlert', reason: 'Wrong detection' }, targetAlerts([six]));
  world.arrive({ alertCode: 51 });
}

const onOpen: Mock<(alert: HandoverTarget) => void> = fn();
const alertHref = ({ id }: HandoverTarget): string => `#/notification/${id}`;

const meta = {
  title: 'Alert centre/Handover/Shift',
  component: ShiftHandover,
  loaders: [handoverWorld],
  parameters: {
    pantau: { user: storyUser(), timeZone: 'Asia/Jakarta' },
    world: { prepare: work },
    rights: { canRecord: scopes.alertAction },
  },
  args: { source: {} as MemoryHandover, onOpen, alertHref } as ShiftHandoverProps,
  render: ({ source: _, ...args }, { loaded }) => (
    <ShiftHandover source={sourceOf({ loaded })} {...args} />
  ),
  beforeEach: () => void onOpen.mockClear(),
} satisfies Meta<typeof ShiftHandover>;

export default meta;
type Story = StoryObj<typeof meta>;

const late = { timeout: 15_000 };
const page = within(document.body);

const shown = (root: HTMLElement, name: string) =>
  within(root).findByRole('heading', { level: 2, name }, late);

/** AC-894: By person: open alerts, snoozes and notes; what nobody handles comes first. */
export const ByPerson: Story = {
  async play({ canvasElement, loaded }) {
    const root = within(canvasElement);
    await shown(canvasElement, 'Handled by nobody');
    const headings = root.getAllByRole('heading', { level: 2 }).map((one) => one.textContent);
    await expect(headings).toEqual(['Handled by nobody', 'Budi Santoso', 'Ratna Dewi']);
    const budi = within(root.getByRole('region', { name: 'Budi Santoso' }));
    await expect(
      within(budi.getByRole('list', { name: 'Open alerts' })).getAllByRole('listitem'),
    ).toHaveLength(2);
    await expect(budi.getByText('2 open alerts · 1 note · 1 resolved')).toBeVisible();
    const ratna = within(root.getByRole('region', { name: 'Ratna Dewi' }));
    await expect(ratna.getByRole('list', { name: 'Notes' })).toHaveTextContent(
      'Teknisi memeriksa kamera besok pagi.',
    );
    await expect(root.getAllByText('New')).toHaveLength(1);
    await expect(root.getByText(/Truk B 9482 KXT menunggu derek/)).toBeVisible();
    const unowned = openAlerts(worldOf({ loaded })).filter((one) => one.owner == null);
    const rows = within(root.getByRole('list', { name: 'Handled by nobody' })).getAllByRole(
      'listitem',
    );
    await expect(rows).toHaveLength(unowned.length);
  },
};
export const ByPersonDark: Story = { globals: { theme: 'dark' } };
export const ByPersonInIndonesian: Story = {
  globals: { locale: 'id' },
  async play({ canvasElement }) {
    await shown(canvasElement, 'Belum ditangani siapa pun');
  },
};
export const ByPersonOnAPhone: Story = {
  globals: { viewport: { value: 'w360', isRotated: false }, locale: 'id' },
  async play({ canvasElement }) {
    await shown(canvasElement, 'Belum ditangani siapa pun');
    const { scrollWidth, clientWidth } = canvasElement.ownerDocument.documentElement;
    await expect(scrollWidth).toBeLessThanOrEqual(clientWidth);
  },
};

export const NothingOpen: Story = {
  parameters: { world: { scenario: 'empty', prepare: () => {} } },
  async play({ canvasElement }) {
    await shown(canvasElement, 'Handled by nobody');
    await expect(within(canvasElement).getByText('No open alerts')).toBeVisible();
  },
};

export const ThousandOpen: Story = {
  parameters: {
    world: {
      prepare(world: MemoryWorld) {
        for (let count = 0; count < 1_000; count += 1) world.arrive();
      },
    },
  },
  async play({ canvasElement }) {
    await shown(canvasElement, 'Handled by nobody');
    await expect(
      within(canvasElement).getByText(/^The 500 most urgent of 1,\d+ open alerts are listed\.$/),
    ).toBeVisible();
  },
};

export const Loading: Story = {
  render: (args) => <ShiftHandover {...args} source={neverReads} />,
  async play({ canvasElement }) {
    await expect(
      await within(canvasElement).findByRole('status', { name: 'Loading the handover …' }),
    ).toBeVisible();
  },
};

const neverReads = {
  read: () => new Promise<never>(() => {}),
  record: () => new Promise<never>(() => {}),
};

/** AC-897: What could not be loaded can be tried again. */
export const Failed: Story = {
  parameters: { handover: (source: MemoryHandover) => source.failNext('read') },
  tags: ['behaviour'],
  async play({ canvasElement }) {
    await shown(canvasElement, 'The handover could not be loaded');
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Try again' }));
    await shown(canvasElement, 'Handled by nobody');
  },
};

export const Forbidden: Story = {
  parameters: {
    handover: (source: MemoryHandover) =>
      source.failNext('read', new PantauError('forbidden', { status: 403 })),
  },
  async play({ canvasElement }) {
    await shown(canvasElement, 'The handover could not be loaded');
    await expect(within(canvasElement).queryByRole('button')).toBeNull();
  },
};

/** AC-897: When refreshing fails, the page keeps what it has and says so. */
export const RefreshFailed: Story = {
  async play({ canvasElement, loaded }) {
    await shown(canvasElement, 'Handled by nobody');
    sourceOf({ loaded }).failNext('read');
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Refresh' }));
    await expect(
      await within(canvasElement).findByText(/could not be refreshed/, {}, late),
    ).toBeVisible();
    await shown(canvasElement, 'Handled by nobody');
  },
};

/** AC-895: Somebody who may not act on alerts reads the handover only. */
export const LooksOnly: Story = {
  args: { canRecord: false },
  async play({ canvasElement }) {
    await shown(canvasElement, 'Handled by nobody');
    await expect(within(canvasElement).queryByRole('button', { name: 'Hand over …' })).toBeNull();
  },
};

async function ask(root: HTMLElement): Promise<HTMLElement> {
  await userEvent.click(await within(root).findByRole('button', { name: 'Hand over …' }, late));
  return page.findByRole('dialog', { name: 'Hand the shift over?' });
}

/** AC-895: By keyboard, with a note; from then on changes are counted anew. */
export const HandsOver: Story = {
  tags: ['behaviour'],
  async play({ canvasElement, loaded }) {
    const root = within(canvasElement);
    await shown(canvasElement, 'Handled by nobody');
    const button = root.getByRole('button', { name: 'Hand over …' });
    button.focus();
    await userEvent.keyboard('{Enter}');
    await page.findByRole('dialog', { name: 'Hand the shift over?' });
    await userEvent.keyboard('Depot 2 stays closed.{Control>}{Enter}{/Control}');
    await waitFor(() => expect(page.queryByRole('dialog')).toBeNull(), late);
    await expect(await root.findByText('Depot 2 stays closed.', {}, late)).toBeVisible();
    await expect(root.getByText(/when Ratna Dewi handed over/)).toBeVisible();
    await waitFor(() => expect(button).toHaveFocus());
    const { previous } = await sourceOf({ loaded }).read();
    await expect(previous?.note).toBe('Depot 2 stays closed.');
  },
};

/** AC-895: When somebody else was first, nothing is lost: the page shows the latest state, the note stays. */
export const SomebodyWasFirst: Story = {
  tags: ['behaviour'],
  async play({ canvasElement, loaded }) {
    const dialog = within(await ask(canvasElement));
    await userEvent.type(dialog.getByRole('textbox'), 'Mine');
    const { handovers } = internalsOf(worldOf({ loaded }));
    const previousId = handovers.latest()?.id ?? null;
    handovers.record(dispatcher, { previousId, note: 'Budi was first' });
    await userEvent.click(dialog.getByRole('button', { name: 'Hand over' }));
    await expect(await dialog.findByText(/Somebody else has just/, {}, late)).toBeVisible();
    await expect(dialog.getByRole('textbox')).toHaveValue('Mine');
    await waitFor(() => expect(canvasElement).toHaveTextContent('Budi was first'), late);
    await userEvent.click(dialog.getByRole('button', { name: 'Hand over' }));
    await waitFor(() => expect(page.queryByRole('dialog')).toBeNull(), late);
    await expect(handovers.latest()?.note).toBe('Mine');
  },
};

/** AC-895: A note that is too long is not sent; Escape asks before it is discarded. */
export const NoteTooLong: Story = {
  tags: ['behaviour'],
  async play({ canvasElement, loaded }) {
    const dialog = within(await ask(canvasElement));
    const field = dialog.getByRole('textbox');
    await userEvent.click(field);
    await userEvent.paste('a'.repeat(1_001));
    await expect(dialog.getByText('At most 1000 characters')).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Hand over' }));
    await userEvent.click(field);
    await userEvent.keyboard('{Escape}');
    await expect(
      await page.findByRole('alertdialog', { name: 'Discard what you have written?' }),
    ).toBeVisible();
    await expect(internalsOf(worldOf({ loaded })).handovers.latest()?.user.fullname).toBe(
      'Budi Santoso',
    );
  },
};

/** AC-896: As a file for spreadsheets, and on paper. */
export const ExportsAndPrints: Story = {
  tags: ['behaviour'],
  async play({ canvasElement }) {
    await shown(canvasElement, 'Handled by nobody');
    const texts: Promise<string>[] = [];
    const save = spyOn(URL, 'createObjectURL').mockImplementation((blob) => {
      texts.push((blob as Blob).text());
      return '#';
    });
    const print = spyOn(window, 'print').mockImplementation(() => {});
    try {
      const root = within(canvasElement);
      await userEvent.click(root.getByRole('button', { name: 'Export CSV' }));
      await expect(save).toHaveBeenCalledOnce();
      const lines = ((await texts[0]) ?? '').split('\r\n');
      await expect(lines[0]).toContain('Part,Person,Time,Urgency,Event,Plate,Driver,Place,Note');
      await expect(lines.filter((line) => line.startsWith('Notes,'))).toHaveLength(2);
      await expect(lines.filter((line) => line.includes(',Budi Santoso,'))).toHaveLength(3);
      await userEvent.click(root.getByRole('button', { name: 'Print' }));
      await expect(print).toHaveBeenCalledOnce();
    } finally {
      save.mockRestore();
      print.mockRestore();
    }
  },
};

/** AC-894: An alert opens on the host's page; a modified click is for the browser. */
export const OpensAlert: Story = {
  tags: ['behaviour'],
  async play({ canvasElement, loaded }) {
    await shown(canvasElement, 'Handled by nobody');
    const [link] = within(canvasElement).getAllByRole('link');
    if (link === undefined) throw new Error('There is no link');
    await userEvent.click(link);
    await expect(onOpen).toHaveBeenCalledOnce();
    const id = onOpen.mock.calls[0]?.[0].id ?? '';
    await expect(worldOf({ loaded }).alert(id)).toBeDefined();
    await expect(link).toHaveAttribute('href', `#/notification/${id}`);
  },
};
