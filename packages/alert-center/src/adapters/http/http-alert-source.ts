import type { KeyValueStore } from '@pantau/core';
import { createLazy } from '@pantau/core/lazy';
import { abortable } from '@pantau/core/transport';
import type { AlertSource } from '../../engine/list/alert-source.port.ts';
import { createAlertCalls } from './alert-calls.ts';
import { type HttpConnection, type HttpConnectionOptions, createConnection } from './connection.ts';
import { openHttpFeed } from './http-feed.ts';
import { createPayloadCache } from './live-payload.ts';

/** Which alerts are included, and where their payload is stored. */
export interface HttpAlertsOptions {
  /** Ignore live messages of other companies; the server does not send any. */
  readonly companyId?: number | undefined;
  /** Include alerts of vehicles that partners share; requires the scope shared_vehicle:read. */
  readonly includeSharedVehicles?: boolean | undefined;
  /** Id of the signed-in user; with `storage`, their rules apply immediately after a reload, offline too. */
  readonly userId?: string | undefined;
  /** Persists the payload and the user's rules across reloads. */
  readonly storage?: KeyValueStore | undefined;
  readonly storageNamespace?: string | undefined;
}

export interface HttpAlertSourceOptions extends HttpConnectionOptions, HttpAlertsOptions {}

/** Creates an `AlertSource` over a shared connection. */
export function alertsOver(connection: HttpConnection, options: HttpAlertsOptions): AlertSource {
  const { graphql, clock, onError } = connection;
  const { includeSharedVehicles = false } = options;
  const calls = createAlertCalls({
    client: graphql,
    includeShared: includeSharedVehicles,
    onError,
  });
  const further = createLazy(async () => {
    const { createFurtherCalls } = await import('./further-calls.ts');
    return createFurtherCalls({
      client: graphql,
      includeShared: includeSharedVehicles,
      onError,
    });
  });
  const load = (signal?: AbortSignal) => abortable(further.load(), signal);
  const payloads = createPayloadCache({
    loadPayload: calls.loadPayload,
    clock,
    store: options.storage,
    storageNamespace: options.storageNamespace,
    onError,
  });

  let isFirst = true;

  return {
    id: connection.baseUrl,
    loadSubscription(signal) {
      const stored = isFirst && options.userId ? payloads.readStored(options.userId) : null;
      isFirst = false;
      return stored === null ? payloads.load(signal) : Promise.resolve(stored);
    },
    listAlerts: calls.listAlerts,
    findAlerts: async (query, signal) => (await load(signal)).findAlerts(query, signal),
    listVehicleGroups: async (signal) => (await load(signal)).listVehicleGroups(signal),
    listVehicleAlerts: async (query, signal) =>
      (await load(signal)).listVehicleAlerts(query, signal),
    listFalseRules: async (signal) => (await load(signal)).listFalseRules(signal),
    listSnoozes: async (signal) => (await load(signal)).listSnoozes(signal),
    snooze: async (request, signal) => (await load(signal)).snooze(request, signal),
    endSnooze: async (subject, signal) => (await load(signal)).endSnooze(subject, signal),
    readAlerts: calls.readAlerts,
    countUnresolved: calls.countUnresolved,
    act: calls.act,
    changeOwner: async (request, signal) => (await load(signal)).changeOwner(request, signal),
    listPossibleOwners: async (search, signal) =>
      (await load(signal)).listPossibleOwners(search, signal),
    listQuickNotes: async (signal) => (await load(signal)).listQuickNotes(signal),
    saveQuickNotes: async (change, signal) => (await load(signal)).saveQuickNotes(change, signal),
    missedSince: calls.missedSince,
    subscribe: (listener) =>
      openHttpFeed({
        clock,
        payloads,
        companyId: options.companyId,
        listener,
        channel: connection.live.follow(connection.openChannel()),
      }),
  };
}

/** Creates an `AlertSource` over the wire contract: GraphQL and Socket.IO. */
export function createHttpAlertSource(options: HttpAlertSourceOptions): AlertSource {
  return alertsOver(createConnection(options), options);
}
