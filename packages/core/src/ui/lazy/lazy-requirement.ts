import { createContext } from 'react';

/** What a lazy part needs before it is shown: in a shadow root, its style sheet. */
export interface LazyRequirement {
  isMet(): boolean;
  /** Runs in parallel with loading the part. */
  load(): Promise<void>;
  /** Called after both have loaded. */
  apply(): void;
}

/** `null` requires nothing: the page already has the style sheet. */
export const LazyRequirementContext = createContext<LazyRequirement | null>(null);
