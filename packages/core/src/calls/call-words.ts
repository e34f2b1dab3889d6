import { isPantauError } from '../errors/pantau-error.ts';
import type { MessageKey, Translate } from '../i18n/catalog.ts';
import { lengthText } from '../media/length-text.ts';
import type { Call } from './call.ts';
import type { en } from './messages/en.ts';

export type CallWords = Translate<MessageKey<keyof typeof en>>;

/** How long they have talked, s; null when they have not. */
function talkSeconds(call: Call, now: number): number | null {
  if (call.connectedOn === null) return null;
  return ((call.phase === 'ended' ? call.since : now) - call.connectedOn) / 1_000;
}

/** Where a call stands, in words. The length of one that is on is told apart: it runs. */
export function callStateText(words: CallWords, call: Call): string {
  if (call.phase !== 'ended') return words(call.phase);
  const length = talkSeconds(call, call.since);
  switch (call.end) {
    case 'failed': {
      const reason = isPantauError(call.error) ? call.error.serverMessage : undefined;
      return reason === undefined ? words('failed') : words('failedBecause', { reason });
    }
    case 'hungUp':
    case null:
      return length === null
        ? words('hungUp')
        : words('hungUpAfter', { length: lengthText(length) });
    default:
      return words(call.end);
  }
}
