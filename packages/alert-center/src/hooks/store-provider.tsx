import {
  scopes,
  useClock,
  useReportError,
  useSession,
  useSpace,
  useStorageNamespace,
  useStore,
  useTabStore,
} from '@pantau/core';
import {
  type ReactElement,
  type ReactNode,
  useEffect,
  useLayoutEffect,
  useMemo,
  useState,
} from 'react';
import type { AlertCenterDisplay } from '../engine/panel/display.ts';
import type { AlertSound } from '../engine/reminder/alert-sound.port.ts';
import type { AlertSource } from '../engine/list/alert-source.port.ts';
import type { EvidenceSource } from '../engine/evidence/evidence-source.port.ts';
import { createAlertCenterStore } from '../engine/store.ts';
import { AlertCenterContext } from './alert-center-context.ts';
import { type AlertCenterCallbacks, createHostRelay } from './host-callbacks.ts';
import {
  type ReconnectBehavior,
  useNetworkState,
  usePageVisibility,
  useReconnect,
} from './connection.ts';
import { random } from './random.ts';
import { useControlledDisplay } from './panel.ts';

/** Data, callbacks and behaviour of one alert centre. */
export interface AlertCenterOptions extends AlertCenterCallbacks {
  /** Keep it stable: a different source creates a new alert centre. */
  readonly source: AlertSource;
  /**
   * Provides camera evidence, the vehicle's track, addresses and fleet tasks. Without it, previews do not
   * show them. Keep it stable. Defaults to `null`.
   */
  readonly evidence?: EvidenceSource | null | undefined;
  /**
   * What happens when the network comes back. `resync` loads the alerts again. `reload` reloads the page
   * after 300 ms, or falls back to `resync` while a reload would lose work: a dirty form, a call or a bulk
   * action (`useUnsavedWork` in core). Defaults to `resync`.
   */
  readonly reconnectBehavior?: ReconnectBehavior | undefined;
  /**
   * Controls how the panel is shown; `onDisplayChange` reports what the user requests. When undefined, the
   * user chooses, and the choice is persisted.
   */
  readonly display?: AlertCenterDisplay | undefined;
  /** The sound of urgent alerts and reminders. `null` disables it; defaults to a generated tone. Keep it stable. */
  readonly sound?: AlertSound | null | undefined;
  /**
   * `false` opens no live connection and shows the connection as paused: counts are then loaded every 30 s
   * and lists when the panel opens. Changes missed in between are loaded when it is `true` again. Defaults
   * to `true`.
   */
  readonly liveUpdates?: boolean | undefined;
  /**
   * `whenShown` loads only what a bell shows, counts and the few newest alerts, until the pointer or the focus is on the
   * bell, or a panel or a preview opens. For hosts that show lists by hooks of their own: `atOnce`. Read once. Defaults to
   * `atOnce`; `AlertCenter` on an embedded page uses `whenShown`.
   */
  readonly loadLists?: 'atOnce' | 'whenShown' | undefined;
}

export interface StoreProviderProps {
  readonly options: AlertCenterOptions;
  readonly children?: ReactNode;
}

/** Creates the store of one alert centre and runs it while mounted. */
export function StoreProvider({ options, children }: StoreProviderProps): ReactElement {
  const { source, evidence = null, reconnectBehavior = 'resync', display, sound } = options;
  const { liveUpdates = true } = options;
  const clock = useClock();
  const keyValues = useStore();
  const tabStore = useTabStore();
  const storageNamespace = useStorageNamespace();
  const report = useReportError();
  const space = useSpace();
  const { user, permissions } = useSession();
  // Without a user from the host, the source determines who is signed in.
  const canSeeUrgent = user === null ? null : permissions.can(scopes.alertCenterUrgent);
  const mayOpenSeveral = user === null ? null : permissions.can(scopes.autoPopupUrgentAlert);
  const canAct = user === null ? null : permissions.can(scopes.alertAction);
  const { userId = '', fullname = '', companyId } = user ?? {};

  // The host may pass new callbacks on each render without recreating the store.
  const [relay] = useState(createHostRelay);
  const [loadLists] = useState(options.loadLists);
  useLayoutEffect(() => relay.use(options, report));

  const store = useMemo(
    () =>
      createAlertCenterStore({
        source,
        evidence,
        clock,
        store: keyValues,
        tabStore,
        storageNamespace,
        companyId,
        permissions: { canSeeUrgent, mayOpenSeveral, canAct },
        currentUser: userId === '' ? null : { userId, fullname },
        loadLists,
        sound,
        takenSpace: space.taken,
        random,
        onEvent: relay.onEvent,
        onError: relay.onError,
      }),
    [
      source,
      evidence,
      clock,
      keyValues,
      tabStore,
      storageNamespace,
      companyId,
      canSeeUrgent,
      mayOpenSeveral,
      canAct,
      userId,
      fullname,
      loadLists,
      sound,
      space,
      relay,
    ],
  );

  useControlledDisplay(store, display);
  // Must run before `start`, so that no connection opens when live updates are off.
  useEffect(() => store.setLive(liveUpdates), [store, liveUpdates]);
  useNetworkState(store);
  usePageVisibility(store);
  useEffect(() => {
    store.start();
    return () => store.stop();
  }, [store]);
  useReconnect(store, reconnectBehavior);

  return <AlertCenterContext.Provider value={store}>{children}</AlertCenterContext.Provider>;
}
