import { PantauError } from '@pantau/core';
import { activeElementAt } from '@pantau/core/ui/overlay';
import type { StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import {
  type MemoryWorld,
  createMemoryAlertSource,
  demoUsers,
} from '../../adapters/memory/index.ts';
import { loaded, panelParameters, panelStory, rowsIn } from '../../testing/stories/panel-story.tsx';
import { worldOf } from '../../testing/stories/story-frame.tsx';
// Load with the stories: a loaded machine takes long to load them on first use.
import '../../engine/snooze/snooze.store.ts';
import '../settings/handle-shortcut.ts';
import '../snooze/snoozed-section.tsx';
import '../triage/triage-layer.tsx';

const meta = { title: 'Alert centre/Panel/Snooze', id: 'alert-centre-snooze', ...panelStory };

export default meta;
type Story = StoryObj<typeof meta>;
type PlayContext = Parameters<NonNullable<Story['play']>>[0];

const patient = { timeout: 15_000 };

const texts = {
  en: {
    ...{ snoozed: 'Snoozed', heading: /^Snoozed \(\d+\)$/, end: /^End snooze of / },
    ...{ dialog: 'Snooze this event on this vehicle?', hour: '1 hour', left: /left$/ },
    emergency: 'Emergencies cannot be snoozed',
  },
  id: {
    ...{ snoozed: 'Ditunda', heading: /^Ditunda \(\d+\)$/, end: /^Akhiri penundaan / },
    ...{ dialog: 'Tunda kejadian ini pada kendaraan ini?', hour: '1 jam', left: /^sisa / },
    emergency: 'Keadaan darurat tidak dapat ditunda',
  },
};

const textsOf = ({ globals }: PlayContext) => texts[globals['locale'] === 'id' ? 'id' : 'en'];

const vehicle = (vehicleId: string, licensePlate: string) => ({
  vehicleId,
  childVehicleId: null,
  licensePlate,
  category: 'truck',
  imei: null,
});

const noisy = vehicle('101', 'B 9482 KXT');

/** Two alerts of one event on one vehicle among others, the newest an emergency. */
function arrive(world: MemoryWorld): void {
  const now = world.clock.now();
  for (let index = 0; index < 5; index += 1) {
    world.arrive({ alertCode: 49, createdOn: now - (index + 5) * 60_000 });
  }
  world.arrive({ alertCode: 9, vehicle: noisy, createdOn: now - 120_000 });
  world.arrive({ alertCode: 9, vehicle: noisy, createdOn: now - 60_000 });
}

/** Snoozes as the user has done before. */
function snoozeBefore(world: MemoryWorld): void {
  arrive(world);
  const source = createMemoryAlertSource({ world, user: demoUsers.manager, latencyMs: 0 });
  const request = { vehicleId: noisy.vehicleId, alertCode: 9, length: 'quarterHour' } as const;
  void source.snooze?.(request);
}

const parameters = { world: { scenario: 'empty', prepare: arrive, latencyMs: 5 } };
const before = { world: { scenario: 'empty', prepare: snoozeBefore, latencyMs: 5 } };
const phone = { pantau: { ...panelParameters.pantau, width: 360, flush: true } };

const panelOf = ({ canvasElement }: PlayContext) => within(canvasElement);
const pageOf = ({ canvasElement }: PlayContext) => within(canvasElement.ownerDocument.body);

const rowsOfNoisy = ({ canvasElement }: PlayContext) =>
  [...rowsIn(canvasElement)].filter((row) => row.textContent?.includes(noisy.licensePlate));

const headingOf = (context: PlayContext) =>
  panelOf(context).findByRole('button', { name: textsOf(context).heading }, patient);

/** Both alerts are marked in words, in sight and in the name of the row; then opens the list of snoozes. */
async function isMarked(context: PlayContext): Promise<void> {
  await loaded(context);
  const { snoozed, left, end } = textsOf(context);
  const heading = await headingOf(context);
  const rows = rowsOfNoisy(context);
  await expect(rows).toHaveLength(2);
  for (const row of rows) {
    await expect(within(row).getAllByRole('button')[0]).toHaveAccessibleName(new RegExp(snoozed));
    await expect(within(row).getAllByText(snoozed).at(-1)).toBeVisible();
  }
  await expect(heading).toHaveAttribute('aria-expanded', 'false');
  await userEvent.click(heading);
  const list = await panelOf(context).findByRole('list', {
    name: textsOf(context) === texts.en ? 'Snoozed by you' : 'Ditunda oleh Anda',
  });
  await expect(within(list).getByText(noisy.licensePlate)).toBeVisible();
  await expect(within(list).getByText(left)).toBeVisible();
  await expect(within(list).getByRole('button', { name: end })).toBeVisible();
  const panel = context.canvasElement.querySelector('section') as HTMLElement;
  await expect(panel.scrollWidth).toBeLessThanOrEqual(panel.clientWidth);
}

/** AC-722: What the user snoozes is marked in its rows, and listed with the time left. */
export const Snoozed: Story = { parameters: before, play: isMarked };

export const SnoozedInIndonesian: Story = { ...Snoozed, globals: { locale: 'id' } };

export const SnoozedInTheDark: Story = { ...Snoozed, globals: { theme: 'dark' } };

/** AC-722: On a phone, in the language with the longer texts. */
export const SnoozedOnAPhone: Story = {
  ...Snoozed,
  parameters: { ...before, ...phone },
  globals: { locale: 'id' },
};

/** Asks by key for the first alert of the noisy event, or for a new one of another event. */
async function openDialog(context: PlayContext, alertCode?: number): Promise<HTMLElement> {
  await loaded(context);
  const { canvasElement } = context;
  const id = alertCode === undefined ? null : worldOf(context).arrive({ alertCode }).id;
  const find = () => {
    const row =
      id === null
        ? rowsOfNoisy(context)[0]
        : canvasElement.querySelector(`[data-alert-id="${id}"]`);
    return row?.querySelector('button') ?? null;
  };
  await waitFor(() => expect(find()).not.toBeNull(), patient);
  find()?.focus();
  await userEvent.keyboard('z');
  const name = textsOf(context)[alertCode === undefined ? 'dialog' : 'emergency'];
  return pageOf(context).findByRole('dialog', { name }, patient);
}

async function asks(context: PlayContext): Promise<void> {
  const dialog = await openDialog(context);
  const { hour } = textsOf(context);
  await expect(within(dialog).getByRole('button', { name: hour })).toBeVisible();
}

/** AC-723: For how long, and for whom. */
export const Asks: Story = { parameters, play: asks };

export const AsksInIndonesianOnAPhone: Story = {
  parameters: { ...parameters, ...phone },
  play: asks,
  globals: { locale: 'id', theme: 'dark' },
};

async function refusesEmergency(context: PlayContext): Promise<void> {
  const dialog = await openDialog(context, 1);
  await waitFor(() => expect(dialog).toBeVisible(), patient);
}

/** AC-714: An emergency is not snoozed, and the panel says why. */
export const Emergency: Story = {
  parameters,
  play: refusesEmergency,
};

export const EmergencyInIndonesian: Story = { ...Emergency, globals: { locale: 'id' } };

/** AC-723, AC-724: By keyboard alone, from the row and back to it; ending it keeps the focus in the panel. */
export const ByKeyboard: Story = {
  parameters,
  tags: ['behaviour'],
  async play(context) {
    const dialog = await openDialog(context);
    await waitFor(() =>
      expect(within(dialog).getByRole('button', { name: '15 minutes' })).toHaveFocus(),
    );
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    const heading = await headingOf(context);
    await waitFor(() => expect(dialog).not.toBeInTheDocument(), patient);
    await waitFor(() => {
      const focused = activeElementAt(context.canvasElement);
      return expect(rowsOfNoisy(context)[0]).toContainElement(focused as HTMLElement);
    });
    await pageOf(context).findByText(/snoozed until \d/, {}, patient);
    heading.focus();
    await userEvent.keyboard('{Enter}');
    await userEvent.tab();
    const end = panelOf(context).getByRole('button', { name: texts.en.end });
    await expect(end).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(heading).not.toBeInTheDocument(), patient);
    await expect(rowsOfNoisy(context)[0]).not.toHaveTextContent('Snoozed');
    const focused = activeElementAt(context.canvasElement);
    await waitFor(() => expect(focused).not.toBe(context.canvasElement.ownerDocument.body));
  },
};

/** AC-723: With the mouse, by the button of a row; the toast ends it again. */
export const ByButton: Story = {
  parameters,
  tags: ['behaviour'],
  async play(context) {
    await loaded(context);
    const row = rowsOfNoisy(context)[0] as HTMLElement;
    await userEvent.hover(row);
    await userEvent.click(
      within(row).getByRole('button', { name: `Snooze, ${noisy.licensePlate}` }),
    );
    const dialog = await pageOf(context).findByRole('dialog', {}, patient);
    await userEvent.click(
      within(dialog).getByRole('button', { name: 'Until the end of the shift' }),
    );
    await userEvent.click(
      await pageOf(context).findByRole('button', { name: 'End snooze' }, patient),
    );
    await pageOf(context).findByText(/no longer snoozed$/, {}, patient);
    await waitFor(() => expect(rowsOfNoisy(context)[0]).not.toHaveTextContent('Snoozed'), patient);
  },
};

/** AC-725: What the server refuses is not snoozed: its reason is shown, and the choice stays open. */
export const Refused: Story = {
  parameters,
  tags: ['behaviour'],
  async play(context) {
    const dialog = await openDialog(context);
    const serverMessage = 'At most 100 alerts can be snoozed at once.';
    worldOf(context).failNext('snooze', new PantauError('invalid', { serverMessage }));
    await userEvent.click(within(dialog).getByRole('button', { name: '1 hour' }));
    await pageOf(context).findByText(`Not snoozed. ${serverMessage}`, {}, patient);
    await expect(dialog).toBeVisible();
    await expect(rowsOfNoisy(context)[0]).not.toHaveTextContent('Snoozed');
  },
};

/** AC-724: The choice of a snoozed event says until when, and ends it. */
export const EndsInTheChoice: Story = {
  parameters: before,
  tags: ['behaviour'],
  async play(context) {
    await loaded(context);
    const heading = await headingOf(context);
    const dialog = await openDialog(context);
    await expect(within(dialog).getByText(/^Snoozed until \d/)).toBeVisible();
    await userEvent.click(within(dialog).getByRole('button', { name: 'End snooze' }));
    await waitFor(() => expect(heading).not.toBeInTheDocument(), patient);
    await waitFor(() => expect(dialog).not.toBeInTheDocument(), patient);
  },
};
