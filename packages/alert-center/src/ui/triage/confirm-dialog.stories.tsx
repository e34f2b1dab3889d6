import type { Meta, StoryObj } from '@storybook/react-vite';
import { type ReactElement, useEffect } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { useAlertList } from '../../hooks/list.ts';
import { useSelection } from '../../hooks/selection.ts';
import { StoryFrame } from '../../testing/stories/story-frame.tsx';
import { storyUser, storyWorld } from '../../testing/stories/story-world.ts';
import { FalseAlertDialog } from './false-alert-dialog.tsx';
import { NoteDialog } from './note-dialog.tsx';
import { ConfirmDialog } from './confirm-dialog.tsx';

const timeZone = 'Asia/Jakarta';
const answered = fn();

interface QuestionArgs {
  readonly about: 'resolve' | 'checkAgain' | 'falseAlert' | 'note';
  readonly count: number;
}

/** The prompt for the newest alerts, once they are loaded. */
function Prompt({ about, count }: QuestionArgs): ReactElement | null {
  const { ids } = useAlertList('important');
  const { selectTo } = useSelection();
  const meant = ids.slice(0, count);
  const last = meant.at(-1);
  useEffect(() => {
    if (last !== undefined) selectTo(last);
  }, [last, selectTo]);
  if (meant.length < count) return null;
  if (about === 'falseAlert') return <FalseAlertDialog ids={meant} onClose={answered} />;
  if (about === 'note') return <NoteDialog ids={meant} onClose={answered} />;
  return <ConfirmDialog act={about} ids={meant} onAnswer={answered} />;
}

const meta = {
  title: 'Alert centre/Prompts/Confirmations',
  id: 'alert-centre-prompts',
  component: Prompt,
  loaders: [storyWorld],
  parameters: {
    pantau: { user: storyUser(), timeZone },
    docs: { story: { inline: false, height: 520 } },
  },
  args: { about: 'resolve', count: 1 },
  render: (args, { loaded }) => (
    <StoryFrame loaded={loaded}>
      <Prompt {...args} />
    </StoryFrame>
  ),
  beforeEach: () => {
    answered.mockClear();
  },
} satisfies Meta<typeof Prompt>;

export default meta;
type Story = StoryObj<typeof meta>;
type PlayContext = Parameters<NonNullable<Story['play']>>[0];

const patient = { timeout: 15_000 };

const dialogOf = async ({ canvasElement }: PlayContext) => {
  const page = within(canvasElement.ownerDocument.body as HTMLElement);
  return within(await page.findByRole('dialog', {}, patient));
};

export const ResolveOne: Story = {
  play: async (context) => {
    const dialog = await dialogOf(context);
    await expect(dialog.getByRole('heading', { name: 'Mark as resolved?' })).toBeVisible();
    await userEvent.keyboard('{Enter}');
    await expect(answered).toHaveBeenCalledWith(true);
  },
};

/** AC-291 */
export const ResolveMany: Story = {
  args: { count: 12 },
  play: async (context) => {
    const dialog = await dialogOf(context);
    await expect(dialog.getByText('and 8 more')).toBeVisible();
    await expect(dialog.getByRole('button', { name: 'Mark 12 resolved' })).toBeVisible();
    await expect(dialog.queryByRole('checkbox')).toBeNull();
  },
};

/** “Cancel” answers no. */
export const ResolveManyCanceled: Story = {
  ...ResolveMany,
  tags: ['behaviour'],
  play: async (context) => {
    const dialog = await dialogOf(context);
    await userEvent.click(dialog.getByRole('button', { name: 'Cancel' }));
    await expect(answered).toHaveBeenCalledWith(false);
  },
};

/** AC-291 */
export const ResolveManyInIndonesianAndTheDark: Story = {
  args: { count: 12 },
  globals: { locale: 'id', theme: 'dark' },
  play: async (context) => {
    const dialog = await dialogOf(context);
    await expect(dialog.getByRole('button', { name: 'Tandai 12 selesai' })).toBeVisible();
  },
};

export const CheckAgainInIndonesianAt360: Story = {
  args: { about: 'checkAgain' },
  globals: { locale: 'id' },
  parameters: { pantau: { user: storyUser(), timeZone, width: 360, flush: true } },
};

export const FalseAlerts: Story = { args: { about: 'falseAlert', count: 3 } };

export const FalseAlertsInIndonesianAndTheDark: Story = {
  args: { about: 'falseAlert', count: 1 },
  globals: { locale: 'id', theme: 'dark' },
  play: async (context) => {
    const dialog = await dialogOf(context);
    await userEvent.click(dialog.getByRole('radio', { name: 'Alasan lain' }));
    await userEvent.type(dialog.getByRole('textbox'), ' ');
    await expect(dialog.getByText('Alasan lain wajib diisi')).toBeVisible();
  },
};

export const OneNoteForMany: Story = {
  args: { about: 'note', count: 5 },
  play: async (context) => {
    const dialog = await dialogOf(context);
    const note = dialog.getByRole('textbox', { name: /^Note/ });
    await waitFor(() => expect(note).toHaveFocus());
    await userEvent.paste('x'.repeat(256));
    await expect(await dialog.findByText('At most 255 characters', {}, patient)).toBeVisible();
  },
};

export const ANoteInIndonesianAndTheDark: Story = {
  args: { about: 'note', count: 1 },
  globals: { locale: 'id', theme: 'dark' },
};

/** AC-294: Escape asks before it discards a note. */
export const EscapeAsksBeforeDiscarding: Story = {
  args: { about: 'note', count: 1 },
  tags: ['behaviour'],
  play: async (context) => {
    const page = within(context.canvasElement.ownerDocument.body);
    const dialog = await dialogOf(context);
    await userEvent.type(dialog.getByRole('textbox'), 'Called the driver');
    await userEvent.keyboard('{Escape}');
    const name = 'Discard what you have written?';
    const question = within(await page.findByRole('alertdialog', { name }));
    await expect(question.getByRole('button', { name: 'Keep writing' })).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(page.queryByRole('alertdialog', { name })).toBeNull());
    await expect(dialog.getByRole('textbox')).toHaveValue('Called the driver');
    await waitFor(() => expect(dialog.getByRole('textbox')).toHaveFocus());
  },
};

/** AC-294: Ctrl+Enter saves the note. */
export const CtrlEnterSaves: Story = {
  args: { about: 'note', count: 1 },
  tags: ['behaviour'],
  play: async (context) => {
    const dialog = await dialogOf(context);
    await userEvent.type(dialog.getByRole('textbox'), 'Called the driver');
    await expect(answered).not.toHaveBeenCalled();
    await userEvent.keyboard('{Control>}{Enter}{/Control}');
    await waitFor(() => expect(answered).toHaveBeenCalledTimes(1), patient);
  },
};
