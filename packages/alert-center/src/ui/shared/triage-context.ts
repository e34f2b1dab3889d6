import { createContext, useContext } from 'react';
import type { AlertTriage } from '../../hooks/alert-triage.ts';

export const TriageContext = createContext<AlertTriage | null>(null);

/** The actions on alerts with their prompts and toasts. The result is stable. */
export function useAlertTriage(): AlertTriage {
  const triage = useContext(TriageContext);
  if (triage === null) throw new Error('Alert views must be inside <AlertCenterProvider>');
  return triage;
}
