import { type InterruptionKind, interruptionKinds } from '@pantau/core/interruptions';

/** Time between the end of one interruption and the next one, ms. */
const PAUSE_MS = 30_000;

/**
 * Time in ms in which requests are collected before the first of them is granted, and for which the user is left alone
 * after a blocker has ended: nothing opens under a press that was meant for something else.
 */
const SETTLE_MS = 1_000;

export interface WaitingInterruption {
  readonly id: number;
  readonly kind: InterruptionKind;
}

export interface InterruptionState {
  /** Oldest first. */
  readonly waiting: readonly WaitingInterruption[];
  /** The one that has the turn. */
  readonly shownId: number | null;
  readonly blockerIds: ReadonlySet<number>;
  /** Nothing is granted before this time, epoch ms. */
  readonly notBefore: number;
}

export type InterruptionEvent =
  | { readonly type: 'requested'; readonly id: number; readonly kind: InterruptionKind }
  /** A turn ended, or a request was withdrawn. */
  | { readonly type: 'ended'; readonly id: number }
  | { readonly type: 'blocked'; readonly id: number }
  | { readonly type: 'unblocked'; readonly id: number }
  | { readonly type: 'timeElapsed' };

export const noInterruptions: InterruptionState = {
  waiting: [],
  shownId: null,
  blockerIds: new Set(),
  notBefore: 0,
};

const rankOf = (kind: InterruptionKind): number => interruptionKinds.indexOf(kind);

function applyEvent(
  state: InterruptionState,
  event: InterruptionEvent,
  now: number,
): InterruptionState {
  const { waiting, blockerIds } = state;
  const settled = Math.max(state.notBefore, now + SETTLE_MS);
  switch (event.type) {
    case 'requested': {
      const { id, kind } = event;
      const notBefore = waiting.length === 0 ? settled : state.notBefore;
      return { ...state, waiting: [...waiting, { id, kind }], notBefore };
    }
    case 'ended':
      if (event.id === state.shownId) {
        return { ...state, shownId: null, notBefore: now + PAUSE_MS };
      }
      return { ...state, waiting: waiting.filter(({ id }) => id !== event.id) };
    case 'blocked':
      return { ...state, blockerIds: new Set([...blockerIds, event.id]) };
    case 'unblocked': {
      if (!blockerIds.has(event.id)) return state;
      const left = new Set([...blockerIds].filter((id) => id !== event.id));
      return { ...state, blockerIds: left, notBefore: left.size === 0 ? settled : state.notBefore };
    }
    case 'timeElapsed':
      return state;
  }
}

const isFree = ({ waiting, shownId, blockerIds }: InterruptionState): boolean =>
  shownId === null && blockerIds.size === 0 && waiting.length > 0;

/** Grants the turn to the most important request, if nothing stands against it (SH-50 to SH-53). */
function grant(state: InterruptionState, now: number): InterruptionState {
  if (!isFree(state) || now < state.notBefore) return state;
  // A sort is stable: of one kind the oldest stays first.
  const [next] = state.waiting.toSorted((a, b) => rankOf(a.kind) - rankOf(b.kind));
  if (next === undefined) return state;
  return {
    ...state,
    shownId: next.id,
    waiting: state.waiting.filter(({ id }) => id !== next.id),
  };
}

/** @param now epoch ms; it may be earlier than at the last event, when the device's clock was set back */
export function reduceInterruptions(
  state: InterruptionState,
  event: InterruptionEvent,
  now: number,
): InterruptionState {
  const notBefore = Math.min(state.notBefore, now + PAUSE_MS);
  return grant(applyEvent({ ...state, notBefore }, event, now), now);
}

/** When `timeElapsed` must be dispatched, epoch ms; `null` while only another event can change anything. */
export const nextGrantAt = (state: InterruptionState): number | null =>
  isFree(state) ? state.notBefore : null;
