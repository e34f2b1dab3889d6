import { useClock, useFormat } from '@pantau/core';
import { type Day, dayOf } from '@pantau/core/day';
import type { TableAddress } from '@pantau/data-table';
import { useMemo, useSyncExternalStore } from 'react';
import { type ScorePeriod, periodOf } from '../engine/scores/period.ts';
import { type ScoreSelection, readSelection, writeSelection } from '../engine/scores/selection.ts';

export interface UsedSelection {
  readonly selection: ScoreSelection;
  /** The days of the selection. Keeps its identity while they are the same. */
  readonly period: ScorePeriod;
  /** In the company's time zone. */
  readonly today: Day;
  readonly select: (change: Partial<ScoreSelection>) => void;
}

/** The selection in an address, which does not report own changes. */
function createSelection(address: TableAddress) {
  const listeners = new Set<() => void>();
  return {
    /** Texts can be compared. */
    get: () => writeSelection('', readSelection(address.read())),
    subscribe(listener: () => void) {
      listeners.add(listener);
      const end = address.subscribe(listener);
      return () => {
        listeners.delete(listener);
        end();
      };
    },
    select(change: Partial<ScoreSelection>) {
      const query = address.read();
      address.replace(writeSelection(query, { ...readSelection(query), ...change }));
      for (const listener of [...listeners]) listener();
    },
  };
}

/** Period and group in the address (DS-11). */
export function useSelection(address: TableAddress): UsedSelection {
  const { timeZone } = useFormat();
  const clock = useClock();
  const { get, subscribe, select } = useMemo(() => createSelection(address), [address]);
  const text = useSyncExternalStore(subscribe, get, get);
  const selection = useMemo(() => readSelection(text), [text]);
  const today = dayOf(clock.now(), timeZone);
  const period = useMemo(() => periodOf(selection.period, today), [selection.period, today]);
  return { selection, period, today, select };
}
