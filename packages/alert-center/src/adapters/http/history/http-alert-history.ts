import { PantauError } from '@pantau/core/transport';
import { object, safeParse } from 'valibot';
import type {
  AlertHistorySource,
  LoggedAction,
} from '../../../engine/history/alert-history-source.port.ts';
import { type HttpConnectionOptions, createConnection } from '../connection.ts';
import { readAlert, readAlerts } from '../wire-alert.ts';
import { readLoggedChange } from '../wire-log.ts';
import { unwrap } from '../unwrap.ts';
import { envelope } from '../wire-responses.ts';
import { groupsQuery, historyQuery, logQuery, notificationQuery } from './history-documents.ts';
import {
  groupsResponse,
  historyResponse,
  logResponse,
  notificationResponse,
  wireLogEntry,
  writeHistoryFilter,
  writeLogFilter,
} from './wire-history.ts';

export interface HttpAlertHistoryOptions extends HttpConnectionOptions {
  /** Include alerts of vehicles that partners share; requires the scope shared_vehicle:read. */
  readonly includeSharedVehicles?: boolean | undefined;
}

/** More groups than this are not offered. */
const GROUPS_MAX = 1_000;

/** Creates an `AlertHistorySource` over the wire contract: GraphQL. */
export function createHttpAlertHistory(options: HttpAlertHistoryOptions): AlertHistorySource {
  const { graphql, onError } = createConnection(options);
  const shared = options.includeSharedVehicles === true ? { isSharedVehicle: true } : {};

  /** Reports an entry that cannot be parsed and omits it, so that it does not break the whole page. */
  const readAction = (wire: unknown): readonly LoggedAction[] => {
    const result = safeParse(wireLogEntry, wire);
    if (!result.success) {
      onError(new PantauError('server', { message: 'A log entry does not match the contract' }));
      return [];
    }
    const { logId, typeField, data, createdOn, user, alert: wireAlert } = result.output;
    const alert = readAlert(wireAlert, onError);
    if (alert === null) return [];
    return [{ ...readLoggedChange(typeField, data), id: logId, createdOn, user, alert }];
  };

  return {
    async list(query, signal) {
      const response = await graphql.query(
        historyQuery,
        { filter: { ...writeHistoryFilter(query), ...shared } },
        { schema: object({ alertHistory: envelope }), signal },
      );
      const found = unwrap(response.alertHistory, historyResponse, 'alertHistory');
      const { data, vgroupVehicleIds, ...page } = found;
      return { ...page, alerts: readAlerts(data, onError), vehiclesOfGroups: vgroupVehicleIds };
    },
    async find(notificationId, signal) {
      const response = await graphql.query(
        notificationQuery,
        { id: notificationId },
        { schema: object({ notification: envelope }), signal },
      );
      const { data, head } = unwrap(response.notification, notificationResponse, 'notification');
      const alert = readAlert(data, onError);
      if (alert === null) throw new PantauError('server', { message: 'The alert is not readable' });
      return { alert, head };
    },
    async log(query, signal) {
      const response = await graphql.query(
        logQuery,
        { filter: { ...writeLogFilter(query), ...shared } },
        { schema: object({ alertLog: envelope }), signal },
      );
      const { data, page, total } = unwrap(response.alertLog, logResponse, 'alertLog');
      return { actions: data.flatMap(readAction), page, total };
    },
    async vehicleGroups(signal) {
      const response = await graphql.query(
        groupsQuery,
        { filter: { pagination: { show: GROUPS_MAX } } },
        { schema: object({ alertVgroups: envelope }), signal },
      );
      return unwrap(response.alertVgroups, groupsResponse, 'alertVgroups').data;
    },
  };
}
