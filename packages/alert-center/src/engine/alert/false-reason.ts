import { type PresetReason, presetReasons } from '@pantau/core/contract';
import { type TextProblem, checkReason } from './check-text.ts';

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
