import { readTags, restrictTags, type Tags } from '../alerts/payload.ts';
import { loadCurrentUser, loadSubscribedRules } from '../access/current-user.ts';
import { liveRightsOf, readRightsVersion } from '../access/live-rights.ts';
import { readHead } from '../db/sequence.ts';
import { CompanyDispatcher } from './company-dispatcher.ts';
import { deliverPosition, type SendToAll } from './deliver.ts';
import type { LiveFeedDeps } from './live-feed-deps.ts';
import type { LivePosition } from './live-publisher.ts';
import { readEvents, type EventRange } from './read-events.ts';
import type { LiveSocket } from './socket-server.ts';
import { Subscriber } from './subscriber.ts';
import { createThrottle, type Throttle } from './throttle.ts';
import { alertedRoomOf, notifiedRoomOf } from './user-channel.ts';

/** Positions of one vehicle are sent at most once in this period. */
const POSITION_PERIOD_MS = 1_000;

/** The subscriptions of this node's sockets, and the dispatchers of their companies. */
export class Subscriptions {
  readonly #deps: LiveFeedDeps;
  readonly #sendToAll: SendToAll;
  readonly #dispatchers = new Map<number, CompanyDispatcher>();
  readonly #bySocket = new Map<LiveSocket, Subscriber>();
  readonly #positions: Throttle<{ companyId: number; position: LivePosition }>;

  constructor(deps: LiveFeedDeps, sendToAll: SendToAll) {
    this.#deps = deps;
    this.#sendToAll = sendToAll;
    this.#positions = createThrottle(deps.clock, POSITION_PERIOD_MS, ({ companyId, position }) => {
      deliverPosition(companyId, position, this.ofCompany(companyId), sendToAll);
    });
  }

  /**
   * Subscribes a socket, or replaces its subscription.
   *
   * @returns `false` when the payload is refused
   */
  async update(socket: LiveSocket, payload: string): Promise<boolean> {
    const attempt = (socket.data.attempts += 1);
    const signed = await readTags(this.#deps.signer, payload, socket.data.user);
    const tags = signed === null ? null : await this.#restricted(socket, signed);
    if (!socket.connected) return true;
    if (tags === null) return false;
    const dispatcher = this.#dispatcherFor(tags.visibility.companyId);
    const replaced: Subscriber[] = [];
    await dispatcher.subscribe((head) => {
      if (!socket.connected || attempt !== socket.data.attempts) return null;
      const before = this.#bySocket.get(socket);
      const subscriber = new Subscriber(
        socket.id,
        tags,
        head,
        (message) => void socket.emit('message', message),
      );
      this.#bySocket.set(socket, subscriber);
      enterRooms(socket, tags);
      if (before !== undefined) replaced.push(before);
      before?.end();
      this.#reportSize();
      return subscriber;
    });
    // Removed only after the replacement has subscribed: the dispatcher must not become idle.
    for (const subscriber of replaced) dispatcher.remove(subscriber);
    return true;
  }

  /**
   * Takes away what the present rights of the socket's user no longer grant.
   *
   * @returns whether they have changed
   */
  async restrict(socket: LiveSocket, version: string): Promise<boolean> {
    const subscriber = this.#bySocket.get(socket);
    if (subscriber === undefined || subscriber.tags.rights === version) return false;
    const tags = await this.#restricted(socket, subscriber.tags);
    if (tags === null || this.#bySocket.get(socket) !== subscriber) return false;
    subscriber.restrict(tags);
    enterRooms(socket, tags);
    return true;
  }

  remove(socket: LiveSocket): void {
    const subscriber = this.#bySocket.get(socket);
    if (subscriber === undefined) return;
    this.#bySocket.delete(socket);
    this.#dispatcherFor(subscriber.tags.visibility.companyId).remove(subscriber);
    this.#reportSize();
  }

  /** When the subscription or, without one, the access token expires; epoch ms. */
  expiryOf(socket: LiveSocket): number {
    return this.#bySocket.get(socket)?.tags.expiresAt ?? socket.data.tokenExpiresAt;
  }

  /** Undefined without a subscription. */
  subscriberOf(socket: LiveSocket): Subscriber | undefined {
    return this.#bySocket.get(socket);
  }

  ofCompany(companyId: number): Iterable<Subscriber> {
    return this.#dispatchers.get(companyId)?.subscribers ?? [];
  }

  changed(companyId: number): void {
    this.#dispatchers.get(companyId)?.changed();
  }

  publishPosition(companyId: number, position: LivePosition): void {
    this.#positions.push(`${companyId} ${position.vehicleId}`, { companyId, position });
  }

  tick(): void {
    for (const dispatcher of this.#dispatchers.values()) dispatcher.tick();
  }

  close(): void {
    this.#positions.close();
    for (const dispatcher of this.#dispatchers.values()) dispatcher.close();
  }

  /** What the present rights leave of the tags; `null` when the session has ended. */
  async #restricted(socket: LiveSocket, tags: Tags): Promise<Tags | null> {
    const { db } = this.#deps;
    const { user } = socket.data;
    const version = await readRightsVersion(db, user);
    if (version === null) return null;
    if (version === tags.rights) return tags;
    const currentUser = await loadCurrentUser(db, user);
    const rules = await loadSubscribedRules(db, currentUser);
    return restrictTags(tags, liveRightsOf(currentUser), rules, version);
  }

  #dispatcherFor(companyId: number): CompanyDispatcher {
    const known = this.#dispatchers.get(companyId);
    if (known !== undefined) return known;
    const { db, clock, logger } = this.#deps;
    const dispatcher = new CompanyDispatcher({
      clock,
      readHead: () => readHead(db, companyId),
      readEvents: (from) => readEvents(db, companyId, from),
      sendToAll: this.#sendToAll,
      onDelivered: (range, from) => this.#measure(range, from),
      onError: (error) => logger.error('The live feed could not be read', { companyId, error }),
    });
    this.#dispatchers.set(companyId, dispatcher);
    return dispatcher;
  }

  #measure({ events, head }: EventRange, from: number): void {
    const { clock, metrics } = this.#deps;
    metrics.dispatchLag.set(head - from);
    const now = clock.now();
    for (const event of events) {
      if (event.kind !== 'arrival') continue;
      const delay = now - event.record.alert.receivedOn.getTime();
      metrics.liveDelay.observe(Math.max(0, delay) / 1000);
    }
  }

  #reportSize(): void {
    this.#deps.metrics.liveSockets.set(this.#bySocket.size);
  }
}

function enterRooms(socket: LiveSocket, tags: Tags): void {
  const enter = (room: string, isMember: boolean): void =>
    void (isMember ? socket.join(room) : socket.leave(room));
  enter(notifiedRoomOf(tags.userId), tags.receivesNotifications);
  enter(alertedRoomOf(tags.userId), tags.receivesAlerts);
}
