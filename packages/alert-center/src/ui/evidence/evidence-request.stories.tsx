import {
  DEVICE_CALL_TIMEOUT_MS,
  FILE_LIST_WAIT_MS,
  MEDIA_POLL_MS,
  REQUEST_TIMEOUT_MS,
} from '../../engine/evidence/evidence-limits.ts';
import {
  old,
  vehicle,
  find,
  story,
  inIndonesian,
  halted,
  failing,
  request,
  requestUpload,
  toast,
  evidenceMeta,
} from '../../testing/stories/evidence-story.tsx';
import type { EvidenceSection } from './evidence-section.tsx';
import { PantauError } from '@pantau/core';
import type { Meta } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';

const meta = { ...evidenceMeta, title: 'Alert centre/Evidence/On request' } satisfies Meta<
  typeof EvidenceSection
>;

export default meta;
const long = { timeout: 15_000 };

export const RequestingLastReport = story(
  { age: old, evidence: halted('readDevice') },
  /^Requesting the video, \d:\d\dChecking the last report of the device/,
  request,
);

export const RequestingFileList = story(
  { age: old, evidence: halted('updateFileList') },
  'Requesting the file list',
  request,
);

export const WaitingForFileList = story(
  { age: old },
  'Requesting the video, 0:03Waiting for the file list',
  async (shown, context) => {
    await request(shown, context);
    await shown.says('Waiting for the file list');
    await shown.wait(3_000);
  },
);

export const SearchingFiles = story(
  { age: old, deviceType: 'vss-howen', evidence: halted('countFiles') },
  'Searching the file list',
  requestUpload,
);

export const RequestingUpload = story(
  { age: old, evidence: halted('requestUpload') },
  'Requesting the upload',
  requestUpload,
);

export const RequestingUploadInIndonesian = inIndonesian(
  { age: old, evidence: halted('requestUpload') },
  /^Meminta video, \d:\d\dMeminta pengiriman video/,
  requestUpload,
);

/** Cancels a request that makes no progress. */
export const CancelsRequest = {
  ...story(
    { age: old, evidence: halted('requestUpload') },
    'Waiting was cancelled',
    async (shown, context) => {
      await requestUpload(shown, context);
      await shown.says('Requesting the upload');
      await shown.press('Cancel');
    },
  ),
  tags: ['behaviour'],
};

export const Requested = story({ age: old }, 'Video requested', requestUpload);

/** AC-84: From the request to the video. */
export const ArrivesAfterRequest = {
  ...story({ age: old }, 'Evidence complete1 camera', async (shown, context) => {
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
  }),
  tags: ['behaviour'],
};

/** AC-85 */
export const NotFound = story(
  { age: old, deviceType: 'vss-howen', camera: 'noFile' },
  'No recordingThe camera has no file for this time',
  async (shown, context) => {
    await requestUpload(shown, context);
    await toast(context, 'The camera of B 9482 KXT has no video for this time');
  },
);

/** AC-84 */
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

export const WithoutDevice = story(
  { age: old, overrides: { vehicle: { ...vehicle, imei: null } } },
  'No recordingThe vehicle has no camera device',
  request,
);

/** AC-82 */
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

/** Shows the server's message, and can be tried again. */
export const RequestRejected = story(
  {
    age: old,
    evidence: failing(
      'requestUpload',
      new PantauError('conflict', { serverMessage: 'Perangkat sedang sibuk' }),
    ),
  },
  'No recordingThe request failed',
  async (shown, context) => {
    await requestUpload(shown, context);
    await toast(context, 'Perangkat sedang sibuk');
    await shown.press('Request again');
    await shown.says('Waiting for the file list');
    await shown.wait(FILE_LIST_WAIT_MS);
  },
);

/** A device that never responds is given up after a minute. */
export const DeviceDoesNotRespond = story(
  { age: old, evidence: halted('requestUpload') },
  'No recordingThe request failed',
  async (shown, context) => {
    await requestUpload(shown, context);
    await shown.says('Requesting the upload');
    await shown.wait(DEVICE_CALL_TIMEOUT_MS);
  },
);

export const UploadInterrupted = story(
  { age: old, camera: 'breaksOff' },
  'No recordingThe upload was interrupted',
  async (shown, context) => {
    await requestUpload(shown, context);
    await shown.says('Video requested');
    await shown.wait(MEDIA_POLL_MS);
  },
);

export const NothingArrives = story(
  { age: old, camera: 'neverComes' },
  'No recordingNo video arrived within 30 min',
  async (shown, context) => {
    await requestUpload(shown, context);
    await shown.says('Video requested');
    await shown.wait(REQUEST_TIMEOUT_MS + MEDIA_POLL_MS);
  },
);

/** When the focused button is removed, its replacement gets the focus. */
export const FocusStays = {
  ...story({ age: old }, 'Evidence complete', async (shown, context) => {
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
  }),
  tags: ['behaviour'],
};

/** When the focused button is removed without a replacement, the line gets the focus. */
export const FocusStaysInSection = {
  ...story(
    { age: old, camera: 'refuses' },
    'The device did not send a video',
    async (shown, context) => {
      await requestUpload(shown, context);
      await shown.says('The device did not send a video');
      await expect(shown.line).toHaveFocus();
    },
  ),
  tags: ['behaviour'],
};
