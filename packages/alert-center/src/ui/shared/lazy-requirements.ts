import { createContext } from 'react';

/** What must be there before a part is shown that loads later: in a shadow root, its style sheet. */
export interface PartNeeds {
  isMet(): boolean;
  /** Beside the part itself. */
  load(): Promise<void>;
  /** Once both have come. */
  apply(): void;
}

/** Null: nothing, the page has the sheet. */
export const PartNeedsContext = createContext<PartNeeds | null>(null);
