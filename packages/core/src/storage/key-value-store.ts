/** Text kept under text keys: `localStorage`, or whatever a host has instead. */
export interface KeyValueStore {
  getItem(key: string): string | null;
  /** May throw, for instance when the quota is used up. */
  setItem(key: string, value: string): void;
  removeItem(key: string): void;
  /**
   * Tells of changes made elsewhere, in another tab or by another widget. The key is `null` when
   * the whole store was cleared. Returns the function that ends the subscription.
   */
  subscribe?(listener: (key: string | null) => void): () => void;
}
