import { createContext, useContext } from 'react';
import type { AlertChange } from '../../engine/alert/alert-action.ts';
import type { AlertId } from '../../engine/alert/alert.ts';

/** One alert or many. */
export type AlertIds = AlertId | readonly AlertId[];

/**
 * What a view offers to do with alerts. Each tells the user how it went: by a toast, and of many, of
 * which some failed, by the result panel. The promises say whether it is done.
 */
export interface AlertTriage {
  /** Asks first (spec alerts §2), unless the user has turned that off for single alerts. */
  resolve(ids: AlertIds): Promise<boolean>;
  /** Asks first, as `resolve`. */
  checkAgain(ids: AlertIds): Promise<boolean>;
  markFalse(ids: AlertIds, reason: string): Promise<boolean>;
  addNote(ids: AlertIds, text: string): Promise<boolean>;
  /** Opens the small form that asks for the reason; it is the question, too. */
  askFalseAlert(ids: AlertIds): void;
  askNote(ids: AlertIds): void;
  /** Without a question: what failed, once more. */
  again(ids: readonly AlertId[], change: AlertChange): Promise<boolean>;
  /** Takes back what was settled last, within 10 s. */
  undo(): Promise<void>;
  /** The list of keys. */
  showHelp(): void;
}

export const TriageContext = createContext<AlertTriage | null>(null);

/** The actions on alerts, with their questions and toasts. Stable. */
export function useAlertTriage(): AlertTriage {
  const triage = useContext(TriageContext);
  if (triage === null) throw new Error('Alert views need an <AlertTriageProvider> around them');
  return triage;
}
