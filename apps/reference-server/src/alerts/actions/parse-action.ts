import * as v from 'valibot';
import { ApiError } from '../../lib/api-error.ts';

/** Spec alerts §5. */
const REASON_MAX = 300;
const NOTE_MAX = 255;
/** Characters of JSON that hold the longest reason, each of its letters escaped, with room to spare. */
const JSON_MAX = 4_096;

export type ActionType = 'Read' | 'FalseAlert' | 'Feedback' | 'Resolve';

/** What an action wants of each alert. */
export type ParsedAction =
  | { readonly type: 'Read' }
  | { readonly type: 'Resolve'; readonly isResolved: boolean }
  | { readonly type: 'FalseAlert'; readonly isFalseAlert: boolean }
  | { readonly type: 'Feedback' };

const resolveData = v.object({ isResolved: v.boolean() });
const falseAlertData = v.variant('isFalseAlert', [
  v.object({ isFalseAlert: v.literal(true), reason: v.optional(v.string(), '') }),
  v.object({ isFalseAlert: v.literal(false) }),
]);

/**
 * Reads `data` of an action (schema.graphql, RawAlertsActionInput).
 *
 * @throws ApiError INVALID_INPUT with what is wrong, fit to be shown.
 */
export function parseAction(type: ActionType, data: string | null): ParsedAction {
  switch (type) {
    case 'Read':
      if (data !== null && data !== '') throw new ApiError('INVALID_INPUT', 'dataNotAllowed');
      return { type };
    case 'Resolve': {
      const parsed = v.safeParse(resolveData, parseJson(data));
      if (!parsed.success) throw new ApiError('INVALID_INPUT', 'resolveDataInvalid');
      return { type, ...parsed.output };
    }
    case 'FalseAlert': {
      const parsed = v.safeParse(falseAlertData, parseJson(data));
      if (!parsed.success) throw new ApiError('INVALID_INPUT', 'falseAlertDataInvalid');
      const wanted = parsed.output;
      if (wanted.isFalseAlert)
        checkText(wanted.reason, REASON_MAX, 'reasonRequired', 'reasonTooLong');
      return { type, isFalseAlert: wanted.isFalseAlert };
    }
    case 'Feedback':
      checkText(data ?? '', NOTE_MAX, 'noteRequired', 'noteTooLong');
      return { type };
  }
}

function checkText(
  text: string,
  max: number,
  required: 'reasonRequired' | 'noteRequired',
  tooLong: 'reasonTooLong' | 'noteTooLong',
): void {
  // NUL is the one character that the database does not take.
  if (text.includes('\0')) throw new ApiError('INVALID_INPUT', 'textBroken');
  if (text.trim() === '') throw new ApiError('INVALID_INPUT', required);
  // As people count them: a character outside the basic plane is one, too.
  if ([...text].length > max) throw new ApiError('INVALID_INPUT', tooLong, { max });
}

function parseJson(data: string | null): unknown {
  if (data !== null && data.length > JSON_MAX) return undefined;
  try {
    return JSON.parse(data ?? '');
  } catch {
    return undefined;
  }
}
