import { atom, useAtomValue } from 'jotai';
import { useMemo } from 'react';
import { useAlertCenter } from './alert-center-context.ts';

export { previewsModule } from '../engine/previews/previews.store.ts';

export interface PreviewsWanted {
  /** Somebody has opened one, or some are being restored. */
  readonly isWanted: boolean;
  /** What shows them could not be loaded. */
  giveUp(): void;
}

/** Whether what shows previews is to be loaded. */
export function usePreviewsWanted(): PreviewsWanted {
  const { previews, jotai } = useAlertCenter();
  const wanted = useMemo(() => atom((get) => get(previews.atom).isWanted), [previews]);
  return { isWanted: useAtomValue(wanted, { store: jotai }), giveUp: previews.giveUp };
}
