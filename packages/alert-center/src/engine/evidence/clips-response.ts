import type { Clip, ClipsAnswer } from './evidence-state.ts';

/** One camera's video of one moment, as stored by a backend. */
export interface VideoOfMoment {
  readonly status: 'here' | 'underWay' | 'brokenOff';
  /** Time of the request, epoch ms. */
  readonly requestedOn: number;
  /** `null` when there is nothing to play. */
  readonly clip: Clip | null;
}

/** Combines the videos of one moment. A failed upload counts only until a newer video is available. */
export function clipsAnswerOf(videos: readonly VideoOfMoment[]): ClipsAnswer {
  const latest = (status: VideoOfMoment['status']): number =>
    Math.max(
      ...videos.filter((video) => video.status === status).map((video) => video.requestedOn),
    );
  const isUnderWay = videos.some(({ status }) => status === 'underWay');
  return {
    clips: videos.flatMap(({ status, clip }) => (status === 'here' && clip !== null ? clip : [])),
    isUnderWay,
    hasBrokenOff: !isUnderWay && latest('brokenOff') > latest('here'),
  };
}
