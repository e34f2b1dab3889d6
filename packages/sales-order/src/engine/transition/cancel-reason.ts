import { cancelNoteMax, cancelReasonMax } from '../orders/order-limits.ts';

/** The input of a cancellation: a common reason, free text, or both. */
export interface CancelDraft {
  /** Translated; `null` if none was chosen. */
  readonly preset: string | null;
  readonly text: string;
  readonly note: string;
}

export const noDraft: CancelDraft = { preset: null, text: '', note: '' };

const JOINED_BY = ': ';

/** The characters of a text as users count them. */
const lengthOf = (text: string): number => [...text].length;

/** The reason as it is stored, such as "No unit available: rebooked for Monday". */
export const reasonOf = ({ preset, text }: CancelDraft): string =>
  [preset ?? '', text.trim()].filter((part) => part !== '').join(JOINED_BY);

/** Maximum length of the free text beside the chosen reason. */
export const textMax = ({ preset }: CancelDraft): number =>
  preset === null ? cancelReasonMax : cancelReasonMax - lengthOf(preset + JOINED_BY);

export type CancelProblem = 'missing' | 'reasonTooLong' | 'noteTooLong';

/** What is wrong with a draft (SO-42); `null` if it can be sent. */
export function cancelProblem(draft: CancelDraft): CancelProblem | null {
  const length = lengthOf(reasonOf(draft));
  if (length === 0) return 'missing';
  if (length > cancelReasonMax) return 'reasonTooLong';
  return lengthOf(draft.note.trim()) > cancelNoteMax ? 'noteTooLong' : null;
}
