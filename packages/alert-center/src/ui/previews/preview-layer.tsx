import { useLayer } from '@pantau/core';
import { MapSettingsContext } from '@pantau/core/geo';
import { useInterruptionBlocker } from '@pantau/core/interruptions';
import { type ReactElement, useContext } from 'react';
import { createPortal } from 'react-dom';
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
  const isPhone = useMediaQuery(phone);
  usePreviewNotices();
  useCoveredNotice(layer, isPhone);
  useInterruptionBlocker(useOpenIds().size > 0);
  return (
    <PreviewFocusContext.Provider value={focus}>
      <MapSettingsContext.Provider value={maps ?? mapsAround}>
        <PreviewCalls source={calls}>
          {layer !== null && <LeftOverPreviews layer={layer} />}
          {layer !== null && createPortal(isPhone ? <PhonePreviews /> : <PreviewWindows />, layer)}
        </PreviewCalls>
      </MapSettingsContext.Provider>
    </PreviewFocusContext.Provider>
  );
}
