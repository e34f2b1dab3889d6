import { type ReactElement, type ReactNode, useId, useMemo } from 'react';
import { previewsModule, usePreviewsWanted } from '../../hooks/use-previews-requested.ts';
import { PanelFocusContext, createPanelFocus } from '../shared/panel-focus.ts';
import { LiveAnnouncer } from './live-announcer.tsx';
import { type AlertViewOptions, ViewOptionsContext } from '../shared/view-options.ts';
import { LazyPart, createLazy } from '@pantau/core/ui/lazy';
import { TitleCount } from './title-count.tsx';
import { AlertTriageProvider } from '../triage/triage-provider.tsx';

const loadPreviewLayer = async () => {
  const part = await import('../previews/preview-layer.tsx');
  return part.PreviewLayer;
};

const previewLayer = createLazy(async () => {
  const [layer] = await Promise.all([loadPreviewLayer(), previewsModule.load()]);
  return layer;
});

export interface AlertCenterFrameProps extends AlertViewOptions {
  /** Puts the number of unread alerts before the title of the tab; not when left out. */
  readonly isCountInTitle?: boolean | undefined;
  readonly children: ReactNode;
}

/**
 * What the parts need around them when a host composes them itself: the host's wishes for the views,
 * actions with their toasts and questions, previews of opened alerts, and the announcements of
 * arrivals. Once in a provider.
 */
export function AlertCenterFrame(props: AlertCenterFrameProps): ReactElement {
  const { children, isCountInTitle = false, onSeeOther, onOpenRuleSettings, displays } = props;
  const { shortcuts, renderRow, renderEmpty, onOpenVehicle, onOpenFleetTask, calls, maps } = props;
  const options = useMemo(
    () => ({
      onSeeOther,
      onOpenRuleSettings,
      onOpenVehicle,
      onOpenFleetTask,
      calls,
      maps,
      displays,
      shortcuts,
      renderRow,
      renderEmpty,
    }),
    [
      onSeeOther,
      onOpenRuleSettings,
      onOpenVehicle,
      onOpenFleetTask,
      calls,
      maps,
      displays,
      shortcuts,
      renderRow,
      renderEmpty,
    ],
  );
  const panelId = useId();
  const panelFocus = useMemo(() => createPanelFocus(panelId), [panelId]);
  return (
    <ViewOptionsContext.Provider value={options}>
      <PanelFocusContext.Provider value={panelFocus}>
        <AlertTriageProvider>
          {children}
          <Previews />
          <LiveAnnouncer />
          {isCountInTitle && <TitleCount />}
        </AlertTriageProvider>
      </PanelFocusContext.Provider>
    </ViewOptionsContext.Provider>
  );
}

/** Once wanted they stay, so that calls outlast the previews that they began in. */
function Previews(): ReactElement | null {
  const { isWanted, giveUp } = usePreviewsWanted();
  return isWanted ? <LazyPart part={previewLayer} props={{}} onFail={giveUp} /> : null;
}
