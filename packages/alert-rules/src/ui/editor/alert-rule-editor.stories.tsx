import { PantauError, type SessionUser } from '@pantau/core';
import { MapSettingsContext } from '@pantau/core/geo';
import type { LeaveAttempt, LeaveGuard } from '@pantau/core/ui/unsaved-input';
import type { Meta, StoryObj } from '@storybook/react-vite';
import workerUrl from 'maplibre-gl/dist/maplibre-gl-worker.mjs?worker&url';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import type { AlertRuleSource } from '../../engine/rules/rule-source.ts';
import { page, seen, toastShown } from '../../testing/rule-list-story.ts';
import { createStorySources, nightRule, storyTimeZone } from '../../testing/story-world.ts';
import { AlertRuleEditor } from './alert-rule-editor.tsx';

const user: SessionUser = {
  userId: '1',
  fullname: 'Rina Kusuma',
  email: 'rina@fleet.example',
  phoneNo: null,
  lastReminder: null,
  companyId: 1,
  companyName: 'PT Mitra Angkut Jawa',
  companyType: 'standard',
  timeZone: storyTimeZone,
  scopes: [],
  flags: [],
};

const onSaved = fn();
const onCancel = fn();
const { rules: source, targets, clock } = createStorySources();
const newest = (await source.list({ page: 1, show: 1 })).rules[0]?.id ?? '';
const pantau = { clock, user, timeZone: storyTimeZone };

const meta = {
  title: 'Alert rules/Editor',
  component: AlertRuleEditor,
  parameters: { pantau },
  args: { source, targets, level: 1, onSaved, onCancel },
  beforeEach: () => {
    onSaved.mockClear();
    onCancel.mockClear();
  },
} satisfies Meta<typeof AlertRuleEditor>;

export default meta;
type Story = StoryObj<typeof meta>;
type View = ReturnType<typeof within>;

const formIn = async (root: HTMLElement): Promise<View> => {
  await waitFor(() => expect(root.querySelector('form')).not.toBeNull(), seen);
  return within(root);
};
const field = (view: View, name: string | RegExp): HTMLElement =>
  view.getByRole('textbox', { name });
const press = (view: View, name: string | RegExp): Promise<void> =>
  userEvent.click(view.getByRole('button', { name }));

async function replace(input: HTMLElement, text: string): Promise<void> {
  await userEvent.clear(input);
  await userEvent.type(input, text);
}

const creating = createStorySources({ rules: [] });

/** AR-40, AR-41: A new rule is filled in by keyboard, and its sentence follows. */
export const Create: Story = {
  args: { source: creating.rules, targets: creating.targets },
  async play({ canvasElement }) {
    const view = await formIn(canvasElement);
    await expect(view.getByText('Choose an alert to see what the rule does.')).toBeVisible();
    await userEvent.type(field(view, /^Name of the rule/), 'Ngebut');
    await userEvent.type(field(view, 'Search alerts'), 'kecepatan');
    const option = await view.findByRole('radio', { name: /Over speed limit/ });
    option.focus();
    await userEvent.keyboard(' {Enter}');
    await waitFor(() => expect(view.getByRole('button', { name: 'Change' })).toHaveFocus());
    await userEvent.type(field(view, /^From/), '80');
    await view.findByText(
      'At any time: “Over speed limit” of 80 km/h or more on any vehicle. Raises an important alert for you.',
    );
    await press(view, 'Create rule');
    await waitFor(() => expect(onSaved).toHaveBeenCalledOnce(), seen);
    const { rules: stored } = await creating.rules.list({ page: 1, show: 5 });
    await expect(stored).toHaveLength(1);
    await expect(stored[0]).toMatchObject({ label: 'Ngebut', alertCode: 8, minThreshold: 80 });
  },
};

export const Edit: Story = {
  args: { ruleId: newest },
  async play({ canvasElement }) {
    const view = await formIn(canvasElement);
    await expect(field(view, /^Name of the rule/)).toHaveValue('Ngebut malam hari');
    await expect(view.getByRole('img', { name: /^Week: Mon–Fri/ })).toBeVisible();
  },
};
export const EditDark: Story = { args: { ruleId: newest }, globals: { theme: 'dark' } };
export const EditIndonesian: Story = {
  args: { ruleId: newest },
  globals: { locale: 'id' },
  async play({ canvasElement }) {
    const view = await formIn(canvasElement);
    await view.findByText(/^Sen–Jum, 22\.00–05\.00: “Melebihi batas kecepatan” mulai 80 km\/h/);
  },
};

/** AR-50: On a phone of 360 px nothing is cut off. */
export const Phone: Story = {
  args: { ruleId: newest },
  parameters: { pantau: { ...pantau, width: 360 } },
  globals: { locale: 'id' },
  async play({ canvasElement }) {
    await formIn(canvasElement);
    const form = canvasElement.querySelector('form');
    await expect(form?.scrollWidth).toBeLessThanOrEqual(form?.clientWidth ?? 0);
    const wide = [...(form?.querySelectorAll<HTMLElement>('*') ?? [])].filter(
      (element) => element.getBoundingClientRect().right > 360 + 24,
    );
    await expect(wide).toEqual([]);
  },
};

/** AR-42: Wrong fields say why, in the unit they are shown in; the first one takes focus. */
export const Problems: Story = {
  globals: { locale: 'id' },
  args: { ruleId: newest },
  async play({ canvasElement }) {
    const view = await formIn(canvasElement);
    await userEvent.clear(field(view, /^Nama aturan/));
    const [from = canvasElement, start = canvasElement] = view.getAllByRole('textbox', {
      name: /^Mulai/,
    });
    await replace(from, '10');
    await replace(start, '25');
    await press(view, 'Simpan perubahan');
    await waitFor(() => expect(field(view, /^Nama aturan/)).toHaveFocus());
    await expect(field(view, /^Nama aturan/)).toHaveAccessibleDescription('Wajib diisi.');
    await expect(from).toHaveAccessibleDescription('Paling kecil 20 km/h.');
    await expect(start).toHaveAccessibleDescription('Isi jam, misalnya 22.00.');
    await expect(view.getByRole('alert', { name: 'Aturan belum tersimpan' })).toHaveTextContent(
      '3 isian perlu diperiksa.',
    );
    await expect(onSaved).not.toHaveBeenCalled();
  },
};

const rejecting: AlertRuleSource = {
  ...source,
  update: () =>
    Promise.reject(
      new PantauError('invalid', {
        fieldErrors: [{ field: 'maxThreshold', message: 'Terlalu tinggi untuk perusahaan ini.' }],
      }),
    ),
};

/** AR-48: A value that the source rejects is shown at its field, and the input stays. */
export const Rejected: Story = {
  args: { source: rejecting, ruleId: newest },
  async play({ canvasElement }) {
    const view = await formIn(canvasElement);
    await replace(field(view, /^Up to/), '150');
    await press(view, 'Save changes');
    await waitFor(() =>
      expect(field(view, /^Up to/)).toHaveAccessibleDescription(
        'Terlalu tinggi untuk perusahaan ini.',
      ),
    );
    await expect(field(view, /^Up to/)).toHaveValue('150');
  },
};

let isOffline = true;
const flaky = createStorySources();
const flakyId = (await flaky.rules.list({ page: 1, show: 1 })).rules[0]?.id ?? '';

/** AR-48: A failure keeps the input, and saving again works. */
export const Offline: Story = {
  args: {
    source: {
      ...flaky.rules,
      update: (...call) =>
        isOffline ? Promise.reject(new PantauError('offline')) : flaky.rules.update(...call),
    },
    ruleId: flakyId,
  },
  beforeEach: () => {
    isOffline = true;
  },
  async play({ canvasElement }) {
    const view = await formIn(canvasElement);
    await replace(field(view, /^Name of the rule/), 'Nama baru');
    await press(view, 'Save changes');
    await view.findByText('The server cannot be reached. Check your connection and try again.');
    await expect(field(view, /^Name of the rule/)).toHaveValue('Nama baru');
    isOffline = false;
    await press(view, 'Save changes');
    await waitFor(() => expect(onSaved).toHaveBeenCalledOnce());
    await toastShown('“Nama baru” saved');
  },
};

const shared = createStorySources();
const sharedId = (await shared.rules.list({ page: 1, show: 1 })).rules[0]?.id ?? '';

/** AR-49: What somebody else has saved meanwhile is compared with the own input, part by part. */
export const Conflict: Story = {
  args: { source: shared.rules, targets: shared.targets, ruleId: sharedId },
  async play({ canvasElement }) {
    const view = await formIn(canvasElement);
    const { version } = await shared.rules.get(sharedId);
    await replace(field(view, /^Name of the rule/), 'Nama saya');
    await replace(field(view, /^Up to/), '150');
    const theirs = { ...nightRule, label: 'Nama mereka', urgency: 'important' as const };
    await shared.rules.update(sharedId, version, theirs);
    await press(view, 'Save changes');
    const notice = within(
      await view.findByRole('group', { name: 'Someone else has changed this rule' }),
    );
    await expect(notice.getByText(/^Rina Kusuma saved a newer version/)).toBeVisible();
    const parts = ['Name', 'Alert and thresholds', 'Urgency'];
    await expect(
      notice.getAllByRole('group').map((group) => group.querySelector('legend')?.textContent),
    ).toEqual(parts);
    const name = within(notice.getByRole('group', { name: 'Name' }));
    await expect(name.getByRole('radio', { name: /Yours.*Nama saya/ })).toBeChecked();
    await userEvent.click(name.getByRole('radio', { name: /Newer version.*Nama mereka/ }));
    const urgency = within(notice.getByRole('group', { name: 'Urgency' }));
    await expect(urgency.getByRole('radio', { name: /Newer version.*Important/ })).toBeChecked();
    await userEvent.click(notice.getByRole('button', { name: 'Continue with this choice' }));
    await waitFor(() => expect(field(view, /^Name of the rule/)).toHaveValue('Nama mereka'));
    await expect((await shared.rules.get(sharedId)).maxThreshold).toBeNull();
    await press(view, 'Save changes');
    await waitFor(() => expect(onSaved).toHaveBeenCalledOnce(), seen);
    await expect(await shared.rules.get(sharedId)).toMatchObject({
      ...{ label: 'Nama mereka', urgency: 'important', maxThreshold: 150 },
    });
  },
};

/** AR-44: All vehicles that match are selected at once; only those in view are drawn. */
export const ChoosesVehicles: Story = {
  async play({ canvasElement }) {
    const view = await formIn(canvasElement);
    await press(view, 'Choose vehicles');
    const dialog = await page.findByRole('dialog', { name: 'Choose vehicles' }, seen);
    const inDialog = within(dialog);
    await inDialog.findByText('2,000 found');
    await expect(inDialog.getAllByRole('checkbox').length).toBeLessThan(30);
    await userEvent.type(inDialog.getByRole('textbox', { name: 'Search' }), 'D 1');
    await waitFor(async () => {
      await clock.advance(200);
      await expect(inDialog.queryByText(/^1\d\d found/)).not.toBeNull();
    }, seen);
    await userEvent.click(inDialog.getByRole('button', { name: /^Select all 1\d\d found/ }));
    await waitFor(() => expect(inDialog.getByRole('status')).toHaveTextContent(/^1\d\d selected/));
    await userEvent.click(inDialog.getByRole('button', { name: 'Apply' }));
    const group = within(view.getByRole('group', { name: 'Vehicles' }));
    await expect(group.getByText(/^1\d\d selected/)).toBeVisible();
  },
};

/** AR-44: More choices load as the list is scrolled. */
export const ScrollsChoices: Story = {
  async play({ canvasElement }) {
    const view = await formIn(canvasElement);
    await press(view, 'Choose vehicles');
    const dialog = await page.findByRole('dialog', { name: 'Choose vehicles' }, seen);
    const list = await within(dialog).findByRole('group', { name: 'Choose vehicles' });
    const first = list.textContent;
    for (const _ of [1, 2, 3]) {
      const { scrollHeight } = list;
      list.scrollTop = scrollHeight;
      await waitFor(() => expect(list.scrollHeight).toBeGreaterThan(scrollHeight), seen);
    }
    await waitFor(() => expect(list.textContent).not.toBe(first));
  },
};

/** AR-53: The chosen geofences are drawn on a map. */
export const PlaceOnMap: Story = {
  args: { ruleId: newest },
  decorators: [
    (Story) => (
      <MapSettingsContext.Provider value={{ workerUrl }}>
        <Story />
      </MapSettingsContext.Provider>
    ),
  ],
  async play({ canvasElement }) {
    const view = await formIn(canvasElement);
    const map = await view.findByRole('group', { name: 'Geofences of the rule' }, seen);
    await waitFor(() => expect(map).toHaveAttribute('data-phase', 'live'), seen);
    await expect(map.getBoundingClientRect().height).toBeGreaterThan(200);
  },
};

/** AR-45: A contact is added by e-mail address or phone number, which is checked. */
export const AddsContacts: Story = {
  async play({ canvasElement }) {
    const view = await formIn(canvasElement);
    const reach = field(view, 'E-mail or phone number');
    await userEvent.type(reach, 'posko@{Enter}');
    await expect(reach).toHaveAccessibleDescription(/Enter an e-mail address/);
    await replace(reach, '0812-3456-7890');
    await userEvent.type(field(view, 'Name'), 'Posko{Enter}');
    const contacts = within(view.getByRole('group', { name: 'Contacts' }));
    await expect(contacts.getByText('Posko · +6281234567890')).toBeVisible();
    await userEvent.type(reach, '+62 812 3456 7890{Enter}');
    await expect(reach).toHaveAccessibleDescription('This contact is already on the list.');
    await userEvent.click(contacts.getByRole('button', { name: 'Remove Posko' }));
    await expect(contacts.getByText('No contacts')).toBeVisible();
    await expect(onSaved).not.toHaveBeenCalled();
  },
};

const noisyRule = { ...nightRule, label: 'Ngebut', schedule: null, count: null, place: null };
const noisy = createStorySources({
  rules: [{ ...noisyRule, vehicleIds: [], groupIds: [], minDuration: null }],
});
const noisyId = (await noisy.rules.list({ page: 1, show: 1 })).rules[0]?.id ?? '';

/** AR-46: The rule is tried on past alerts: a sentence, days, vehicles, and false alerts by reason. */
export const BackTest: Story = {
  args: { source: noisy.rules, targets: noisy.targets, ruleId: noisyId },
  async play({ canvasElement }) {
    const view = await formIn(canvasElement);
    await press(view, 'Try it');
    const sentence = await view.findByText(
      /^Would have reported \d+ alerts in the last 7 days, on \d+ vehicles\.$/,
    );
    const table = within(view.getByRole('table', { name: 'Alerts by day' }));
    const days = table.getAllByRole('row').slice(1);
    await expect(days).toHaveLength(7);
    const sum = days.reduce(
      (total, row) => total + Number(within(row).getByRole('cell').textContent),
      0,
    );
    await expect(sentence).toHaveTextContent(`reported ${sum} alerts`);
    await expect(view.getByText('Sensor salah baca')).toBeVisible();
    await replace(field(view, /^From/), '110');
    await view.findByText('The rule has changed since.');
  },
};
export const BackTestPhone: Story = {
  ...BackTest,
  parameters: { pantau: { ...pantau, width: 360 } },
  globals: { locale: 'id' },
  async play({ canvasElement }) {
    const view = await formIn(canvasElement);
    await press(view, 'Coba');
    await view.findByText(/^Akan berbunyi \d+ kali dalam 7 hari terakhir pada \d+ kendaraan\.$/);
  },
};

/** AR-47: The user gets a test notification; an incomplete rule is not sent. */
export const SendsTest: Story = {
  args: { source: noisy.rules, targets: noisy.targets, ruleId: noisyId },
  async play({ canvasElement }) {
    const view = await formIn(canvasElement);
    const before = noisy.tests.length;
    await press(view, 'Send me a test notification');
    await toastShown('Test notification sent to your e-mail address');
    await expect(noisy.tests).toHaveLength(before + 1);
    await userEvent.clear(field(view, /^Name of the rule/));
    await press(view, 'Send me a test notification');
    await view.findByText('Complete the rule first.');
    await expect(noisy.tests).toHaveLength(before + 1);
  },
};

/** AR-43: Times are drawn as a week; a night continues on the next day. */
export const Schedule: Story = {
  async play({ canvasElement }) {
    const view = await formIn(canvasElement);
    await userEvent.click(view.getByRole('switch', { name: 'Only at certain times' }));
    const [, start = canvasElement] = [null, ...view.getAllByRole('textbox', { name: /^From/ })];
    await userEvent.type(start, '22');
    await userEvent.type(field(view, /^Until/), '5');
    await expect(field(view, /^Until/)).toHaveAccessibleDescription('Ends on the next day.');
    await userEvent.click(view.getByRole('button', { name: 'Sat' }));
    const strip: HTMLElement = await view.findByRole('img', { name: 'Week: Sat, 22:00–05:00' });
    const drawn = [...strip.querySelectorAll<HTMLElement>('span[style*="width"]')];
    await expect(drawn).toHaveLength(2);
    const [night, morning] = drawn.map((span) => span.getBoundingClientRect());
    await expect((morning?.left ?? 0) < (night?.left ?? 0)).toBe(true);
    await expect((morning?.top ?? 0) > (night?.top ?? 0)).toBe(true);
  },
};

/** AR-51: Without the permission, the rule is shown, and nothing can be changed. */
export const ReadOnly: Story = {
  args: { ruleId: newest, canSave: false },
  async play({ canvasElement }) {
    const view = await formIn(canvasElement);
    await expect(field(view, /^Name of the rule/)).toHaveAttribute('readonly');
    await expect(view.queryByRole('button', { name: 'Save changes' })).toBeNull();
    await expect(view.queryByRole('button', { name: 'Choose vehicles' })).toBeNull();
    for (const toggle of view.getAllByRole('switch')) await expect(toggle).toBeDisabled();
  },
};

const attempts: ((attempt: LeaveAttempt) => void)[] = [];
const guard: LeaveGuard = {
  hold(onAttempt) {
    attempts.push(onAttempt);
    return () => undefined;
  },
};

/** AR-52: Unsaved input is left only after a confirmation. */
export const AsksBeforeLeaving: Story = {
  args: { ruleId: newest, guard },
  async play({ canvasElement }) {
    const view = await formIn(canvasElement);
    await expect(attempts).toHaveLength(0);
    await userEvent.type(field(view, /^Name of the rule/), '!');
    await press(view, 'Cancel');
    const dialog = await page.findByRole('alertdialog', { name: 'Leave without saving?' }, seen);
    await userEvent.click(within(dialog).getByRole('button', { name: 'Keep editing' }));
    await expect(onCancel).not.toHaveBeenCalled();
    await waitFor(() => expect(attempts.length).toBeGreaterThan(0));
    await press(view, 'Cancel');
    const again = await page.findByRole('alertdialog', { name: 'Leave without saving?' }, seen);
    await userEvent.click(within(again).getByRole('button', { name: 'Discard changes' }));
    await waitFor(() => expect(onCancel).toHaveBeenCalledOnce());
  },
};

const waiting: AlertRuleSource = { ...source, get: () => new Promise(() => undefined) };

export const Loading: Story = {
  args: { source: waiting, ruleId: newest },
  async play({ canvasElement }) {
    await within(canvasElement).findByText('Loading the rule');
  },
};

export const Missing: Story = {
  args: { ruleId: 'unknown' },
  async play({ canvasElement }) {
    const view = within(canvasElement);
    await view.findByText('Rule not found', {}, seen);
    await press(view, 'Back to the rules');
    await expect(onCancel).toHaveBeenCalledOnce();
  },
};

const broken = createStorySources();
broken.failWith(new PantauError('offline'));

export const Failed: Story = {
  args: { source: broken.rules, ruleId: newest },
  async play({ canvasElement }) {
    await within(canvasElement).findByRole('button', { name: 'Try again' }, seen);
  },
};
