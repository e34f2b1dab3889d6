import { PantauError } from '@pantau/core';
import type { LeaveAttempt, LeaveGuard } from '@pantau/core/ui/unsaved-input';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import type { AlertRuleSource } from '../../engine/rules/rule-source.ts';
import { page, seen, toastShown } from '../../testing/rule-list-story.ts';
import {
  editorRights,
  editorUser,
  field,
  formIn,
  press,
  replace,
} from '../../testing/rule-editor-story.ts';
import { createStorySources, nightRule, storyTimeZone } from '../../testing/story-world.ts';
import { AlertRuleEditor } from './alert-rule-editor.tsx';

const onSaved = fn();
const onCancel = fn();
const { rules: source, targets, clock } = createStorySources();
const newest = (await source.list({ page: 1, show: 1 })).rules[0]?.id ?? '';
const pantau = { clock, user: editorUser, timeZone: storyTimeZone };

const meta = {
  title: 'Alert rules/Editor',
  component: AlertRuleEditor,
  parameters: { pantau, rights: editorRights },
  args: { source, targets, level: 1, onSaved, onCancel },
  beforeEach: () => {
    onSaved.mockClear();
    onCancel.mockClear();
  },
} satisfies Meta<typeof AlertRuleEditor>;

export default meta;
type Story = StoryObj<typeof meta>;

const creating = createStorySources({ rules: [] });

/** AR-40, AR-41: A new rule is filled in by keyboard, and its sentence follows. */
export const Create: Story = {
  args: { source: creating.rules, targets: creating.targets },
  tags: ['behaviour'],
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
    await view.findByText(/^Sen–Jum, 22\.00–05\.00: “Melebihi batas kecepatan” mulai 80 km\/j/);
  },
};

/** CO-275: On a phone no button's text is cut off. */
export const EditIndonesianOnAPhone: Story = {
  args: { ruleId: newest },
  globals: { locale: 'id' },
  parameters: { pantau: { ...pantau, width: 312 } },
  async play({ canvasElement }) {
    const view = await formIn(canvasElement);
    const label = within(view.getByRole('button', { name: 'Simpan perubahan' })).getByText(
      /^Simpan/,
    );
    await expect(label.scrollWidth).toBeLessThanOrEqual(label.clientWidth);
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

/** AR-42, AR-96: Wrong fields say why, in the unit they are shown in; the first one takes focus. */
export const Problems: Story = {
  globals: { locale: 'id' },
  args: { ruleId: newest },
  tags: ['behaviour'],
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
    await expect(from).toHaveAccessibleDescription('Paling kecil 20 km/j.');
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

/** AR-48: A failure keeps the input. */
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
  },
};

/** AR-48: Saving again after a failure works. */
export const OnlineAgain: Story = {
  ...Offline,
  tags: ['behaviour'],
  async play(context) {
    await Offline.play?.(context);
    const view = await formIn(context.canvasElement);
    isOffline = false;
    await press(view, 'Save changes');
    await waitFor(() => expect(onSaved).toHaveBeenCalledOnce());
    await toastShown('“Nama baru” saved');
  },
};

const shared = createStorySources();
const sharedId = (await shared.rules.list({ page: 1, show: 1 })).rules[0]?.id ?? '';

/** AR-49, AR-98: What somebody else has saved meanwhile is compared with the own input, part by part. */
export const Conflict: Story = {
  args: { source: shared.rules, targets: shared.targets, ruleId: sharedId },
  tags: ['behaviour'],
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
    const limits = within(notice.getByRole('group', { name: 'Alert and thresholds' }));
    await expect(
      limits.getAllByRole<HTMLInputElement>('radio').map(({ labels }) => labels?.[0]?.textContent),
    ).toEqual([
      'Yours (changed by you)Over speed limit of 80 km/h to 150 km/h',
      'Newer versionOver speed limit of 80 km/h or more',
    ]);
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
  tags: ['behaviour'],
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
