/** A user's rating of the product. */
export interface Feedback {
  /** 1 (very unsatisfied) to 5 (very satisfied). */
  readonly point: FeedbackPoint;
  /** At most 1,000 characters; may be empty. */
  readonly comment: string;
}

export type FeedbackPoint = 1 | 2 | 3 | 4 | 5;

export const feedbackPoints: readonly FeedbackPoint[] = [1, 2, 3, 4, 5];

/** The rating that a new form has. */
export const DEFAULT_POINT: FeedbackPoint = 5;

export const COMMENT_MAX = 1_000;

/** Where feedback is kept. Rejects with `PantauError`. */
export interface FeedbackSource {
  /** Whether the user has given feedback in the current month. */
  hasGivenFeedback(signal?: AbortSignal): Promise<boolean>;
  /** Resolves with whether it was stored. Rejects with kind `invalid` for another point or a longer comment. */
  sendFeedback(feedback: Feedback, signal?: AbortSignal): Promise<boolean>;
}
