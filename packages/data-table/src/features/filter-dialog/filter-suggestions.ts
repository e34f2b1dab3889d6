/** Suggests values for a filter field, such as customer names. */
export interface FilterSuggestions {
  /**
   * Values of a field, in display order. The dialog removes those that do not contain the text.
   *
   * @param key of the field
   * @param search trimmed; may be empty
   * @throws PantauError; respects its signal (`AbortError`)
   */
  suggest(key: string, search: string, signal?: AbortSignal): Promise<readonly string[]>;
}
