import { FILE_LIST_WAIT_MS, MEDIA_POLL_MS } from './evidence-limits.ts';
import type { Clip, Media, MediaEffect, MediaEvent } from './evidence-state.ts';
import type { MediaSubject } from './evidence-transitions.ts';
import { createMedia, reduceMedia } from './reduce-evidence.ts';

export const start = Date.parse('2026-11-20T07:00:00Z');
export const MINUTE = 60_000;

export const clipOf = (id: string, address = '1'): Clip => ({
  id,
  camera: 'dms',
  files: [{ url: `https://media.example/${id}.mp4?${address}`, contentType: 'video/mp4' }],
  startTime: start,
});
export const clip = clipOf('1');

/** An event; the ticket defaults to the latest. */
type EventInput = MediaEvent extends infer E
  ? E extends { readonly ticket: number }
    ? Omit<E, 'ticket'> | E
    : E
  : never;

const withoutTicket: readonly MediaEvent['type'][] = [
  'opened',
  'requested',
  'cancelled',
  'playbackFailed',
  'clockMoved',
];

/** Drives the evidence of an alert that is `age` ms old. */
export function open(age = MINUTE, subject: Partial<MediaSubject> = {}) {
  const about: MediaSubject = {
    createdOn: start - age,
    isExpected: true,
    serverAhead: 0,
    ...subject,
  };
  let now = start;
  let media: Media = createMedia(now);
  let effects: readonly MediaEffect[] = [];
  const send = (event: EventInput): void => {
    const isResponse = !withoutTicket.includes(event.type);
    const full = (isResponse ? { ticket: media.ticket, ...event } : event) as MediaEvent;
    ({ media, effects } = reduceMedia(media, full, about, now));
  };
  const wait = (ms: number): void => {
    now += ms;
    send({ type: 'clockMoved' });
  };
  send({ type: 'opened' });
  return {
    send,
    wait,
    now: () => now,
    view: () => media.view,
    state: () => media.view.state,
    since: () => media.since - start,
    media: () => media,
    calls: () => effects.map(({ type }) => type),
    notices: () => effects.flatMap((effect) => (effect.type === 'notify' ? [effect.what] : [])),
  };
}

export type Driver = ReturnType<typeof open>;

export const response = (
  values: { clips?: readonly Clip[]; isUnderWay?: true; hasBrokenOff?: true } = {},
) =>
  ({
    type: 'clipsRead',
    response: { clips: [], isUnderWay: false, hasBrokenOff: false, ...values },
  }) as const;
export const none = response();
export const underWay = response({ isUnderWay: true });
export const broken = response({ hasBrokenOff: true });
export const found = response({ clips: [clip] });
export const failing = {
  type: 'callFailed',
  error: new Error('no'),
  mayRetry: true,
  isNotOffered: false,
} as const;

export const bsj = { imei: '8600', kind: 'bsj' } as const;
export const howen = { imei: '8601', kind: 'vss-howen' } as const;
export const reports = (device: { imei: string; kind: 'bsj' | 'vss-howen' } = bsj) =>
  ({ type: 'lastReportRead', at: start, device }) as const;

/** An alert 40 minutes old without a video; the user can request it. */
export function timedOut(): Driver {
  const driver = open(40 * MINUTE);
  driver.send(none);
  driver.wait(MEDIA_POLL_MS);
  driver.send(none);
  return driver;
}

/** A request up to the step after the file list: the upload, or counting files first. */
export function asking(device: typeof bsj | typeof howen = bsj): Driver {
  const driver = timedOut();
  driver.send({ type: 'requested' });
  driver.send(reports(device));
  driver.send({ type: 'fileListUpdated' });
  driver.wait(FILE_LIST_WAIT_MS);
  return driver;
}

/** The device has accepted the upload request. */
export function sent(): Driver {
  const driver = asking();
  driver.send({ type: 'uploadRequested', message: 'Sent' });
  return driver;
}
