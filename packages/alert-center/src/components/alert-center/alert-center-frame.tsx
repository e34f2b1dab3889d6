import { type ReactElement, type ReactNode, useId, useMemo } from 'react';
import { useAlertActions } from '../../controllers/use-alert-actions.ts';
import { useOpenedAlert } from '../../controllers/use-opened-alert.ts';
import { PanelFocusContext, createPanelFocus } from '../alert-panel/panel-focus.ts';
import { LiveAnnouncer } from '../announcer/live-announcer.tsx';
import { type AlertViewOptions, ViewOptionsContext } from '../options/view-options.ts';
import { LazyPart, definePart } from '../parts/lazy-part.tsx';
import { TitleCount } from '../title-count/title-count.tsx';
import { AlertTriageProvider } from '../triage/triage-provider.tsx';

const alertDetail = definePart(async () => {
  const part = await import('../alert-detail/alert-detail.tsx');
  return part.AlertDetail;
});

export interface AlertCenterFrameProps extends AlertViewOptions {
  /** Puts the number of unread alerts before the title of the tab; not when left out. */
  readonly isCountInTitle?: boolean | undefined;
  readonly children: ReactNode;
}

/**
 * What the parts need around them when a host composes them itself: the host's wishes for the views,
 * actions with their toasts and questions, the detail of the opened alert, and the announcements of
 * arrivals. Once in a provider.
 */
export function AlertCenterFrame(props: AlertCenterFrameProps): ReactElement {
  const { children, isCountInTitle = false, onSeeOther, onOpenRuleSettings, displays } = props;
  const { shortcuts, renderRow, renderEmpty, onOpenVehicle, onOpenFleetTask, calls } = props;
  const options = useMemo(
    () => ({
      onSeeOther,
      onOpenRuleSettings,
      onOpenVehicle,
      onOpenFleetTask,
      calls,
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
          <OpenedAlert />
          <LiveAnnouncer />
          {isCountInTitle && <TitleCount />}
        </AlertTriageProvider>
      </PanelFocusContext.Provider>
    </ViewOptionsContext.Provider>
  );
}

function OpenedAlert(): ReactElement | null {
  const view = useOpenedAlert();
  const { closeDetail } = useAlertActions();
  if (view === undefined) return null;
  return (
    <LazyPart part={alertDetail} props={{ view, onClose: closeDetail }} onFail={closeDetail} />
  );
}
