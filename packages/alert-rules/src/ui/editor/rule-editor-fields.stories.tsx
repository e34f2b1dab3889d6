import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import {
  editorRights,
  editorUser,
  field,
  formIn,
  press,
  replace,
} from '../../testing/rule-editor-story.ts';
import { page, seen } from '../../testing/rule-list-story.ts';
import { createStorySources, nightRule, storyTimeZone } from '../../testing/story-world.ts';
import { AlertRuleEditor } from './alert-rule-editor.tsx';

const timed = createStorySources({
  rules: [
    { ...nightRule, alertCode: 117, minThreshold: 14_400, vehicleIds: ['v1', 'v2'], groupIds: [] },
  ],
});
const { rules: source, targets, clock } = timed;
const ruleId = (await source.list({ page: 1, show: 1 })).rules[0]?.id ?? '';
timed.hide(ruleId, ['vehicle']);
const pantau = { clock, user: editorUser, timeZone: storyTimeZone };

const meta = {
  title: 'Alert rules/Editor fields',
  component: AlertRuleEditor,
  parameters: { pantau, rights: editorRights },
  args: { source, targets, ruleId, level: 1, onSaved: fn(), onCancel: fn() },
} satisfies Meta<typeof AlertRuleEditor>;

export default meta;
type Story = StoryObj<typeof meta>;

/** AR-42: Hours are typed as hours, and so are their limits; correcting one limit clears the other's error. */
export const Hours: Story = {
  tags: ['behaviour'],
  async play({ canvasElement }) {
    const view = await formIn(canvasElement);
    const [from = canvasElement] = view.getAllByRole('textbox', { name: /^From/ });
    const upTo = field(view, /^Up to/);
    await expect(from).toHaveValue('4');
    await replace(upTo, '20');
    await userEvent.tab();
    await waitFor(() => expect(upTo).toHaveAccessibleDescription(/12 h/));
    await replace(upTo, '3');
    await userEvent.tab();
    await waitFor(() => expect(upTo).toHaveAttribute('aria-invalid', 'true'));
    await replace(from, '2');
    await waitFor(() => expect(upTo).not.toHaveAttribute('aria-invalid', 'true'));
  },
};

/** AR-44: The dialog opens with what is chosen. AR-35: What the user cannot see stays, and the editor says so. */
export const Chosen: Story = {
  async play({ canvasElement }) {
    const view = await formIn(canvasElement);
    await expect(view.getByText(/Has vehicles that you cannot see/)).toBeVisible();
    await press(view, 'Choose vehicles');
    const dialog = await page.findByRole('dialog', { name: 'Choose vehicles' }, seen);
    await waitFor(() => expect(within(dialog).getByRole('status')).toHaveTextContent('2 selected'));
  },
};

/** AR-45: An email address is not added twice, however it is written. */
export const SameAddress: Story = {
  async play({ canvasElement }) {
    const view = await formIn(canvasElement);
    const reach = field(view, 'Email or phone number');
    await userEvent.type(reach, 'Posko@Fleet.example{Enter}');
    await expect(reach).toHaveAccessibleDescription('This contact is already on the list.');
  },
};

/** AR-51: The days cannot be changed either. */
export const ReadOnlyDays: Story = {
  args: { canSave: false },
  async play({ canvasElement }) {
    const view = await formIn(canvasElement);
    await expect(view.getByRole('button', { name: 'Sun' })).toBeDisabled();
  },
};

/** AR-47: Users without an email address in their profile are not offered a test. */
export const WithoutAddress: Story = {
  parameters: { pantau: { ...pantau, user: { ...editorUser, email: null } } },
  async play({ canvasElement }) {
    const view = await formIn(canvasElement);
    await expect(view.getByRole('button', { name: 'Try it' })).toBeVisible();
    await expect(view.queryByRole('button', { name: 'Send me a test notification' })).toBeNull();
  },
};

/** AR-41: The English name is found as well. */
export const FindsEnglish: Story = {
  args: { ruleId: undefined },
  globals: { locale: 'id' },
  tags: ['behaviour'],
  async play({ canvasElement }) {
    const view = await formIn(canvasElement);
    await userEvent.type(field(view, 'Cari peringatan'), 'over speed');
    await view.findByRole('radio', { name: /Melebihi batas kecepatan/ });
    await expect(view.queryByRole('radio', { name: /Pintu terbuka/ })).toBeNull();
  },
};

/** AR-46: The noisiest vehicles are named. */
export const Noisiest: Story = {
  args: { ruleId: undefined },
  async play({ canvasElement }) {
    const view = await formIn(canvasElement);
    await userEvent.type(field(view, /^Name of the rule/), 'Ngebut');
    await userEvent.type(field(view, 'Search alerts'), 'over speed');
    await userEvent.click(await view.findByRole('radio', { name: /Over speed limit/ }));
    await press(view, 'Try it');
    const heading = await view.findByText('Vehicles with most alerts', {}, seen);
    const list = heading.parentElement?.querySelectorAll('li');
    await expect(list?.length).toBe(5);
  },
};
