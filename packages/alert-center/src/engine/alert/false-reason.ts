import { type TextProblem, checkReason } from './check-text.ts';

/** The two reasons that are stored by these words and translated for display (spec alerts §5). */
export const presetReasons = {
  notValid: 'no occurrences',
  wrongDetection: 'detected as another occurrence',
} as const;

export type PresetReason = keyof typeof presetReasons;

/** A reason as it is being chosen: one of the two, or another in words. */
export interface FalseReason {
  readonly choice: PresetReason | 'other';
  /** The words for another one; kept while one of the two is chosen. */
  readonly other: string;
}

export const firstFalseReason: FalseReason = { choice: 'notValid', other: '' };

/** What is stored of it. */
export function reasonText({ choice, other }: FalseReason): string {
  return choice === 'other' ? other.trim() : presetReasons[choice];
}

/** What is wrong with it (spec alerts §5); null when nothing is. */
export function reasonProblem(reason: FalseReason): TextProblem {
  return checkReason(reasonText(reason));
}

/** Whether the user has begun to say something that would be lost. */
export function isReasonBegun({ choice, other }: FalseReason): boolean {
  return choice !== firstFalseReason.choice || other !== '';
}
