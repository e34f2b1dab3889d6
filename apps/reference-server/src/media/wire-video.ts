import type { Clock } from '../lib/clock.ts';
import { clipFormats, loadClip } from './clips.ts';
import { signVideoUrl, videoUrlSeconds, type UrlHolder } from './video-url.ts';
import { videoFileName } from './video-file-name.ts';
import type { TokenSigner } from '../session/tokens.ts';
import type { VehicleRow } from '../vehicles/find-vehicle.ts';
import { viewOf } from '../cameras/camera-fleet.ts';
import { statusOf, type VideoRow } from '../cameras/videos.ts';

export interface WireVideoDeps {
  readonly clock: Clock;
  readonly signer: TokenSigner;
  readonly currentUser: UrlHolder;
}

export interface WireVideoFile {
  readonly url: string;
  readonly expiresOn: string;
  readonly contentType: string;
  readonly fileName: string;
  readonly size: number;
}

/**
 * Converts a video to its files, one per format (`VideoFile` in schema.graphql); empty until it has
 * arrived.
 */
export async function toWireFiles(
  { clock, signer, currentUser }: WireVideoDeps,
  vehicle: Pick<VehicleRow, 'licensePlate'>,
  timeZone: string,
  video: VideoRow,
): Promise<WireVideoFile[]> {
  if (statusOf(video, clock.now()) !== 'S') return [];
  const seconds = videoUrlSeconds(currentUser, clock.now());
  const expiresOn = new Date(clock.now() + seconds * 1000).toISOString();
  const { id: videoId, channel, startTime } = video;
  const { licensePlate } = vehicle;
  return Promise.all(
    clipFormats.map(async ({ ending, contentType }) => ({
      url: await signVideoUrl(signer, { videoId, ending }, currentUser, seconds),
      expiresOn,
      contentType,
      fileName: videoFileName({ licensePlate, startTime, view: viewOf(channel), ending }, timeZone),
      size: (await loadClip(channel, ending)).length,
    })),
  );
}
