import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import {
  type MemoryAlertSource,
  type MemoryWorld,
  demoUsers,
} from '../../adapters/memory/index.ts';
import { targetAlerts } from '../../engine/alert/action-target.ts';
import {
  alertIdOf,
  pageOf,
  patient,
  previewParameters,
  rowsOf,
} from '../../testing/stories/preview-page.ts';
import { worldOf } from '../../testing/stories/story-frame.tsx';
import { storyWorld } from '../../testing/stories/story-world.ts';
import { AlertCenter } from '../alert-center/alert-center.tsx';

const { dispatcher } = demoUsers;

const meta = {
  title: 'Alert centre/Prompts/Overtaken by another user',
  component: AlertCenter,
  loaders: [storyWorld],
  parameters: previewParameters,
  args: { source: undefined as never, display: 'inline' },
  render: (args, { loaded }) => (
    <div style={{ maxWidth: 420, height: 700 }}>
      <AlertCenter {...args} source={loaded['alerts'] as MemoryAlertSource} />
    </div>
  ),
} satisfies Meta<typeof AlertCenter>;

export default meta;
type Story = StoryObj<typeof meta>;
type PlayContext = Parameters<NonNullable<Story['play']>>[0];
type Act = (world: MemoryWorld, id: string) => void;

/** The second urgent row and its prompt, opened with a key. */
async function ask(context: PlayContext, key: string, title: string) {
  const row = (await rowsOf(context))[1] as HTMLElement;
  row.focus();
  await userEvent.keyboard(key);
  const dialog = await pageOf(context).findByRole('dialog', { name: title }, patient);
  return { row, id: alertIdOf(row), dialog };
}

const resolve: Act = (world, id) => void world.resolveAs(dispatcher, [id]);
const markFalse: Act = (world, id) =>
  void world.act(
    dispatcher,
    { type: 'falseAlert', reason: 'no occurrences' },
    targetAlerts(world.alerts().filter((alert) => alert.id === id)),
  );

const actionsOf = (context: PlayContext, id: string) =>
  worldOf(context)
    .alert(id)
    ?.log.map(({ type }) => type);

/** The prompt says who was first, in the same dialog, and a press of Enter only closes it. */
async function closesWithoutAction(
  context: PlayContext,
  { title, act, sentence, then }: { title: string; act: Act; sentence: RegExp; then: string },
): Promise<void> {
  const { row, id, dialog } = await ask(context, 'r', title);
  const isHeld = (): boolean => dialog.contains(document.activeElement);
  act(worldOf(context), id);
  const text = await within(dialog).findByText(sentence, {}, patient);
  await expect(text).toBeVisible();
  await expect(dialog.isConnected).toBe(true);
  await expect(dialog).toHaveAccessibleName(then);
  await expect(isHeld()).toBe(true);
  // One in the header, one where the action was.
  const buttons = within(dialog).getAllByRole('button', { name: /^(Close|Tutup)$/ });
  await expect(within(dialog).getAllByRole('button')).toEqual(buttons);
  const button = buttons.at(-1);
  await expect(button).toHaveFocus();
  await expect(button).toHaveAccessibleDescription(text.textContent ?? '');
  const before = actionsOf(context, id);
  await userEvent.keyboard('{Enter}');
  await waitFor(() => expect(dialog.isConnected).toBe(false), patient);
  await waitFor(() => expect(row).toHaveFocus());
  await expect(actionsOf(context, id)).toEqual(before);
}

/** AC-539: A colleague resolves the alert while the user is asked whether to resolve it. */
export const ResolvedMeanwhile: Story = {
  play: (context) =>
    closesWithoutAction(context, {
      title: 'Mark as resolved?',
      act: resolve,
      sentence: new RegExp(`^${dispatcher.fullname} resolved this alert at `),
      then: 'Already resolved',
    }),
};

export const ResolvedMeanwhileInIndonesianDark: Story = {
  globals: { locale: 'id', theme: 'dark' },
  play: (context) =>
    closesWithoutAction(context, {
      title: 'Tandai selesai?',
      act: resolve,
      sentence: new RegExp(`^${dispatcher.fullname} menyelesaikan peringatan ini pukul `),
      then: 'Sudah selesai',
    }),
};

/** AC-539: The same for a false alert. */
export const MarkedFalseMeanwhile: Story = {
  play: (context) =>
    closesWithoutAction(context, {
      title: 'Mark as resolved?',
      act: markFalse,
      sentence: new RegExp(`^${dispatcher.fullname} marked this as a false alert at `),
      then: 'Already marked as a false alert',
    }),
};

export const MarkedFalseMeanwhileInIndonesianOnAPhone: Story = {
  globals: { locale: 'id', viewport: { value: 'w360' } },
  play: (context) =>
    closesWithoutAction(context, {
      title: 'Tandai selesai?',
      act: markFalse,
      sentence: new RegExp(`^${dispatcher.fullname} menandai peringatan ini alarm palsu pukul `),
      then: 'Sudah ditandai alarm palsu',
    }),
};

/** AC-539: The form for the reason gives way, and what the user goes on typing presses nothing. */
export const WhileTypingTheReason: Story = {
  tags: ['behaviour'],
  play: async (context) => {
    const { id, dialog } = await ask(context, 'f', 'Mark as a false alert?');
    await userEvent.click(within(dialog).getByRole('radio', { name: 'Other reason' }));
    await userEvent.type(within(dialog).getByRole('textbox'), 'The lens');
    resolve(worldOf(context), id);
    await within(dialog).findByText(/ resolved this alert at /, {}, patient);
    await expect(within(dialog).queryByRole('textbox')).toBeNull();
    await expect(dialog.contains(document.activeElement)).toBe(true);
    const before = actionsOf(context, id);
    await userEvent.keyboard(' was dirty{Enter}');
    await expect(dialog.isConnected).toBe(true);
    const [close] = within(dialog).getAllByRole('button', { name: 'Close' });
    await userEvent.click(close as HTMLElement);
    await waitFor(() => expect(dialog.isConnected).toBe(false), patient);
    await expect(actionsOf(context, id)).toEqual(before);
  },
};

/** AC-539: Reopened by the colleague at once, it stays as it is under the user's finger. */
export const StaysWhenReopened: Story = {
  tags: ['behaviour'],
  play: async (context) => {
    const { id, dialog } = await ask(context, 'r', 'Mark as resolved?');
    const world = worldOf(context);
    resolve(world, id);
    await within(dialog).findByText(/ resolved this alert at /, {}, patient);
    const [alert] = world.alerts().filter((one) => one.id === id);
    if (alert !== undefined) world.act(dispatcher, { type: 'checkAgain' }, targetAlerts([alert]));
    await waitFor(() => expect(world.alert(id)?.resolved).toBe(false));
    await expect(within(dialog).queryByRole('button', { name: 'Mark resolved' })).toBeNull();
    await expect(dialog).toHaveAccessibleName('Already resolved');
  },
};

/** AC-539: The user's own action shows no such state. */
export const OwnActionIsNotOvertaken: Story = {
  tags: ['behaviour'],
  play: async (context) => {
    const { id, dialog } = await ask(context, 'r', 'Mark as resolved?');
    let hasShown = false;
    const observer = new MutationObserver(() => {
      hasShown ||= dialog.textContent?.includes('Already resolved') ?? false;
    });
    observer.observe(dialog, { childList: true, subtree: true, characterData: true });
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(worldOf(context).alert(id)?.resolved).toBe(true), patient);
    observer.disconnect();
    await expect(hasShown).toBe(false);
  },
};
