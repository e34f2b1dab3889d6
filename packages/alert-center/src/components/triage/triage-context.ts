import { createContext, useContext } from 'react';
import type { AlertId } from '../../domain/alert.ts';

/** What a view offers to do with an alert. Each tells the user by a toast how it went. */
export interface AlertTriage {
  resolve(id: AlertId): Promise<boolean>;
  markFalse(id: AlertId, reason: string): Promise<boolean>;
  checkAgain(id: AlertId): Promise<boolean>;
  addNote(id: AlertId, text: string): Promise<boolean>;
  /** Opens the small form that asks for the reason. */
  askFalseAlert(id: AlertId): void;
}

export const TriageContext = createContext<AlertTriage | null>(null);

/** The actions on alerts, with their toasts. Stable. */
export function useAlertTriage(): AlertTriage {
  const triage = useContext(TriageContext);
  if (triage === null) throw new Error('Alert views need an <AlertTriageProvider> around them');
  return triage;
}
