import * as v from 'valibot';
import { ApiError } from '../../lib/api-error.ts';
import { canonicalText, isStorable } from '../../lib/user-text.ts';

const REASON_MAX = 300;
export const NOTE_MAX = 255;
/** Fits the longest reason with every character escaped. */
const JSON_MAX = 4_096;

export type ActionType = 'Read' | 'FalseAlert' | 'Feedback' | 'Resolve';

/** An action with its validated data, and `data` as it is stored: what was understood of it and nothing else. */
export type ParsedAction = { readonly data: string | null } & (
  | { readonly type: 'Read' }
  | {
      readonly type: 'Resolve';
      readonly isResolved: boolean;
      /** What the alerts that become resolved are noted with. */
      readonly note: string | null;
    }
  | { readonly type: 'FalseAlert'; readonly isFalseAlert: boolean }
  | { readonly type: 'Feedback' }
);

const resolveData = v.object({ isResolved: v.boolean() });
const falseAlertData = v.variant('isFalseAlert', [
  v.object({ isFalseAlert: v.literal(true), reason: v.optional(v.string(), '') }),
  v.object({ isFalseAlert: v.literal(false) }),
]);

/**
 * Parses `data` and `note` of an action (`RawAlertsActionInput` in schema.graphql).
 *
 * @throws ApiError `INVALID_INPUT` with a message for the user.
 */
export function parseAction(
  type: ActionType,
  data: string | null,
  note: string | null = null,
): ParsedAction {
  if (note !== null && type !== 'Resolve') throw new ApiError('INVALID_INPUT', 'noteNotAllowed');
  switch (type) {
    case 'Read':
      if (data !== null && data !== '') throw new ApiError('INVALID_INPUT', 'dataNotAllowed');
      return { type, data: null };
    case 'Resolve': {
      const parsed = v.safeParse(resolveData, parseJson(data));
      if (!parsed.success) throw new ApiError('INVALID_INPUT', 'resolveDataInvalid');
      const { isResolved } = parsed.output;
      if (note !== null && !isResolved) throw new ApiError('INVALID_INPUT', 'noteNotAllowed');
      return {
        type,
        isResolved,
        note: note === null ? null : parseNote(note),
        data: JSON.stringify({ isResolved }),
      };
    }
    case 'FalseAlert': {
      const parsed = v.safeParse(falseAlertData, parseJson(data));
      if (!parsed.success) throw new ApiError('INVALID_INPUT', 'falseAlertDataInvalid');
      const { isFalseAlert } = parsed.output;
      if (!isFalseAlert) return { type, isFalseAlert, data: JSON.stringify({ isFalseAlert }) };
      const reason = canonicalText(parsed.output.reason);
      validateText(reason, REASON_MAX, 'reasonRequired', 'reasonTooLong');
      return { type, isFalseAlert, data: JSON.stringify({ isFalseAlert, reason }) };
    }
    case 'Feedback':
      return { type, data: parseNote(data ?? '') };
  }
}

function parseNote(text: string): string {
  const note = canonicalText(text);
  validateText(note, NOTE_MAX, 'noteRequired', 'noteTooLong');
  return note;
}

function validateText(
  text: string,
  max: number,
  required: 'reasonRequired' | 'noteRequired',
  tooLong: 'reasonTooLong' | 'noteTooLong',
): void {
  if (!isStorable(text)) throw new ApiError('INVALID_INPUT', 'textInvalid');
  if (text === '') throw new ApiError('INVALID_INPUT', required);
  // Count code points, as users do, instead of UTF-16 units.
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
