/** Maximum length of a trimmed name (DT-29). */
export const SAVED_NAME_MAX = 32;

export type NameProblem = 'blank' | 'tooLong' | null;

/** The problem with a name, or `null`. Length is counted in characters as the user sees them. */
export function checkSavedName(name: string): NameProblem {
  const trimmed = name.trim();
  if (trimmed === '') return 'blank';
  return Array.from(trimmed).length > SAVED_NAME_MAX ? 'tooLong' : null;
}

const folded = (name: string): string => name.trim().normalize('NFKC').toLowerCase();

/** Finds what is saved under this name, ignoring case and the one being renamed. */
export function findByName<T extends { readonly id: string; readonly name: string }>(
  saved: readonly T[],
  name: string,
  ownId?: string,
): T | undefined {
  return saved.find((one) => one.id !== ownId && folded(one.name) === folded(name));
}
