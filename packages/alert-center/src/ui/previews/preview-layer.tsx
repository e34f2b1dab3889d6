import { useLayer } from '@pantau/core';
import { MapSettingsContext } from '@pantau/core/geo';
import { useInterruptionBlocker } from '@pantau/core/interruptions';
import { type ReactElement, useContext } from 'react';
import { createPortal } from 'react-dom';
import { useOwnWindow } from '../../hooks/own-window.ts';
import { useOpenIds } from '../../hooks/previews.ts';
import { LeftOverPreviews } from './left-over-previews.tsx';
import { PreviewCalls } from './preview-calls.tsx';
import { phone } from '../shared/use-placement.ts';
import { useMediaQuery } from '@pantau/core/ui/media-query';
import { useViewOptions } from '../shared/view-options.ts';
import { useCoveredNotice } from './use-covered-notice.ts';
import { PreviewFocusContext, useCreatePreviewFocus } from './preview-focus.ts';
import { PhonePreviews } from './phone-previews.tsx';
import { usePreviewNotices } from './use-preview-notices.ts';
import { PreviewWindows } from './preview-windows.tsx';

/** Open previews and the calls started from them. Nothing interrupts the user while one is open (AC-465). */
export function PreviewLayer(): ReactElement {
  const { calls, maps } = useViewOptions();
  const mapsAround = useContext(MapSettingsContext);
  const focus = useCreatePreviewFocus();
  const layer = useLayer();
  const { scope } = useOwnWindow();
  // The panel's own window is small and has nothing beside it.
  const isSheet = useMediaQuery(phone) || scope !== null;
  usePreviewNotices();
  useCoveredNotice(layer, isSheet);
  useInterruptionBlocker(useOpenIds().size > 0);
  return (
    <PreviewFocusContext.Provider value={focus}>
      <MapSettingsContext.Provider value={maps ?? mapsAround}>
        <PreviewCalls source={calls}>
          {layer !== null && <LeftOverPreviews layer={layer} />}
          {layer !== null && createPortal(isSheet ? <PhonePreviews /> : <PreviewWindows />, layer)}
        </PreviewCalls>
      </MapSettingsContext.Provider>
    </PreviewFocusContext.Provider>
  );
}
