import { type EvidenceClause, NOT_SENT, askFor, clipsOf, clipsOnce } from './evidence-harness.ts';
import { check, checkSame } from './harness.ts';

const HOUR_MS = 3_600_000;
/** A clip begins this far from its moment at most. */
const CLIP_BEGINS_WITHIN_MS = 60_000;

const nothing = { clips: [], isUnderWay: false, hasBrokenOff: false };

const isPlayableAddress = (url: string): boolean => /^https?:\/\//.test(url);

export const clipClauses: readonly EvidenceClause[] = [
  {
    id: 'clips-none',
    title: 'of a moment that no video shows there is none, none under way and none broken off',
    async run(harness) {
      const vehicle = await harness.vehicleWith('sendsOnRequest');
      checkSame(await clipsOf(harness, vehicle), nothing, 'nothing has been asked for');
    },
  },
  {
    id: 'clips-there',
    title:
      'videos of the moment are told by their cameras, each with files that have an address (AC-94)',
    async run(harness) {
      const vehicle = await harness.vehicleWith('sendsByItself');
      const { clips } = await clipsOf(harness, vehicle);
      const cameras = clips.map(({ camera }) => camera).toSorted();
      checkSame(cameras, ['adas', 'dms'], 'the cameras');
      checkSame(new Set(clips.map(({ id }) => id)).size, clips.length, 'each has an id of its own');
      for (const { files, startTime } of clips) {
        check(files.length > 0, 'a clip has files');
        for (const { url } of files) check(isPlayableAddress(url), `${url} is a whole address`);
        const away = vehicle.createdOn - startTime;
        check(away >= 0 && away <= CLIP_BEGINS_WITHIN_MS, 'a clip begins shortly before');
      }
    },
  },
  {
    id: 'clips-moment',
    title: 'videos of another moment, or another vehicle, are not told',
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
      'a video that was asked for is under way at once, and then here; of that camera alone (AC-98)',
    async run(harness) {
      for (const deviceType of ['bsj', 'vss-howen'] as const) {
        for (const camera of ['dms', 'adas'] as const) {
          const vehicle = await harness.vehicleWith('sendsOnRequest', deviceType);
          checkSame(await askFor(harness, vehicle, camera), 'Sent', 'the answer of the device');
          const first = await clipsOf(harness, vehicle);
          check(first.isUnderWay || first.clips.length > 0, 'it is under way, or here');
          const told = await clipsOnce(
            harness,
            vehicle,
            ({ clips }) => clips.length > 0,
            'the video comes',
          );
          const cameras = told.clips.map((clip) => clip.camera);
          checkSame(cameras, [camera], `asked of ${deviceType}: the cameras`);
          checkSame(told.isUnderWay, false, 'nothing more is under way');
        }
      }
    },
  },
  {
    id: 'upload-again',
    title: 'asking again for a video changes nothing',
    async run(harness) {
      const vehicle = await harness.vehicleWith('sendsOnRequest');
      await askFor(harness, vehicle);
      checkSame(await askFor(harness, vehicle), 'Sent', 'while it is under way');
      await clipsOnce(harness, vehicle, ({ clips }) => clips.length > 0, 'the video comes');
      checkSame(await askFor(harness, vehicle), 'Sent', 'when it is here');
      const { clips, isUnderWay } = await clipsOf(harness, vehicle);
      checkSame([clips.length, isUnderWay], [1, false], 'it stands once');
    },
  },
  {
    id: 'upload-refused',
    title: 'where a device has nothing to send, or is silent, it says so and nothing is under way',
    async run(harness) {
      for (const camera of ['noFile', 'refuses', 'silent'] as const) {
        const vehicle = await harness.vehicleWith(camera);
        checkSame(await askFor(harness, vehicle), NOT_SENT, `${camera}: the answer`);
        checkSame(await clipsOf(harness, vehicle), nothing, `${camera}: nothing is under way`);
      }
    },
  },
  {
    id: 'upload-breaks-off',
    title: 'a video that broke off is told so, until it is asked for again',
    async run(harness) {
      const vehicle = await harness.vehicleWith('breaksOff');
      checkSame(await askFor(harness, vehicle), 'Sent', 'the answer of the device');
      const told = await clipsOnce(
        harness,
        vehicle,
        ({ hasBrokenOff }) => hasBrokenOff,
        'it is told that it broke off',
      );
      checkSame(told, { ...nothing, hasBrokenOff: true }, 'nothing else');
      await askFor(harness, vehicle);
      checkSame(await clipsOf(harness, vehicle), { ...nothing, isUnderWay: true }, 'asked again');
    },
  },
  {
    id: 'upload-never',
    title: 'a video that never comes stays under way: patience is the caller’s',
    async run(harness) {
      const vehicle = await harness.vehicleWith('neverComes');
      checkSame(await askFor(harness, vehicle), 'Sent', 'the answer of the device');
      await harness.pass(60_000);
      checkSame(await clipsOf(harness, vehicle), { ...nothing, isUnderWay: true }, 'a minute on');
    },
  },
];
