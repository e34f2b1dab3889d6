import { useState } from 'react';
import { type Alert, type AlertId, isUnresolved } from '../../engine/alert/alert.ts';
import { useAlert } from '../../hooks/list.ts';

/**
 * The alert of a prompt as another user settled or reopened it while the prompt was open, so that the action would
 * change nothing; `null` while it would, and for several alerts. It stays as it was then: the prompt does not turn back
 * into a question under a key that the user is about to press.
 *
 * @param isBusy whether the user's own action is on its way, which also changes the alert
 */
export function useOvertaken(
  act: 'resolve' | 'falseAlert' | 'checkAgain',
  ids: readonly AlertId[],
  isBusy = false,
): Alert | null {
  const [id = '', ...others] = ids;
  const alert = useAlert(id)?.alert;
  const [overtaken, setOvertaken] = useState<Alert | null>(null);
  const hasEffect = alert === undefined || isUnresolved(alert) === (act !== 'checkAgain');
  if (overtaken === null && !hasEffect && !isBusy && others.length === 0) setOvertaken(alert);
  return overtaken;
}
