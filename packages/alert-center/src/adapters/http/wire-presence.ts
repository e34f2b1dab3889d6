import { array, boolean, object, string } from 'valibot';
import { parseWire } from '@pantau/core/transport';
import type { PresenceEvent } from '../../engine/list/presence.ts';
import { user } from './wire-alert.ts';

const wirePresence = object({
  isComplete: boolean(),
  alerts: array(object({ rawAlertId: string(), users: array(user) })),
});

/**
 * Parses `data` of `alert-presence-{companyId}` (live-messages.schema.json).
 *
 * @throws PantauError if it does not match the contract
 */
export function readPresence(data: unknown): PresenceEvent {
  const { isComplete, alerts } = parseWire(wirePresence, data, 'Presence');
  return {
    kind: 'presence',
    isComplete,
    alerts: alerts.map(({ rawAlertId, users }) => ({ id: rawAlertId, users })),
  };
}
