import type { OperationName } from '@pantau/core/contract/operations';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { CurrentUser } from '../access/current-user.ts';
import { requireAccess } from '../access/operation-access.ts';
import { authenticateRequest, type AuthenticateDeps } from '../http/authenticate-request.ts';
import { ApiError } from '../lib/api-error.ts';
import type { Clock } from '../lib/clock.ts';
import { createRequestLimiter } from '../lib/request-limiter.ts';
import type { UserChannel } from '../live/user-channel.ts';
import { markAnnouncements } from './mark-announcements.ts';
import { publishAnnouncement } from './publish-announcement.ts';
import { countUnread, listAnnouncements, readAnnouncement } from './read-announcements.ts';
import { wireAnnouncement } from './wire-announcement.ts';

export interface AnnouncementDeps extends AuthenticateDeps {
  readonly clock: Clock;
  readonly users: UserChannel;
}

const ANNOUNCEMENTS = '/api/system-notification';

/** Without this flag of the company, every operation is refused. */
const FLAG = 'vsms2_system_notification';

/** Maximum number of announcements a user may publish per minute. */
const MAX_PUBLISHED = 20;

const LIMIT_MAX = 1_000;
const PAGE_MAX = 1_000_000;

/** Registers the announcements (openapi.yaml). A new one is also delivered live. */
export function registerAnnouncements(fastify: FastifyInstance, deps: AnnouncementDeps): void {
  const { db, clock, users } = deps;
  const limiter = createRequestLimiter(clock, MAX_PUBLISHED);
  const route = routeOf(deps);

  fastify.get(
    ANNOUNCEMENTS,
    route('REST GET /api/system-notification', (currentUser, { query }) =>
      listAnnouncements(db, currentUser, parsePage(query as Record<string, unknown>)),
    ),
  );
  fastify.get(
    `${ANNOUNCEMENTS}/unread-count`,
    route('REST GET /api/system-notification/unread-count', async (currentUser) =>
      wireUnread(await countUnread(db, currentUser)),
    ),
  );
  fastify.get(
    `${ANNOUNCEMENTS}/:id`,
    route('REST GET /api/system-notification/{id}', (currentUser, { params }) =>
      readAnnouncement(db, currentUser, (params as { id: string }).id),
    ),
  );
  fastify.patch(
    ANNOUNCEMENTS,
    route('REST PATCH /api/system-notification', async (currentUser, { body }) =>
      wireUnread(await markAnnouncements(db, currentUser, body, clock.now())),
    ),
  );
  fastify.post(
    ANNOUNCEMENTS,
    route('REST POST /api/system-notification', async (currentUser, { body }, reply) => {
      limiter.consume(currentUser.userId);
      const { announcement, userIds } = await publishAnnouncement(
        db,
        currentUser,
        body,
        clock.now(),
      );
      const data = wireAnnouncement(announcement, false);
      for (const userId of userIds) {
        users.notify(userId, { type: `system-notif-${userId}`, data });
      }
      void reply.status(201);
      return { data: { system_notification_uuid: announcement.id, receivers: userIds.length } };
    }),
  );
}

type Run = (
  currentUser: CurrentUser,
  request: FastifyRequest,
  reply: FastifyReply,
) => Promise<unknown>;

/** Creates handlers that run only for users with the operation's scopes, in companies with the flag. */
const routeOf =
  (deps: AuthenticateDeps) =>
  (operation: OperationName, run: Run) =>
  async (request: FastifyRequest, reply: FastifyReply): Promise<unknown> => {
    const currentUser = await authenticateRequest(deps, request);
    requireAccess(currentUser, operation);
    if (!currentUser.flags.has(FLAG)) throw new ApiError('FORBIDDEN', 'forbidden');
    return run(currentUser, request, reply);
  };

const wireUnread = (unread: number) => ({ data: { unread_count: unread } });

function parsePage(query: Readonly<Record<string, unknown>>) {
  const read = (name: string, fallback: number, max: number): number | null => {
    const text = query[name] ?? String(fallback);
    const value = typeof text === 'string' && /^\d{1,7}$/.test(text) ? Number(text) : 0;
    return value >= 1 && value <= max ? value : null;
  };
  const limit = read('limit', 10, LIMIT_MAX);
  const page = read('page', 1, PAGE_MAX);
  if (limit === null) throw new ApiError('INVALID_INPUT', 'pageSizeOutOfRange', { max: LIMIT_MAX });
  if (page === null) throw new ApiError('INVALID_INPUT', 'pageOutOfRange', { max: PAGE_MAX });
  return { limit, page };
}
