import type { Clock } from '../lib/clock.ts';
import type { Subscriber } from './subscriber.ts';
import type { EventRange } from './read-events.ts';

export interface DispatcherDeps {
  readonly clock: Clock;
  /** The company's head now. */
  readonly readHead: () => Promise<number>;
  /** What happened after a number. */
  readonly readEvents: (from: number) => Promise<EventRange>;
  readonly onDelivered: (stretch: EventRange, from: number) => void;
  readonly onError: (error: unknown) => void;
}

/** Runs follow each other no faster than this: under load one read then serves many alerts. */
const MIN_PAUSE_MS = 20;

/**
 * Reads a company's sequence on and tells its subscribers, in order, each number once. It runs when
 * something changed and with each tick, so a lost notification costs time, never an alert. It sleeps
 * while nobody listens.
 */
export class CompanyDispatcher {
  readonly #deps: DispatcherDeps;
  readonly #subscribers = new Set<Subscriber>();
  /** Everything up to here has been told; null while asleep. */
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
   * Adds a subscriber, who counts from what has been told so far, and answers him PONG.
   *
   * @param make is called at once when the number is known; null when he has gone in the meantime
   */
  async subscribe(make: (covered: number) => Subscriber | null): Promise<void> {
    // Falls asleep again when the last subscriber leaves while this one is waiting.
    while (this.#delivered === null && !this.#isClosed) await this.#wake();
    const delivered = this.#delivered;
    if (delivered === null || this.#isClosed) return;
    const subscriber = make(delivered);
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

  /** Something may have happened. */
  changed(): void {
    this.#isDirty = true;
    if (this.#running || this.#isClosed || this.#subscribers.size === 0) return;
    this.#running = true;
    let hasFailed = false;
    void this.#run()
      .catch((error: unknown) => {
        // The next tick tries again.
        hasFailed = true;
        this.#deps.onError(error);
      })
      .finally(() => {
        this.#running = false;
        if (this.#subscribers.size === 0) this.#delivered = null;
        else if (this.#isDirty && !hasFailed) this.changed();
      });
  }

  /** PONG for everybody, and a look at the sequence. */
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
    const { clock, readEvents, onDelivered } = this.#deps;
    while (this.#isDirty && !this.#isClosed && this.#subscribers.size > 0) {
      this.#isDirty = false;
      const from = this.#delivered ?? (await this.#deps.readHead());
      const stretch = await readEvents(from);
      // From here to the end nothing waits: who subscribes in between counts from one side or the other.
      for (const event of stretch.events) {
        for (const subscriber of this.#subscribers) subscriber.deliver(event);
      }
      this.#delivered = stretch.upTo;
      onDelivered(stretch, from);
      if (stretch.upTo < stretch.head) this.#isDirty = true;
      await new Promise<void>((resolve) => clock.setTimeout(resolve, MIN_PAUSE_MS));
    }
  }
}
