import type { Tags } from '../alerts/payload.ts';
import type { AlertView } from '../alerts/wire-alert.ts';
import { scopedTo } from '../access/visibility.ts';
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
  #covered: number;
  #hasEnded = false;

  /** @param covered head from which it counts */
  constructor(tags: Tags, covered: number, send: (message: LiveMessage) => void) {
    this.tags = tags;
    this.#covered = covered;
    this.#send = send;
    const { sight, multiImei, seesFleetOrders } = tags;
    this.#view = { scope: scopedTo(sight), multiImei, seesFleetOrders };
  }

  /** Another subscription takes its place, or the socket has gone: nothing is sent any more. */
  end(): void {
    this.#hasEnded = true;
  }

  /** Says that there is nothing (more) up to `head`. */
  pong(head: number, now: number): void {
    if (!this.#hasEnded) this.#send(pongMessage(this.#cover(head), now));
  }

  /** Tells an event, if he may hear it. */
  tell(event: LiveEvent): void {
    if (this.#hasEnded || !this.tags.hearsAlerts || event.seq < this.#covered) return;
    const { scope } = this.#view;
    if (event.kind === 'arrival') {
      const { alert, vehicle } = event.record;
      if (!scope.sees({ ...alert, isShared: vehicle.isShared })) return;
      this.#send(alertMessage(this.#cover(event.seq), event.record, this.#view));
      return;
    }
    const seenIds = event.changed.filter((alert) => scope.sees(alert)).map(({ id }) => id);
    if (seenIds.length === 0) return;
    this.#send(actionMessage(this.#cover(event.seq), event, seenIds));
  }

  tellPosition(companyId: number, position: LivePosition): void {
    const { sight, hearsAlerts } = this.tags;
    if (this.#hasEnded || !hearsAlerts || sight.companyId !== companyId) return;
    if (position.isShared && !sight.includeShared) return;
    this.#send(positionMessage(companyId, position));
  }

  #cover(seq: number): { prevSeq: number; seq: number } {
    const stretch = { prevSeq: this.#covered, seq };
    this.#covered = seq;
    return stretch;
  }
}
