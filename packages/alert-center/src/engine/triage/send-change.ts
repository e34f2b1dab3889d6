import { PantauError } from '@pantau/core/base';
import type { AlertChange } from '../alert/alert-action.ts';
import { targetAlerts } from '../alert/action-target.ts';
import type { Alert } from '../alert/alert.ts';
import type { AlertSource } from '../list/alert-source.port.ts';
import type { ActionResult } from '../list/responses.ts';

/** What changes alerts. */
export type ChangingSource = Pick<AlertSource, 'act' | 'changeOwner'>;

/** Sends one change of some alerts. */
export async function sendChange(
  source: ChangingSource,
  change: AlertChange,
  alerts: readonly Pick<Alert, 'id' | 'createdOn'>[],
): Promise<ActionResult> {
  if (change.type !== 'owner') return source.act({ change, target: targetAlerts(alerts) });
  if (source.changeOwner === undefined) {
    throw new PantauError('invalid', { message: 'The source has no owners' });
  }
  return source.changeOwner({ owner: change.owner, ids: alerts.map(({ id }) => id) });
}
