import { PantauError } from '@pantau/core';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import type { AlertRuleSource } from '../../engine/rules/rule-source.ts';
import {
  editorRights,
  editorUser,
  field,
  formIn,
  press,
  replace,
} from '../../testing/rule-editor-story.ts';
import { seen } from '../../testing/rule-list-story.ts';
import { createStorySources, nightRule, storyTimeZone } from '../../testing/story-world.ts';
import { AlertRuleEditor } from './alert-rule-editor.tsx';

const { rules: source, targets, clock } = createStorySources();
const newest = (await source.list({ page: 1, show: 1 })).rules[0]?.id ?? '';
const onSaved = fn();

const meta = {
  title: 'Alert rules/Editor saving',
  tags: ['!autodocs'],
  component: AlertRuleEditor,
  parameters: {
    pantau: { clock, user: editorUser, timeZone: storyTimeZone },
    rights: editorRights,
  },
  args: { source, targets, level: 1, onSaved, onCancel: fn() },
  beforeEach: () => {
    onSaved.mockClear();
  },
} satisfies Meta<typeof AlertRuleEditor>;

export default meta;
type Story = StoryObj<typeof meta>;

const update = fn();
/** Saves when the story lets it. */
let release = (): void => undefined;
const slow: AlertRuleSource = {
  ...source,
  update: (id, version) => {
    update();
    return new Promise((resolve) => {
      release = () => resolve({ id, version: version + 1 });
    });
  },
};

/** AR-48: While a rule is saved, it is not saved again. */
export const SavesOnce: Story = {
  tags: ['behaviour'],
  args: { source: slow, ruleId: newest },
  async play({ canvasElement }) {
    update.mockClear();
    const view = await formIn(canvasElement);
    await replace(field(view, /^Name of the rule/), 'Nama baru');
    await press(view, 'Save changes');
    await waitFor(() => expect(update).toHaveBeenCalledOnce());
    await userEvent.type(field(view, /^Name of the rule/), '{Enter}');
    canvasElement.querySelector('form')?.requestSubmit();
    release();
    await waitFor(() => expect(onSaved).toHaveBeenCalledOnce(), seen);
    await expect(update).toHaveBeenCalledOnce();
  },
};

const rejecting: AlertRuleSource = {
  ...source,
  update: () =>
    Promise.reject(
      new PantauError('invalid', {
        fieldErrors: [
          { field: 'label', message: 'Sudah dipakai.' },
          { field: 'maxThreshold', message: 'Terlalu tinggi.' },
        ],
      }),
    ),
};

/** AR-42, AR-48: The first value that the source rejects takes focus, and a summary counts them. */
export const RejectedFocus: Story = {
  tags: ['behaviour'],
  args: { source: rejecting, ruleId: newest },
  async play({ canvasElement }) {
    const view = await formIn(canvasElement);
    await replace(field(view, /^Up to/), '150');
    await press(view, 'Save changes');
    await waitFor(() => expect(field(view, /^Name of the rule/)).toHaveFocus(), seen);
    await expect(field(view, /^Name of the rule/)).toHaveAccessibleDescription('Sudah dipakai.');
    await expect(view.getByRole('alert', { name: 'The rule is not saved' })).toHaveTextContent('2');
  },
};

const failing: AlertRuleSource = {
  ...source,
  update: () => Promise.reject(new PantauError('offline')),
};

/** AR-48: Why a rule was not saved takes focus. */
export const FailureFocus: Story = {
  tags: ['behaviour'],
  args: { source: failing, ruleId: newest },
  async play({ canvasElement }) {
    const view = await formIn(canvasElement);
    await replace(field(view, /^Name of the rule/), 'Nama baru');
    await press(view, 'Save changes');
    const notice = await view.findByText(/^The server cannot be reached/, {}, seen);
    await waitFor(() => expect(document.activeElement?.contains(notice)).toBe(true));
  },
};

const shared = createStorySources();
const sharedId = (await shared.rules.list({ page: 1, show: 1 })).rules[0]?.id ?? '';

/** AR-49: The comparison takes focus; the own choice wins where it was made, and the parts are named. */
export const KeepsMine: Story = {
  tags: ['behaviour'],
  args: { source: shared.rules, targets: shared.targets, ruleId: sharedId },
  async play({ canvasElement }) {
    const view = await formIn(canvasElement);
    const { version } = await shared.rules.get(sharedId);
    await replace(field(view, /^Name of the rule/), 'Nama saya');
    await shared.rules.update(sharedId, version, { ...nightRule, label: 'Nama mereka' });
    await press(view, 'Save changes');
    const name = 'Someone else has changed this rule';
    const notice = await view.findByRole('group', { name }, seen);
    await waitFor(() => expect(document.activeElement).toBe(notice));
    await press(within(notice), 'Continue with this choice');
    await view.findByText(/^The newer version is loaded with your choices/, {}, seen);
    await expect(field(view, /^Name of the rule/)).toHaveValue('Nama saya');
    await press(view, 'Save changes');
    await waitFor(() => expect(onSaved).toHaveBeenCalledOnce(), seen);
    await expect((await shared.rules.get(sharedId)).label).toBe('Nama saya');
  },
};

const retired = createStorySources();
const codes = (await retired.rules.codes()).map((code) => ({
  ...code,
  enabledInRule: code.alertCode !== 1,
}));

/** AR-41: An alert that is no longer offered cannot be chosen; Enter in the search does not save. */
export const NotOffered: Story = {
  tags: ['behaviour'],
  args: { source: { ...retired.rules, codes: () => Promise.resolve(codes) } },
  async play({ canvasElement }) {
    const view = await formIn(canvasElement);
    const name = codes.find(({ alertCode }) => alertCode === 1)?.descriptionEng ?? '';
    const search = field(view, 'Search alerts');
    await userEvent.type(search, `${name}{Enter}`);
    await expect(view.getByText('No alert has this name.')).toBeVisible();
    await expect(view.queryByRole('alert', { name: 'The rule is not saved' })).toBeNull();
  },
};

let isAway = true;
const away: AlertRuleSource = {
  ...source,
  get: (...call) => (isAway ? Promise.reject(new PantauError('offline')) : source.get(...call)),
};

/** AR-48: A rule that could not be loaded is loaded again on request. */
export const LoadsAgain: Story = {
  tags: ['behaviour'],
  args: { source: away, ruleId: newest },
  beforeEach: () => {
    isAway = true;
  },
  async play({ canvasElement }) {
    const view = within(canvasElement);
    const retry = await view.findByRole('button', { name: 'Try again' }, seen);
    isAway = false;
    await userEvent.click(retry);
    const form = await formIn(canvasElement);
    await expect(field(form, /^Name of the rule/)).toHaveValue(nightRule.label);
  },
};
