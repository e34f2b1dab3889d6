import { useLayer, useToast } from '@pantau/core';
import { MapSettingsContext } from '@pantau/core/geo';
import { type ReactElement, useContext, useEffect, useRef } from 'react';
import { createPortal } from 'react-dom';
import { usePreviews } from '../../hooks/previews.ts';
import { LIMIT_TOAST_MS } from '../../engine/alert/limits.ts';
import { PREVIEWS_MAX } from '../../engine/previews/previews.ts';
import { PreviewCalls } from './preview-calls.tsx';
import { phone } from '../shared/use-placement.ts';
import { useMedia } from '../shared/use-media.ts';
import { useViewOptions } from '../shared/view-options.ts';
import { useText } from '../shared/use-text.ts';
import { PreviewFocusContext, useCreatePreviewFocus } from './preview-focus.ts';
import { PhonePreviews } from './phone-previews.tsx';
import { PreviewWindows } from './preview-windows.tsx';
import { usePreviewText } from '../shared/use-preview-text.ts';

/** Open previews and the calls started from them. */
export function PreviewLayer(): ReactElement {
  const { calls, maps } = useViewOptions();
  const mapsAround = useContext(MapSettingsContext);
  const focus = useCreatePreviewFocus();
  const layer = useLayer();
  const isPhone = useMedia(phone);
  useNotices();
  return (
    <PreviewFocusContext.Provider value={focus}>
      <MapSettingsContext.Provider value={maps ?? mapsAround}>
        <PreviewCalls source={calls}>
          {layer !== null && createPortal(isPhone ? <PhonePreviews /> : <PreviewWindows />, layer)}
        </PreviewCalls>
      </MapSettingsContext.Provider>
    </PreviewFocusContext.Provider>
  );
}

/** Shows a toast when a preview could not be opened. */
function useNotices(): void {
  const { notice } = usePreviews();
  const tPreview = usePreviewText();
  const t = useText();
  const toast = useToast();
  const shown = useRef<typeof notice>(null);
  useEffect(() => {
    if (notice === null || notice === shown.current) return;
    shown.current = notice;
    if (notice.about === 'gone') {
      toast.show({ kind: 'warning', text: t('errorNotFound') });
      return;
    }
    const text = tPreview('limitNotification', { most: PREVIEWS_MAX });
    toast.show({ kind: 'warning', text, durationMs: LIMIT_TOAST_MS });
  }, [notice, toast, t, tPreview]);
}
