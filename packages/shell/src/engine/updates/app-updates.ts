/** Tells whether a newer build of the application waits to replace the one on the page. */
export interface AppUpdates {
  /** Whether a newer build is ready. */
  get(): boolean;
  /** Calls `listener` when that changes. Returns a function that stops this. */
  subscribe(listener: () => void): () => void;
  /** Reloads the page with the newer build. What is not saved on the page is lost: ask first. */
  apply(): void;
}
