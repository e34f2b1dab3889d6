import { useCallback } from 'react';
import { isPantauError } from '../errors/pantau-error.ts';
import type { MessageKey, Translate } from '../i18n/catalog.ts';
import { useMessages } from '../i18n/i18n-context.tsx';
import { formatDuration } from '../media/format-duration.ts';
import type { Call } from './call.ts';
import { callMessages } from './messages/call-messages.ts';
import type { en } from './messages/en.ts';

export type CallTranslate = Translate<MessageKey<keyof typeof en>>;

/** Returns the text of an ended call's result, such as "Busy". */
export function useCallResultText(): (call: Call) => string {
  const t = useMessages(callMessages);
  return useCallback((call: Call) => callStateText(t, call), [t]);
}

/** In seconds; `null` for a call that was not answered. */
function talkSeconds(call: Call, now: number): number | null {
  if (call.connectedOn === null) return null;
  return ((call.phase === 'ended' ? call.since : now) - call.connectedOn) / 1_000;
}

/** The state of a call. Without the duration of an active one, which `CallDuration` shows. */
export function callStateText(t: CallTranslate, call: Call): string {
  if (call.phase !== 'ended') return t(call.phase);
  const duration = talkSeconds(call, call.since);
  switch (call.end) {
    case 'failed': {
      const reason = isPantauError(call.error) ? call.error.serverMessage : undefined;
      return reason === undefined ? t('failed') : t('failedBecause', { reason });
    }
    case 'hungUp':
    case null:
      return duration === null
        ? t('hungUp')
        : t('hungUpAfter', { duration: formatDuration(duration) });
    default:
      return t(call.end);
  }
}
