import type { InstantRange } from '../alert/alert-action.ts';
import type { AlertId } from '../alert/alert.ts';
import type { AlertSearch } from './alert-search.ts';
import type { ListKey, LoadSlot } from './list-state.ts';

/** A request to start. A later one in the same slot replaces it. Its result is a `LoadListEvent`. */
export type Effect =
  | { readonly type: 'loadSubscription'; readonly slot: 'subscription'; readonly ticket: number }
  | {
      readonly type: 'loadPage';
      readonly slot: LoadSlot;
      readonly ticket: number;
      readonly which: 'first' | 'older';
      readonly list: ListKey;
      readonly range: InstantRange;
      readonly unresolvedOnly: boolean;
      readonly search: AlertSearch | null;
      readonly after: string | null;
      readonly limit: number;
    }
  | {
      readonly type: 'loadCounts';
      readonly slot: 'counts';
      readonly ticket: number;
      readonly range: InstantRange;
    }
  | {
      readonly type: 'loadFound';
      readonly slot: 'found';
      readonly ticket: number;
      readonly range: InstantRange;
      readonly search: AlertSearch;
      readonly among: readonly AlertId[];
    }
  | {
      readonly type: 'loadMissed';
      readonly slot: 'missed';
      readonly ticket: number;
      readonly since: number;
    };
