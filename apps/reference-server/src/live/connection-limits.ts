import type { IncomingMessage } from 'node:http';
import type { Server } from 'socket.io';
import { clientAddress, type TrustsProxy } from '../http/client-address.ts';
import type { Clock } from '../lib/clock.ts';
import { addressBlock } from '../session/address-block.ts';

/** Time from opening a connection to presenting a token. */
export const IDENTIFY_MS = 5_000;

/** Packets that a connection may send per minute: widgets send a heartbeat every 8 s and a payload every few minutes. */
export const MAX_PACKETS = 120;
const WITHIN_MS = 60_000;

/**
 * Bytes that may wait for a connection, about 6,000 alerts. The client of a connection that is cut off connects
 * again and requests what it missed.
 */
export const MAX_QUEUED_BYTES = 8 * 1024 * 1024;

type EngineSocket = Parameters<Parameters<Server['engine']['on']>[1]>[0];

/** Counts by key; keys without a count take no memory. */
export class Counts {
  readonly #counts = new Map<string, number>();

  of(key: string): number {
    return this.#counts.get(key) ?? 0;
  }

  add(key: string): void {
    this.#counts.set(key, this.of(key) + 1);
  }

  remove(key: string): void {
    const left = this.of(key) - 1;
    if (left > 0) this.#counts.set(key, left);
    else this.#counts.delete(key);
  }
}

/** Limits the connections per address, and what each of them sends and leaves unread. */
export class ConnectionLimits {
  readonly #byAddress = new Counts();
  readonly #maxPerAddress: number;
  readonly #trusts: TrustsProxy;
  readonly #clock: Pick<Clock, 'now'>;

  constructor(maxPerAddress: number, trusts: TrustsProxy, clock: Pick<Clock, 'now'>) {
    this.#maxPerAddress = maxPerAddress;
    this.#trusts = trusts;
    this.#clock = clock;
  }

  /** Whether the address of the request may open another connection. */
  allows(request: IncomingMessage): boolean {
    return this.#byAddress.of(this.#addressOf(request)) < this.#maxPerAddress;
  }

  watch(connection: EngineSocket): void {
    const address = this.#addressOf(connection.request);
    this.#byAddress.add(address);
    connection.once('close', () => this.#byAddress.remove(address));
    limitPackets(connection, this.#clock);
    limitQueue(connection);
    joinFrames(connection);
  }

  #addressOf(request: IncomingMessage): string {
    return addressBlock(clientAddress(request, this.#trusts));
  }
}

function limitPackets(connection: EngineSocket, clock: Pick<Clock, 'now'>): void {
  let since = clock.now();
  let packets = 0;
  connection.on('packet', () => {
    const now = clock.now();
    if (now - since >= WITHIN_MS) {
      since = now;
      packets = 0;
    }
    packets += 1;
    if (packets > MAX_PACKETS) connection.close(true);
  });
}

function limitQueue(connection: EngineSocket): void {
  let bytes = 0;
  connection.on('packetCreate', ({ data }: { data?: string | Buffer }) => {
    bytes += data?.length ?? 0;
    if (bytes > MAX_QUEUED_BYTES) connection.close(true);
  });
  connection.on('flush', () => (bytes = 0));
}

/** Writes the frames of a flush at once. Each would otherwise be a write of its own to the operating system. */
function joinFrames(connection: EngineSocket): void {
  connection.on('flush', () => {
    const { socket } = connection.request;
    socket.cork();
    process.nextTick(() => socket.uncork());
  });
}
