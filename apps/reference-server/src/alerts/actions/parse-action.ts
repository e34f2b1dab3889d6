import * as v from 'valibot';
import { ApiError } from '../../lib/api-error.ts';

const REASON_MAX = 300;
const NOTE_MAX = 255;
/** Fits the longest reason with every character escaped. */
const JSON_MAX = 4_096;

export type ActionType = 'Read' | 'FalseAlert' | 'Feedback' | 'Resolve';

/** An action with its validated data. */
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
 * Parses the `data` of an action (`RawAlertsActionInput` in schema.graphql).
 *
 * @throws ApiError `INVALID_INPUT` with a message for the user.
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
      const { output } = parsed;
      if (output.isFalseAlert)
        validateText(output.reason, REASON_MAX, 'reasonRequired', 'reasonTooLong');
      return { type, isFalseAlert: output.isFalseAlert };
    }
    case 'Feedback':
      validateText(data ?? '', NOTE_MAX, 'noteRequired', 'noteTooLong');
      return { type };
  }
}

function validateText(
  text: string,
  max: number,
  required: 'reasonRequired' | 'noteRequired',
  tooLong: 'reasonTooLong' | 'noteTooLong',
): void {
  // Postgres does not accept NUL in text.
  if (text.includes('\0')) throw new ApiError('INVALID_INPUT', 'textInvalid');
  if (text.trim() === '') throw new ApiError('INVALID_INPUT', required);
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
