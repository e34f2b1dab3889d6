/** The query string of the page. A host with its own router implements this. */
export interface TableAddress {
  /** The current query string, with or without its question mark. */
  read(): string;
  /** Replaces the query string without adding a history entry (DT-35). */
  replace(query: string): void;
  /**
   * Calls the listener when the address changes by other means: back, forward or a link. It need not be
   * called for `replace`. Returns a function that ends the subscription.
   */
  subscribe(listener: () => void): () => void;
}
