import type { DraftOf, FieldDraft } from './filter-draft.ts';

/** What the inputs of all kinds of fields have in common. */
export interface FieldInputProps<K extends FieldDraft['kind']> {
  readonly draft: DraftOf<K>;
  /** What is wrong with each bound of a range; otherwise only `start`. */
  readonly errors: { readonly start: string | undefined; readonly end: string | undefined };
  /** The label is shown next to the operators. */
  readonly hideLabel: boolean;
  onChange(draft: DraftOf<K>): void;
}
