import { ApiError } from './api-error.ts';
import type { MessageKey, MessageValues } from './messages.ts';

/** Why a field of an input is refused. */
export interface FieldProblem {
  /** As the wire names it; items of lists by index from 0, such as `contacts.0.email`. */
  readonly field: string;
  readonly key: MessageKey;
  readonly values?: MessageValues;
}

/** An input refused for one or more of its fields; reported with the message of the first one. */
export class InvalidFields extends ApiError {
  readonly problems: readonly FieldProblem[];

  constructor(problems: readonly [FieldProblem, ...FieldProblem[]]) {
    const [{ field, key, values }] = problems;
    super('INVALID_INPUT', key, values, field);
    this.problems = problems;
  }
}
