import { PantauError } from '@pantau/core';
import { PLAYER_WAIT_MS } from '@pantau/core/media';
import { createManualClock } from '@pantau/core/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import {
  type EvidenceMethod,
  type MemoryCameraWish,
  type MemoryWorld,
  worldPeople,
} from '../../adapters/memory/index.ts';
import type { AlertView } from '../../controllers/use-alert.ts';
import type { Alert } from '../../domain/alert.ts';
import {
  CALL_MOST_MS,
  DEVICE_CALL_MOST_MS,
  FILE_LIST_WAIT_MS,
  MEDIA_FAILURES_MOST,
  MEDIA_POLL_MS,
  REQUEST_PATIENCE_MS,
} from '../../domain/media/media-limits.ts';
import type { ClipFile } from '../../domain/media/media-state.ts';
import { storyClips } from '../../testing/stories/story-clips.ts';
import { StoryFrame, evidenceOf, worldOf } from '../../testing/stories/story-frame.tsx';
import {
  type StoryEvidenceOptions,
  type StoryWorldOptions,
  storyUser,
  storyWorld,
} from '../../testing/stories/story-world.ts';
import { EvidenceSection } from './evidence-section.tsx';

const now = Date.parse('2026-11-20T07:20:00Z');
const long = { timeout: 15_000 };
const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;

interface StoryOf {
  readonly camera?: MemoryCameraWish;
  /** Of the device that raised the alert. */
  readonly deviceType?: string | null;
  /** Before now, ms. */
  readonly age?: number;
  readonly wish?: Partial<Alert>;
  readonly evidence?: Partial<StoryEvidenceOptions>;
}

const vehicle: Alert['vehicle'] = {
  vehicleId: '1',
  childVehicleId: null,
  licensePlate: 'B 9482 KXT',
  category: 'truck',
  imei: '862450060007919',
};

function parametersOf(story: StoryOf) {
  const { camera = 'onRequest', deviceType = 'bsj', age = MINUTE_MS, wish, evidence } = story;
  const clock = createManualClock(now);
  const world: StoryWorldOptions = {
    scenario: 'empty',
    clock,
    prepare: (company: MemoryWorld) => {
      company.arrive({
        alertCode: 49,
        createdOn: company.now() - age,
        vehicle,
        sourceDeviceType: deviceType,
        ...wish,
      });
    },
  };
  return {
    clock,
    world,
    // The film is four seconds long, and the event in its middle.
    evidence: {
      cameras: { '1': camera },
      clipFiles: storyClips.plays,
      clipStartsBefore: 2_000,
      ...evidence,
    },
    pantau: {
      clock,
      user: storyUser(worldPeople.manager),
      timeZone: 'Asia/Jakarta',
      width: 400,
      isFlush: true,
    },
  };
}

/** In a window of 360 px. */
const narrow = (of: StoryOf) => {
  const parameters = parametersOf(of);
  return { ...parameters, pantau: { ...parameters.pantau, width: 360 } };
};

/** The only alert, however old it is. */
const viewOf = (loaded: Readonly<Record<string, unknown>>): AlertView => ({
  alert: worldOf({ loaded }).alerts()[0] as Alert,
  urgency: 'urgent',
  pending: false,
});

const meta = {
  title: 'Alert centre/Evidence',
  component: EvidenceSection,
  loaders: [storyWorld],
  args: { view: undefined as never },
  render: (_args, { loaded }) => (
    <StoryFrame loaded={loaded}>
      <EvidenceSection view={viewOf(loaded)} />
    </StoryFrame>
  ),
} satisfies Meta<typeof EvidenceSection>;

export default meta;
type Story = StoryObj<typeof meta>;
type PlayContext = Parameters<NonNullable<Story['play']>>[0];

const clockOf = ({ parameters }: PlayContext) =>
  parameters['clock'] as ReturnType<typeof createManualClock>;

/** Lets what is on its way arrive: time moves a little while it is looked for. */
async function find(context: PlayContext, look: () => Promise<void> | void): Promise<void> {
  const clock = clockOf(context);
  await waitFor(async () => {
    await clock.advance(20);
    await look();
  });
}

interface Shown {
  readonly line: HTMLElement;
  readonly says: (text: string | RegExp) => Promise<void>;
  readonly wait: (ms: number) => Promise<void>;
  readonly press: (name: string | RegExp) => Promise<void>;
}

const names: Readonly<Record<string, string>> = { en: 'Camera evidence', id: 'Bukti kamera' };

async function open(context: PlayContext): Promise<Shown> {
  const canvas = within(context.canvasElement);
  const name = names[context.globals['locale'] as string] ?? '';
  let line: HTMLElement | undefined;
  await find(context, () => {
    line = canvas.getByRole('group', { name });
  });
  const found = line as HTMLElement;
  return {
    line: found,
    says: (text) => find(context, () => expect(found).toHaveTextContent(text)),
    wait: (ms) => clockOf(context).advance(ms),
    async press(name) {
      let button: HTMLElement | undefined;
      await find(context, () => {
        button = within(found).getByRole('button', { name });
      });
      await userEvent.click(button as HTMLElement);
    },
  };
}

type Act = (shown: Shown, context: PlayContext) => Promise<void>;

/** A toast, and what it says. */
async function toast(context: PlayContext, text: string): Promise<void> {
  const page = within(context.canvasElement.ownerDocument.body);
  await find(context, () => expect(page.getAllByText(text).length).toBeGreaterThan(0));
}

/** What it says in the end, after what was done. */
function story(of: StoryOf, text: string | RegExp, act: Act = () => Promise.resolve()): Story {
  return {
    parameters: parametersOf(of),
    play: async (context) => {
      const shown = await open(context);
      await act(shown, context);
      await shown.says(text);
    },
  };
}

/** Such a story in the other language, and in the dark. */
function inIndonesian(of: StoryOf, text: string | RegExp, act?: Act): Story {
  return { ...story(of, text, act), globals: { locale: 'id' } };
}

const halted = (...methods: readonly EvidenceMethod[]): Partial<StoryEvidenceOptions> => ({
  prepare: (source) => {
    for (const method of methods) source.hold(method);
  },
});

const failing = (method: EvidenceMethod, error?: PantauError): Partial<StoryEvidenceOptions> => ({
  prepare: (source) => source.failNext(method, error, MEDIA_FAILURES_MOST),
});

const lying = (clipFiles: () => readonly ClipFile[]): StoryOf => ({
  camera: 'isThere',
  evidence: { clipFiles },
});

/** Nothing has come by the second look. */
const secondMiss: Act = async ({ wait, says }) => {
  await says(/No recording yet|Belum ada rekaman/);
  await wait(MEDIA_POLL_MS);
};

const old = 40 * MINUTE_MS;

/** The device of an older alert, whose video did not come, is asked for it. */
const request: Act = async (shown, context) => {
  await secondMiss(shown, context);
  await shown.press(/Request video|Minta video/);
};

/** It was asked for its list of files, and five seconds have passed. */
const requestUpload: Act = async (shown, context) => {
  await request(shown, context);
  await shown.says(/Waiting for the list of files|Menunggu daftar berkas/);
  await shown.wait(FILE_LIST_WAIT_MS);
};

export const Loading = story(
  { evidence: halted('listClips') },
  'Looking for a recordingCabin CH03',
);

export const Checking = story(
  {},
  'No recording yet 0:12Cabin CH03, checked every 30 s',
  async ({ says, wait }) => {
    await says('No recording yet');
    await wait(12_000);
  },
);

const waiting: Act = async (shown, context) => {
  await secondMiss(shown, context);
  await shown.says(/Waiting for the camera|Menunggu kamera/);
  await shown.wait(MEDIA_POLL_MS + 4_000);
};

export const Waiting = story({}, 'Waiting for the camera 0:34', waiting);
export const WaitingInIndonesian = inIndonesian(
  {},
  'Menunggu kamera 0:34Kabin CH03, diperiksa tiap 30 dtk',
  waiting,
);
export const WaitingInTheDark: Story = { ...Waiting, globals: { theme: 'dark' } };

/** What the user does not want to wait for any longer can be asked for. */
export const WaitingIsEnded = story(
  {},
  'No recordingYou stopped waiting',
  async (shown, context) => {
    await waiting(shown, context);
    await shown.press('Cancel');
    await expect(await within(shown.line).findByRole('button')).toHaveTextContent('Request again');
    await expect(within(shown.line).getByRole('button')).toHaveFocus();
  },
);

export const AskingForTheLastReport = story(
  { age: old, evidence: halted('readDevice') },
  /^Requesting the video \d:\d\dChecking when the device last reported/,
  request,
);

export const AskingForTheListOfFiles = story(
  { age: old, evidence: halted('updateFileList') },
  'Asking the camera for its files',
  request,
);

export const WaitingForTheListOfFiles = story(
  { age: old },
  'Requesting the video 0:03Waiting for the list of files',
  async (shown, context) => {
    await request(shown, context);
    await shown.says('Waiting for the list of files');
    await shown.wait(3_000);
  },
);

export const LookingThroughTheFiles = story(
  { age: old, deviceType: 'vss-howen', evidence: halted('countFiles') },
  'Looking for the moment in the list',
  requestUpload,
);

export const AskingForTheUpload = story(
  { age: old, evidence: halted('requestUpload') },
  'Asking the device to send it',
  requestUpload,
);

export const AskingForTheUploadInIndonesian = inIndonesian(
  { age: old, evidence: halted('requestUpload') },
  /^Meminta video \d:\d\dMeminta perangkat mengirimnya/,
  requestUpload,
);

/** Ends a request that does not get on. */
export const ARequestIsEnded = story(
  { age: old, evidence: halted('requestUpload') },
  'You stopped waiting',
  async (shown, context) => {
    await requestUpload(shown, context);
    await shown.says('Asking the device to send it');
    await shown.press('Cancel');
  },
);

export const Requested = story({ age: old }, 'Video requested', requestUpload);

/** Somebody else has asked for it: it is waited for from the first look on. */
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

/** From the request to the picture. */
export const ComesAfterItWasAskedFor = story(
  { age: old },
  'Evidence complete1 camera',
  async (shown, context) => {
    await requestUpload(shown, context);
    await shown.says('Video requested');
    await shown.wait(MEDIA_POLL_MS);
    await shown.says('Evidence complete');
    const page = within(context.canvasElement.ownerDocument.body);
    await waitFor(() =>
      expect(page.getByText(/^B 9482 KXT: Evidence complete/)).toBeInTheDocument(),
    );
    await shown.press(/^Watch the video/);
    const dialog = await page.findByRole('dialog');
    await waitFor(() => {
      const video = dialog.querySelector('video');
      if (video === null || video.readyState < 2) throw new Error('There is no picture yet');
    }, long);
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(page.queryByRole('dialog')).toBeNull());
    await expect(within(shown.line).getByRole('button')).toHaveFocus();
  },
);

const oneCamera = { camera: { sendsByItself: 0 } } satisfies StoryOf;
const twoCameras = { camera: 'isThere' } satisfies StoryOf;

export const CompleteOfOneCamera = story(oneCamera, 'Evidence complete1 cameraWatch');
export const CompleteOfTwoCameras = story(twoCameras, 'Evidence complete2 camerasCabinFront');
export const CompleteInIndonesian = inIndonesian(twoCameras, 'Bukti lengkap2 kameraKabinDepan');
export const CompleteInTheDark: Story = { ...CompleteOfTwoCameras, globals: { theme: 'dark' } };

/** The camera that was chosen is seen first; the other is a tab beside it. */
export const TheChosenCameraIsSeenFirst = story(twoCameras, '2 cameras', async (shown, context) => {
  await shown.says('2 cameras');
  await shown.press('Watch the video of the camera: Front');
  const page = within(context.canvasElement.ownerDocument.body);
  const tabs = await page.findAllByRole('tab');
  await expect(tabs.map(({ textContent }) => textContent)).toEqual(['Cabin', 'Front']);
  await expect(tabs[1]).toHaveAttribute('aria-selected', 'true');
  await expect(page.getByRole('dialog')).toHaveTextContent('B 9482 KXT');
});

export const OnANarrowPhone: Story = {
  ...inIndonesian(twoCameras, 'Bukti lengkap2 kameraKabinDepan', async ({ line, says }) => {
    await says('2 kamera');
    await expect(line.scrollWidth).toBeLessThanOrEqual(line.clientWidth);
  }),
};
OnANarrowPhone.parameters = narrow(twoCameras);

export const TooOld = story({ age: 4 * DAY_MS }, 'No recordingThe alert is older than 3 days');

export const NotFound = story(
  { age: old, deviceType: 'vss-howen', camera: 'noFile' },
  'No recordingThe camera has no file of this time',
  async (shown, context) => {
    await requestUpload(shown, context);
    await toast(context, 'The camera of B 9482 KXT has no video of this time');
  },
);

export const NotSent = story(
  { age: old, camera: 'refuses' },
  'No recordingThe device did not send a video',
  requestUpload,
);

export const NotSentInIndonesian = inIndonesian(
  { age: old, camera: 'refuses' },
  'Tidak ada rekamanPerangkat tidak mengirim video',
  requestUpload,
);

export const NoDeviceToAsk = story(
  { age: old, wish: { vehicle: { ...vehicle, imei: null } } },
  'No recordingThe vehicle has no device to ask',
  request,
);

const noService: Act = async ({ wait, says }) => {
  await says('Looking for a recording');
  for (let failure = 1; failure < MEDIA_FAILURES_MOST; failure += 1) await wait(MEDIA_POLL_MS);
};

/** Given up after three failures in a row; looked for again as the user wants it. */
export const TheServiceFails = story(
  { camera: 'isThere', evidence: failing('listClips') },
  'Evidence complete',
  async (shown, context) => {
    await noService(shown, context);
    await shown.says('No recordingThe video service does not answer');
    await shown.press('Try again');
  },
);

/** A service that never says anything is as good as one that fails: each call has its time. */
export const TheServiceIsSilent = story(
  { evidence: halted('listClips') },
  'No recordingThe video service does not answer',
  async ({ says, wait }) => {
    await says('Looking for a recording');
    for (let failure = 1; failure <= MEDIA_FAILURES_MOST; failure += 1) {
      await wait(CALL_MOST_MS + MEDIA_POLL_MS);
    }
  },
);

export const TheServiceRefuses = story(
  { evidence: failing('listClips', new PantauError('forbidden')) },
  'No recordingThe video service does not answer',
);

export const NothingCame = story({ age: old }, 'No recordingNothing came by itself', secondMiss);

export const NothingCameInIndonesian = inIndonesian(
  { age: old },
  'Tidak ada rekamanTidak terkirim dengan sendirinya',
  secondMiss,
);

export const DeviceSilent = story(
  { age: old, camera: 'silent' },
  'No recordingDevice last reported 40 min ago',
  async (shown, context) => {
    await request(shown, context);
    await toast(context, 'The device of B 9482 KXT has not reported for over 10 minutes');
  },
);

export const DeviceSilentInIndonesian = inIndonesian(
  { age: old, camera: 'silent' },
  'Tidak ada rekamanPerangkat terakhir melapor 40 mnt lalu',
  request,
);

export const DeviceNeverReported = story(
  { age: old, camera: { reportedAgo: null } },
  'No recordingThe device has never reported',
  request,
);

/** In the server's own words; it may be tried again. */
export const TheRequestIsRefused = story(
  {
    age: old,
    evidence: failing(
      'requestUpload',
      new PantauError('conflict', { serverMessage: 'Perangkat sedang sibuk' }),
    ),
  },
  'No recordingThe request did not get through',
  async (shown, context) => {
    await requestUpload(shown, context);
    await toast(context, 'Perangkat sedang sibuk');
    await shown.press('Request again');
    await shown.says('Waiting for the list of files');
    await shown.wait(FILE_LIST_WAIT_MS);
  },
);

/** A device that never answers is not waited for longer than a minute. */
export const TheDeviceDoesNotAnswer = story(
  { age: old, evidence: halted('requestUpload') },
  'No recordingThe request did not get through',
  async (shown, context) => {
    await requestUpload(shown, context);
    await shown.says('Asking the device to send it');
    await shown.wait(DEVICE_CALL_MOST_MS);
  },
);

export const TheUploadBreaksOff = story(
  { age: old, camera: 'breaksOff' },
  'No recordingThe device broke off sending',
  async (shown, context) => {
    await requestUpload(shown, context);
    await shown.says('Video requested');
    await shown.wait(MEDIA_POLL_MS);
  },
);

export const NothingEverComes = story(
  { age: old, camera: 'neverComes' },
  'No recordingNothing came within 30 min',
  async (shown, context) => {
    await requestUpload(shown, context);
    await shown.says('Video requested');
    await shown.wait(REQUEST_PATIENCE_MS + MEDIA_POLL_MS);
  },
);

/** No video comes by itself of speeding; the road camera can be asked for one. */
export const OfAnotherAlert = story(
  { wish: { alertCode: 8 } },
  'No video requestedFront CH01Request video',
);

export const OfAnotherAlertInIndonesian = inIndonesian(
  { wish: { alertCode: 8 } },
  'Belum ada videoDepan CH01Minta video',
);

/** A device without cameras, and a host without evidence: there is no such line. */
export const ShowsNothing: Story = {
  parameters: parametersOf({ wish: { alertCode: 8 }, deviceType: 'teltonika' }),
  play: async (context) => {
    await find(context, () => expect(evidenceOf(context).count('listClips')).toBe(0));
    await expect(within(context.canvasElement).queryByRole('group')).toBeNull();
  },
};

/** A host that keeps no videos. */
export const NotOffered: Story = {
  parameters: parametersOf({ evidence: failing('listClips', new PantauError('notFound')) }),
  play: async (context) => {
    const { canvasElement } = context;
    await within(canvasElement).findByRole('group');
    await find(context, () => expect(within(canvasElement).queryByRole('group')).toBeNull());
  },
};

/** What a backend calls a video and is none: told in the player, renewed once, then given up. */
const lie = (clipFiles: () => readonly ClipFile[]): Story =>
  story(lying(clipFiles), 'No recordingWhat came cannot be played', async (shown, context) => {
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
    await find(context, () => expect(dialog.getByText('What came cannot be played')).toBeVisible());
    await userEvent.keyboard('{Escape}');
    await shown.says('What came cannot be played');
    await expect(within(shown.line).getByRole('button')).toHaveTextContent('Try again');
  });

export const NotThere = lie(storyClips.notThere);
export const Empty = lie(storyClips.empty);
export const OfAWrongType = lie(storyClips.wrongType);

/** Takes the request and never says anything: after 20 s the player says so, twice, then it is given up. */
export const Endless = story(
  { camera: { sendsByItself: 0 }, evidence: { clipFiles: storyClips.endless } },
  'No recordingWhat came cannot be played',
  async (shown, context) => {
    await shown.says('Evidence complete');
    const page = within(context.canvasElement.ownerDocument.body);
    await shown.press(/^Watch the video/);
    const dialog = within(await page.findByRole('dialog'));
    for (const _ of [1, 2]) {
      await find(context, () =>
        expect(dialog.getByText('Waiting for the video')).toBeInTheDocument(),
      );
      await shown.wait(PLAYER_WAIT_MS);
    }
    await find(context, () => expect(dialog.getByText('What came cannot be played')).toBeVisible());
    await userEvent.keyboard('{Escape}');
  },
);

/** The button that had the focus has gone: the focus is on what is there now. */
export const TheFocusStays = story({ age: old }, 'Evidence complete', async (shown, context) => {
  const isFocused = (): Promise<void> =>
    find(context, () => {
      const { activeElement } = document;
      if (activeElement === null || !shown.line.contains(activeElement)) {
        throw new Error('The focus was lost');
      }
    });
  await requestUpload(shown, context);
  await shown.says('Video requested');
  await isFocused();
  await shown.wait(MEDIA_POLL_MS);
  await shown.says('Evidence complete');
  await expect(within(shown.line).getByRole('button')).toHaveFocus();
});

/** Nothing takes the focus by itself. */
export const TheFocusIsLeftAlone = story({ age: old }, 'Nothing came', async (shown, context) => {
  await secondMiss(shown, context);
  await shown.says('Nothing came');
  await expect(document.body).toHaveFocus();
});

/** What had the focus is gone and nothing can be done: the line itself has it. */
export const TheFocusStaysWhereNothingIsLeft = story(
  { age: old, camera: 'refuses' },
  'The device did not send a video',
  async (shown, context) => {
    await requestUpload(shown, context);
    await shown.says('The device did not send a video');
    await expect(shown.line).toHaveFocus();
  },
);
