import { type Clock, useClock } from '@pantau/core';
import { whenIdle } from '@pantau/core/lazy';
import { type RefObject, useEffect, useState } from 'react';

type Turn = () => void;

/** Rows that get their turn at once: about half of a long task on a slow device. */
const ROWS_PER_TURN = 4;

/** How long a row waits for a browser that is never idle, ms: it need not be as long as for code that nobody uses yet. */
const MAX_WAIT_MS = 500;

/** Rows that wait for their turn, in the order in which they were rendered. */
class RowTurns {
  readonly #clock: Clock;
  readonly #waiting = new Set<Turn>();
  #cancel: Turn | null = null;

  constructor(clock: Clock) {
    this.#clock = clock;
  }

  wait(turn: Turn): Turn {
    this.#waiting.add(turn);
    this.#schedule();
    return () => {
      this.#waiting.delete(turn);
      if (this.#waiting.size > 0) return;
      this.#cancel?.();
      this.#cancel = null;
    };
  }

  #schedule(): void {
    this.#cancel ??= whenIdle(this.#clock, () => this.#runTurn(), MAX_WAIT_MS);
  }

  #runTurn(): void {
    this.#cancel = null;
    for (const next of [...this.#waiting].slice(0, ROWS_PER_TURN)) {
      this.#waiting.delete(next);
      next();
    }
    if (this.#waiting.size > 0) this.#schedule();
  }
}

const byClock = new WeakMap<Clock, RowTurns>();

function turnsOf(clock: Clock): RowTurns {
  const turns = byClock.get(clock) ?? new RowTurns(clock);
  byClock.set(clock, turns);
  return turns;
}

/**
 * Whether what a row shows on hover and focus only is due: at once under the pointer or with the focus, else when the
 * browser is idle, a few rows at a time (AC-508).
 */
export function useRowTurn(partRef: RefObject<HTMLElement | null>): boolean {
  const clock = useClock();
  const [isDue, setDue] = useState(false);
  useEffect(() => {
    const row = partRef.current?.closest('[data-alert-id]');
    if (isDue || row === null || row === undefined) return undefined;
    const show = (): void => setDue(true);
    const forget = turnsOf(clock).wait(show);
    row.addEventListener('pointerenter', show);
    row.addEventListener('focusin', show);
    return () => {
      forget();
      row.removeEventListener('pointerenter', show);
      row.removeEventListener('focusin', show);
    };
  }, [isDue, clock, partRef]);
  return isDue;
}
