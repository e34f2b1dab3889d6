import type { AlertChange } from '../engine/alert/alert-action.ts';
import type { AlertId, User } from '../engine/alert/alert.ts';

/** One alert or many. */
export type AlertIds = AlertId | readonly AlertId[];

/**
 * Actions on alerts with their prompts. Each reports its outcome in a toast, or in the result panel when
 * some of many failed. The promises resolve to whether the action was done.
 */
export interface AlertTriage {
  /** Asks for confirmation, unless the user has turned that off for single alerts. */
  resolve(ids: AlertIds): Promise<boolean>;
  /** Resolves alerts and notes those that it resolves, in one step. The prompt for the note has confirmed it. */
  resolveWithNote(ids: AlertIds, note: string): Promise<boolean>;
  /** Asks for confirmation as `resolve` does. */
  checkAgain(ids: AlertIds): Promise<boolean>;
  markFalse(ids: AlertIds, reason: string): Promise<boolean>;
  addNote(ids: AlertIds, text: string): Promise<boolean>;
  /** Opens the form for the reason, which also confirms the action. */
  promptFalseAlert(ids: AlertIds): void;
  promptNote(ids: AlertIds): void;
  /** Offers the company's quick notes and a text of the user's own. */
  promptResolveNote(ids: AlertIds): void;
  /** Opens the editor of the company's quick notes. */
  editQuickNotes(): void;
  /** Asks for how long to snooze the alert's event on its vehicle. */
  promptSnooze(id: AlertId): void;
  /**
   * Takes alerts that nobody owns, or all that are selected. Of a single one that the user owns, opens the choice of whom
   * to hand it over to.
   */
  take(ids: AlertIds): Promise<boolean>;
  /** Hands the user's alert over, or releases it. */
  give(id: AlertId, owner: User | null): Promise<boolean>;
  /** Repeats a failed change without confirmation. */
  again(ids: readonly AlertId[], change: AlertChange): Promise<boolean>;
  /** Undoes the last change within 10 s. */
  undo(): Promise<void>;
  /** Shows the keyboard shortcuts. */
  showHelp(): void;
}

/** The open prompt. */
export type Prompt =
  | { readonly about: 'falseAlert' | 'note' | 'resolveNote'; readonly ids: readonly AlertId[] }
  | {
      readonly about: 'resolve' | 'checkAgain';
      readonly ids: readonly AlertId[];
      readonly answer: (isYes: boolean) => void;
    }
  | {
      readonly about: 'owned';
      readonly act: 'resolve' | 'falseAlert';
      /** The alerts that others own. */
      readonly ids: readonly AlertId[];
      /** How many alerts the user acts on. */
      readonly total: number;
      readonly answer: (isYes: boolean) => void;
    }
  | { readonly about: 'snooze'; readonly id: AlertId }
  | { readonly about: 'handOver'; readonly id: AlertId }
  | { readonly about: 'quickNotes' }
  | { readonly about: 'help' };
