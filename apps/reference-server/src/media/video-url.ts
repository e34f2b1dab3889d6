import * as v from 'valibot';
import type { TokenSigner } from '../session/tokens.ts';
import type { ClipEnding } from './clips.ts';

/** A video plays long enough for somebody who leaves it open; then the client asks for a new address. */
export const VIDEO_URL_SECONDS = 15 * 60;

export interface VideoFileName {
  readonly companyId: number;
  readonly videoId: number;
  readonly ending: ClipEnding;
}

const claimsSchema = v.object({ sub: v.string(), cid: v.number(), exp: v.number() });

const fileName = ({ videoId, ending }: VideoFileName): string => `${videoId}.${ending}`;

/** The address of a video's file on this server: for one file of one company, and for so long. */
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

/** Null when the token is not ours, is for another file, or has expired. */
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
