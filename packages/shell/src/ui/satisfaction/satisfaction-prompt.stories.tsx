import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { manager } from '../../testing/story-people.ts';
import { PromptPage, createPromptWorld } from '../../testing/story-prompts.tsx';
import { SatisfactionPrompt } from './satisfaction-prompt.tsx';

const hasAnsweredSatisfaction = fn();
const sendSatisfaction = fn();
const source = { hasAnsweredSatisfaction, sendSatisfaction };
const MINUTE_MS = 60_000;
const DAY_MS = 86_400_000;
/** 2 November 2026, 08:00 in Jakarta. */
const start = Date.UTC(2026, 10, 2, 1);

const world = createPromptWorld();
const KEY = 'satisfactionNotBefore:1';

const meta = {
  title: 'Shell/Satisfaction prompt',
  component: SatisfactionPrompt,
  args: { source },
  parameters: {
    pantau: world.provider(),
    docs: { story: { inline: false, height: 520 } },
  },
  render: (args) => (
    <PromptPage>
      <SatisfactionPrompt {...args} />
    </PromptPage>
  ),
  beforeEach: () => {
    world.reset(start);
    world.store.setItem(KEY, '1');
    hasAnsweredSatisfaction.mockReset();
    hasAnsweredSatisfaction.mockResolvedValue(false);
    sendSatisfaction.mockReset();
    sendSatisfaction.mockResolvedValue(true);
  },
} satisfies Meta<typeof SatisfactionPrompt>;

export default meta;
type Story = StoryObj<typeof meta>;

const page = within(document.body);
const dialogs = () => page.queryAllByRole('dialog');
const prompt = () => page.findByRole('dialog', { name: /^How satisfied|^Seberapa puas/ });

/** Passes the five minutes, and the second in which requests are collected. */
async function becomeDue(): Promise<void> {
  await world.pass(5 * MINUTE_MS);
  await world.pass(1_000);
}

const asked: Story['play'] = async () => {
  await becomeDue();
  await prompt();
};

export const Asked: Story = { play: asked };
export const AskedDarkIndonesian: Story = {
  globals: { theme: 'dark', locale: 'id' },
  play: asked,
};
export const AskedOnAPhone: Story = {
  globals: { locale: 'id', viewport: { value: 'mobile1' } },
  play: asked,
};

/** SH-76, SH-125: After five minutes it asks; nothing is sent until a level is chosen; then it thanks and stays away. */
export const Answers: Story = {
  tags: ['behaviour'],
  async play() {
    await world.pass(5 * MINUTE_MS - 1);
    await expect(hasAnsweredSatisfaction).not.toHaveBeenCalled();
    await world.pass(1);
    await world.pass(1_000);
    const dialog = within(await prompt());
    const levels = dialog.getAllByRole('radio');
    await expect(levels.map((level) => level.getAttribute('aria-label'))).toEqual([
      '1 of 5: Very unsatisfied',
      '2 of 5: Unsatisfied',
      '3 of 5: Neutral',
      '4 of 5: Satisfied',
      '5 of 5: Very satisfied',
    ]);
    for (const level of levels) await expect(level).not.toBeChecked();
    const send = dialog.getByRole('button', { name: 'Send answer' });
    await expect(send).toBeDisabled();
    await userEvent.click(levels[1] as HTMLElement);
    await userEvent.type(dialog.getByRole('textbox', { name: 'Comment' }), ' Slow ');
    await userEvent.click(send);
    await expect(sendSatisfaction).toHaveBeenCalledWith({ point: 2, comment: 'Slow' });
    await page.findByRole('dialog', { name: 'Thank you!' });
    const stored = Number(world.store.getItem(KEY));
    await expect(stored - world.now()).toBe(90 * DAY_MS);
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(dialogs()).toHaveLength(0));
    await expect(Number(world.store.getItem(KEY))).toBe(stored);
  },
};

/** SH-76: Closed, it stays away for 30 days, also in other tabs. */
export const Closed: Story = {
  tags: ['behaviour'],
  async play() {
    await becomeDue();
    await prompt();
    await expect(hasAnsweredSatisfaction).toHaveBeenCalledOnce();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(dialogs()).toHaveLength(0));
    await expect(Number(world.store.getItem(KEY)) - world.now()).toBe(30 * DAY_MS);
    await world.pass(29 * DAY_MS);
    await expect(dialogs()).toHaveLength(0);
    await expect(hasAnsweredSatisfaction).toHaveBeenCalledOnce();
    await world.pass(DAY_MS);
    await world.pass(1_000);
    await expect(await prompt()).toBeVisible();
  },
};

/** SH-76: Closed in another tab, it leaves here. */
export const ClosedInAnotherTab: Story = {
  tags: ['behaviour'],
  async play() {
    await becomeDue();
    await prompt();
    world.store.setItem(KEY, String(world.now() + DAY_MS));
    await waitFor(() => expect(dialogs()).toHaveLength(0));
  },
};

/** SH-76: One that the user is filling in stays. */
export const KeptWhileAnswering: Story = {
  tags: ['behaviour'],
  async play() {
    await becomeDue();
    const dialog = within(await prompt());
    await userEvent.type(dialog.getByRole('textbox', { name: 'Comment' }), 'Slow');
    world.store.setItem(KEY, String(world.now() + DAY_MS));
    await world.pass(1_000);
    await expect(dialog.getByRole('textbox', { name: 'Comment' })).toHaveValue('Slow');
  },
};

/** SH-76: A user who is new to this browser is asked after a week. */
export const NewUser: Story = {
  tags: ['behaviour'],
  beforeEach: () => world.store.removeItem(KEY),
  async play() {
    await world.pass(6 * DAY_MS);
    await expect(hasAnsweredSatisfaction).not.toHaveBeenCalled();
    await world.pass(DAY_MS);
    await world.pass(1_000);
    await expect(await prompt()).toBeVisible();
  },
};

/** SH-124: On the last days of the month it waits for the next one. */
export const LastDays: Story = {
  tags: ['behaviour'],
  args: { feedbackDays: 30 },
  async play() {
    await world.pass(28 * DAY_MS);
    await expect(hasAnsweredSatisfaction).not.toHaveBeenCalled();
    await expect(dialogs()).toHaveLength(0);
  },
};

/** SH-76: Users who have answered are not asked, and neither are all while the status request fails. */
export const Answered: Story = {
  tags: ['behaviour'],
  async play() {
    hasAnsweredSatisfaction.mockResolvedValueOnce(true);
    await becomeDue();
    await expect(hasAnsweredSatisfaction).toHaveBeenCalledOnce();
    await expect(dialogs()).toHaveLength(0);
    await expect(Number(world.store.getItem(KEY)) - world.now()).toBeGreaterThan(29 * DAY_MS);
    world.store.setItem(KEY, '1');
    hasAnsweredSatisfaction.mockRejectedValueOnce(new Error('offline'));
    await becomeDue();
    await waitFor(() => expect(hasAnsweredSatisfaction).toHaveBeenCalledTimes(2));
    await expect(dialogs()).toHaveLength(0);
  },
};

const never: Story['play'] = async () => {
  await world.pass(DAY_MS);
  await expect(hasAnsweredSatisfaction).not.toHaveBeenCalled();
  await expect(dialogs()).toHaveLength(0);
};

/** SH-76: It never comes to users of a white-label company. */
export const WhiteLabel: Story = {
  tags: ['behaviour'],
  parameters: { pantau: world.provider({ ...manager, companyType: 'whitelabel' }) },
  play: never,
};

/** SH-76: It never comes to users without the scope. */
export const WithoutScope: Story = {
  tags: ['behaviour'],
  parameters: { pantau: world.provider({ ...manager, scopes: [] }) },
  play: never,
};
