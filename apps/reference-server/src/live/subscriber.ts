import type { Tags } from '../alerts/payload.ts';
import type { AlertView } from '../alerts/wire-alert.ts';
import { alertScope } from '../access/visibility.ts';
import { pongMessage, type LiveMessage, type MessageRange } from './live-messages.ts';
import type { LivePosition } from './live-publisher.ts';

/**
 * A subscription: what it may receive, and how far it has been delivered. Every message covers the
 * range since the previous one, so that the receiver can detect lost messages (ARCHITECTURE.md, The
 * sequence).
 */
export class Subscriber {
  readonly id: string;
  readonly #send: (message: LiveMessage) => void;
  #tags: Tags;
  #view: AlertView;
  #viewKey: string;
  #lastSeq: number;
  #hasEnded = false;

  /**
   * @param id of its socket
   * @param lastSeq head from which it counts
   * @param send sends to its socket only
   */
  constructor(id: string, tags: Tags, lastSeq: number, send: (message: LiveMessage) => void) {
    this.id = id;
    this.#tags = tags;
    this.#view = viewOf(tags);
    this.#viewKey = viewKeyOf(tags);
    this.#lastSeq = lastSeq;
    this.#send = send;
  }

  get tags(): Tags {
    return this.#tags;
  }

  get view(): AlertView {
    return this.#view;
  }

  /** Subscriptions with the same key see the same events in the same way. */
  get viewKey(): string {
    return this.#viewKey;
  }

  /** The last number of the sequence that a message has covered. */
  get lastSeq(): number {
    return this.#lastSeq;
  }

  /** Continues with what is left of its rights. */
  restrict(tags: Tags): void {
    this.#tags = tags;
    this.#view = viewOf(tags);
    this.#viewKey = viewKeyOf(tags);
  }

  /** Stops delivery, because the subscription was replaced or its socket closed. */
  end(): void {
    this.#hasEnded = true;
  }

  /** Reports that there are no further events up to `head`. */
  pong(head: number, now: number): void {
    if (!this.#hasEnded) this.#send(pongMessage(this.advance(head), now));
  }

  /** Whether it is about alerts and has not ended. */
  get receivesAlerts(): boolean {
    return !this.#hasEnded && this.#tags.receivesAlerts;
  }

  /** Whether the event with this number may still be delivered to it. */
  expects(seq: number): boolean {
    return this.receivesAlerts && seq >= this.#lastSeq;
  }

  expectsPosition(companyId: number, { isShared }: Pick<LivePosition, 'isShared'>): boolean {
    const { visibility } = this.#tags;
    if (!this.receivesAlerts || visibility.companyId !== companyId) return false;
    return !isShared || visibility.includeShared;
  }

  /** @returns the range that a message up to `seq` covers */
  advance(seq: number): MessageRange {
    const range = { prevSeq: this.#lastSeq, seq };
    this.#lastSeq = seq;
    return range;
  }
}

function viewOf({ visibility, multiImei, includeFleetOrders }: Tags): AlertView {
  return { scope: alertScope(visibility), multiImei, includeFleetOrders };
}

function viewKeyOf({ visibility, multiImei, includeFleetOrders }: Tags): string {
  const { companyId, rules, includeUrgent, includeShared } = visibility;
  const sorted = [rules.urgent, rules.important, rules.autoPopup].map((ids) =>
    ids.toSorted((one, other) => one - other),
  );
  return JSON.stringify([
    companyId,
    sorted,
    includeUrgent,
    includeShared,
    multiImei,
    includeFleetOrders,
  ]);
}
