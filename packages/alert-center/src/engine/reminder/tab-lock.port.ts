/** A lock that one tab of an origin holds at a time. */
export interface TabLock {
  /**
   * Requests the lock and calls `onHeld` once it is granted, in the order of requests. The returned function
   * releases the lock or leaves the queue; `onHeld` is not called after that.
   */
  hold(name: string, onHeld: () => void): () => void;
}
