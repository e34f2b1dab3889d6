import {
  CALL_TIMEOUT_MS,
  MEDIA_FAILURES_MAX,
  MEDIA_POLL_MS,
} from '../../engine/evidence/evidence-limits.ts';
import type { ClipFile } from '../../engine/evidence/evidence-state.ts';
import {
  type Act,
  type StoryOf,
  parametersOf,
  find,
  story,
  halted,
  failing,
  evidenceMeta,
  type EvidenceStory,
} from '../../testing/stories/evidence-story.tsx';
import { storyClips } from '../../testing/stories/story-clips.ts';
import type { EvidenceSection } from './evidence-section.tsx';
import { PantauError } from '@pantau/core';
import { PLAYER_TIMEOUT_MS } from '@pantau/core/media';
import type { Meta } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';

const meta = { ...evidenceMeta, title: 'Alert centre/Evidence/Of a faulty backend' } satisfies Meta<
  typeof EvidenceSection
>;

export default meta;
const lying = (clipFiles: () => readonly ClipFile[]): StoryOf => ({
  camera: 'isThere',
  evidence: { clipFiles },
});

const noService: Act = async ({ wait, says }) => {
  await says('Looking for a recording');
  for (let failure = 1; failure < MEDIA_FAILURES_MAX; failure += 1) await wait(MEDIA_POLL_MS);
};

/** Stops after three failures in a row. */
export const ServiceFails = story(
  { camera: 'isThere', evidence: failing('listClips') },
  'No recordingThe video service is not responding',
  noService,
);

/** After three failures in a row the user can start again. */
export const ServiceFailsThenResponds: EvidenceStory = {
  ...story(
    { camera: 'isThere', evidence: failing('listClips') },
    'Evidence complete',
    async (shown, context) => {
      await noService(shown, context);
      await shown.says('No recordingThe video service is not responding');
      await shown.press('Try again');
    },
  ),
  tags: ['behaviour'],
};

/** AC-88: A service that never responds counts as failed: every call has a time limit. */
export const ServiceDoesNotRespond = story(
  { evidence: halted('listClips') },
  'No recordingThe video service is not responding',
  async ({ says, wait }) => {
    await says('Looking for a recording');
    for (let failure = 1; failure <= MEDIA_FAILURES_MAX; failure += 1) {
      await wait(CALL_TIMEOUT_MS + MEDIA_POLL_MS);
    }
  },
);

export const ServiceRejects = story(
  { evidence: failing('listClips', new PantauError('forbidden')) },
  'No recordingThe video service is not responding',
);

/** A host without videos. */
export const NotOffered: EvidenceStory = {
  tags: ['behaviour'],
  parameters: parametersOf({ evidence: failing('listClips', new PantauError('notFound')) }),
  play: async (context) => {
    const { canvasElement } = context;
    await within(canvasElement).findByRole('group');
    await find(context, () => expect(within(canvasElement).queryByRole('group')).toBeNull());
  },
};

/** A file that is not a video: the player says so, requests it once more, then gives up. */
const lie = (clipFiles: () => readonly ClipFile[]): EvidenceStory =>
  story(
    lying(clipFiles),
    'No recordingThe received video cannot be played',
    async (shown, context) => {
      await shown.says('Evidence complete');
      const page = within(context.canvasElement.ownerDocument.body);
      const { names: cameras } = { names: ['Cabin', 'Front'] };
      await shown.press('Watch the video of the camera: Cabin');
      const dialog = within(await page.findByRole('dialog'));
      for (const camera of cameras) {
        const tab = dialog.queryByRole('tab', { name: camera });
        if (tab !== null) await userEvent.click(tab);
        await find(context, async () => {
          await expect(dialog.queryByText(/cannot be played/)).not.toBeNull();
        });
      }
      await find(context, () =>
        expect(dialog.getByText('The received video cannot be played')).toBeVisible(),
      );
      await userEvent.keyboard('{Escape}');
      await shown.says('The received video cannot be played');
      await expect(within(shown.line).getByRole('button')).toHaveTextContent('Try again');
    },
  );

/** AC-88 */
export const NotThere = lie(storyClips.notThere);
export const Empty = lie(storyClips.empty);
export const OfAWrongType = lie(storyClips.wrongType);

/** AC-88: Accepts the request but never sends the file: the player reports it after 20 s, and gives up the second time. */
export const Endless = story(
  { camera: { sendsByItself: 0 }, evidence: { clipFiles: storyClips.endless } },
  'No recordingThe received video cannot be played',
  async (shown, context) => {
    await shown.says('Evidence complete');
    const page = within(context.canvasElement.ownerDocument.body);
    await shown.press(/^Watch the video/);
    const dialog = within(await page.findByRole('dialog'));
    for (const _ of [1, 2]) {
      await find(context, () => expect(dialog.getByText('Loading video')).toBeInTheDocument());
      await shown.wait(PLAYER_TIMEOUT_MS);
    }
    await find(context, () =>
      expect(dialog.getByText('The received video cannot be played')).toBeVisible(),
    );
    await userEvent.keyboard('{Escape}');
  },
);
