import type { Tags } from '../alerts/payload.ts';
import type { AlertView } from '../alerts/wire-alert.ts';
import { alertScope } from '../access/visibility.ts';
import {
  actionMessage,
  alertMessage,
  pongMessage,
  positionMessage,
  type LiveMessage,
} from './live-messages.ts';
import type { LivePosition } from './live-port.ts';
import type { LiveEvent } from './read-events.ts';

/**
 * One subscription: what it may hear, and how far it has been told. Every message covers the numbers
 * since the one before, so that the receiver can tell silence from loss (ARCHITECTURE.md, The sequence).
 */
export class Subscriber {
  readonly tags: Tags;
  readonly #send: (message: LiveMessage) => void;
  readonly #view: AlertView;
  #lastSeq: number;
  #hasEnded = false;

  /** @param lastSeq head from which it counts */
  constructor(tags: Tags, lastSeq: number, send: (message: LiveMessage) => void) {
    this.tags = tags;
    this.#lastSeq = lastSeq;
    this.#send = send;
    const { visibility, multiImei, includeFleetOrders } = tags;
    this.#view = { scope: alertScope(visibility), multiImei, includeFleetOrders };
  }

  /** Another subscription takes its place, or the socket has gone: nothing is sent any more. */
  end(): void {
    this.#hasEnded = true;
  }

  /** Says that there is nothing (more) up to `head`. */
  pong(head: number, now: number): void {
    if (!this.#hasEnded) this.#send(pongMessage(this.#advance(head), now));
  }

  /** Tells an event, if he may hear it. */
  deliver(event: LiveEvent): void {
    if (this.#hasEnded || !this.tags.receivesAlerts || event.seq < this.#lastSeq) return;
    const { scope } = this.#view;
    if (event.kind === 'arrival') {
      const { alert, vehicle } = event.record;
      if (!scope.includes({ ...alert, isShared: vehicle.isShared })) return;
      this.#send(alertMessage(this.#advance(event.seq), event.record, this.#view));
      return;
    }
    const seenIds = event.changed.filter((alert) => scope.includes(alert)).map(({ id }) => id);
    if (seenIds.length === 0) return;
    this.#send(actionMessage(this.#advance(event.seq), event, seenIds));
  }

  deliverPosition(companyId: number, position: LivePosition): void {
    const { visibility, receivesAlerts } = this.tags;
    if (this.#hasEnded || !receivesAlerts || visibility.companyId !== companyId) return;
    if (position.isShared && !visibility.includeShared) return;
    this.#send(positionMessage(companyId, position));
  }

  #advance(seq: number): { prevSeq: number; seq: number } {
    const stretch = { prevSeq: this.#lastSeq, seq };
    this.#lastSeq = seq;
    return stretch;
  }
}
