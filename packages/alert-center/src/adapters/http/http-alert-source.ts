import type { KeyValueStore } from '@pantau/core';
import type { AlertSource } from '../../engine/list/alert-source.port.ts';
import { createAlertCalls } from './alert-calls.ts';
import { type HttpConnection, type HttpConnectionOptions, createConnection } from './connection.ts';
import { openHttpFeed } from './http-feed.ts';
import { createPayloadKeeper } from './live-payload.ts';

/** Which alerts are meant, and where their payload is kept. */
export interface HttpAlertsOptions {
  /** Listens to this company's messages only. The server sends no other's anyway. */
  readonly companyId?: number | undefined;
  /** Also alerts of vehicles that a partner shares in; needs scope shared_vehicle:read. */
  readonly includeSharedVehicles?: boolean | undefined;
  /** Keeps the payload over a reload (spec alerts §7). */
  readonly storage?: KeyValueStore | undefined;
  readonly storageNamespace?: string | undefined;
}

export interface HttpAlertSourceOptions extends HttpConnectionOptions, HttpAlertsOptions {}

/** The alert centre's port over a connection that other parts share. */
export function alertsOver(connection: HttpConnection, options: HttpAlertsOptions): AlertSource {
  const { graphql, clock, onError } = connection;
  const { includeSharedVehicles = false } = options;
  const calls = createAlertCalls({
    client: graphql,
    includeShared: includeSharedVehicles,
    onError,
  });
  const payloads = createPayloadKeeper({
    loadPayload: calls.loadPayload,
    clock,
    store: options.storage,
    storageNamespace: options.storageNamespace,
    onError,
  });

  return {
    loadSubscription: (signal) => payloads.load(signal),
    listAlerts: calls.listAlerts,
    readAlerts: calls.readAlerts,
    countUnresolved: calls.countUnresolved,
    act: calls.act,
    missedSince: calls.missedSince,
    subscribe: (listener) =>
      openHttpFeed({
        payloads,
        companyId: options.companyId,
        listener,
        channel: connection.openChannel(),
      }),
  };
}

/** The alert centre's port over GraphQL and Socket.IO, as the contract has them. */
export function createHttpAlertSource(options: HttpAlertSourceOptions): AlertSource {
  return alertsOver(createConnection(options), options);
}
