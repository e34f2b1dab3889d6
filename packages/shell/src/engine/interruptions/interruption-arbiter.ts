import type { Clock } from '@pantau/core';
import type { InterruptionPort } from '@pantau/core/interruptions';
import {
  type InterruptionEvent,
  nextGrantAt,
  noInterruptions,
  reduceInterruptions,
} from './interruption-state.ts';

export interface InterruptionArbiter extends InterruptionPort {
  /** Forgets all requests and blockers and cancels the timer. It can be used again. */
  dispose(): void;
}

/** Lets the areas of a page interrupt the user one at a time (SH-50 to SH-54). */
export function createInterruptionArbiter(clock: Clock): InterruptionArbiter {
  let state = noInterruptions;
  let lastId = 0;
  let cancelTimer: (() => void) | undefined;
  const onTurnOf = new Map<number, () => void>();

  const dispatch = (event: InterruptionEvent): void => {
    const before = state.shownId;
    state = reduceInterruptions(state, event, clock.now());
    cancelTimer?.();
    const at = nextGrantAt(state);
    cancelTimer =
      at === null
        ? undefined
        : clock.setTimeout(() => dispatch({ type: 'timeElapsed' }), Math.max(0, at - clock.now()));
    const { shownId } = state;
    if (shownId !== null && shownId !== before) onTurnOf.get(shownId)?.();
  };

  const nextId = (): number => (lastId += 1);

  return {
    request({ kind, onTurn }) {
      const id = nextId();
      onTurnOf.set(id, onTurn);
      dispatch({ type: 'requested', id, kind });
      return {
        done() {
          if (onTurnOf.delete(id)) dispatch({ type: 'ended', id });
        },
      };
    },
    block() {
      const id = nextId();
      dispatch({ type: 'blocked', id });
      return () => dispatch({ type: 'unblocked', id });
    },
    dispose() {
      cancelTimer?.();
      cancelTimer = undefined;
      onTurnOf.clear();
      state = noInterruptions;
    },
  };
}
