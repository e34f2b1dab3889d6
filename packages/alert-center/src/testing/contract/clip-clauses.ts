import { check, checkSame } from '@pantau/core/testing';
import {
  type EvidenceClause,
  NOT_SENT,
  requestVideo,
  clipsOf,
  clipsOnce,
} from './evidence-harness.ts';

const HOUR_MS = 3_600_000;
/** The maximum time between a clip's start and its event. */
const CLIP_START_MAX_MS = 60_000;

const nothing = { clips: [], isUnderWay: false, hasBrokenOff: false };

const isPlayableAddress = (url: string): boolean => /^https?:\/\//.test(url);

export const clipClauses: readonly EvidenceClause[] = [
  {
    id: 'clips-none',
    title: 'a moment without videos has no clips and no pending or failed uploads',
    async run(harness) {
      const vehicle = await harness.vehicleWith('sendsOnRequest');
      checkSame(await clipsOf(harness, vehicle), nothing, 'nothing was requested');
    },
  },
  {
    id: 'clips-there',
    title:
      'returns the videos of a moment by camera, each with files that have absolute URLs (AC-94)',
    async run(harness) {
      const vehicle = await harness.vehicleWith('sendsByItself');
      const { clips } = await clipsOf(harness, vehicle);
      const cameras = clips.map(({ camera }) => camera).toSorted();
      checkSame(cameras, ['adas', 'dms'], 'the cameras');
      checkSame(new Set(clips.map(({ id }) => id)).size, clips.length, 'ids are unique');
      for (const { files, startTime } of clips) {
        check(files.length > 0, 'a clip has files');
        for (const { url } of files) check(isPlayableAddress(url), `${url} is an absolute URL`);
        const away = vehicle.createdOn - startTime;
        check(away >= 0 && away <= CLIP_START_MAX_MS, 'a clip starts shortly before the event');
      }
    },
  },
  {
    id: 'clips-moment',
    title: 'videos of other moments and other vehicles are not returned',
    async run(harness) {
      const vehicle = await harness.vehicleWith('sendsByItself');
      const other = await harness.vehicleWith('sendsOnRequest');
      const before = { ...vehicle, createdOn: vehicle.createdOn - HOUR_MS };
      checkSame(await clipsOf(harness, before), nothing, 'an hour earlier');
      const elsewhere = { ...other, createdOn: vehicle.createdOn };
      checkSame(await clipsOf(harness, elsewhere), nothing, 'of another vehicle');
    },
  },
  {
    id: 'upload-comes',
    title:
      'a requested video is immediately pending and then available, for that camera only (AC-98)',
    async run(harness) {
      for (const deviceType of ['bsj', 'vss-howen'] as const) {
        for (const camera of ['dms', 'adas'] as const) {
          const vehicle = await harness.vehicleWith('sendsOnRequest', deviceType);
          checkSame(
            await requestVideo(harness, vehicle, camera),
            'Sent',
            'the message of the device',
          );
          const first = await clipsOf(harness, vehicle);
          check(first.isUnderWay || first.clips.length > 0, 'it is pending or available');
          const result = await clipsOnce(
            harness,
            vehicle,
            ({ clips }) => clips.length > 0,
            'the video arrives',
          );
          const cameras = result.clips.map((clip) => clip.camera);
          checkSame(cameras, [camera], `${deviceType}: the cameras`);
          checkSame(result.isUnderWay, false, 'nothing else is pending');
        }
      }
    },
  },
  {
    id: 'upload-again',
    title: 'repeating a video request has no effect',
    async run(harness) {
      const vehicle = await harness.vehicleWith('sendsOnRequest');
      await requestVideo(harness, vehicle);
      checkSame(await requestVideo(harness, vehicle), 'Sent', 'while it is pending');
      await clipsOnce(harness, vehicle, ({ clips }) => clips.length > 0, 'the video arrives');
      checkSame(await requestVideo(harness, vehicle), 'Sent', 'when it is available');
      const { clips, isUnderWay } = await clipsOf(harness, vehicle);
      checkSame([clips.length, isUnderWay], [1, false], 'it is listed once');
    },
  },
  {
    id: 'upload-refused',
    title: 'a device that has no video, refuses or is silent reports it, and nothing is pending',
    async run(harness) {
      for (const camera of ['noFile', 'refuses', 'silent'] as const) {
        const vehicle = await harness.vehicleWith(camera);
        checkSame(await requestVideo(harness, vehicle), NOT_SENT, `${camera}: the message`);
        checkSame(await clipsOf(harness, vehicle), nothing, `${camera}: nothing is pending`);
      }
    },
  },
  {
    id: 'upload-breaks-off',
    title: 'a failed upload is reported until the video is requested again',
    async run(harness) {
      const vehicle = await harness.vehicleWith('breaksOff');
      checkSame(await requestVideo(harness, vehicle), 'Sent', 'the message of the device');
      const result = await clipsOnce(
        harness,
        vehicle,
        ({ hasBrokenOff }) => hasBrokenOff,
        'the failure is reported',
      );
      checkSame(result, { ...nothing, hasBrokenOff: true }, 'the result');
      await requestVideo(harness, vehicle);
      checkSame(
        await clipsOf(harness, vehicle),
        { ...nothing, isUnderWay: true },
        'requested again',
      );
    },
  },
  {
    id: 'upload-never',
    title: 'a video that never arrives stays pending: timeouts are left to the caller',
    async run(harness) {
      const vehicle = await harness.vehicleWith('neverComes');
      checkSame(await requestVideo(harness, vehicle), 'Sent', 'the message of the device');
      await harness.pass(60_000);
      checkSame(
        await clipsOf(harness, vehicle),
        { ...nothing, isUnderWay: true },
        'after a minute',
      );
    },
  },
];
