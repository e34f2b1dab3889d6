import type { InstantRange } from '../alert/alert-action.ts';
import type { Urgency } from '../alert/alert.ts';
import type { LoadSlot } from './list-state.ts';

/** A request to start. A later one in the same slot replaces it. Its result is a `LoadListEvent`. */
export type Effect =
  | { readonly type: 'loadSubscription'; readonly slot: 'subscription'; readonly ticket: number }
  | {
      readonly type: 'loadPage';
      readonly slot: LoadSlot;
      readonly ticket: number;
      readonly which: 'first' | 'older';
      readonly urgency: Urgency;
      readonly range: InstantRange;
      readonly unresolvedOnly: boolean;
      readonly after: string | null;
    }
  | {
      readonly type: 'loadCounts';
      readonly slot: 'counts';
      readonly ticket: number;
      readonly range: InstantRange;
    }
  | {
      readonly type: 'loadMissed';
      readonly slot: 'missed';
      readonly ticket: number;
      readonly since: number;
    };
