import { PantauError, scopes } from '@pantau/core';
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
import '../settings/handle-shortcut.ts';
import '../settings/settings-menu.tsx';
import '../triage/triage-layer.tsx';

const meta = {
  title: 'Alert centre/Panel/Resolve with a note',
  id: 'alert-centre-resolve-with-a-note',
  ...panelStory,
};

export default meta;
type Story = StoryObj<typeof meta>;
type PlayContext = Parameters<NonNullable<Story['play']>>[0];

const patient = { timeout: 15_000 };
const { manager, dispatcher } = demoUsers;

const editor = storyUser(manager, [scopes.alertCenterRuleSetting, scopes.companyUpdate]);
const pantau = { ...panelParameters.pantau, user: editor };

const texts = {
  en: {
    ...{ title: 'Resolve with a note', many: 'Resolve 2 alerts with a note', list: 'Quick notes' },
    ...{
      button: /^Resolve with a note, /,
      edit: 'Edit quick notes',
      failed: /could not be loaded/,
    },
    ...{ retry: 'Try again', required: 'Note is required', already: /Your note was not added/ },
    ...{ owned: 'Budi Santoso is handling this alert', resolve: 'Mark resolved', undo: 'Undo' },
    ...{
      select: 'Select',
      settings: 'Alert settings',
      menu: 'Quick notes…',
      none: /no quick notes/,
    },
    ...{ add: 'Add a quick note', save: 'Save quick notes', up: 'Move quick note 2 up' },
    ...{ remove: 'Remove quick note 1', twice: /already in the list/, conflict: /meanwhile/ },
    ...{ reload: 'Show the current ones', resolved: 'Resolved', noMatch: /has these words/ },
  },
  id: {
    ...{ title: 'Selesaikan dengan catatan', list: 'Catatan cepat', undo: 'Urungkan' },
    ...{ many: 'Selesaikan 2 peringatan dengan catatan', edit: 'Ubah catatan cepat' },
    ...{ button: /^Selesaikan dengan catatan, /, failed: /gagal dimuat/, retry: 'Coba lagi' },
    ...{ required: 'Catatan wajib diisi', already: /Catatan Anda tidak ditambahkan/ },
    ...{ owned: 'Budi Santoso sedang menangani peringatan ini', resolve: 'Tandai selesai' },
    ...{ select: 'Pilih', settings: 'Pengaturan peringatan', menu: 'Catatan cepat…' },
    ...{ none: /Belum ada/, add: 'Tambah catatan cepat', save: 'Simpan catatan cepat' },
    ...{ up: 'Naikkan catatan cepat 2', remove: 'Hapus catatan cepat 1', twice: /sudah ada/ },
    ...{ conflict: /baru saja diubah/, reload: 'Tampilkan yang terbaru', resolved: 'Selesai' },
    ...{ noMatch: /dengan kata ini/ },
  },
};

const textsOf = ({ globals }: PlayContext) => texts[globals['locale'] === 'id' ? 'id' : 'en'];

const quickNotes = [
  'Driver called, all safe.',
  'Driver told to take a break at the next rest area.',
  'Speed is back to normal.',
  'Camera covered or dazzled, technician informed.',
];

/** Three alerts; a colleague handles the last one. */
function arrive(world: MemoryWorld): void {
  const now = world.clock.now();
  const ids = [0, 1, 2].map(
    (index) =>
      world.arrive({
        alertCode: 9,
        vehicle: ownVehicle(index),
        createdOn: now - (index + 1) * 60_000,
      }).id,
  );
  world.changeOwnerAs(dispatcher, dispatcher, ids.slice(2));
}

const world = { scenario: 'empty', prepare: arrive, latencyMs: 5, quickNotes };
const parameters = { pantau, world };
const withWorld = (more: object) => ({ pantau, world: { ...world, ...more } });
const phone = { pantau: { ...pantau, width: 360, flush: true } };

const pageOf = ({ canvasElement }: PlayContext) => within(canvasElement.ownerDocument.body);
const rowAt = ({ canvasElement }: PlayContext, index: number): HTMLElement => {
  const row = rowsIn(canvasElement)[index];
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

const dialogOf = (context: PlayContext, name = textsOf(context).title) =>
  pageOf(context).findByRole('dialog', { name }, patient);

const closed = (context: PlayContext): Promise<void> =>
  waitFor(() => expect(pageOf(context).queryByRole('dialog')).toBeNull(), patient);

/** Opens the dialog of a row by key, and waits for the quick notes. */
async function open(context: PlayContext, index = 0) {
  await loaded(context);
  await press(context, index, 'c');
  const dialog = within(await dialogOf(context));
  await dialog.findAllByRole('option', undefined, patient);
  return { dialog, field: dialog.getByRole('combobox') };
}

/** AC-830: The quick notes of the company are listed below the field, the first nine with their digits. */
export const QuickNotes: Story = {
  parameters,
  async play(context) {
    const { dialog, field } = await open(context);
    await expect(field).toHaveFocus();
    const options = dialog.getAllByRole('option');
    await expect(options.map(({ textContent }) => textContent)).toEqual(
      quickNotes.map((note, index) => `${index + 1}${note}`),
    );
    await expect(dialog.getByRole('listbox')).toHaveAccessibleName(textsOf(context).list);
  },
};

export const QuickNotesInIndonesian: Story = {
  ...QuickNotes,
  parameters: withWorld({
    quickNotes: [
      'Pengemudi sudah dihubungi, kondisi aman.',
      'Pengemudi diminta istirahat di rest area terdekat.',
      'Sudah diteruskan ke kepala pool.',
    ],
  }),
  globals: { locale: 'id' },
  play: async (context) => void (await open(context)),
};

export const QuickNotesInTheDark: Story = { ...QuickNotes, globals: { theme: 'dark' } };

export const QuickNotesOnAPhone: Story = { ...QuickNotes, parameters: { ...parameters, ...phone } };

/** AC-831: A digit picks a quick note and resolves at once; focus returns, and it can be undone. */
export const PicksByDigit: Story = {
  parameters,
  tags: ['behaviour'],
  async play(context) {
    await open(context);
    await userEvent.keyboard('2');
    await closed(context);
    await waitFor(() => expect(alertAt(context, 0)?.resolved).toBe(true), patient);
    await expect(alertAt(context, 0)?.lastNote?.text).toBe(quickNotes[1]);
    await expect(rowAt(context, 0).contains(document.activeElement)).toBe(true);
    await userEvent.click(
      await pageOf(context).findByRole('button', { name: textsOf(context).undo }, patient),
    );
    await waitFor(() => expect(alertAt(context, 0)?.resolved).toBe(false), patient);
  },
};

/** AC-831: Arrow keys choose, typing filters, Enter resolves with what is chosen; in a text, digits are digits. */
export const FiltersAndChooses: Story = {
  parameters,
  tags: ['behaviour'],
  async play(context) {
    const { dialog, field } = await open(context);
    await userEvent.keyboard('DRIVER');
    await expect(dialog.getAllByRole('option')).toHaveLength(2);
    await userEvent.keyboard('{ArrowDown}{ArrowDown}');
    const [, second] = dialog.getAllByRole('option');
    await expect(second).toHaveAttribute('aria-selected', 'true');
    await expect(field).toHaveAttribute('aria-activedescendant', second?.id);
    await userEvent.keyboard('{ArrowDown}');
    await expect(field).not.toHaveAttribute('aria-activedescendant');
    await userEvent.keyboard(' 2');
    await expect(field).toHaveValue('DRIVER 2');
    await dialog.findByText(textsOf(context).noMatch);
    await userEvent.keyboard('{Backspace}{Backspace}{ArrowUp}{Enter}');
    await closed(context);
    await waitFor(() => expect(alertAt(context, 0)?.lastNote?.text).toBe(quickNotes[1]), patient);
  },
};

/** AC-832: Enter resolves with the user's own text, which must not be blank; Escape cancels and focus returns. */
export const OwnText: Story = {
  parameters,
  tags: ['behaviour'],
  async play(context) {
    const { dialog } = await open(context);
    await userEvent.keyboard('{Escape}');
    await closed(context);
    await expect(buttonAt(context, 0)).toHaveFocus();
    await expect(alertAt(context, 0)?.resolved).toBe(false);
    await press(context, 0, 'c');
    await dialogOf(context);
    await userEvent.keyboard('{Enter}');
    await expect(
      await within(await dialogOf(context)).findByText(textsOf(context).required),
    ).toBeVisible();
    await userEvent.keyboard('Called the depot{Enter}');
    await closed(context);
    await waitFor(
      () => expect(alertAt(context, 0)?.lastNote?.text).toBe('Called the depot'),
      patient,
    );
    await expect(dialog).toBeDefined();
  },
};

/** AC-833: The button of a row opens it; a selection is resolved with one note, as one change. */
export const ManyAtOnce: Story = {
  parameters,
  tags: ['behaviour'],
  async play(context) {
    await loaded(context);
    const { button, many } = textsOf(context);
    await userEvent.hover(rowAt(context, 0));
    await userEvent.click(within(rowAt(context, 0)).getByRole('button', { name: button }));
    await dialogOf(context);
    await userEvent.keyboard('{Escape}');
    await closed(context);
    await press(context, 0, 'x');
    await press(context, 1, 'x');
    await userEvent.keyboard('c');
    await dialogOf(context, many);
    await within(await dialogOf(context, many)).findAllByRole('option', undefined, patient);
    await userEvent.keyboard('1');
    for (const index of [0, 1])
      await waitFor(
        () => expect(alertAt(context, index)?.lastNote?.text).toBe(quickNotes[0]),
        patient,
      );
    await expect(alertAt(context, 0)?.seq).toBe(alertAt(context, 1)?.seq);
    await expect(alertAt(context, 2)?.resolved).toBe(false);
  },
};

/** AC-834: What somebody else handles is asked about once, before the note. */
export const AsksOnceForOthers: Story = {
  parameters,
  tags: ['behaviour'],
  async play(context) {
    await loaded(context);
    const { owned, resolve } = textsOf(context);
    await press(context, 2, 'c');
    const question = within(await dialogOf(context, owned));
    await userEvent.click(question.getByRole('button', { name: resolve }));
    await within(await dialogOf(context)).findAllByRole('option', undefined, patient);
    await userEvent.keyboard('3');
    await closed(context);
    await waitFor(() => expect(alertAt(context, 2)?.lastNote?.text).toBe(quickNotes[2]), patient);
  },
};

/** AC-835: Who was first is named, and that the note was not added. */
export const SomebodyWasFirst: Story = {
  parameters,
  tags: ['behaviour'],
  async play(context) {
    await open(context);
    const company = worldOf(context);
    company.dropMessages(1);
    company.resolveAs(dispatcher, [rowAt(context, 0).dataset['alertId'] ?? '']);
    await userEvent.keyboard('1');
    await pageOf(context).findByText(textsOf(context).already, undefined, patient);
    await expect(alertAt(context, 0)?.lastNote).toBeNull();
  },
};

/** AC-836: Quick notes that cannot be loaded leave the text, and can be requested again. */
export const Failed: Story = {
  parameters: withWorld({
    prepare(company: MemoryWorld) {
      arrive(company);
      company.failNext('listQuickNotes', new PantauError('server', { status: 500 }));
    },
  }),
  async play(context) {
    await loaded(context);
    await press(context, 0, 'c');
    const dialog = within(await dialogOf(context));
    await dialog.findByText(textsOf(context).failed, undefined, patient);
    await expect(dialog.getByRole('combobox')).toBeVisible();
    await expect(dialog.getByRole('button', { name: textsOf(context).retry })).toBeVisible();
  },
};

/** AC-836: The request is repeated on demand. */
export const LoadsAgain: Story = {
  ...Failed,
  tags: ['behaviour'],
  async play(context) {
    await Failed.play?.(context);
    const dialog = within(await dialogOf(context));
    await userEvent.click(dialog.getByRole('button', { name: textsOf(context).retry }));
    await expect(await dialog.findAllByRole('option', undefined, patient)).toHaveLength(4);
  },
};

export const Offline: Story = {
  parameters,
  async play(context) {
    await loaded(context);
    worldOf(context).disconnect();
    await press(context, 0, 'c');
    await within(await dialogOf(context)).findByText(textsOf(context).failed, undefined, patient);
  },
};

/** AC-837: A company without quick notes, and a user who may not edit them, have the text alone. */
export const NoQuickNotes: Story = {
  parameters: {
    ...withWorld({ quickNotes: [], user: dispatcher }),
    pantau: { ...pantau, user: storyUser(dispatcher) },
  },
  async play(context) {
    await loaded(context);
    await press(context, 0, 'c');
    const dialog = within(await dialogOf(context));
    await waitFor(() => expect(dialog.getByRole('listbox')).toHaveAttribute('aria-busy', 'false'));
    await expect(dialog.queryByRole('option')).toBeNull();
    await expect(dialog.queryByRole('button', { name: textsOf(context).edit })).toBeNull();
    await expect(dialog.getByRole('combobox')).toHaveFocus();
  },
};

/** AC-838: With `company:update`, the settings open the editor of the quick notes. */
export const Editor: Story = {
  parameters,
  async play(context) {
    await loaded(context);
    const { settings, menu, list } = textsOf(context);
    await userEvent.click(await pageOf(context).findByRole('button', { name: settings }, patient));
    await userEvent.click(await pageOf(context).findByRole('menuitem', { name: menu }, patient));
    const dialog = within(await dialogOf(context, list));
    await expect(await dialog.findAllByRole('textbox', undefined, patient)).toHaveLength(4);
  },
};

export const EditorInIndonesianInTheDark: Story = {
  ...Editor,
  globals: { locale: 'id', theme: 'dark' },
};

export const EditorOnAPhone: Story = { ...Editor, parameters: { ...parameters, ...phone } };

/** AC-839: Adds, orders and removes; says which note is there twice; what is saved is offered at once. */
export const Edits: Story = {
  parameters,
  tags: ['behaviour'],
  async play(context) {
    const { dialog: prompt } = await open(context);
    const { edit, list, add, up, remove, save, twice } = textsOf(context);
    await userEvent.click(prompt.getByRole('button', { name: edit }));
    const dialog = within(await dialogOf(context, list));
    await dialog.findAllByRole('textbox', undefined, patient);
    await userEvent.click(dialog.getByRole('button', { name: up }));
    await expect(dialog.getAllByRole('textbox')[0]).toHaveFocus();
    await userEvent.click(dialog.getByRole('button', { name: add }));
    await userEvent.keyboard('Speed is back to normal.');
    await userEvent.click(dialog.getByRole('button', { name: save }));
    await expect(await dialog.findByText(twice)).toBeVisible();
    const fields = dialog.getAllByRole('textbox');
    await userEvent.clear(fields[4] as HTMLElement);
    await userEvent.type(fields[4] as HTMLElement, 'Passed on to the depot.');
    await userEvent.click(dialog.getByRole('button', { name: remove }));
    await userEvent.click(dialog.getByRole('button', { name: save }));
    const offered = within(await dialogOf(context));
    await waitFor(async () => {
      const options = offered.getAllByRole('option').map(({ textContent }) => textContent);
      await expect(options).toEqual([
        `1${quickNotes[0]}`,
        `2${quickNotes[2]}`,
        `3${quickNotes[3]}`,
        '4Passed on to the depot.',
      ]);
    }, patient);
  },
};

/** AC-839: A change by somebody else is said, and shown on demand. */
export const ChangedMeanwhile: Story = {
  parameters: withWorld({
    prepare(company: MemoryWorld) {
      arrive(company);
      company.failNext('saveQuickNotes', new PantauError('conflict', { status: 409 }));
    },
  }),
  async play(context) {
    await Editor.play?.(context);
    const { list, save, add, conflict, reload } = textsOf(context);
    const dialog = within(await dialogOf(context, list));
    await userEvent.click(dialog.getByRole('button', { name: add }));
    await userEvent.keyboard('Lunch');
    await userEvent.click(dialog.getByRole('button', { name: save }));
    await expect(await dialog.findByText(conflict, undefined, patient)).toBeVisible();
    await expect(dialog.getByRole('button', { name: reload })).toBeVisible();
  },
};

/** AC-839: Without any, the editor says so. */
export const EmptyEditor: Story = {
  parameters: withWorld({ quickNotes: [] }),
  async play(context) {
    await loaded(context);
    const { settings, menu, list, none } = textsOf(context);
    await userEvent.click(await pageOf(context).findByRole('button', { name: settings }, patient));
    await userEvent.click(await pageOf(context).findByRole('menuitem', { name: menu }, patient));
    await within(await dialogOf(context, list)).findByText(none, undefined, patient);
  },
};
