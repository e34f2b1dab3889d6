import type { IncomingMessage, Server as HttpServer, ServerResponse } from 'node:http';
import { Server, type DefaultEventsMap, type Socket } from 'socket.io';
import { loadCurrentUser, type CurrentUser } from '../access/current-user.ts';
import type { Database } from '../db/database.ts';
import { securityHeaders, setSecurityHeaders } from '../http/security-headers.ts';
import { trustedProxies } from '../http/client-address.ts';
import { isOwnHost } from '../http/hosts.ts';
import type { Clock } from '../lib/clock.ts';
import type { Logger } from '../lib/logger.ts';
import { ApiError } from '../lib/api-error.ts';
import { readAccessToken } from '../session/access-token.ts';
import type { TokenSigner } from '../session/tokens.ts';
import type { Settings } from '../settings/settings.ts';
import { ConnectionLimits, Counts, IDENTIFY_MS } from './connection-limits.ts';

interface SocketData {
  user: Pick<CurrentUser, 'userId' | 'companyId' | 'familyId'>;
  /** Expiry of the access token in epoch ms; applies until a payload is accepted. */
  tokenExpiresAt: number;
  /** Number of tag updates; only the latest one applies. */
  attempts: number;
}

export type LiveSocket = Socket<DefaultEventsMap, DefaultEventsMap, DefaultEventsMap, SocketData>;

/** Both sides detect a dead socket within 16 s. */
const HEARTBEAT_MS = 8_000;

type SocketSettings = Pick<
  Settings,
  'allowedOrigins' | 'hosts' | 'trustProxy' | 'maxUserConnections' | 'maxAddressConnections'
>;

interface SocketServerDeps {
  readonly settings: SocketSettings;
  readonly db: Database;
  readonly clock: Pick<Clock, 'now'>;
  readonly signer: TokenSigner;
  readonly logger: Logger;
}

/** Opens a Socket.IO server that requires an access token, as `auth.token` or in the query. */
export function openSocketServer(server: HttpServer, deps: SocketServerDeps): Server {
  const { settings, db, clock, signer, logger } = deps;
  const trusts = trustedProxies(settings.trustProxy);
  const limits = new ConnectionLimits(settings.maxAddressConnections, trusts, clock);
  const byUser = new Counts();
  const allowedOrigins = [...settings.allowedOrigins];
  const io = new Server(server, {
    path: '/socket.io',
    serveClient: false,
    pingInterval: HEARTBEAT_MS,
    pingTimeout: HEARTBEAT_MS,
    connectTimeout: IDENTIFY_MS,
    maxHttpBufferSize: 256 * 1024,
    cors: { origin: allowedOrigins, methods: ['GET', 'POST'] },
    allowRequest: (request, callback) =>
      callback(null, canConnect(request, settings) && limits.allows(request)),
  });
  // Engine.IO does not emit `headers` for rejected requests.
  server.prependListener('request', (request: IncomingMessage, response: ServerResponse) => {
    const isSocketRequest = request.url?.startsWith('/socket.io') === true;
    if (isSocketRequest) setSecurityHeaders(response, request.headers.host);
  });
  io.engine.on('headers', (headers: Record<string, string>, request: IncomingMessage) => {
    Object.assign(headers, securityHeaders(request.headers.host));
  });
  io.engine.on('connection', (connection) => limits.watch(connection));
  const isFull = (userId: number): boolean =>
    byUser.of(String(userId)) >= settings.maxUserConnections;
  io.use((socket: LiveSocket, next) => {
    admit(socket, db, signer).then(
      () =>
        next(isFull(socket.data.user.userId) ? connectError('TOO_MANY_CONNECTIONS') : undefined),
      (error: unknown) => {
        if (!(error instanceof ApiError)) logger.error('A socket could not be admitted', { error });
        next(connectError(error instanceof ApiError ? error.errorName : 'INTERNAL'));
      },
    );
  });
  io.on('connection', (socket: LiveSocket) => {
    const userId = String(socket.data.user.userId);
    byUser.add(userId);
    socket.once('disconnect', () => byUser.remove(userId));
  });
  return io;
}

async function admit(socket: LiveSocket, db: Database, signer: TokenSigner): Promise<void> {
  const { auth, query } = socket.handshake;
  const token: unknown = auth['token'] ?? query['token'];
  const claims = await readAccessToken(signer, typeof token === 'string' ? token : undefined);
  if (claims === null) throw new ApiError('UNAUTHENTICATED', 'unauthenticated');
  const { userId, companyId, familyId } = await loadCurrentUser(db, claims);
  socket.data.user = { userId, companyId, familyId };
  socket.data.tokenExpiresAt = claims.expiresAt;
  socket.data.attempts = 0;
}

/** Error with the code that the client's `connect_error` receives as `data.code`. */
function connectError(code: string): Error {
  return Object.assign(new Error(code), { data: { code } });
}

/** Accepts programs, pages of this server, and pages of the allowed origins. */
function canConnect(
  request: IncomingMessage,
  { allowedOrigins, hosts }: Pick<Settings, 'allowedOrigins' | 'hosts'>,
): boolean {
  const { origin, host } = request.headers;
  if (!isOwnHost(hosts, host)) return false;
  if (origin === undefined || allowedOrigins.includes(origin)) return true;
  return URL.canParse(origin) && new URL(origin).host === host;
}
