import type { Feedback } from '../feedback/feedback.ts';

/** Where answers about satisfaction are kept: a level and a comment, as with feedback. Rejects with `PantauError`. */
export interface SatisfactionSource {
  /** Whether the user has answered in the last 90 days. */
  hasAnsweredSatisfaction(signal?: AbortSignal): Promise<boolean>;
  /** Resolves with whether it was stored. Rejects with kind `invalid` for another level or a longer comment. */
  sendSatisfaction(answer: Feedback, signal?: AbortSignal): Promise<boolean>;
}
