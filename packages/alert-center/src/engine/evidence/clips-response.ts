import type { Clip, ClipsAnswer } from './evidence-state.ts';

/** One camera's video of one moment, as a backend keeps it. */
export interface VideoOfMoment {
  readonly status: 'here' | 'underWay' | 'brokenOff';
  /** When it was asked for, epoch ms. */
  readonly requestedOn: number;
  /** Null where there is nothing to play. */
  readonly clip: Clip | null;
}

/** What the videos of one moment come to: one that broke off counts only until something newer is here. */
export function clipsAnswerOf(videos: readonly VideoOfMoment[]): ClipsAnswer {
  const latest = (status: VideoOfMoment['status']): number =>
    Math.max(...videos.filter((one) => one.status === status).map((one) => one.requestedOn));
  const isUnderWay = videos.some(({ status }) => status === 'underWay');
  return {
    clips: videos.flatMap(({ status, clip }) => (status === 'here' && clip !== null ? clip : [])),
    isUnderWay,
    hasBrokenOff: !isUnderWay && latest('brokenOff') > latest('here'),
  };
}
