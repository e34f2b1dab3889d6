import type { StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { type MemoryWorld, demoUsers } from '../../adapters/memory/index.ts';
import {
  loaded,
  ownVehicle,
  panelParameters,
  panelStory,
  rowsIn,
} from '../../testing/stories/panel-story.tsx';
import { worldOf } from '../../testing/stories/story-frame.tsx';
import { storyUser } from '../../testing/stories/story-world.ts';
// Load with the stories: a loaded machine takes long to load them on first use.
import '../../engine/list/search.store.ts';
import '../bulk/bulk-tools.tsx';
import '../search/search-bar.tsx';
import '../settings/handle-shortcut.ts';
import '../triage/triage-layer.tsx';

const meta = { title: 'Alert centre/Panel/Owners', id: 'alert-centre-owners', ...panelStory };

export default meta;
type Story = StoryObj<typeof meta>;
type PlayContext = Parameters<NonNullable<Story['play']>>[0];

const patient = { timeout: 15_000 };
const { manager, dispatcher, viewer } = demoUsers;
const [me, budi] = [manager, dispatcher].map(({ userId, fullname }) => ({ userId, fullname }));

const texts = {
  en: {
    ...{ mine: 'Handled by you', budis: 'Handled by Budi Santoso', you: 'You', take: /^Take, / },
    ...{ pass: /^Hand over or release, /, handOver: 'Hand over or release?', release: 'Release' },
    ...{ taken: /now handled by you$/, handedOver: /handed over to Budi Santoso$/ },
    ...{ released: /: released$/, first: /already handled by Budi Santoso$/ },
    ...{ owned: 'Budi Santoso is handling this alert', resolve: 'Mark resolved', cancel: 'Cancel' },
    ...{ search: /^Search/, chips: ['Mine', 'Nobody’s'] },
  },
  id: {
    ...{ mine: 'Ditangani oleh Anda', budis: 'Ditangani oleh Budi Santoso', you: 'Anda' },
    ...{ take: /^Ambil alih, /, pass: /^Serahkan atau lepaskan, / },
    ...{ handOver: 'Serahkan atau lepaskan?', release: 'Lepaskan' },
    ...{ taken: /kini Anda tangani$/, handedOver: /diserahkan kepada Budi Santoso$/ },
    ...{ released: /: dilepaskan$/, first: /sudah ditangani oleh Budi Santoso$/ },
    ...{ owned: 'Budi Santoso sedang menangani peringatan ini', resolve: 'Tandai selesai' },
    ...{ cancel: 'Batal', search: /^Cari/, chips: ['Saya tangani', 'Belum ditangani'] },
  },
};

const textsOf = ({ globals }: PlayContext) => texts[globals['locale'] === 'id' ? 'id' : 'en'];

/** From top to bottom: nobody's, the user's, a colleague's, nobody's. */
function arrive(world: MemoryWorld): void {
  const now = world.clock.now();
  const [, mine = '', theirs = ''] = [0, 1, 2, 3].map(
    (index) =>
      world.arrive({
        alertCode: 9,
        vehicle: ownVehicle(index),
        createdOn: now - (index + 1) * 60_000,
      }).id,
  );
  world.changeOwnerAs(manager, manager, [mine]);
  world.changeOwnerAs(dispatcher, dispatcher, [theirs]);
}

const parameters = { world: { scenario: 'empty', prepare: arrive, latencyMs: 5 } };
const phone = { pantau: { ...panelParameters.pantau, width: 360, flush: true } };

const pageOf = ({ canvasElement }: PlayContext) => within(canvasElement.ownerDocument.body);
const rows = ({ canvasElement }: PlayContext): readonly HTMLElement[] => [...rowsIn(canvasElement)];
const rowAt = (context: PlayContext, index: number): HTMLElement => {
  const row = rows(context)[index];
  if (row === undefined) throw new RangeError(`There is no row ${index}`);
  return row;
};
const buttonAt = (context: PlayContext, index: number): HTMLElement =>
  within(rowAt(context, index)).getAllByRole('button')[0] as HTMLElement;
const alertAt = (context: PlayContext, index: number) =>
  worldOf(context).alert(rowAt(context, index).dataset['alertId'] ?? '');

const press = async (context: PlayContext, index: number, key: string): Promise<void> => {
  buttonAt(context, index).focus();
  await userEvent.keyboard(key);
};

/** AC-791: Rows say who handles an alert: "you" or initials in sight, and the name in their names and tooltips. */
export const Owned: Story = {
  parameters,
  async play(context) {
    await loaded(context);
    const { mine, budis, you } = textsOf(context);
    await expect(buttonAt(context, 1)).toHaveAccessibleName(new RegExp(mine));
    await expect(within(rowAt(context, 1)).getByText(you)).toBeVisible();
    await expect(buttonAt(context, 2)).toHaveAccessibleName(new RegExp(budis));
    await expect(within(rowAt(context, 2)).getByText('BS')).toBeVisible();
    await expect(rowAt(context, 2)).toHaveAttribute('title', budis);
    await expect(buttonAt(context, 0)).not.toHaveAccessibleName(new RegExp(`${mine}|${budis}`));
    const panel = context.canvasElement.querySelector('section') as HTMLElement;
    await expect(panel.scrollWidth).toBeLessThanOrEqual(panel.clientWidth);
  },
};

export const OwnedInIndonesian: Story = { ...Owned, globals: { locale: 'id' } };

export const OwnedInTheDark: Story = { ...Owned, globals: { theme: 'dark' } };

export const OwnedOnAPhone: Story = { ...Owned, parameters: { ...parameters, ...phone } };

/** AC-795: Who may only look sees who handles an alert, and nothing to take it with. */
export const LooksWithoutTaking: Story = {
  parameters: {
    pantau: { ...panelParameters.pantau, user: storyUser(viewer) },
    world: {
      scenario: 'empty',
      user: viewer,
      latencyMs: 5,
      prepare(world: MemoryWorld) {
        const { id } = world.arrive({ alertCode: 15, vehicle: ownVehicle(0) });
        world.changeOwnerAs(dispatcher, dispatcher, [id]);
        world.arrive({ alertCode: 15, vehicle: ownVehicle(1) });
      },
    },
  },
  async play(context) {
    await loaded(context);
    const { budis, take } = textsOf(context);
    await expect(buttonAt(context, 1)).toHaveAccessibleName(new RegExp(budis));
    await userEvent.hover(rowAt(context, 1));
    await expect(context.canvasElement.querySelector('[part="row-actions"]')).toBeNull();
    await expect(pageOf(context).queryByRole('button', { name: take })).toBeNull();
    await press(context, 0, 't');
    await expect(alertAt(context, 0)?.owner ?? null).toBeNull();
  },
};

/** AC-792: The key `t` takes an alert; on the user's own it opens the choice of whom to hand it over to. */
export const TakesAndHandsOver: Story = {
  parameters,
  tags: ['behaviour'],
  async play(context) {
    await loaded(context);
    const { mine, budis, taken, handOver, handedOver } = textsOf(context);
    await press(context, 0, 't');
    await waitFor(() => expect(buttonAt(context, 0)).toHaveAccessibleName(new RegExp(mine)));
    await pageOf(context).findByText(taken, {}, patient);
    await expect(alertAt(context, 0)?.owner).toEqual(me);
    await press(context, 0, 't');
    const dialog = within(await pageOf(context).findByRole('dialog', { name: handOver }, patient));
    await expect(dialog.getByRole('textbox')).toHaveFocus();
    await userEvent.keyboard('budi');
    await userEvent.click(await dialog.findByRole('button', { name: 'Budi Santoso' }, patient));
    await pageOf(context).findByText(handedOver, {}, patient);
    await waitFor(() => expect(buttonAt(context, 0)).toHaveAccessibleName(new RegExp(budis)));
    await expect(alertAt(context, 0)?.owner).toEqual(budi);
  },
};

export const TakesAndHandsOverInIndonesian: Story = {
  ...TakesAndHandsOver,
  globals: { locale: 'id' },
};

/** AC-792: The buttons of a row take an alert, and release the user's own. */
export const TakesAndReleasesByButton: Story = {
  parameters,
  tags: ['behaviour'],
  async play(context) {
    await loaded(context);
    const { take, pass, handOver, release, released } = textsOf(context);
    const button = await within(rowAt(context, 3)).findByRole('button', { name: take }, patient);
    await userEvent.click(button);
    const own = await within(rowAt(context, 3)).findByRole('button', { name: pass }, patient);
    await userEvent.click(own);
    const dialog = within(await pageOf(context).findByRole('dialog', { name: handOver }, patient));
    await userEvent.click(dialog.getByRole('button', { name: release }));
    await pageOf(context).findByText(released, {}, patient);
    await expect(alertAt(context, 3)?.owner).toBeNull();
    // What others own has no such button, but the other actions.
    await waitFor(() =>
      expect(rowAt(context, 2).querySelector('[part="row-actions"] button')).not.toBeNull(),
    );
    await expect(within(rowAt(context, 2)).queryByRole('button', { name: take })).toBeNull();
    await expect(within(rowAt(context, 2)).queryByRole('button', { name: pass })).toBeNull();
  },
};

/** AC-792: Who was a moment too late learns who was first. */
export const SomebodyWasFirst: Story = {
  parameters,
  tags: ['behaviour'],
  async play(context) {
    await loaded(context);
    const world = worldOf(context);
    const id = rowAt(context, 0).dataset['alertId'] ?? '';
    world.dropMessages(1);
    world.changeOwnerAs(dispatcher, dispatcher, [id]);
    await press(context, 0, 't');
    await pageOf(context).findByText(textsOf(context).first, {}, patient);
    await waitFor(() =>
      expect(buttonAt(context, 0)).toHaveAccessibleName(new RegExp(textsOf(context).budis)),
    );
  },
};

/** AC-793: Resolving what a colleague handles asks once; after an undo, not again. */
export const AsksOnceForOthers: Story = {
  parameters,
  tags: ['behaviour'],
  async play(context) {
    await loaded(context);
    const { owned, cancel, resolve } = textsOf(context);
    const page = pageOf(context);
    const ask = () => page.findByRole('dialog', { name: owned }, patient);
    await press(context, 2, 'r');
    const first = within(await ask());
    await expect(first.getByRole('button', { name: cancel })).toHaveFocus();
    await userEvent.click(first.getByRole('button', { name: cancel }));
    await expect(alertAt(context, 2)?.resolved).toBe(false);
    await press(context, 2, 'r');
    await userEvent.click(within(await ask()).getByRole('button', { name: resolve }));
    await waitFor(() => expect(alertAt(context, 2)?.resolved).toBe(true), patient);
    await press(context, 2, 'u');
    await waitFor(() => expect(alertAt(context, 2)?.resolved).toBe(false), patient);
    await press(context, 2, 'f');
    await page.findByRole('dialog', {}, patient);
    await expect(page.queryByRole('dialog', { name: owned })).toBeNull();
  },
};

/** AC-793, AC-792: Of many alerts one question counts those of others; taking many gives a reason for each that stays. */
export const ManyAtOnce: Story = {
  parameters,
  tags: ['behaviour'],
  async play(context) {
    await loaded(context);
    const page = pageOf(context);
    for (const index of [0, 1, 2]) await press(context, index, 'x');
    await press(context, 0, 'r');
    const question = await page.findByRole(
      'dialog',
      { name: 'Others are handling 1 of these alerts' },
      patient,
    );
    await userEvent.click(within(question).getByRole('button', { name: 'Cancel' }));
    await press(context, 0, 't');
    await page.findByRole('heading', { name: /2 .*1|1 .*2/ }, patient);
    await expect(page.getAllByText('Handled by Budi Santoso').length).toBeGreaterThan(0);
    await expect(alertAt(context, 0)?.owner).toEqual(me);
    await expect(alertAt(context, 2)?.owner).toEqual(budi);
  },
};

/** AC-794: The search has chips for what the user and what nobody handles. */
export const SearchesByOwner: Story = {
  parameters,
  tags: ['behaviour'],
  async play(context) {
    await loaded(context);
    const { chips, search } = textsOf(context);
    const page = pageOf(context);
    await userEvent.click(
      (await page.findAllByRole('button', { name: search }, patient))[0] as HTMLElement,
    );
    const [mine = '', nobody = ''] = chips;
    await userEvent.click(await page.findByRole('button', { name: mine }, patient));
    await waitFor(() => expect(rows(context)).toHaveLength(1), patient);
    await expect(page.getByRole('button', { name: mine })).toHaveAttribute('aria-pressed', 'true');
    await userEvent.click(page.getByRole('button', { name: nobody }));
    await waitFor(() => expect(rows(context)).toHaveLength(2), patient);
    await expect(page.getByRole('button', { name: mine })).toHaveAttribute('aria-pressed', 'false');
  },
};

export const SearchesByOwnerInIndonesian: Story = { ...SearchesByOwner, globals: { locale: 'id' } };
