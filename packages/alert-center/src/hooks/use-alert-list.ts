import { useMemo } from 'react';
import type { Urgency } from '../engine/alert/alert.ts';
import { type AlertListView, createListSelector } from '../engine/list/selectors.ts';
import { useStoreValue } from './use-store-value.ts';

export type { AlertListView } from '../engine/list/selectors.ts';

/** One list: which alerts, in order, and how it stands. The alerts themselves: `useAlert`. */
export function useAlertList(urgency: Urgency): AlertListView {
  return useStoreValue(useMemo(() => createListSelector(urgency), [urgency]));
}
