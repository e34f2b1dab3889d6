import { scopes } from '@pantau/core';
import { useRequest } from '@pantau/core/request';
import { useMemo } from 'react';
import type { QuickNotes } from '../engine/alert/quick-notes.ts';
import { useAlertCenter } from './alert-center-context.ts';
import { useAlertAccess, usePermitted } from './permissions.ts';

export { QUICK_NOTES_MAX, type QuickNotes, checkQuickNotes } from '../engine/alert/quick-notes.ts';

/** Whether the user may resolve alerts with a note. */
export function useCanResolveWithNote(): boolean {
  const { canAct, canAddNotes } = useAlertAccess();
  return canAct && canAddNotes;
}

/** Whether the user may change the company's quick notes, which they also have to be able to read. */
export function useCanEditQuickNotes(): boolean {
  const { source } = useAlertCenter();
  const { canAct } = useAlertAccess();
  const isPermitted = usePermitted();
  const isEditable = source.listQuickNotes !== undefined && source.saveQuickNotes !== undefined;
  return isEditable && canAct && isPermitted(scopes.companyUpdate);
}

const none: QuickNotes = { revision: 0, notes: [] };

/** The company's quick notes, requested when they are first shown; none from a source without them. */
export function useQuickNotes() {
  const { source } = useAlertCenter();
  const send = useMemo(
    () => (signal: AbortSignal) => source.listQuickNotes?.(signal) ?? Promise.resolve(none),
    [source],
  );
  return useRequest<QuickNotes>(send);
}
