/** The query string of the page that a table stands on; a host with a router of its own implements this. */
export interface TableAddress {
  /** As it is now, with or without its question mark. */
  read(): string;
  /** Puts another one in its place, without a new entry in the history (spec shell §2). */
  replace(query: string): void;
  /**
   * Called after the address was changed by others: back, forward, a link. Need not be called for
   * `replace`. Returns the function that ends it.
   */
  subscribe(listener: () => void): () => void;
}
