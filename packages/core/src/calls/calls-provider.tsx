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
import { type CallRequest, type Calls, isActiveCall } from './call.ts';
import type { CallSource } from './call-source.ts';
import { type CallStore, createCallStore } from './call-store.ts';

const CallsContext = createContext<CallStore | null>(null);

export interface CallsProviderProps {
  /** Makes the calls. `null` disables calling; defaults to `null`. */
  readonly source?: CallSource | null | undefined;
  readonly children?: ReactNode;
}

/**
 * Holds the calls of everything below it while windows open and close. Hangs up when it is unmounted, and
 * prevents automatic reloads of the page during a call.
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
  useUnsavedWork(useCallsOf(store).some(isActiveCall));
  return null;
}

export interface CallsApi {
  /** `false` without a source. */
  readonly canCall: boolean;
  /** Active calls, and ended ones that were not dismissed. */
  readonly calls: Calls;
  /** `false` when the limit is reached or the vehicle is already being called. */
  canCallVehicle(vehicleId: string): boolean;
  start(request: CallRequest): void;
  hangUp(vehicleId: string): void;
  /** Removes an ended call from the bar. */
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
      canCallVehicle: (vehicleId) => store?.canCallVehicle(vehicleId) ?? false,
      start: (request) => store?.start(request),
      hangUp: (vehicleId) => store?.hangUp(vehicleId),
      dismiss: (vehicleId) => store?.dismiss(vehicleId),
    }),
    [store, calls],
  );
}
