import type { Server } from 'socket.io';
import type { LiveFeedDeps } from './live-feed-deps.ts';
import type { LivePublisher, LivePosition } from './live-publisher.ts';
import type { NodePresence } from './presence/node-presence.ts';
import { watchRedis } from './redis-watch.ts';
import type { UserSignal } from './user-channel.ts';

/** Events exchanged between the nodes of one installation. */
export interface NodeEvents extends LivePublisher {
  familyEnded(familyId: string): void;
  userSignal(signal: UserSignal): void;
  presence(message: NodePresence): void;
}

/** What this node does when another one, or the connection to it, has changed. */
export interface NodeListener extends NodeEvents {
  /** The other nodes can be reached again. Events of the meantime are lost. */
  reconnected(): void;
}

export interface Nodes extends NodeEvents {
  /** Whether the other nodes cannot be reached at the moment. */
  isCutOff(): boolean;
  close(): Promise<void>;
}

const CONNECT_MS = 10_000;

/**
 * Connects to the other nodes through Redis; without it this node is the only one. A lost event
 * only costs time, because every node checks the sequence on each tick and when Redis is back.
 *
 * @throws when Redis cannot be reached
 */
export async function joinNodes(
  io: Server,
  { settings, logger, clock, metrics }: LiveFeedDeps,
  here: NodeListener,
): Promise<Nodes | undefined> {
  const { redisUrl } = settings;
  if (redisUrl === null) return undefined;
  // A third of the modules of a start, which a single node does not need.
  const { createClient } = await import('redis');
  const { createAdapter } = await import('@socket.io/redis-streams-adapter');
  const client = createClient({ url: redisUrl, socket: { connectTimeout: CONNECT_MS } });
  // The client connects again by itself, and reports every attempt that fails.
  client.on('error', () => {});
  try {
    await Promise.race([client.connect(), failAfter(CONNECT_MS)]);
  } catch (error) {
    client.destroy();
    throw new Error('The Redis server of REDIS_URL cannot be reached.', { cause: error });
  }
  // The adapter reads through connections of its own, which connect again each in its own time.
  const connections: { readonly isReady: boolean }[] = [client];
  const duplicate = client.duplicate.bind(client);
  client.duplicate = (overrides) => {
    const connection = duplicate(overrides);
    connections.push(connection);
    return connection;
  };
  const watch = watchRedis({
    ...{ clock, logger },
    async ping() {
      await client.ping();
      if (!connections.every(({ isReady }) => isReady)) throw new Error('A connection is lost.');
    },
    onChange(isLost) {
      metrics.cutOff.set(isLost ? 1 : 0);
      if (!isLost) here.reconnected();
    },
  });
  // Whatever is sent meanwhile would wait in memory; the others find out by themselves.
  const emit = (event: string, ...values: readonly unknown[]): void => {
    if (client.isReady) io.serverSideEmit(event, ...values);
  };
  io.adapter(createAdapter(client, { streamName: 'pantau', channelPrefix: 'pantau' }));
  io.on('pantau:changed', (companyId: number) => here.changed(companyId));
  io.on('pantau:familyEnded', (familyId: string) => here.familyEnded(familyId));
  io.on('pantau:userSignal', (signal: UserSignal) => here.userSignal(signal));
  io.on('pantau:presence', (message: NodePresence) => here.presence(message));
  io.on('pantau:position', (companyId: number, position: WirePosition) =>
    here.position(companyId, { ...position, recordedOn: new Date(position.recordedOn) }),
  );
  return {
    changed: (companyId) => emit('pantau:changed', companyId),
    familyEnded: (familyId) => emit('pantau:familyEnded', familyId),
    userSignal: (signal) => emit('pantau:userSignal', signal),
    presence: (message) => emit('pantau:presence', message),
    position: (companyId, position) =>
      emit('pantau:position', companyId, {
        ...position,
        recordedOn: position.recordedOn.toISOString(),
      }),
    isCutOff: watch.isLost,
    close: async () => {
      watch.stop();
      // Closing politely would wait for a Redis that is gone.
      if (client.isReady) await client.close();
      else client.destroy();
    },
  };
}

type WirePosition = Omit<LivePosition, 'recordedOn'> & { readonly recordedOn: string };

function failAfter(ms: number): Promise<never> {
  return new Promise((_, reject) => {
    setTimeout(() => reject(new Error(`No response within ${ms} ms.`)), ms).unref();
  });
}
