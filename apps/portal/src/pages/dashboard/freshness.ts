import type { ConnectionView } from '@pantau/alert-center';
import type { portalMessages } from '../../messages/portal-messages.ts';

type MessageKey = keyof (typeof portalMessages)['messages']['en'];

/**
 * Message key that states how current the counts are.
 *
 * @param time formatted time of the last update; `null` before the first one
 */
export function freshnessKey(
  { state }: Pick<ConnectionView, 'state'>,
  time: string | null,
): MessageKey {
  if (state === 'disconnected') return time === null ? 'connectionLostUndated' : 'connectionLost';
  return time === null ? 'countsUnknown' : 'updatedAt';
}
