import {
  type ReactElement,
  type ReactNode,
  createContext,
  useContext,
  useEffect,
  useMemo,
  useSyncExternalStore,
} from 'react';
import { useClock, useUnsavedWork, useReportError } from '../theme/use-services.ts';
import { type CallRequest, type Calls, isOn } from './call.ts';
import type { CallSource } from './call-source.ts';
import { type CallStore, createCallStore } from './call-store.ts';

const CallsContext = createContext<CallStore | null>(null);

export interface CallsProviderProps {
  /** Where calls go; null or left out: there is nothing to call with. */
  readonly source?: CallSource | null | undefined;
  readonly children?: ReactNode;
}

/**
 * Keeps the calls of everything below it, whatever opens and closes there meanwhile. Hangs up when it is
 * unmounted, and keeps the page from being reloaded by itself while a call is on.
 */
export function CallsProvider({ source, children }: CallsProviderProps): ReactElement {
  const clock = useClock();
  const report = useReportError();
  const store = useMemo(
    () => (source == null ? null : createCallStore({ source, clock, onError: report })),
    [source, clock, report],
  );
  useEffect(() => () => store?.dispose(), [store]);
  return (
    <CallsContext.Provider value={store}>
      <KeepsPage store={store} />
      {children}
    </CallsContext.Provider>
  );
}

const noCalls: Calls = [];

function useCallsOf(store: CallStore | null): Calls {
  const read = (): Calls => store?.get() ?? noCalls;
  return useSyncExternalStore(store?.subscribe ?? noSubscription, read, read);
}

const noSubscription = (): (() => void) => () => undefined;

function KeepsPage({ store }: { readonly store: CallStore | null }): null {
  useUnsavedWork(useCallsOf(store).some(isOn));
  return null;
}

export interface CallsApi {
  /** False: no source was given, nobody can be called. */
  readonly canCall: boolean;
  /** Those that are on, and those whose end was not seen yet. */
  readonly calls: Calls;
  /** False: there are as many calls as there may be, or this vehicle is being called. */
  mayCall(vehicleId: string): boolean;
  start(request: CallRequest): void;
  hangUp(vehicleId: string): void;
  /** Takes a call that has ended off the bar. */
  dismiss(vehicleId: string): void;
}

/** The calls of the `CallsProvider` above. */
export function useCalls(): CallsApi {
  const store = useContext(CallsContext);
  const calls = useCallsOf(store);
  return useMemo(
    () => ({
      canCall: store !== null,
      calls,
      mayCall: (vehicleId) => store?.mayCall(vehicleId) ?? false,
      start: (request) => store?.start(request),
      hangUp: (vehicleId) => store?.hangUp(vehicleId),
      dismiss: (vehicleId) => store?.dismiss(vehicleId),
    }),
    [store, calls],
  );
}
