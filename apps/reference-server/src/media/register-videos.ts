import { and, eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { loadCurrentUser, type CurrentUser } from '../access/current-user.ts';
import { canReadPart, requireAccess } from '../access/operation-access.ts';
import { visibleVehicles } from '../access/visibility.ts';
import { viewOf } from '../cameras/camera-fleet.ts';
import { statusOf } from '../cameras/videos.ts';
import type { Clock } from '../lib/clock.ts';
import type { Database } from '../db/database.ts';
import { cameraVideos, companies, vehicles } from '../db/schema.ts';
import { ApiError } from '../lib/api-error.ts';
import type { TokenSigner } from '../session/tokens.ts';
import { clipFormats, loadClip } from './clips.ts';
import { etagOf, sendBytes } from './send-bytes.ts';
import { readVideoToken, type SignedVideo } from './video-url.ts';
import { videoFileName } from './video-file-name.ts';

export interface VideoDeps {
  readonly db: Database;
  readonly clock: Clock;
  readonly signer: TokenSigner;
}

interface VideoRoute {
  Params: { file: string };
  Querystring: { token?: unknown; download?: unknown };
}

/** The operation that returns the URLs. Whoever may not call it any more cannot use them either. */
const HISTORIES = 'GraphQL Query.downloadVideoHistories';

/**
 * Registers `GET /media/videos/{file}`, which serves a video by its signed URL, whole or in part.
 */
export function registerVideos(fastify: FastifyInstance, { db, clock, signer }: VideoDeps): void {
  fastify.get<VideoRoute>('/media/videos/:file', async (request, reply) => {
    const { file } = request.params;
    const signed = await readVideoToken(signer, file, request.query.token);
    if (signed === null) throw new ApiError('FORBIDDEN', 'videoUrlInvalid');
    const currentUser = await holderOf(db, signed);
    requireAccess(currentUser, HISTORIES);
    const includeShared = canReadPart(currentUser, HISTORIES, 'shared vehicles');
    const { companyId } = currentUser;
    const [id, ending] = file.split('.');
    const format = clipFormats.find((one) => one.ending === ending);
    const [row] = await db
      .select({
        video: cameraVideos,
        licensePlate: vehicles.licensePlate,
        timeZone: companies.timeZone,
      })
      .from(cameraVideos)
      .innerJoin(vehicles, eq(vehicles.id, cameraVideos.vehicleId))
      .innerJoin(companies, eq(companies.id, cameraVideos.companyId))
      .where(
        and(
          visibleVehicles({ companyId, includeShared }),
          eq(cameraVideos.companyId, companyId),
          eq(cameraVideos.id, Number(id)),
        ),
      );
    if (format === undefined || row === undefined || statusOf(row.video, clock.now()) !== 'S') {
      throw new ApiError('NOT_FOUND', 'notFound');
    }

    const { video, licensePlate, timeZone } = row;
    const view = viewOf(video.channel);
    const name = videoFileName(
      { ...format, licensePlate, startTime: video.startTime, view },
      timeZone,
    );
    const bytes = await loadClip(video.channel, format.ending);
    const etag = etagOf(bytes);
    const isDownload = request.query.download !== undefined;
    const secondsLeft = Math.floor((signed.expiresAt - clock.now()) / 1000);
    reply
      .type(format.contentType)
      .header('content-disposition', `${isDownload ? 'attachment' : 'inline'}; filename="${name}"`)
      .header('cache-control', `private, max-age=${Math.max(0, secondsLeft)}`)
      .header('cross-origin-resource-policy', 'cross-origin');

    return sendBytes(request, reply, bytes, etag);
  });
}

/**
 * The user whose session was given the URL (RS-538).
 *
 * @throws ApiError `FORBIDDEN` when the session has ended
 */
async function holderOf(db: Database, signed: SignedVideo): Promise<CurrentUser> {
  try {
    return await loadCurrentUser(db, signed);
  } catch (error) {
    // A player cannot sign in; its page asks for another URL.
    if (!(error instanceof ApiError)) throw error;
    throw new ApiError('FORBIDDEN', 'videoUrlInvalid');
  }
}
