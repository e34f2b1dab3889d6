import { PantauError } from '@pantau/core';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { type ReactElement, useState } from 'react';
import { expect, userEvent, waitFor } from 'storybook/test';
import { type MemoryWorld, demoUsers } from '../../adapters/memory/index.ts';
import { useAlert, useAlertList } from '../../hooks/list.ts';
import { targetAlerts } from '../../engine/alert/action-target.ts';
import {
  PreviewCard,
  PreviewStory,
  alertOf,
  openPreviewOf,
  speeding,
  withScopes,
} from '../../testing/stories/preview-card.tsx';
import { StoryFrame, worldOf } from '../../testing/stories/story-frame.tsx';
import { storyWorld } from '../../testing/stories/story-world.ts';
import { NoteForm } from './note-form.tsx';

const { dispatcher } = demoUsers;

function two(world: MemoryWorld): void {
  speeding(world);
  speeding(world);
}

const meta = {
  title: 'Alert centre/Preview/Note',
  tags: ['!autodocs', 'behaviour'],
  component: NoteForm,
  loaders: [storyWorld],
  parameters: {
    pantau: withScopes(),
    world: { scenario: 'empty', prepare: speeding },
    docs: { story: { inline: false, height: 720 } },
  },
  args: { id: '' },
  render: (_args, { loaded }) => <PreviewStory loaded={loaded} />,
} satisfies Meta<typeof NoteForm>;

export default meta;
type Story = StoryObj<typeof meta>;
type Preview = Awaited<ReturnType<typeof openPreviewOf>>['preview'];

/** The check waits 500 ms, half of what queries wait by default. */
const patient = { timeout: 15_000 };

const noteOf = (preview: Preview) => preview.getByRole('textbox', { name: 'Note' });

/** AC-40, AC-70 */
export const RejectsBlankNote: Story = {
  play: async (context) => {
    const { page, preview } = await openPreviewOf(context);
    const note = noteOf(preview);
    await userEvent.type(note, '   ');
    const foot = preview.getByRole('button', { name: 'Mark resolved' });
    const before = foot.getBoundingClientRect().top;
    await expect(await preview.findByText('Note is required', {}, patient)).toBeVisible();
    await expect(foot.getBoundingClientRect().top).toBe(before);
    await userEvent.click(preview.getByRole('button', { name: 'Save note' }));
    await expect(alertOf(context)?.log.length).toBe(0);
    await userEvent.clear(note);
    await userEvent.type(note, 'Called the driver');
    await expect(preview.getByText('17/255')).toBeVisible();
    await userEvent.click(preview.getByRole('button', { name: 'Save note' }));
    await waitFor(
      () => expect(alertOf(context)?.lastNote?.text).toBe('Called the driver'),
      patient,
    );
    await expect(
      (await page.findAllByText(/^Note on .+ saved$/, {}, patient)).length,
    ).toBeGreaterThan(0);
    await waitFor(() => expect(note).toHaveValue(''), patient);
    await expect(preview.queryByText('Note is required')).toBeNull();
  },
};

/** AC-40 */
export const RejectsLongNote: Story = {
  globals: { locale: 'id' },
  play: async (context) => {
    const { preview } = await openPreviewOf(context);
    await userEvent.click(preview.getByRole('textbox', { name: 'Catatan' }));
    await userEvent.paste('x'.repeat(256));
    await expect(await preview.findByText('Paling banyak 255 karakter')).toBeVisible();
    await expect(preview.getByText('256/255')).toBeVisible();
    await userEvent.click(preview.getByRole('button', { name: 'Simpan catatan' }));
    await expect(alertOf(context)?.log.length).toBe(0);
  },
};

export const CtrlEnterSavesTheNote: Story = {
  play: async (context) => {
    const { preview } = await openPreviewOf(context);
    await userEvent.type(noteOf(preview), 'Called{Control>}{Enter}{/Control}');
    await waitFor(() => expect(alertOf(context)?.lastNote?.text).toBe('Called'));
  },
};

/** An unsaved note stays, also while others act on the alert. */
export const DraftSurvivesUpdates: Story = {
  play: async (context) => {
    const { page, preview } = await openPreviewOf(context);
    const world = worldOf(context);
    await userEvent.type(noteOf(preview), 'Called');
    const selection = targetAlerts(world.alerts());
    world.act(dispatcher, { type: 'note', text: 'Menepi' }, selection);
    await preview.findByText(/added a note: Menepi/);
    await expect(noteOf(preview)).toHaveValue('Called');
    world.failNext('act', new PantauError('server'));
    await userEvent.click(preview.getByRole('button', { name: 'Save note' }));
    await page.findAllByText('Server error. Try again.');
    await expect(noteOf(preview)).toHaveValue('Called');
  },
};

/** One preview, in which the user steps through alerts. */
function Stepping(): ReactElement | null {
  const { ids } = useAlertList('urgent');
  const [at, setAt] = useState(0);
  const view = useAlert(ids[at] ?? '');
  if (view === undefined) return null;
  return (
    <>
      <button type="button" onClick={() => setAt(1 - at)}>
        Step
      </button>
      <PreviewCard view={view} />
    </>
  );
}

/** A draft is restored when the user steps back to its alert. */
export const DraftSurvivesStep: Story = {
  parameters: { world: { scenario: 'empty', prepare: two } },
  render: (_args, { loaded }) => (
    <StoryFrame loaded={loaded}>
      <Stepping />
    </StoryFrame>
  ),
  play: async (context) => {
    const { page, preview } = await openPreviewOf(context);
    const step = page.getByRole('button', { name: 'Step' });
    await userEvent.type(noteOf(preview), 'Called');
    await userEvent.click(preview.getByRole('button', { name: 'False alert' }));
    await userEvent.click(preview.getByRole('radio', { name: 'Wrong detection' }));
    await userEvent.click(step);
    await expect(noteOf(preview)).toHaveValue('');
    await expect(preview.queryByRole('radio')).toBeNull();
    await userEvent.click(step);
    await expect(noteOf(preview)).toHaveValue('Called');
    await expect(preview.getByRole('radio', { name: 'Wrong detection' })).toBeChecked();
    await expect(step).toHaveFocus();
  },
};
