import {
  fallback,
  nullish,
  object,
  optional,
  boolean,
  parseJson,
  pipe,
  safeParse,
  string,
} from 'valibot';
import type { LoggedChange } from '../../engine/alert/alert.ts';

/** `data` of a log entry or a live action, for Resolve and FalseAlert. */
const logData = pipe(
  string(),
  parseJson(),
  object({
    isResolved: fallback(optional(boolean()), undefined),
    isFalseAlert: fallback(optional(boolean()), undefined),
    reason: fallback(nullish(string()), undefined),
  }),
);

export interface LogData {
  readonly isResolved?: boolean | undefined;
  readonly isFalseAlert?: boolean | undefined;
  readonly reason?: string | null | undefined;
}

/** Parses the JSON of `data`; empty when it cannot be read, so that one entry does not hide an alert. */
export function readLogData(data: string | null): LogData {
  const result = safeParse(logData, data);
  return result.success ? result.output : {};
}

/** Converts `typeField` and `data` of a `UserLog` (schema.graphql). Unreadable data counts as the action itself. */
export function readLoggedChange(
  type: 'Resolve' | 'FalseAlert' | 'Feedback',
  data: string | null,
): LoggedChange {
  if (type === 'Feedback') return { type: 'note', text: data ?? '' };
  const { isResolved, isFalseAlert, reason } = readLogData(data);
  if (type === 'Resolve') return { type: 'resolve', resolved: isResolved !== false };
  return {
    type: 'falseAlert',
    falseAlert: isFalseAlert !== false,
    reason: reason === undefined || reason === '' ? null : reason,
  };
}
