/** Values that a field could be filtered by, such as the names of customers. */
export interface FilterSuggestions {
  /**
   * Values of a field, in the order in which they are offered. They need not contain the text: what does
   * not is left out by the dialog (spec shell §7).
   *
   * @param key of the field
   * @param search trimmed; may be empty
   * @throws PantauError; obeys its signal (`AbortError`)
   */
  suggest(key: string, search: string, signal?: AbortSignal): Promise<readonly string[]>;
}
