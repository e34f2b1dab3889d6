import type { TableAddress } from './table-address.ts';

/** An address in memory, for tests, stories and widgets that must not change the address of the page. */
export interface MemoryAddress extends TableAddress {
  /** Simulates navigation: back, forward or a link. */
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
