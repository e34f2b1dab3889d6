/** A lock that one tab of an origin holds at a time. */
export interface TabLock {
  /**
   * Requests the lock and calls `onHeld` once it is granted, in the order of requests. The returned function
   * releases the lock or leaves the queue; no callback is called after that. `onTaken` is called once if another
   * holder has the lock at the time of the request.
   */
  hold(name: string, onHeld: () => void, onTaken?: () => void): () => void;
}
