/** A category that a company can have. */
export interface CompanyCategory {
  readonly id: string;
  readonly text: string;
  /** Whether a company has it, so that it cannot be deleted. */
  readonly isUsed: boolean;
  /** Whether the company created it; otherwise every company has it, and it cannot be deleted. */
  readonly isOwn: boolean;
}

export const CATEGORY_MAX = 50;

/** What keeps a text from becoming a category (CS-26). */
export function categoryProblem(
  text: string,
  known: readonly CompanyCategory[],
): 'required' | 'tooLong' | 'twice' | undefined {
  const typed = text.trim();
  if (typed === '') return 'required';
  if (typed.length > CATEGORY_MAX) return 'tooLong';
  const lower = typed.toLowerCase();
  return known.some((one) => one.text.toLowerCase() === lower) ? 'twice' : undefined;
}
