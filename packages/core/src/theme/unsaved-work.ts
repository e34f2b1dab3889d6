/** What would be lost if the page were reloaded just now: a form with words in it, a call. */
export interface UnsavedWork {
  /** Counts one piece of work. Returns the function that ends it; calling it twice ends it once. */
  keep(): () => void;
  has(): boolean;
}

export function createUnsavedWork(): UnsavedWork {
  const pieces = new Set<symbol>();
  return {
    keep() {
      const piece = Symbol();
      pieces.add(piece);
      return () => void pieces.delete(piece);
    },
    has: () => pieces.size > 0,
  };
}
