import type { PresentUser } from './presence-board.ts';

/** All who have alerts of a company open at a node; replaces what the node has said before. */
export interface NodePresence {
  readonly node: string;
  readonly companyId: number;
  readonly users: readonly PresentUser[];
}
