import type { Server } from 'socket.io';
import type { Logger } from '../lib/logger.ts';
import type { LivePublisher, LivePosition } from './live-publisher.ts';
import type { UserSignal } from './user-channel.ts';

/** Events exchanged between the nodes of one installation. */
export interface NodeEvents extends LivePublisher {
  familyEnded(familyId: string): void;
  userSignal(signal: UserSignal): void;
}

export interface Nodes extends NodeEvents {
  close(): Promise<void>;
}

const CONNECT_MS = 10_000;

/**
 * Connects to the other nodes through Redis; without it this node is the only one. A lost event
 * only costs time, because every node checks the sequence on each tick.
 *
 * @throws when Redis cannot be reached
 */
export async function joinNodes(
  io: Server,
  redisUrl: string | null,
  logger: Logger,
  here: NodeEvents,
): Promise<Nodes | undefined> {
  if (redisUrl === null) return undefined;
  // A third of the modules of a start, which a single node does not need.
  const { createClient } = await import('redis');
  const { createAdapter } = await import('@socket.io/redis-streams-adapter');
  const client = createClient({ url: redisUrl, socket: { connectTimeout: CONNECT_MS } });
  let isConnected = false;
  client.on('error', (error: unknown) => {
    if (isConnected) logger.warn('Redis connection error', { error });
  });
  try {
    await Promise.race([client.connect(), failAfter(CONNECT_MS)]);
  } catch (error) {
    client.destroy();
    throw new Error('The Redis server of REDIS_URL cannot be reached.', { cause: error });
  }
  isConnected = true;
  io.adapter(createAdapter(client, { streamName: 'pantau', channelPrefix: 'pantau' }));
  io.on('pantau:changed', (companyId: number) => here.changed(companyId));
  io.on('pantau:familyEnded', (familyId: string) => here.familyEnded(familyId));
  io.on('pantau:userSignal', (signal: UserSignal) => here.userSignal(signal));
  io.on('pantau:position', (companyId: number, position: WirePosition) =>
    here.position(companyId, { ...position, recordedOn: new Date(position.recordedOn) }),
  );
  return {
    changed: (companyId) => void io.serverSideEmit('pantau:changed', companyId),
    familyEnded: (familyId) => void io.serverSideEmit('pantau:familyEnded', familyId),
    userSignal: (signal) => void io.serverSideEmit('pantau:userSignal', signal),
    position: (companyId, position) =>
      void io.serverSideEmit('pantau:position', companyId, {
        ...position,
        recordedOn: position.recordedOn.toISOString(),
      }),
    close: async () => {
      await client.close();
    },
  };
}

type WirePosition = Omit<LivePosition, 'recordedOn'> & { readonly recordedOn: string };

function failAfter(ms: number): Promise<never> {
  return new Promise((_, reject) => {
    setTimeout(() => reject(new Error(`No response within ${ms} ms.`)), ms).unref();
  });
}
