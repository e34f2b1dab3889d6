import {
  type ReactElement,
  type ReactNode,
  createContext,
  useContext,
  useEffect,
  useLayoutEffect,
  useMemo,
  useState,
  useSyncExternalStore,
} from 'react';
import { useClock, useUnsavedWork, useReportError } from '../theme/use-services.ts';
import { type CallRequest, type Calls, isActiveCall } from './call.ts';
import type { CallLog } from './call-log.ts';
import type { CallSource } from './call-source.ts';
import { type CallStore, createCallStore } from './call-store.ts';

const CallsContext = createContext<CallStore | null>(null);
const StripContext = createContext<Strips | null>(null);

/** Counts the mounted strips, which replace the bar. */
interface Strips {
  get(): number;
  subscribe(listener: () => void): () => void;
  /** Returns the function that ends it. */
  add(): () => void;
}

function createStrips(): Strips {
  const listeners = new Set<() => void>();
  let count = 0;
  const change = (by: number): void => {
    count += by;
    for (const listener of [...listeners]) listener();
  };
  return {
    get: () => count,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    add() {
      change(1);
      return () => change(-1);
    },
  };
}

export interface CallsProviderProps {
  /** Makes the calls. `null` disables calling; defaults to `null`. */
  readonly source?: CallSource | null | undefined;
  /**
   * Keeps the calls that have ended, such as a persisted value with `callLogSchema`. Defaults to the memory
   * of the provider. Keep it stable.
   */
  readonly log?: CallLog | undefined;
  readonly children?: ReactNode;
}

/**
 * Holds the calls of everything below it while windows open and close. Hangs up when it is unmounted, and
 * prevents automatic reloads of the page during a call.
 */
export function CallsProvider({ source, log, children }: CallsProviderProps): ReactElement {
  const clock = useClock();
  const report = useReportError();
  const store = useMemo(
    () => (source == null ? null : createCallStore({ source, clock, log, onError: report })),
    [source, clock, log, report],
  );
  const [strips] = useState(createStrips);
  useEffect(() => () => store?.dispose(), [store]);
  return (
    <CallsContext.Provider value={store}>
      <StripContext.Provider value={strips}>
        <KeepsPage store={store} />
        {children}
      </StripContext.Provider>
    </CallsContext.Provider>
  );
}

const noCalls: Calls = [];

function useCallsOf(store: CallStore | null, which: 'get' | 'log' = 'get'): Calls {
  const read = (): Calls => store?.[which]() ?? noCalls;
  return useSyncExternalStore(store?.subscribe ?? noSubscription, read, read);
}

const noSubscription = (): (() => void) => () => undefined;

/** Declares a strip that shows the calls in place of the bar. */
export function useReplacesBar(): void {
  const strips = useContext(StripContext);
  useLayoutEffect(() => strips?.add(), [strips]);
}

/** Whether a strip shows the calls in place of the bar. */
export function useBarReplaced(): boolean {
  const strips = useContext(StripContext);
  const read = (): boolean => (strips?.get() ?? 0) > 0;
  return useSyncExternalStore(strips?.subscribe ?? noSubscription, read, read);
}

function KeepsPage({ store }: { readonly store: CallStore | null }): null {
  useUnsavedWork(useCallsOf(store).some(isActiveCall));
  return null;
}

export interface CallsApi {
  /** `false` without a source. */
  readonly canCall: boolean;
  /** Active calls, and those that ended a few seconds ago. */
  readonly calls: Calls;
  /** Calls that have ended, oldest first, as far as the provider's log keeps them. */
  readonly log: Calls;
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
  const log = useCallsOf(store, 'log');
  return useMemo(
    () => ({
      canCall: store !== null,
      calls,
      log,
      canCallVehicle: (vehicleId) => store?.canCallVehicle(vehicleId) ?? false,
      start: (request) => store?.start(request),
      hangUp: (vehicleId) => store?.hangUp(vehicleId),
      dismiss: (vehicleId) => store?.dismiss(vehicleId),
    }),
    [store, calls, log],
  );
}
