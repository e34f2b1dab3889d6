import { type ReactElement, type ReactNode, useId, useMemo } from 'react';
import { previewsModule, usePreviewsWanted } from '../../hooks/previews.ts';
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
  /** Shows the number of unread alerts in the tab title. Defaults to false. */
  readonly countInTitle?: boolean | undefined;
  readonly children: ReactNode;
}

/**
 * Context for hosts that compose the views themselves: view options, actions with their prompts and
 * toasts, previews, and announcements. Render it once per provider.
 */
export function AlertCenterFrame(props: AlertCenterFrameProps): ReactElement {
  const { children, countInTitle = false, onSeeOther, onOpenRuleSettings, displays } = props;
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
          {countInTitle && <TitleCount />}
        </AlertTriageProvider>
      </PanelFocusContext.Provider>
    </ViewOptionsContext.Provider>
  );
}

/** Stays mounted once requested, so that calls outlive their previews. */
function Previews(): ReactElement | null {
  const { isWanted, giveUp } = usePreviewsWanted();
  return isWanted ? <LazyPart part={previewLayer} props={{}} onFail={giveUp} /> : null;
}
