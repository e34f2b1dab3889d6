import { useState } from 'react';
import type { AlertId } from '../engine/alert/alert.ts';
import type { PickedAlert } from '../engine/triage/selection.ts';
import { useAlertCenter } from './alert-center-context.ts';

/**
 * What is known of alerts to name them, from the lists or from what was picked, in the order of their
 * ids: as it was when the component was mounted.
 */
export function useKnownAlerts(ids: readonly AlertId[]): readonly PickedAlert[] {
  const store = useAlertCenter();
  const [alerts] = useState(() => {
    const { list, selection } = store.get();
    return ids.flatMap((id) => list.entities.get(id)?.view.alert ?? selection.alerts.get(id) ?? []);
  });
  return alerts;
}
