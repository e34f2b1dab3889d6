import { type LiveChannel, type LiveMessage, PantauError } from '@pantau/core/transport';
import type { FeedEvent, FeedStatus, LiveFeed } from '../../engine/list/alert-source.port.ts';
import type { PayloadKeeper } from './live-payload.ts';
import { readAction } from './wire-action.ts';
import { readAlert } from './wire-alert.ts';

export interface HttpFeedOptions {
  /** A channel of its own; closed with the feed. */
  readonly channel: LiveChannel;
  readonly payloads: PayloadKeeper;
  /** Whose messages are listened to; any company's when not told: the server sends no other's. */
  readonly companyId?: number | undefined;
  readonly listener: (event: FeedEvent) => void;
}

/** Exact names are matched before the wildcard: the first would fit the second's as well. */
function kindOf(type: string, companyId: number | undefined): 'action' | 'alert' | 'other' {
  const id = companyId === undefined ? '\\d+' : String(companyId);
  if (new RegExp(`^alert-center-resolve-${id}$`).test(type)) return 'action';
  return new RegExp(`^alert-center-${id}$`).test(type) ? 'alert' : 'other';
}

function read(message: LiveMessage, companyId: number | undefined): FeedEvent | null {
  const { type, prevSeq, seq, body } = message;
  if (prevSeq === null || seq === null) return null;
  switch (kindOf(type, companyId)) {
    case 'action':
      return { kind: 'action', prevSeq, seq, action: readAction(body['data'], seq) };
    case 'alert': {
      const alert = readAlert(body['data'], (error) => {
        throw error;
      });
      return alert === null ? null : { kind: 'alert', prevSeq, seq, alert };
    }
    case 'other':
      // Nothing for the alert centre, but the numbers are covered.
      return { kind: 'head', prevSeq, seq };
  }
}

/** The port's feed over the live channel. What it missed is for the receiver to find and to ask for. */
export function openHttpFeed({
  channel,
  payloads,
  companyId,
  listener,
}: HttpFeedOptions): LiveFeed {
  let told: FeedStatus | undefined;

  const tellStatus = (status: FeedStatus): void => {
    if (told?.state === status.state && told.nextAttemptAt === status.nextAttemptAt) return;
    told = status;
    listener({ kind: 'status', status });
  };

  const tellMessage = (message: LiveMessage): void => {
    let event: FeedEvent | null;
    try {
      event = read(message, companyId);
    } catch (error) {
      // Its numbers stay uncovered, so the receiver asks for them.
      const dropped = error instanceof Error ? error : new PantauError('server', { cause: error });
      event = { kind: 'dropped', error: dropped };
    }
    if (event !== null) listener(event);
  };

  const leave = channel.subscribe((event) => {
    switch (event.kind) {
      case 'status': {
        const { state, since, nextAttemptAt } = event.status;
        if (state !== 'idle') tellStatus({ state, since, nextAttemptAt });
        return;
      }
      case 'head':
        listener(event);
        return;
      case 'message':
        tellMessage(event.message);
        return;
      case 'tagsNeeded':
        kept.renew();
    }
  });
  const kept = payloads.keep((payload) => channel.setTags(payload));
  channel.connect();

  return {
    retryNow: () => channel.retryNow(),
    close() {
      leave();
      kept.stop();
      channel.close();
    },
  };
}
