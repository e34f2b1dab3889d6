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
import type { LivePosition } from './live-publisher.ts';
import type { LiveEvent } from './read-events.ts';

/**
 * A subscription: what it may receive, and how far it has been delivered. Every message covers the
 * range since the previous one, so that the receiver can detect lost messages (ARCHITECTURE.md, The
 * sequence).
 */
export class Subscriber {
  readonly #send: (message: LiveMessage) => void;
  #tags: Tags;
  #view: AlertView;
  #lastSeq: number;
  #hasEnded = false;

  /** @param lastSeq head from which it counts */
  constructor(tags: Tags, lastSeq: number, send: (message: LiveMessage) => void) {
    this.#tags = tags;
    this.#view = viewOf(tags);
    this.#lastSeq = lastSeq;
    this.#send = send;
  }

  get tags(): Tags {
    return this.#tags;
  }

  /** Continues with what is left of its rights. */
  restrict(tags: Tags): void {
    this.#tags = tags;
    this.#view = viewOf(tags);
  }

  /** Stops delivery, because the subscription was replaced or its socket closed. */
  end(): void {
    this.#hasEnded = true;
  }

  /** Reports that there are no further events up to `head`. */
  pong(head: number, now: number): void {
    if (!this.#hasEnded) this.#send(pongMessage(this.#advance(head), now));
  }

  /** Delivers an event if the subscription may receive it. */
  deliver(event: LiveEvent): void {
    if (this.#hasEnded || !this.tags.receivesAlerts || event.seq < this.#lastSeq) return;
    const { scope } = this.#view;
    if (event.kind === 'arrival') {
      const { alert, vehicle } = event.record;
      if (!scope.includes({ ...alert, isShared: vehicle.isShared })) return;
      this.#send(alertMessage(this.#advance(event.seq), event.record, this.#view));
      return;
    }
    const visibleIds = event.changed.filter((alert) => scope.includes(alert)).map(({ id }) => id);
    if (visibleIds.length === 0) return;
    this.#send(actionMessage(this.#advance(event.seq), event, visibleIds));
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

function viewOf({ visibility, multiImei, includeFleetOrders }: Tags): AlertView {
  return { scope: alertScope(visibility), multiImei, includeFleetOrders };
}
