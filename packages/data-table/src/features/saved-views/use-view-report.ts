import { useMessages, useToast } from '@pantau/core';
import { useCallback } from 'react';
import { viewsMessages } from '../../messages/views-messages.ts';
import type { ViewOutcome } from './saved-views.ts';

/** Tells the user how a change ended, and passes on whether it was done. A taken name is shown by its dialog. */
export function useViewReport(): (
  change: Promise<ViewOutcome>,
  done: string,
) => Promise<ViewOutcome> {
  const t = useMessages(viewsMessages);
  const toast = useToast();
  return useCallback(
    async (change, done) => {
      const outcome = await change;
      if (outcome === 'done') toast.show({ kind: 'success', text: done });
      if (outcome === 'failed') toast.show({ kind: 'error', text: t('changeFailed') });
      return outcome;
    },
    [t, toast],
  );
}
