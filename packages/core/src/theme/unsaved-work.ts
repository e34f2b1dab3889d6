/** Work that a page reload would lose, such as a filled form or a call. */
export interface UnsavedWork {
  /** Registers one piece of work. Returns a function that ends it. */
  add(): () => void;
  has(): boolean;
  /** Calls `listener` when a piece begins or ends. Returns a function that stops this. */
  subscribe(listener: () => void): () => void;
}

export function createUnsavedWork(): UnsavedWork {
  const pieces = new Set<symbol>();
  const listeners = new Set<() => void>();
  const notify = (): void => {
    for (const listener of [...listeners]) listener();
  };
  return {
    add() {
      const piece = Symbol();
      pieces.add(piece);
      notify();
      return () => {
        if (pieces.delete(piece)) notify();
      };
    },
    has: () => pieces.size > 0,
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}
