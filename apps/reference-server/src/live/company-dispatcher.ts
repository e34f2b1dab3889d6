import type { Clock } from '../lib/clock.ts';
import { deliverEvent, type SendToAll } from './deliver.ts';
import type { Subscriber } from './subscriber.ts';
import type { EventRange } from './read-events.ts';

export interface DispatcherDeps {
  readonly clock: Clock;
  /** Reads the company's current head. */
  readonly readHead: () => Promise<number>;
  /** Reads the events after a sequence number. */
  readonly readEvents: (from: number) => Promise<EventRange>;
  readonly sendToAll: SendToAll;
  readonly onDelivered: (stretch: EventRange, from: number) => void;
  readonly onError: (error: unknown) => void;
}

/** Minimum pause between two reads: under load, one read then serves many alerts. */
const MIN_PAUSE_MS = 20;

/**
 * Reads a company's sequence and delivers each event to its subscribers once, in order. It runs
 * when a change is announced and on every tick, so that a lost notification delays an alert but
 * never loses it. It is idle while there are no subscribers.
 */
export class CompanyDispatcher {
  readonly #deps: DispatcherDeps;
  readonly #subscribers = new Set<Subscriber>();
  /** The sequence number delivered so far; `null` while idle. */
  #delivered: number | null = null;
  #waking: Promise<void> | null = null;
  #running = false;
  #isDirty = false;
  #isClosed = false;

  constructor(deps: DispatcherDeps) {
    this.#deps = deps;
  }

  get size(): number {
    return this.#subscribers.size;
  }

  get subscribers(): Iterable<Subscriber> {
    return this.#subscribers;
  }

  /**
   * Adds a subscriber, which starts at the number delivered so far, and sends it PONG.
   *
   * @param create called synchronously once the number is known; returns `null` when the connection
   *   has closed
   */
  async subscribe(create: (head: number) => Subscriber | null): Promise<void> {
    // The dispatcher becomes idle again when the last subscriber leaves during the wait.
    while (this.#delivered === null && !this.#isClosed) await this.#wake();
    const delivered = this.#delivered;
    if (delivered === null || this.#isClosed) return;
    const subscriber = create(delivered);
    if (subscriber === null) return;
    this.#subscribers.add(subscriber);
    subscriber.pong(delivered, this.#deps.clock.now());
    this.changed();
  }

  remove(subscriber: Subscriber): void {
    subscriber.end();
    this.#subscribers.delete(subscriber);
    if (this.#subscribers.size === 0 && !this.#running && this.#waking === null) {
      this.#delivered = null;
    }
  }

  /** Announces that there may be new events. */
  changed(): void {
    this.#isDirty = true;
    if (this.#running || this.#isClosed || this.#subscribers.size === 0) return;
    this.#running = true;
    let hasFailed = false;
    void this.#run()
      .catch((error: unknown) => {
        // The next tick retries.
        hasFailed = true;
        this.#deps.onError(error);
      })
      .finally(() => {
        this.#running = false;
        if (this.#subscribers.size === 0) this.#delivered = null;
        else if (this.#isDirty && !hasFailed) this.changed();
      });
  }

  /** Sends PONG to all subscribers and checks the sequence. */
  tick(): void {
    const delivered = this.#delivered;
    if (delivered === null) return;
    const now = this.#deps.clock.now();
    for (const subscriber of this.#subscribers) subscriber.pong(delivered, now);
    this.changed();
  }

  close(): void {
    this.#isClosed = true;
    this.#subscribers.clear();
  }

  #wake(): Promise<void> {
    this.#waking ??= this.#deps
      .readHead()
      .then((head) => {
        this.#delivered = head;
      })
      .finally(() => {
        this.#waking = null;
      });
    return this.#waking;
  }

  async #run(): Promise<void> {
    const { clock, readEvents, sendToAll, onDelivered } = this.#deps;
    while (this.#isDirty && !this.#isClosed && this.#subscribers.size > 0) {
      this.#isDirty = false;
      const from = this.#delivered ?? (await this.#deps.readHead());
      const stretch = await readEvents(from);
      // Synchronous up to the update of `#delivered`: a new subscriber starts either before or
      // after this range.
      for (const event of stretch.events) deliverEvent(event, this.#subscribers, sendToAll);
      this.#delivered = stretch.upTo;
      onDelivered(stretch, from);
      if (stretch.upTo < stretch.head) this.#isDirty = true;
      await new Promise<void>((resolve) => clock.setTimeout(resolve, MIN_PAUSE_MS));
    }
  }
}
