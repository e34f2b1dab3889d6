import type { TableAddress } from './table-address.ts';

/** An address that is nowhere to be seen: for tests, stories, and widgets that must not touch the page's. */
export interface MemoryAddress extends TableAddress {
  /** As when somebody goes back or follows a link. */
  visit(query: string): void;
}

export function createMemoryAddress(query = ''): MemoryAddress {
  let now = query;
  const listeners = new Set<() => void>();
  return {
    read: () => now,
    replace(next) {
      now = next;
    },
    visit(next) {
      now = next;
      for (const listener of [...listeners]) listener();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}
