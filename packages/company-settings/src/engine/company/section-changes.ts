/** A section as its form holds it: numbers are `null` while empty and `NaN` while their text is no number. */
export type Draft<T> = { readonly [F in keyof T]: T[F] | null };

export type FieldOf<T> = keyof T & string;

const fieldsOf = <T extends object>(values: T): readonly FieldOf<T>[] =>
  Object.keys(values) as FieldOf<T>[];

/** A value as it is stored: texts count without surrounding spaces, and an empty one is none. */
export function stored<V>(value: V): V | null {
  if (typeof value !== 'string') return value;
  const text = value.trim();
  return text === '' ? null : (text as V);
}

const isSame = (one: unknown, other: unknown): boolean => Object.is(stored(one), stored(other));

/** The fields in which a draft differs from stored values. */
export const changedFields = <T extends object>(base: T, draft: Draft<T>): readonly FieldOf<T>[] =>
  fieldsOf(base).filter((field) => !isSame(base[field], draft[field]));

/** The values to store: those of the draft that differ. @param draft without problems */
export const changesOf = <T extends object>(base: T, draft: Draft<T>): Partial<T> =>
  Object.fromEntries(
    changedFields(base, draft).map((field) => [field, stored(draft[field])]),
  ) as Partial<T>;

/** A field that somebody else has changed since the user began. */
export interface FieldConflict<T> {
  readonly field: FieldOf<T>;
  /** Whether the user has changed it too, to another value, and has to decide. */
  readonly contested: boolean;
}

/**
 * What somebody else has changed meanwhile (CS-4). A field that only one of the two has changed needs no decision.
 *
 * @param base the values that the user started with
 */
export const conflictsOf = <T extends object>(
  base: T,
  draft: Draft<T>,
  theirs: T,
): readonly FieldConflict<T>[] =>
  fieldsOf(base)
    .filter((field) => !isSame(base[field], theirs[field]))
    .map((field) => ({
      field,
      contested: !isSame(draft[field], base[field]) && !isSame(draft[field], theirs[field]),
    }));

/** The newer values with the user's changes, and of the contested fields those that the user keeps (CS-4). */
export function mergeDraft<T extends object>(
  base: T,
  draft: Draft<T>,
  theirs: T,
  kept: ReadonlySet<FieldOf<T>>,
): Draft<T> {
  const lost = conflictsOf(base, draft, theirs)
    .filter(({ field, contested }) => contested && !kept.has(field))
    .map(({ field }) => field);
  const mine = changedFields(base, draft).filter((field) => !lost.includes(field));
  return { ...theirs, ...Object.fromEntries(mine.map((field) => [field, draft[field]])) };
}
