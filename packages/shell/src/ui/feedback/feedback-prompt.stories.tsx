import { useUnsavedWork } from '@pantau/core';
import { TextField } from '@pantau/core/ui/text-field';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { type ReactElement, useState } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { manager } from '../../testing/story-people.ts';
import { PromptPage, createPromptWorld, lastDays } from '../../testing/story-prompts.tsx';
import { FeedbackButton } from './feedback-button.tsx';
import { FeedbackPrompt } from './feedback-prompt.tsx';

const hasGivenFeedback = fn();
const source = { hasGivenFeedback, sendFeedback: async () => true };
const MINUTE_MS = 60_000;
const DAY_MS = 86_400_000;

const world = createPromptWorld();

function Note(): ReactElement {
  const [text, setText] = useState('');
  useUnsavedWork(text !== '');
  return <TextField label="Note" value={text} onValueChange={setText} />;
}

const meta = {
  title: 'Shell/Feedback prompt',
  component: FeedbackPrompt,
  args: { source },
  parameters: { pantau: world.provider() },
  render: (args) => (
    <PromptPage>
      <FeedbackButton source={source} />
      <Note />
      <FeedbackPrompt {...args} />
    </PromptPage>
  ),
  beforeEach: () => {
    world.reset();
    hasGivenFeedback.mockReset();
    hasGivenFeedback.mockResolvedValue(false);
  },
} satisfies Meta<typeof FeedbackPrompt>;

export default meta;
type Story = StoryObj<typeof meta>;

const page = within(document.body);
const dialogs = () => page.queryAllByRole('dialog');
/** Passes the minute, and the second in which requests are collected. */
async function becomeDue(): Promise<void> {
  await world.pass(MINUTE_MS);
  await world.pass(1_000);
}

const prompt = () => page.findByRole('dialog', { name: /^What do you think/ });

/** SH-60, SH-53: It comes 60 s after the page was loaded, in its turn. */
export const AfterAMinute: Story = {
  async play() {
    await world.pass(MINUTE_MS - 1);
    await expect(hasGivenFeedback).not.toHaveBeenCalled();
    await world.pass(1);
    await world.pass(1_000);
    await expect(await prompt()).toBeVisible();
    await expect(hasGivenFeedback).toHaveBeenCalledOnce();
  },
};

/** SH-62: Closed, it stays away until 23:59, also after a reload; then it comes again. */
export const ClosedForTheDay: Story = {
  tags: ['behaviour'],
  async play() {
    await becomeDue();
    await prompt();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(dialogs()).toHaveLength(0));
    await expect(world.store.getItem('feedbackDismissedUntil:1')).toBe(
      String(lastDays + 16 * 3_600_000),
    );
    // 08:01 + 15 h 58 min.
    await world.pass(958 * MINUTE_MS);
    await expect(dialogs()).toHaveLength(0);
    await world.pass(2 * MINUTE_MS);
    await world.pass(1_000);
    await expect(await prompt()).toBeVisible();
  },
};

/** SH-62: Closed in another tab, it leaves here, unless the user is filling it in. */
export const ClosedInAnotherTab: Story = {
  tags: ['behaviour'],
  async play() {
    await becomeDue();
    await prompt();
    world.store.setItem('feedbackDismissedUntil:1', String(world.now() + DAY_MS));
    await waitFor(() => expect(dialogs()).toHaveLength(0));
    world.store.setItem('feedbackDismissedUntil:1', '0');
    await world.pass(0);
    // The pause after the first turn.
    await world.pass(MINUTE_MS);
    const dialog = within(await prompt());
    await userEvent.type(dialog.getByRole('textbox', { name: 'Comment' }), 'Slow');
    world.store.setItem('feedbackDismissedUntil:1', String(world.now() + DAY_MS));
    await world.pass(1_000);
    await expect(dialog.getByRole('textbox', { name: 'Comment' })).toHaveValue('Slow');
  },
};

/** SH-64: It does not come to a user who has given feedback this month. */
export const Given: Story = {
  async play() {
    hasGivenFeedback.mockResolvedValue(true);
    await world.pass(3 * DAY_MS);
    await expect(hasGivenFeedback).toHaveBeenCalledOnce();
    await expect(dialogs()).toHaveLength(0);
  },
};

/** SH-64: A failing status request counts as feedback that was given. */
export const StatusFailed: Story = {
  async play() {
    hasGivenFeedback.mockRejectedValue(new Error('offline'));
    await world.pass(3 * DAY_MS);
    await expect(hasGivenFeedback).toHaveBeenCalledOnce();
    await expect(dialogs()).toHaveLength(0);
  },
};

/** SH-64, SH-65: After a thank-you that was closed it does not come again. */
export const Sent: Story = {
  tags: ['behaviour'],
  async play() {
    await becomeDue();
    const dialog = within(await prompt());
    await userEvent.click(dialog.getByRole('button', { name: 'Send feedback' }));
    const thanks = within(await page.findByRole('dialog', { name: 'Thank you!' }));
    await userEvent.click(thanks.getAllByRole('button', { name: 'Close' })[0] as HTMLElement);
    await waitFor(() => expect(dialogs()).toHaveLength(0));
    // Other tabs and the next page load know it, too.
    await expect(world.store.getItem('feedbackDismissedUntil:1')).toBe(
      String(lastDays + 16 * 3_600_000),
    );
    await world.pass(3 * DAY_MS);
    await expect(dialogs()).toHaveLength(0);
    await expect(hasGivenFeedback).toHaveBeenCalledOnce();
  },
};

/** SH-64: On the last days of the next month users are asked again. */
export const AskedNextMonth: Story = {
  tags: ['behaviour'],
  async play() {
    hasGivenFeedback.mockResolvedValueOnce(true);
    await becomeDue();
    // 27 December, 00:00.
    await world.pass(29 * DAY_MS + 16 * 3_600_000 - 2 * MINUTE_MS);
    await expect(hasGivenFeedback).toHaveBeenCalledOnce();
    await world.pass(MINUTE_MS);
    await world.pass(1_000);
    await expect(await prompt()).toBeVisible();
  },
};

/** SH-62: It belongs to the user: that another one has closed it changes nothing. */
export const ClosedByAnotherUser: Story = {
  tags: ['behaviour'],
  beforeEach: () => world.store.setItem('feedbackDismissedUntil:2', String(lastDays + 10 * DAY_MS)),
  async play() {
    await becomeDue();
    await expect(await prompt()).toBeVisible();
  },
};

/** SH-62: Feedback through the button puts the prompt off for the day as well. */
export const SentByButton: Story = {
  tags: ['behaviour'],
  async play() {
    await userEvent.click(page.getByRole('button', { name: 'Feedback' }));
    const dialog = within(await prompt());
    await userEvent.click(dialog.getByRole('button', { name: 'Send feedback' }));
    await page.findByRole('dialog', { name: 'Thank you!' });
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(dialogs()).toHaveLength(0));
    await becomeDue();
    await world.pass(600 * MINUTE_MS);
    await expect(hasGivenFeedback).not.toHaveBeenCalled();
    await expect(dialogs()).toHaveLength(0);
  },
};

/** SH-52: It waits while the user has unsaved input. */
export const WaitsForInput: Story = {
  tags: ['behaviour'],
  async play() {
    const note = page.getByRole('textbox', { name: 'Note' });
    await userEvent.type(note, 'x');
    await world.pass(10 * MINUTE_MS);
    await expect(hasGivenFeedback).toHaveBeenCalledOnce();
    await expect(dialogs()).toHaveLength(0);
    await userEvent.clear(note);
    await world.pass(1_000);
    await expect(await prompt()).toBeVisible();
  },
};

const never: Story['play'] = async () => {
  await world.pass(3 * DAY_MS);
  await expect(hasGivenFeedback).not.toHaveBeenCalled();
  await expect(dialogs()).toHaveLength(0);
};

/** SH-61: It never comes with an invalid number of days. */
export const InvalidDays: Story = { args: { days: 'many' }, play: never };

/** SH-63: It never comes to users of a white-label company, who have no link to it either. */
export const WhiteLabel: Story = {
  parameters: { pantau: world.provider({ ...manager, companyType: 'whitelabel' }) },
  async play(context) {
    await never(context);
    await expect(page.queryByRole('button', { name: 'Feedback' })).toBeNull();
  },
};

/** SH-63: It never comes to users without the scope. */
export const WithoutScope: Story = {
  parameters: { pantau: world.provider({ ...manager, scopes: [] }) },
  async play(context) {
    await never(context);
    await expect(page.queryByRole('button', { name: 'Feedback' })).toBeNull();
  },
};

/** SH-71: A button opens the form at any time. */
export const Button: Story = {
  tags: ['behaviour'],
  async play() {
    const button = page.getByRole('button', { name: 'Feedback' });
    await userEvent.click(button);
    const dialog = within(await prompt());
    await userEvent.click(dialog.getByRole('button', { name: 'Not now' }));
    await waitFor(() => expect(dialogs()).toHaveLength(0));
    await expect(button).toHaveFocus();
  },
};

/** SH-71: Company 1449 has no such button. */
export const Company1449: Story = {
  parameters: { pantau: world.provider({ ...manager, companyId: 1449 }) },
  async play() {
    await expect(page.queryByRole('button', { name: 'Feedback' })).toBeNull();
  },
};
