import { Button } from '@pantau/core/ui/button';
import type { LeaveAttempt, LeaveGuard } from '@pantau/core/ui/unsaved-input';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { type ReactElement, useState } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import {
  editorRights,
  editorUser,
  field,
  press,
  replace,
} from '../../testing/rule-editor-story.ts';
import { page, seen, toastShown } from '../../testing/rule-list-story.ts';
import { createStorySources, storyTimeZone } from '../../testing/story-world.ts';
import { AlertRuleDialog, type AlertRuleDialogProps } from './alert-rule-dialog.tsx';

const onSaved = fn();
const onClose = fn();
const { rules: source, targets, clock } = createStorySources();
const newest = (await source.list({ page: 1, show: 1 })).rules[0]?.id ?? '';
const pantau = { clock, user: editorUser, timeZone: storyTimeZone };

/** A host that opens the dialog, and removes it when it is saved or closed. */
function Opener(props: AlertRuleDialogProps): ReactElement {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Open the rule</Button>
      {isOpen && (
        <AlertRuleDialog
          {...props}
          onSaved={(reference) => {
            setOpen(false);
            props.onSaved(reference);
          }}
          onClose={() => {
            setOpen(false);
            props.onClose();
          }}
        />
      )}
    </>
  );
}

const meta = {
  title: 'Alert rules/Editor dialog',
  component: AlertRuleDialog,
  parameters: { pantau, rights: editorRights, docs: { story: { inline: false, height: 640 } } },
  args: { source, targets, ruleId: newest, onSaved, onClose },
  beforeEach: () => {
    onSaved.mockClear();
    onClose.mockClear();
  },
} satisfies Meta<typeof AlertRuleDialog>;

export default meta;
type Story = StoryObj<typeof meta>;
type View = ReturnType<typeof within>;

const title = /^(Edit alert rule|Ubah aturan peringatan)$/;

/** The dialog, once its rule is loaded. */
async function dialogIn(root: HTMLElement): Promise<View> {
  const dialog = await within(root).findByRole('dialog', { name: title }, seen);
  await waitFor(() => expect(dialog.querySelector('form')).not.toBeNull(), seen);
  return within(dialog);
}

const asked = (): Promise<HTMLElement> =>
  page.findByRole('alertdialog', { name: 'Leave without saving?' }, seen);
const answer = async (name: string): Promise<void> =>
  userEvent.click(within(await asked()).getByRole('button', { name }));

export const Edit: Story = {
  play: async ({ canvasElement }) => void (await dialogIn(canvasElement)),
};
export const EditDark: Story = { ...Edit, globals: { theme: 'dark' } };
export const EditIndonesian: Story = { ...Edit, globals: { locale: 'id' } };

/** AR-54: Focus goes into the dialog, and back to what opened it once the rule is saved. */
export const SavesAndReturnsFocus: Story = {
  render: (args) => <Opener {...args} />,
  tags: ['behaviour'],
  async play({ canvasElement }) {
    const opener = within(canvasElement).getByRole('button', { name: 'Open the rule' });
    opener.focus();
    await userEvent.keyboard('{Enter}');
    const view = await dialogIn(canvasElement);
    const dialog = within(canvasElement).getByRole('dialog', { name: title });
    await expect(dialog.contains(document.activeElement)).toBe(true);
    await replace(field(view, /^Name of the rule/), 'Dari dialog');
    await press(view, 'Save changes');
    await waitFor(() => expect(onSaved).toHaveBeenCalledOnce(), seen);
    await toastShown(/Dari dialog/);
    await waitFor(() => expect(opener).toHaveFocus());
    await expect((await source.get(newest)).label).toBe('Dari dialog');
  },
};

/** AR-54: Without unsaved input, Escape closes it at once, and focus returns. */
export const ClosesAtOnce: Story = {
  render: (args) => <Opener {...args} />,
  tags: ['behaviour'],
  async play({ canvasElement }) {
    const opener = within(canvasElement).getByRole('button', { name: 'Open the rule' });
    await userEvent.click(opener);
    await dialogIn(canvasElement);
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(onClose).toHaveBeenCalledOnce());
    await waitFor(() => expect(opener).toHaveFocus());
  },
};

const attempts: ((attempt: LeaveAttempt) => void)[] = [];
const letGo = fn();
const guard: LeaveGuard = {
  hold(onAttempt) {
    attempts.push(onAttempt);
    return letGo;
  },
};

/** AR-54, AR-56: Escape, the close button, a press outside and the host's navigation ask; then focus returns. */
export const AsksBeforeClosing: Story = {
  args: { guard },
  render: (args) => <Opener {...args} />,
  beforeEach: () => {
    attempts.length = 0;
    letGo.mockClear();
  },
  tags: ['behaviour'],
  async play({ canvasElement }) {
    await press(within(canvasElement), 'Open the rule');
    const view = await dialogIn(canvasElement);
    await userEvent.type(field(view, /^Name of the rule/), '!');
    await waitFor(() => expect(attempts).toHaveLength(1));

    await userEvent.keyboard('{Escape}');
    await answer('Keep editing');
    await waitFor(() => expect(page.queryByRole('alertdialog')).toBeNull());
    await press(view, 'Close');
    await answer('Keep editing');
    await waitFor(() => expect(page.queryByRole('alertdialog')).toBeNull());
    const scrim = within(canvasElement).getByRole('dialog', { name: title }).parentElement;
    await userEvent.click(scrim ?? canvasElement);
    await answer('Keep editing');
    await waitFor(() => expect(page.queryByRole('alertdialog')).toBeNull());
    const dialog = within(canvasElement).getByRole('dialog', { name: title });
    await expect(dialog.contains(document.activeElement)).toBe(true);
    const attempt = { leave: fn(), stay: fn() };
    attempts.at(-1)?.(attempt);
    await answer('Keep editing');
    await expect(attempt.stay).toHaveBeenCalledOnce();
    await expect(onClose).not.toHaveBeenCalled();
    await expect(letGo).not.toHaveBeenCalled();

    await userEvent.keyboard('{Escape}');
    await answer('Discard changes');
    await waitFor(() => expect(onClose).toHaveBeenCalledOnce());
    // The host is free before it is called, so that it can navigate.
    await expect(letGo.mock.invocationCallOrder[0]).toBeLessThan(
      onClose.mock.invocationCallOrder[0] ?? 0,
    );
    const opener = within(canvasElement).getByRole('button', { name: 'Open the rule' });
    await waitFor(() => expect(opener).toHaveFocus());
  },
};

/** CO-233: Discarding removes the question first, and the rule in a later frame; then focus returns. */
export const QuestionLeavesFirst: Story = {
  render: (args) => <Opener {...args} />,
  tags: ['behaviour'],
  async play({ canvasElement }) {
    await press(within(canvasElement), 'Open the rule');
    const view = await dialogIn(canvasElement);
    await userEvent.type(field(view, /^Name of the rule/), '!');
    await userEvent.keyboard('{Escape}');
    const question = await page.findByRole('alertdialog');
    const left: string[] = [];
    const observer = new MutationObserver(() => {
      const isAsked = question.isConnected && question.hasAttribute('role');
      if (isAsked || left.length > 0) return;
      left.push('question');
      requestAnimationFrame(() => left.push('frame'));
    });
    observer.observe(document.body, { attributes: true, childList: true, subtree: true });
    onClose.mockImplementation(() => left.push('rule'));
    await answer('Discard changes');
    await waitFor(() => expect(left).toEqual(['question', 'frame', 'rule']));
    observer.disconnect();
    const opener = within(canvasElement).getByRole('button', { name: 'Open the rule' });
    await waitFor(() => expect(opener).toHaveFocus());
  },
};

/** AR-55: The dialog covers a phone; nothing is cut off, and the buttons are in view. */
export const Phone: Story = {
  globals: { viewport: { value: 'mobile1' }, locale: 'id' },
  async play({ canvasElement }) {
    const view = await dialogIn(canvasElement);
    const dialog = within(canvasElement).getByRole('dialog', { name: title });
    const { left, top, width, height } = dialog.getBoundingClientRect();
    await expect([left, top, width, height].map(Math.round)).toEqual([
      ...[0, 0, window.innerWidth, window.innerHeight],
    ]);
    const wide = [...dialog.querySelectorAll<HTMLElement>('form *')].filter(
      (element) => element.getBoundingClientRect().right > window.innerWidth,
    );
    await expect(wide).toEqual([]);
    const save = view.getByRole('button', { name: 'Simpan perubahan' }).getBoundingClientRect();
    await expect(save.bottom).toBeLessThanOrEqual(window.innerHeight);
    await expect(save.top).toBeGreaterThan(window.innerHeight / 2);
  },
};
