import {
  ADDRESS_TRUSTED_MS,
  MEDIA_AGE_MAX_MS,
  MEDIA_UNREQUESTED_MS,
  MISSES_MAX,
  RENEWALS_MAX,
} from './evidence-limits.ts';
import { onAwaited } from './evidence-request.ts';
import type { Clip, ClipsAnswer, Media } from './evidence-state.ts';
import {
  type MediaSubject,
  type ReducedMedia,
  ask,
  fail,
  pollLater,
  rest,
  timeOut,
} from './evidence-transitions.ts';

const areAllGivenUp = (
  clips: readonly Clip[],
  { unplayable }: Pick<Media, 'unplayable'>,
): boolean => clips.every(({ id }) => (unplayable[id] ?? 0) > RENEWALS_MAX);

/** Playback failures after new clips were read. A clip that failed and has the same URL again is given up. */
function stillUnplayable({ view, unplayable }: Media, clips: readonly Clip[]): Media['unplayable'] {
  const before = view.state === 'complete' ? view.clips : [];
  const counts = clips.flatMap(({ id, files }): (readonly [string, number])[] => {
    const count = unplayable[id] ?? 0;
    if (count === 0) return [];
    const old = before.find((clip) => clip.id === id)?.files;
    const isSame = JSON.stringify(old) === JSON.stringify(files);
    return [[id, isSame ? RENEWALS_MAX + 1 : count]];
  });
  return Object.fromEntries(counts);
}

function onFound(media: Media, clips: readonly Clip[], now: number): ReducedMedia {
  const unplayable = stillUnplayable(media, clips);
  const found = { ...media, misses: 0, requestedAt: null, unplayable, clipsReadAt: now };
  return areAllGivenUp(clips, found)
    ? fail(found, 'unplayable', now)
    : rest(found, { state: 'complete', clips }, now);
}

export function onClips(
  media: Media,
  response: ClipsAnswer,
  { createdOn, isExpected, serverAhead }: MediaSubject,
  now: number,
): ReducedMedia {
  const known = { ...media, failures: 0 };
  if (response.clips.length > 0) return onFound(known, response.clips, now);
  if (known.requestedAt !== null) return onAwaited(known, known.requestedAt, response, now);
  const age = now + serverAhead - createdOn;
  if (age > MEDIA_AGE_MAX_MS) return fail(known, 'tooOld', now);
  if (response.isUnderWay) {
    const awaited = { ...known, requestedAt: now };
    return pollLater(awaited, { state: 'waiting', isRequested: true }, now);
  }
  if (response.hasBrokenOff) return timeOut(known, 'uploadBroken', now);
  if (!isExpected) return timeOut(known, 'notAsked', now);
  const missed = { ...known, misses: media.misses + 1 };
  if (missed.misses < MISSES_MAX) return pollLater(missed, { state: 'checking' }, now);
  return age > MEDIA_UNREQUESTED_MS
    ? timeOut(missed, 'nothingCame', now)
    : pollLater(missed, { state: 'waiting', isRequested: false }, now);
}

/** Reads the clips again, as the URL may have expired; gives the clip up when that does not help. */
export function onUnplayable(media: Media, clipId: string, now: number): ReducedMedia {
  const { view } = media;
  if (view.state !== 'complete') return { media, effects: [] };
  const isOld = now - media.clipsReadAt >= ADDRESS_TRUSTED_MS;
  const counts = isOld && !media.isAsking ? {} : media.unplayable;
  const count = (counts[clipId] ?? 0) + 1;
  const next = { ...media, unplayable: { ...counts, [clipId]: count } };
  if (media.isAsking) return { media: next, effects: [] };
  if (count <= RENEWALS_MAX) return ask(next, 'readClips');
  // Clips of other cameras may still be playable.
  return areAllGivenUp(view.clips, next)
    ? fail(next, 'unplayable', now)
    : { media: next, effects: [] };
}
