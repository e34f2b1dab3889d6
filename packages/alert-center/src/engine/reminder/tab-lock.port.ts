/** Lets one tab of an origin at a time have a thing. */
export interface TabLock {
  /**
   * Queues behind the tabs that asked before and calls `onHeld` when it is this one's turn. The returned
   * function gives up the turn, or the place in the queue; after that `onHeld` is not called any more.
   */
  hold(name: string, onHeld: () => void): () => void;
}
