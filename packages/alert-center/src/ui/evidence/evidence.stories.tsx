import { MEDIA_POLL_MS } from '../../engine/evidence/evidence-limits.ts';
import {
  type Act,
  type StoryOf,
  now,
  MINUTE_MS,
  old,
  vehicle,
  parametersOf,
  find,
  story,
  inIndonesian,
  halted,
  secondMiss,
  evidenceMeta,
  type EvidenceStory,
} from '../../testing/stories/evidence-story.tsx';
import { evidenceOf } from '../../testing/stories/story-frame.tsx';
import type { EvidenceSection } from './evidence-section.tsx';
import type { Meta } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';

const meta = {
  ...evidenceMeta,
  title: 'Alert centre/Evidence/Recordings',
  id: 'alert-centre-evidence',
} satisfies Meta<typeof EvidenceSection>;

export default meta;
const DAY_MS = 24 * 60 * MINUTE_MS;

/** In a window 360 px wide. */
const narrow = (of: StoryOf) => {
  const parameters = parametersOf(of);
  return { ...parameters, pantau: { ...parameters.pantau, width: 360 } };
};

export const Loading = story(
  { evidence: halted('listClips') },
  'Looking for a recordingCabin CH03',
);

/** AC-331: The only time in the line is that of the wait. */
export const Checking = story(
  {},
  /^Waiting for the recording, 0:12Cabin CH03, checked every 30 s$/,
  async ({ says, wait }) => {
    await says('Waiting for the recording');
    await wait(12_000);
  },
);

const waiting: Act = async (shown, context) => {
  await secondMiss(shown, context);
  await find(context, () => {
    within(shown.line).getByRole('button', { name: /Cancel|Batal/ });
  });
  await shown.wait(MEDIA_POLL_MS + 4_000);
};

/** AC-331: The time continues from the first check. */
export const Waiting = story({}, 'Waiting for the recording, 1:04', waiting);
export const WaitingInIndonesian = inIndonesian(
  {},
  'Menunggu rekaman, 1:04Kabin CH03, diperiksa tiap 30 dtk',
  waiting,
);
export const WaitingInTheDark: EvidenceStory = { ...Waiting, globals: { theme: 'dark' } };

/** The user can stop waiting, and request the recording again. */
export const CancelsWaiting = {
  ...story({}, 'No recordingWaiting was cancelled', async (shown, context) => {
    await waiting(shown, context);
    await shown.press('Cancel');
    await expect(await within(shown.line).findByRole('button')).toHaveTextContent('Request again');
    await expect(within(shown.line).getByRole('button')).toHaveFocus();
  }),
  tags: ['behaviour'],
};

/** A colleague has requested it, so it is pending from the start. */
export const UnderWay = story(
  {
    age: old,
    evidence: {
      prepare: (source) => {
        void source.requestUpload({
          kind: 'bsj',
          imei: vehicle.imei ?? '',
          channel: 'CH03',
          startTime: now - old - 5_000,
          endTime: now - old + 5_000,
          createdOnRawAlert: now - old,
        });
      },
    },
  },
  'Video requested',
);

const oneCamera = { camera: { sendsByItself: 0 } } satisfies StoryOf;
const twoCameras = { camera: 'isThere' } satisfies StoryOf;

export const CompleteOfOneCamera = story(oneCamera, 'Evidence complete1 cameraWatch');
/** AC-78 */
export const CompleteOfTwoCameras = story(twoCameras, 'Evidence complete2 camerasCabinFront');
export const CompleteInIndonesian = inIndonesian(twoCameras, 'Bukti lengkap2 kameraKabinDepan');
export const CompleteInTheDark: EvidenceStory = {
  ...CompleteOfTwoCameras,
  globals: { theme: 'dark' },
};

/** A second alert 3 s earlier: each camera has a clip of both. */
const severalClips = (): ReturnType<typeof parametersOf> => {
  const parameters = parametersOf(twoCameras);
  const { world } = parameters;
  const prepare: typeof world.prepare = (company) => {
    company.arrive({ alertCode: 49, createdOn: now - MINUTE_MS - 3_000, vehicle });
    world.prepare?.(company);
  };
  return { ...parameters, world: { ...world, prepare } };
};

/** AC-330: Two cameras with two clips each. The player has all of them. */
export const SeveralClipsOfACamera: EvidenceStory = {
  ...story(twoCameras, /2 camerasCabinFront$/, async (shown, context) => {
    await shown.press('Watch the video of the camera: Cabin');
    const page = within(context.canvasElement.ownerDocument.body);
    await find(context, () => expect(page.getAllByRole('tab')).toHaveLength(4));
  }),
  parameters: severalClips(),
};

/** The chosen camera is shown first; the other is a tab next to it. */
export const ChosenCameraPlaysFirst = {
  ...story(twoCameras, '2 cameras', async (shown, context) => {
    await shown.says('2 cameras');
    await shown.press('Watch the video of the camera: Front');
    const page = within(context.canvasElement.ownerDocument.body);
    const tabs = await page.findAllByRole('tab');
    await expect(tabs.map(({ textContent }) => textContent)).toEqual(['Cabin', 'Front']);
    await expect(tabs[1]).toHaveAttribute('aria-selected', 'true');
    await expect(page.getByRole('dialog')).toHaveTextContent('B 9482 KXT');
  }),
  tags: ['behaviour'],
};

export const OnANarrowPhone: EvidenceStory = {
  ...inIndonesian(twoCameras, 'Bukti lengkap2 kameraKabinDepan', async ({ line, says }) => {
    await says('2 kamera');
    await expect(line.scrollWidth).toBeLessThanOrEqual(line.clientWidth);
  }),
};
OnANarrowPhone.parameters = narrow(twoCameras);

/** AC-79 */
export const TooOld = story({ age: 4 * DAY_MS }, 'No recordingThe alert is older than 3 days');

/** AC-81 */
export const NothingCame = story({ age: old }, 'No recordingNo video has arrived', secondMiss);

export const NothingCameInIndonesian = inIndonesian(
  { age: old },
  'Tidak ada rekamanVideo tidak terkirim otomatis',
  secondMiss,
);

/** Speeding uploads no video automatically; it can be requested from the road camera. */
export const OfAnotherAlert = story(
  { overrides: { alertCode: 8 } },
  'No video requestedFront CH01Request video',
);

export const OfAnotherAlertInIndonesian = inIndonesian(
  { overrides: { alertCode: 8 } },
  'Belum ada videoDepan CH01Minta video',
);

/** Without cameras, or without an evidence source, there is no evidence line. */
export const ShowsNothing: EvidenceStory = {
  parameters: parametersOf({ overrides: { alertCode: 8 }, deviceType: 'teltonika' }),
  tags: ['behaviour'],
  play: async (context) => {
    await find(context, () => expect(evidenceOf(context).count('listClips')).toBe(0));
    await expect(within(context.canvasElement).queryByRole('group')).toBeNull();
  },
};

/** Updates do not take the focus. */
export const FocusElsewhereStays = {
  ...story({ age: old }, 'No video has arrived', async (shown, context) => {
    await secondMiss(shown, context);
    await shown.says('No video has arrived');
    await expect(document.body).toHaveFocus();
  }),
  tags: ['behaviour'],
};
