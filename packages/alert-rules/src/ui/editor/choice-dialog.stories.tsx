import { PantauError } from '@pantau/core';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import type { RuleTargetSource } from '../../engine/rules/rule-source.ts';
import { editorRights, editorUser, field, formIn, press } from '../../testing/rule-editor-story.ts';
import { page, seen } from '../../testing/rule-list-story.ts';
import { createStorySources, storyTimeZone, storyWorld } from '../../testing/story-world.ts';
import { AlertRuleEditor } from './alert-rule-editor.tsx';

const { rules: source, targets, clock } = createStorySources();
const onSaved = fn();
const onCancel = fn();

const meta = {
  title: 'Alert rules/Choices',
  component: AlertRuleEditor,
  parameters: {
    pantau: { clock, user: editorUser, timeZone: storyTimeZone },
    rights: editorRights,
  },
  args: { source, targets, level: 1, onSaved, onCancel },
  beforeEach: () => {
    onSaved.mockClear();
    onCancel.mockClear();
  },
} satisfies Meta<typeof AlertRuleEditor>;

export default meta;
type Story = StoryObj<typeof meta>;

const dialogNamed = async (name: string) => within(await page.findByRole('dialog', { name }, seen));

/** AR-44: What was chosen and then cancelled is not taken over, and a selection can be emptied. */
export const Cancels: Story = {
  tags: ['behaviour'],
  async play({ canvasElement }) {
    const view = await formIn(canvasElement);
    const group = within(view.getByRole('group', { name: 'Vehicle groups' }));
    await press(view, 'Choose groups');
    const first = await dialogNamed('Choose groups');
    await userEvent.click((await first.findAllByRole('checkbox'))[0] ?? canvasElement);
    await waitFor(() => expect(first.getByRole('status')).toHaveTextContent('1 selected'));
    await userEvent.click(first.getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(page.queryByRole('dialog')).toBeNull());
    await expect(group.queryByText('1 selected')).toBeNull();
    await press(view, 'Choose groups');
    const second = await dialogNamed('Choose groups');
    await expect(second.getByRole('status')).toHaveTextContent('0 selected');
    await userEvent.click((await second.findAllByRole('checkbox'))[0] ?? canvasElement);
    await userEvent.click(second.getByRole('button', { name: 'Clear selection' }));
    await waitFor(() => expect(second.getByRole('status')).toHaveTextContent('0 selected'));
    await userEvent.click((await second.findAllByRole('checkbox'))[1] ?? canvasElement);
    await userEvent.click(second.getByRole('button', { name: 'Apply' }));
    await waitFor(() => expect(group.getByText('1 selected')).toBeVisible(), seen);
  },
};

const named = createStorySources({
  world: {
    ...storyWorld,
    geofences: storyWorld.geofences.map((geofence) => ({
      ...geofence,
      name: `${geofence.name} Tanjung`,
      address: 'Jl. Raya Pelabuhan Tanjung Priok No. 12, Jakarta Utara',
    })),
  },
});

/** AR-100: On a phone, names have the room that they need, notes give way, and no focus ring is cut off. */
export const PhoneNames: Story = {
  args: { source: named.rules, targets: named.targets },
  parameters: {
    pantau: { clock, user: editorUser, timeZone: storyTimeZone, width: 328 },
    viewport: {
      options: { phone: { name: 'Phone', styles: { width: '360px', height: '740px' } } },
    },
  },
  globals: { viewport: { value: 'phone' } },
  async play({ canvasElement }) {
    const view = await formIn(canvasElement);
    await userEvent.click(view.getByRole('switch', { name: 'Only in certain places' }));
    await press(view, 'Choose geofences');
    const dialog = await page.findByRole('dialog', { name: 'Choose geofences' }, seen);
    const search = within(dialog).getByRole('textbox', { name: 'Search' });
    await waitFor(() => expect(search).toHaveFocus());
    const frame = search.getBoundingClientRect();
    const isScroller = (element: Element) => getComputedStyle(element).overflowY === 'auto';
    let body: Element | null = search.parentElement;
    while (body !== null && !isScroller(body)) body = body.parentElement;
    await expect(
      frame.top - (body?.getBoundingClientRect().top ?? Infinity),
    ).toBeGreaterThanOrEqual(3);
    const names = await within(dialog).findAllByText(/ Tanjung$/, {}, seen);
    await expect(names).toHaveLength(5);
    for (const name of names) {
      await expect(name.getClientRects()).toHaveLength(1);
      await expect(name.getBoundingClientRect().height).toBeLessThan(24);
      const row = name.closest('[role="group"] > * > *')?.getBoundingClientRect();
      const note = within(dialog).getAllByText(/^Jl\. Raya Pelabuhan/)[0];
      await expect(note?.getBoundingClientRect().right).toBeLessThanOrEqual(row?.right ?? 360);
    }
  },
};

/** AR-44: The signed-in user, who has a control of their own, is not among the users. */
export const Others: Story = {
  tags: ['behaviour'],
  async play({ canvasElement }) {
    const view = await formIn(canvasElement);
    await press(view, 'Choose users');
    const dialog = await dialogNamed('Choose users');
    await dialog.findByText('10 found', {}, seen);
    await expect(dialog.getAllByRole('checkbox')).toHaveLength(10);
    await expect(dialog.queryByText('Rina Kusuma')).toBeNull();
  },
};

let isOffline = true;
const flaky: RuleTargetSource = {
  ...targets,
  groups: (...query) =>
    isOffline ? Promise.reject(new PantauError('offline')) : targets.groups(...query),
};

/** AR-44: A list that cannot be loaded says so and is loaded again on request; a search without a match says that. */
export const FailsOnce: Story = {
  tags: ['behaviour'],
  args: { targets: flaky },
  beforeEach: () => {
    isOffline = true;
  },
  async play({ canvasElement }) {
    const view = await formIn(canvasElement);
    await press(view, 'Choose groups');
    const dialog = await dialogNamed('Choose groups');
    await dialog.findByText('The list could not be loaded.', {}, seen);
    isOffline = false;
    await userEvent.click(dialog.getByRole('button', { name: 'Try again' }));
    await dialog.findByText('30 found', {}, seen);
    await userEvent.type(dialog.getByRole('textbox', { name: 'Search' }), 'zzz');
    await waitFor(async () => {
      await clock.advance(200);
      await expect(dialog.getByText('Nothing found.')).toBeVisible();
    }, seen);
  },
};

/** AR-45: A rule that reaches nobody says so. */
export const ReachesNobody: Story = {
  tags: ['behaviour'],
  async play({ canvasElement }) {
    const view = await formIn(canvasElement);
    const warning = 'Nobody sees or receives the alerts of this rule.';
    await expect(view.queryByText(warning)).toBeNull();
    await userEvent.click(view.getByRole('checkbox', { name: /see these alerts|Show me/i }));
    await expect(await view.findByText(warning)).toBeVisible();
    await userEvent.type(field(view, 'Email or phone number'), 'posko@fleet.example{Enter}');
    await waitFor(() => expect(view.queryByText(warning)).toBeNull());
  },
};

/** Chooses the first vehicle group, and presses "Apply" without waiting. */
async function appliesFirstGroup(root: HTMLElement): Promise<void> {
  await press(await formIn(root), 'Choose groups');
  const dialog = await dialogNamed('Choose groups');
  await userEvent.click((await dialog.findAllByRole('checkbox'))[0] ?? root);
  await waitFor(() => expect(dialog.getByRole('status')).toHaveTextContent('1 selected'));
  dialog.getByRole('button', { name: 'Apply' }).click();
}

/** AR-95: A choice is applied after its dialog has left, so that the press answers at once. */
export const LeavesFirst: Story = {
  tags: ['behaviour'],
  async play({ canvasElement }) {
    const view = await formIn(canvasElement);
    const group = within(view.getByRole('group', { name: 'Vehicle groups' }));
    await appliesFirstGroup(canvasElement);
    await Promise.resolve();
    await expect([
      page.queryByRole('dialog') === null,
      group.queryByText('1 selected') === null,
    ]).toEqual([true, true]);
    await waitFor(() => expect(group.getByText('1 selected')).toBeVisible(), seen);
  },
};

const hasty = createStorySources();
const hastyId = (await hasty.rules.list({ page: 1, show: 1, search: 'Tombol darurat' })).rules[0]
  ?.id;

/** AR-95: A rule that is saved before that has the choice. */
export const SavesChoice: Story = {
  tags: ['behaviour'],
  args: { source: hasty.rules, targets: hasty.targets, ruleId: hastyId },
  async play({ canvasElement }) {
    await appliesFirstGroup(canvasElement);
    canvasElement.querySelector('form')?.requestSubmit();
    await waitFor(() => expect(onSaved).toHaveBeenCalledOnce(), seen);
    await expect((await hasty.rules.get(hastyId ?? '')).groups).toHaveLength(1);
  },
};

/** AR-95: Leaving before that asks about the choice. */
export const LeavesWithChoice: Story = {
  tags: ['behaviour'],
  async play({ canvasElement }) {
    const view = await formIn(canvasElement);
    await appliesFirstGroup(canvasElement);
    view.getByRole('button', { name: 'Cancel', hidden: true }).click();
    await expect(await page.findByRole('alertdialog', {}, seen)).toHaveTextContent(
      'Leave without saving?',
    );
    await expect(onCancel).not.toHaveBeenCalled();
  },
};
