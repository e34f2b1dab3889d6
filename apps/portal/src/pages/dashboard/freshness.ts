import type { ConnectionView } from '@pantau/alert-center';
import type { portalMessages } from '../../messages/portal-messages.ts';

type Key = keyof (typeof portalMessages)['messages']['en'];

/**
 * How old the figures are, in words: they never look calm while nothing can arrive.
 *
 * @param time when they were last known to be right, written out; null when they never were
 */
export function freshnessKey({ state }: Pick<ConnectionView, 'state'>, time: string | null): Key {
  if (state === 'cutOff') return time === null ? 'cutOffNoteNoTime' : 'cutOffNote';
  return time === null ? 'countsUnknown' : 'updatedAt';
}
