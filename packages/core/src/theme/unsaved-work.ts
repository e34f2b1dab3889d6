/** Work that a page reload would lose, such as a filled form or a call. */
export interface UnsavedWork {
  /** Registers one piece of work. Returns a function that ends it. */
  add(): () => void;
  has(): boolean;
}

export function createUnsavedWork(): UnsavedWork {
  const pieces = new Set<symbol>();
  return {
    add() {
      const piece = Symbol();
      pieces.add(piece);
      return () => void pieces.delete(piece);
    },
    has: () => pieces.size > 0,
  };
}
