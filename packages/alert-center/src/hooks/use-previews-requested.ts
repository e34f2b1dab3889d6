import type { AlertCenterState } from '../engine/store.ts';
import { useAlertCenter } from './alert-center-context.ts';
import { useStoreValue } from './use-store-value.ts';

export { previewsModule } from '../engine/previews/previews.store.ts';

const previewsWanted = ({ previews }: AlertCenterState): boolean => previews.isWanted;

export interface PreviewsWanted {
  /** Somebody has opened one, or some are being restored. */
  readonly isWanted: boolean;
  /** What shows them could not be loaded. */
  giveUp(): void;
}

/** Whether what shows previews is to be loaded. */
export function usePreviewsWanted(): PreviewsWanted {
  const { giveUp } = useAlertCenter().actions.previews;
  return { isWanted: useStoreValue(previewsWanted), giveUp };
}
