import * as v from 'valibot';
import type { CurrentUser } from '../access/current-user.ts';
import type { AccessClaims } from '../session/access-token.ts';
import type { TokenSigner } from '../session/tokens.ts';
import type { ClipEnding } from './clips.ts';

/** Lifetime of a URL, long enough to watch a video; afterwards clients request a new one. */
const VIDEO_URL_SECONDS = 15 * 60;

export interface VideoFileName {
  readonly videoId: number;
  readonly ending: ClipEnding;
}

/** The session that a URL is given to, and ends with. */
export type UrlHolder = Pick<CurrentUser, 'userId' | 'companyId' | 'familyId' | 'endsOn'>;

const claimsSchema = v.object({
  sub: v.string(),
  uid: v.number(),
  cid: v.number(),
  sid: v.pipe(v.string(), v.uuid()),
  exp: v.number(),
});

const fileName = ({ videoId, ending }: VideoFileName): string => `${videoId}.${ending}`;

/** Seconds for which a URL is valid that is given to a session now: no longer than the session (RS-538). */
export function videoUrlSeconds({ endsOn }: Pick<UrlHolder, 'endsOn'>, now: number): number {
  if (endsOn === null) return VIDEO_URL_SECONDS;
  return Math.min(VIDEO_URL_SECONDS, Math.floor((endsOn.getTime() - now) / 1000));
}

/** Signs the URL of a video file, valid for one file and one session. */
export async function signVideoUrl(
  signer: TokenSigner,
  file: VideoFileName,
  { userId, companyId, familyId }: UrlHolder,
  seconds: number,
): Promise<string> {
  const name = fileName(file);
  const claims = { sub: name, uid: userId, cid: companyId, sid: familyId };
  const token = await signer.sign('video', claims, seconds);
  return `/media/videos/${name}?token=${token}`;
}

/** Names the session that the URL was given to. */
export type SignedVideo = AccessClaims;

/** Returns `null` when the token is forged, issued for another file, or expired. */
export async function readVideoToken(
  signer: TokenSigner,
  name: string,
  token: unknown,
): Promise<SignedVideo | null> {
  const payload = typeof token === 'string' ? await signer.read('video', token) : null;
  const claims = v.safeParse(claimsSchema, payload);
  if (!claims.success || claims.output.sub !== name) return null;
  const { uid, cid, sid, exp } = claims.output;
  return { userId: uid, companyId: cid, familyId: sid, expiresAt: exp * 1000 };
}
