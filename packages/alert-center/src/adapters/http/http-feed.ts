import { type LiveChannel, type LiveMessage, PantauError } from '@pantau/core/transport';
import type { FeedEvent, LiveFeed } from '../../engine/list/alert-source.port.ts';
import type { Clock } from '@pantau/core';
import { createPresenceSender } from './presence-sender.ts';
import type { PayloadCache } from './live-payload.ts';
import { readAction, readOwnerChange } from './wire-action.ts';
import { readAlert } from './wire-alert.ts';
import { readPresence } from './wire-presence.ts';

/** The channel itself replaces a connection that is silent for 18 s (CO-20). */
const EXPECT_EVERY_MS = 20_000;

export interface HttpFeedOptions {
  /** Not shared: closing the feed closes it. */
  readonly channel: LiveChannel;
  readonly clock: Clock;
  readonly payloads: PayloadCache;
  /** Ignore messages of other companies. When undefined, accept any: the server sends no others. */
  readonly companyId?: number | undefined;
  readonly listener: (event: FeedEvent) => void;
}

/** Sent to the user whose rules or snoozes have changed. */
const CHANGED = /^alert-(center-new|snoozes)-\d+$/;

/** What the message is about; undefined if it is none of the alert centre's, or of another company. */
function subjectOf(type: string, companyId: number | undefined): string | undefined {
  const [, subject, id] = /^alert-(center-resolve|owner|presence|center)-(\d+)$/.exec(type) ?? [];
  return companyId === undefined || id === String(companyId) ? subject : undefined;
}

function read(message: LiveMessage, companyId: number | undefined): FeedEvent | null {
  const { type, prevSeq, seq, body } = message;
  const subject = subjectOf(type, companyId);
  if (subject === 'presence') return readPresence(body['data']);
  if (prevSeq === null || seq === null) return null;
  switch (subject) {
    case 'center-resolve':
      return { kind: 'action', prevSeq, seq, action: readAction(body['data'], seq) };
    case 'owner':
      return { kind: 'action', prevSeq, seq, action: readOwnerChange(body['data'], seq) };
    case 'center': {
      const alert = readAlert(body['data'], (error) => {
        throw error;
      });
      return alert === null ? null : { kind: 'alert', prevSeq, seq, alert };
    }
    default:
      // Not for the alert centre, but its range advances the sequence.
      return { kind: 'head', prevSeq, seq };
  }
}

/** Opens the feed over a live channel. The receiver is responsible for detecting and filling gaps. */
export function openHttpFeed({
  channel,
  clock,
  payloads,
  companyId,
  listener,
}: HttpFeedOptions): LiveFeed {
  let last = '';
  const presence = createPresenceSender(clock, (rawAlertIds) =>
    channel.send({ type: 'presence', data: { rawAlertIds } }),
  );

  const emitMessage = (message: LiveMessage): void => {
    const changed = CHANGED.exec(message.type)?.[1];
    if (changed) listener({ kind: changed === 'snoozes' ? 'snoozesChanged' : 'rulesChanged' });
    let event: FeedEvent | null;
    try {
      event = read(message, companyId);
    } catch (error) {
      // Its range stays a gap, so the receiver requests it.
      const dropped = error instanceof Error ? error : new PantauError('server', { cause: error });
      event = { kind: 'dropped', error: dropped };
    }
    if (event !== null) listener(event);
    if (event?.kind === 'presence' && event.isComplete) presence.setWelcome(true);
  };

  const leave = channel.subscribe((event) => {
    switch (event.kind) {
      case 'status': {
        const { state, since, nextAttemptAt, signedOut } = event.status;
        if (state !== 'live') presence.setWelcome(false);
        const now = String([state, nextAttemptAt, signedOut]);
        if (state === 'idle' || now === last) return;
        last = now;
        listener({ kind: 'status', status: { state, since, nextAttemptAt, signedOut } });
        return;
      }
      case 'head':
        listener(event);
        return;
      case 'message':
        emitMessage(event.message);
        return;
      case 'tagsNeeded':
        subscription.renew();
    }
  });
  const subscription = payloads.subscribe((payload) => channel.setTags(payload));
  channel.connect();

  return {
    expectEvery: EXPECT_EVERY_MS,
    setOpen: presence.set,
    retryNow: () => channel.retryNow(),
    close() {
      leave();
      presence.setWelcome(false);
      subscription.stop();
      channel.close();
    },
  };
}
