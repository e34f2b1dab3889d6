/** Stores text under text keys: `localStorage`, or a replacement by the host. */
export interface KeyValueStore {
  getItem(key: string): string | null;
  /** May throw, for instance when the quota is exceeded. */
  setItem(key: string, value: string): void;
  removeItem(key: string): void;
  /**
   * Calls `listener` after a change here, in another tab or by another widget. The key is `null` when
   * the whole store was cleared. Returns the function that ends the subscription.
   */
  subscribe?(listener: (key: string | null) => void): () => void;
}
