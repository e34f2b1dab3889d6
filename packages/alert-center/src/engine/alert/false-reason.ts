import { type TextProblem, checkReason } from './check-text.ts';

/**
 * Preset reasons: stored as these texts, and translated for display. The same as the contract's, whose module would be
 * loaded with the alert centre for them.
 */
export const presetReasons = {
  notValid: 'no occurrences',
  wrongDetection: 'detected as another occurrence',
} as const;

export type PresetReason = keyof typeof presetReasons;

/** A reason while the user edits it: a preset, or their own text. */
export interface FalseReason {
  /** `null` until the user chooses. */
  readonly choice: PresetReason | 'other' | null;
  /** The user's own text; not lost while a preset is chosen. */
  readonly other: string;
}

export const noFalseReason: FalseReason = { choice: null, other: '' };

/** The text to store. */
export function reasonText({ choice, other }: FalseReason): string {
  if (choice === null) return '';
  return choice === 'other' ? other.trim() : presetReasons[choice];
}

/** Why the reason is invalid (AC-38); null when it is valid. */
export function reasonProblem(reason: FalseReason): TextProblem {
  return checkReason(reasonText(reason));
}

/** Whether the user has entered something that closing would lose. */
export function isReasonBegun({ choice, other }: FalseReason): boolean {
  return choice !== null || other !== '';
}
