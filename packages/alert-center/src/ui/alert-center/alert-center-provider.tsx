import { InWindow } from '@pantau/core/in-window';
import { type ReactElement, type ReactNode, useId, useMemo } from 'react';
import { type AlertCenterOptions, StoreProvider } from '../../hooks/store-provider.tsx';
import { useOwnWindow } from '../../hooks/own-window.ts';
import { previewsModule, usePreviewsWanted } from '../../hooks/previews.ts';
import { HostFaultContext, useHostFaultReport } from '../shared/host-slot.tsx';
import { PanelFocusContext, createPanelFocus } from '../shared/panel-focus.ts';
import { OwnWindowPart } from '../own-window/lazy-own-window.tsx';
import { alertPanel } from '../panel/lazy-panels.ts';
import { LiveAnnouncer } from './live-announcer.tsx';
import {
  type AlertViewOptions,
  ViewOptionsContext,
  useViewOptionsOf,
} from '../shared/view-options.ts';
import { LazyPart, createLazy } from '@pantau/core/ui/lazy';
import { LazyNotifications } from '../notifications/lazy-notifications.tsx';
import { AlertTriageProvider, triageModule } from '../triage/triage-provider.tsx';
import { PanelPreloadContext } from '../shared/panel-preload.ts';

const loadPreviewLayer = async () => {
  const part = await import('../previews/preview-layer.tsx');
  return part.PreviewLayer;
};

const previewLayer = createLazy(async () => {
  const [layer] = await Promise.all([loadPreviewLayer(), previewsModule.load()]);
  return layer;
});

const titleCount = createLazy(async () => (await import('./title-count.tsx')).TitleCount);
const none = {};

const preloadedWithPanel = [triageModule, previewLayer];

export interface AlertCenterProviderProps extends AlertCenterOptions, AlertViewOptions {
  /** Shows the number of unread alerts in the tab title. Defaults to false. */
  readonly countInTitle?: boolean | undefined;
  /**
   * For hosts that build every view from the hooks: shows no previews and no notifications, and announces
   * nothing to screen readers. Defaults to false.
   */
  readonly headless?: boolean | undefined;
  readonly children?: ReactNode;
}

/**
 * One alert centre for the hooks and views below it, running while mounted: its data, the prompts and
 * toasts of actions, previews and announcements. Clock, storage, session and error reporting come from
 * `PantauProvider`. If that has no `user`, the source determines the current user.
 */
export function AlertCenterProvider(props: AlertCenterProviderProps): ReactElement {
  const { children, countInTitle = false, headless = false, notifications } = props;
  const viewOptions = useViewOptionsOf(props);
  const onHostFault = useHostFaultReport(props.onError);
  const panelId = useId();
  const panelFocus = useMemo(() => createPanelFocus(panelId), [panelId]);

  return (
    <StoreProvider options={props}>
      <HostFaultContext.Provider value={onHostFault}>
        <ViewOptionsContext.Provider value={viewOptions}>
          <PanelFocusContext.Provider value={panelFocus}>
            <AlertTriageProvider>
              <PanelPreloadContext.Provider value={preloadedWithPanel}>
                {children}
              </PanelPreloadContext.Provider>
              <OwnWindowPart panel={alertPanel} />
              {!headless && <Previews />}
              {!headless && <LiveAnnouncer />}
              {!headless && notifications != null && <LazyNotifications notifier={notifications} />}
              {countInTitle && <LazyPart part={titleCount} props={none} quiet />}
            </AlertTriageProvider>
          </PanelFocusContext.Provider>
        </ViewOptionsContext.Provider>
      </HostFaultContext.Provider>
    </StoreProvider>
  );
}

/** Stays mounted once requested, in the window that the panel is in, so that calls outlive their previews. */
function Previews(): ReactElement | null {
  const { isWanted, giveUp } = usePreviewsWanted();
  const { scope } = useOwnWindow();
  if (!isWanted) return null;
  return (
    <InWindow scope={scope}>
      <LazyPart part={previewLayer} props={{}} onFail={giveUp} />
    </InWindow>
  );
}
