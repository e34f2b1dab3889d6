import type { Alert, AlertId } from '../../engine/alert/alert.ts';
import type {
  ActionResult,
  AlertSource,
  CurrentUser,
  FeedEvent,
  UnresolvedCounts,
} from '../../engine/list/alert-source.port.ts';

/** Wraps a source so that it violates one guarantee. */
export type Spoil = (source: AlertSource) => AlertSource;

export const withFeed =
  (change: (event: FeedEvent, emit: (event: FeedEvent) => void) => void): Spoil =>
  (source) => ({
    ...source,
    subscribe: (listener) => source.subscribe((event) => change(event, listener)),
  });

export const withCurrentUser =
  (change: (currentUser: CurrentUser) => CurrentUser): Spoil =>
  (source) => ({
    ...source,
    async loadSubscription(signal) {
      const { currentUser, ...rest } = await source.loadSubscription(signal);
      return currentUser === undefined ? rest : { ...rest, currentUser: change(currentUser) };
    },
  });

export const withResult =
  (change: (result: ActionResult) => ActionResult): Spoil =>
  (source) => ({
    ...source,
    act: async (request, signal) => change(await source.act(request, signal)),
  });

export const withCounts =
  (change: (counts: UnresolvedCounts) => UnresolvedCounts): Spoil =>
  (source) => ({
    ...source,
    countUnresolved: async (range, signal) => change(await source.countUnresolved(range, signal)),
  });

export const withLists =
  (change: (alerts: readonly Alert[]) => readonly Alert[]): Spoil =>
  (source) => ({
    ...source,
    async listAlerts(query, signal) {
      const page = await source.listAlerts(query, signal);
      return { ...page, alerts: change(page.alerts) };
    },
  });

export const withSingles =
  (change: (alerts: readonly Alert[], ids: readonly AlertId[]) => readonly Alert[]): Spoil =>
  (source) => ({
    ...source,
    readAlerts: async (ids, signal) => change(await source.readAlerts(ids, signal), ids),
  });

/** By clause, the faults that it must detect. */
export type Faults = Readonly<Record<string, readonly (readonly [fault: string, spoil: Spoil])[]>>;
