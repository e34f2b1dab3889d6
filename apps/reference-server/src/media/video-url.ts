import * as v from 'valibot';
import type { TokenSigner } from '../session/tokens.ts';
import type { ClipEnding } from './clips.ts';

/** Lifetime of a URL, long enough to watch a video; afterwards clients request a new one. */
export const VIDEO_URL_SECONDS = 15 * 60;

export interface VideoFileName {
  readonly companyId: number;
  readonly videoId: number;
  readonly ending: ClipEnding;
}

const claimsSchema = v.object({ sub: v.string(), cid: v.number(), exp: v.number() });

const fileName = ({ videoId, ending }: VideoFileName): string => `${videoId}.${ending}`;

/** Signs the URL of a video file, valid for one file of one company. */
export async function signVideoUrl(
  signer: TokenSigner,
  file: VideoFileName,
  seconds = VIDEO_URL_SECONDS,
): Promise<string> {
  const name = fileName(file);
  const token = await signer.sign('video', { sub: name, cid: file.companyId }, seconds);
  return `/media/videos/${name}?token=${token}`;
}

export interface SignedVideo {
  readonly companyId: number;
  /** Epoch ms. */
  readonly expiresAt: number;
}

/** Returns `null` when the token is forged, issued for another file, or expired. */
export async function readVideoToken(
  signer: TokenSigner,
  name: string,
  token: unknown,
): Promise<SignedVideo | null> {
  const payload = typeof token === 'string' ? await signer.read('video', token) : null;
  const claims = v.safeParse(claimsSchema, payload);
  if (!claims.success || claims.output.sub !== name) return null;
  return { companyId: claims.output.cid, expiresAt: claims.output.exp * 1000 };
}
