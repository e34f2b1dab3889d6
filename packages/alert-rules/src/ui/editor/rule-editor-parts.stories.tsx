import { MapSettingsContext } from '@pantau/core/geo';
import type { Meta, StoryObj } from '@storybook/react-vite';
import workerUrl from 'maplibre-gl/dist/maplibre-gl-worker.mjs?worker&url';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
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
  title: 'Alert rules/Editor parts',
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

/** AR-44: All vehicles that match are selected at once; only those in view are drawn. */
export const ChoosesVehicles: Story = {
  tags: ['behaviour'],
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
    await expect(await group.findByText(/^1\d\d selected/, {}, seen)).toBeVisible();
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

/** AR-45: A contact is added by email address or phone number, which is checked. */
export const AddsContacts: Story = {
  tags: ['behaviour'],
  async play({ canvasElement }) {
    const view = await formIn(canvasElement);
    const reach = field(view, 'Email or phone number');
    await userEvent.type(reach, 'posko@{Enter}');
    await expect(reach).toHaveAccessibleDescription(/Enter an email address/);
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

/** A source whose users marked one more alert as false than its reasons count. */
const oneWithout = {
  ...noisy.rules,
  async backTest(...args: Parameters<typeof noisy.rules.backTest>) {
    const found = await noisy.rules.backTest(...args);
    const { falseAlerts } = found;
    return {
      ...found,
      falseAlerts: falseAlerts && { ...falseAlerts, total: falseAlerts.total + 1 },
    };
  },
} satisfies typeof noisy.rules;

/** AR-97: Preset reasons of false alerts are in the user's language, and all reasons add up to the total. */
export const FalseReasons: Story = {
  args: { source: oneWithout, targets: noisy.targets, ruleId: noisyId },
  globals: { locale: 'id' },
  async play({ canvasElement }) {
    const view = await formIn(canvasElement);
    await press(view, 'Coba');
    const heading = await view.findByText(
      /^\d+ peringatan aturan ini ditandai alarm palsu$/,
      {},
      seen,
    );
    const items = [...(heading.parentElement?.querySelectorAll('li') ?? [])];
    await expect(items.map(({ firstElementChild }) => firstElementChild?.textContent)).toEqual(
      expect.arrayContaining(['Sensor salah baca', 'Tidak valid', 'Salah deteksi']),
    );
    await expect(items.at(-1)).toHaveTextContent(/^Lainnya, atau tanpa alasan1$/);
    const sum = items.reduce(
      (total, { lastElementChild }) => total + Number(lastElementChild?.textContent),
      0,
    );
    await expect(heading).toHaveTextContent(`${sum} peringatan`);
  },
};

/** AR-47: The user gets a test notification; an incomplete rule is not sent. */
export const SendsTest: Story = {
  args: { source: noisy.rules, targets: noisy.targets, ruleId: noisyId },
  tags: ['behaviour'],
  async play({ canvasElement }) {
    const view = await formIn(canvasElement);
    const before = noisy.tests.length;
    await press(view, 'Send me a test notification');
    await toastShown('Test notification sent to your email address');
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
