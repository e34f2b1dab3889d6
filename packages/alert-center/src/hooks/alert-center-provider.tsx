import {
  scopes,
  useClock,
  useReportError,
  useSession,
  useStorageNamespace,
  useStore,
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
import { type ReconnectBehavior, useReconnect } from './connection.ts';
import { useControlledDisplay } from './panel.ts';

export interface AlertCenterProviderProps extends AlertCenterCallbacks {
  /** Where the alerts are. Another source means another alert centre: keep it stable. */
  readonly source: AlertSource;
  /**
   * What is looked up around an alert: camera evidence, the vehicle's way, addresses, fleet tasks. Left out
   * or null: previews do without. Keep it stable.
   */
  readonly evidence?: EvidenceSource | null | undefined;
  /**
   * Once the network is back after it was away: the alerts are read again (`resync`, when left out), or
   * the whole page is reloaded after 300 ms (spec alerts §4, Socket), yet read again instead while there
   * is something that a reload would lose: a dirty form, a call, a bulk run (`useUnsavedWork` of core).
   */
  readonly reconnectBehavior?: ReconnectBehavior | undefined;
  /**
   * How the panel is shown, where that is the host's decision: `onDisplayChange` tells what the user
   * wants. Left out: as the user chooses, which is kept.
   */
  readonly display?: AlertCenterDisplay | undefined;
  /**
   * The sound of urgent alerts and reminders (spec alerts §1, §4); null: none. A tone made in code, when
   * left out. Keep it stable.
   */
  readonly sound?: AlertSound | null | undefined;
  /**
   * False: no live connection is opened, as on pages that must not have one (spec alerts §2). It says so;
   * counts are read every 30 s, lists as the panel opens. Back to true, what was missed is read.
   */
  readonly liveUpdates?: boolean | undefined;
  readonly children?: ReactNode;
}

/**
 * Gives the alert centre of one mount to the hooks and components below it. Clock, storage, session and
 * the way to report errors come from `PantauProvider`; who the user is, where that has no `user`, from
 * the source. Live from its mount to its unmount.
 */
export function AlertCenterProvider(props: AlertCenterProviderProps): ReactElement {
  const {
    source,
    evidence = null,
    reconnectBehavior = 'resync',
    display,
    sound,
    liveUpdates = true,
    children,
    ...callbacks
  } = props;
  const clock = useClock();
  const keyValues = useStore();
  const storageNamespace = useStorageNamespace();
  const report = useReportError();
  const { user, permissions } = useSession();
  // A host that does not say who is signed in leaves it to the source.
  const canSeeUrgent = user === null ? null : permissions.can(scopes.alertCenterUrgent);
  const mayOpenSeveral = user === null ? null : permissions.can(scopes.autoPopupUrgentAlert);
  const { userId = '', fullname = '' } = user ?? {};

  // The host may pass new functions at each render; the store lives on.
  const [relay] = useState(createHostRelay);
  useLayoutEffect(() => relay.use(callbacks, report));

  const store = useMemo(
    () =>
      createAlertCenterStore({
        source,
        evidence,
        clock,
        store: keyValues,
        storageNamespace,
        permissions: { canSeeUrgent, mayOpenSeveral },
        me: userId === '' ? null : { userId, fullname },
        sound,
        onEvent: relay.onEvent,
        onError: relay.onError,
      }),
    [
      source,
      evidence,
      clock,
      keyValues,
      storageNamespace,
      canSeeUrgent,
      mayOpenSeveral,
      userId,
      fullname,
      sound,
      relay,
    ],
  );

  useControlledDisplay(store, display);
  // Before the start, so that no connection is opened that nobody wants.
  useEffect(() => store.setLive(liveUpdates), [store, liveUpdates]);
  useEffect(() => {
    store.start();
    return () => store.stop();
  }, [store]);
  useReconnect(store, reconnectBehavior);

  return <AlertCenterContext.Provider value={store}>{children}</AlertCenterContext.Provider>;
}
