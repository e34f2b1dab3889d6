import type { OperationName } from '@pantau/core/contract/operations';
import { expect } from 'vitest';
import type { graphql } from './client.ts';
import { openLive } from './live-client.ts';
import {
  fileListMutation,
  fleetOrderQuery,
  geofencesQuery,
  historiesQuery,
  missedQuery,
  oldVersionMutation,
  payloadQuery,
  pushTokenMutation,
  rawAlertsQuery,
  statusesQuery,
  totalsQuery,
  trailQuery,
  uploadMutation,
  vehicleQuery,
  videosQuery,
} from './operations.ts';
import { userLogs } from '../db/schema.ts';
import { addAlert } from './fixtures.ts';
import { alertSearchParts } from './alert-search-requests.ts';
import { announcementRequests, receivesAnnouncement } from './announcement-requests.ts';
import {
  alertGroupsQuery,
  historyQuery,
  logQuery,
  notificationQuery,
} from './history-operations.ts';
import { companyParts, companyRequests } from './company-requests.ts';
import { dashboardParts, dashboardRequests } from './dashboard-requests.ts';
import { driverScoreParts, driverScoreRequests } from './driver-score-requests.ts';
import { orderRequests } from './order-requests.ts';
import { partnerRequests } from './partner-requests.ts';
import { promptRequests } from './prompt-requests.ts';
import { addGroup } from './rule-fixtures.ts';
import { ruleParts, ruleRequests } from './rule-requests.ts';
import { snoozeParts, snoozeRequests, snoozeVehicle } from './snooze-requests.ts';
import {
  type Vehicle,
  act,
  alerts,
  canGet,
  endCall,
  idsOf,
  one,
  receive,
  receivesAction,
  receivesCall,
  sendQuery,
  server,
  session,
  span,
  startCall,
  task,
} from './operation-server.ts';

/** Requests about one vehicle. */
const ofVehicle: Partial<Record<OperationName, (vehicle: Vehicle) => ReturnType<typeof graphql>>> =
  {
    'GraphQL Query.vehicle': ({ id }) => sendQuery(vehicleQuery, { vehicleId: id }),
    'GraphQL Query.vehicleStatuses': ({ id }) =>
      sendQuery(statusesQuery, { filter: { vehicleId: [id] } }),
    'GraphQL Query.vehicleTrail': ({ id }) => sendQuery(trailQuery, { vehicleId: id, ...span }),
    'GraphQL Query.downloadVideoHistories': ({ id }) =>
      sendQuery(historiesQuery, { filter: { vehicleId: id, startTime: span.startTime } }),
    'GraphQL Query.vehicleVideos': ({ id }) =>
      sendQuery(videosQuery, {
        filter: { vehicleId: id, channel: 1, fileListOnly: true, isFromCache: true, ...span },
      }),
    'GraphQL Mutation.snoozeAlerts': snoozeVehicle,
    'GraphQL Mutation.updateFileList': ({ id, imei }) =>
      sendQuery(fileListMutation, { input: { imei, channel: 1, vehicleId: id } }),
    'GraphQL Mutation.setUploadMedia': ({ imei }) =>
      sendQuery(uploadMutation, {
        input: { imei, rawAlertInput: { cameraPosition: 1, rawAlertCreatedOn: span.startTime } },
      }),
    'GraphQL Query.fleetOrderDetail': ({ id }) =>
      sendQuery(fleetOrderQuery, id === one.vehicle.id ? task : { foId: '3', logId: '4' }),
  };

const vehicleRequests = Object.fromEntries(
  Object.entries(ofVehicle).map(([operation, attempt]) => [
    operation,
    async () => (await attempt(one.vehicle)).isSuccessful as boolean,
  ]),
);

/** The request for each operation. */
export const whole: Partial<Record<OperationName, () => Promise<boolean>>> = {
  'GraphQL Query.payload': async () => (await sendQuery(payloadQuery, {})).isSuccessful,
  'GraphQL Query.rawAlerts': async () =>
    (await sendQuery(rawAlertsQuery, { filter: {} })).isSuccessful,
  'GraphQL Query.alertHistory': async () =>
    (await sendQuery(historyQuery, { filter: {} })).isSuccessful,
  'GraphQL Query.notification': async () =>
    (await sendQuery(notificationQuery, { id: alerts.important })).isSuccessful,
  'GraphQL Query.alertLog': async () => (await sendQuery(logQuery, { filter: {} })).isSuccessful,
  'GraphQL Query.totalImportantAlerts': async () => (await sendQuery(totalsQuery, {})).isSuccessful,
  'GraphQL Query.missedLiveMessages': async () =>
    (await sendQuery(missedQuery, { since: 0 })).isSuccessful,
  'GraphQL Query.alertVgroups': async () => (await sendQuery(alertGroupsQuery, {})).isSuccessful,
  'GraphQL Mutation.upsertRawAlertsAction': async () => (await act({})).isSuccessful,
  ...vehicleRequests,
  'GraphQL Mutation.unregisterPushToken': async () =>
    (await sendQuery(pushTokenMutation, { input: { registrationToken: 'x', platform: 'web' } }))
      .isSuccessful,
  'REST POST /api/calls': async () => (await startCall(one.vehicle)) === 200,
  'REST DELETE /api/calls/{vehicleId}': async () => (await endCall(one.vehicle.id)) === 204,
  'REST GET /api/geocode': () => canGet('/api/geocode?latitude=0&longitude=100'),
  'REST GET /api/portal-settings': () => canGet('/api/portal-settings'),
  ...orderRequests,
  ...announcementRequests,
  ...dashboardRequests,
  ...companyRequests,
  ...promptRequests,
  ...partnerRequests,
  ...ruleRequests,
  ...driverScoreRequests,
  ...snoozeRequests,
  'GraphQL Mutation.backToOldVersion': async () =>
    (await sendQuery(oldVersionMutation, { input: { reason: 1 } })).isSuccessful,
  'live call': receivesCall,
  'GraphQL Query.geofences': async () =>
    (await sendQuery(geofencesQuery, { geofenceId: ['1'] })).isSuccessful,
  'live alert-center-{companyId}': async () => (await receive()).includes('own important'),
  'live alert-center-resolve-{companyId}': () => receivesAction([alerts.important]),
  'live vehicle-position-{companyId}': async () => (await receive()).includes('own position'),
};

/** An operation that does nothing without a part: the part that its request in `whole` uses. */
export const partOfWhole: Partial<Record<OperationName, string>> = {
  'GraphQL Mutation.upsertRawAlertsAction': 'actionType Feedback',
};

type Outcome = 'served' | 'refused' | 'leftOut';

const outcomeOf = (
  { isSuccessful, errorName }: { isSuccessful: boolean; errorName: string | null },
  isThere: boolean,
): Outcome => {
  if (isSuccessful) return isThere ? 'served' : 'leftOut';
  expect(errorName).toBe('FORBIDDEN');
  return 'refused';
};

type Row = Readonly<Record<string, unknown>>;

/** Whether the task is present; it is never partial. */
const hasTask = ({ foNumber, foId, logId, foData }: Row): boolean => {
  const values = [foNumber, foId, logId, foData];
  expect([
    [null, null, null, null],
    [...Object.values(task).slice(0, 3), { detail: null }],
  ]).toContainEqual(values);
  return foNumber !== null;
};

const servedIf = (isThere: boolean): Outcome => (isThere ? 'served' : 'leftOut');

async function findsNotification(id: string): Promise<Outcome> {
  const { isSuccessful, errorName } = await sendQuery(notificationQuery, { id });
  if (!isSuccessful) expect(errorName).toBe('NOT_FOUND');
  return servedIf(isSuccessful);
}

const logNote = (id: string): Promise<unknown> =>
  server.db.insert(userLogs).values({
    companyId: one.id,
    rawAlertId: Number(id),
    typeField: 'Feedback',
    data: 'a note',
    createdOn: new Date(server.clock.now()),
    userId: one.dispatcher.id,
  });

/** Whether the log has an entry about the alert. */
async function logs(id: string, filter: object = {}): Promise<Outcome> {
  await logNote(id);
  const result = await sendQuery(logQuery, { filter: { show: 100, ...filter } });
  type Entry = { readonly alert: { readonly rawAlertId: string } };
  const alertIds = result.data?.map(({ alert }: Entry) => alert.rawAlertId) ?? [];
  return outcomeOf(result, alertIds.includes(id));
}

/** Shared vehicles are either not found or omitted from the list. */
const sharedVehicleRequests = Object.fromEntries(
  Object.entries(ofVehicle).map(([operation, attempt]) => [
    `${operation}: shared vehicles`,
    async (): Promise<Outcome> => {
      const { isSuccessful, errorName, data } = await attempt(one.sharedVehicle);
      if (!isSuccessful) expect(errorName).toBe('NOT_FOUND');
      const isList = operation === 'GraphQL Query.vehicleStatuses';
      return servedIf(isSuccessful && (!isList || data.length > 0));
    },
  ]),
);

const dataOfAction = {
  Read: null,
  Resolve: '{"isResolved":true}',
  FalseAlert: '{"isFalseAlert":false}',
  Feedback: 'a note',
};

let depotId: Promise<number> | undefined;

/** Id of a group with the company's vehicle. Both requests that need it run twice: with their scope and without. */
const depot = (): Promise<number> =>
  (depotId ??= addGroup(server.db, one.id, 'Depot', [one.vehicle]).then(({ id }) => id));

/** One request for each type of action. */
const actionRequests = Object.fromEntries(
  Object.entries(dataOfAction).map(([actionType, data]) => [
    `GraphQL Mutation.upsertRawAlertsAction: actionType ${actionType}`,
    async (): Promise<Outcome> => {
      const selection = { selectionMode: 'Selection', rawAlertId: [alerts.important] };
      const result = await act({ ...selection, actionType, data });
      return outcomeOf(result, result.items?.[0].outcome !== 'notFound');
    },
  ]),
);

export const parts: Record<string, () => Promise<Outcome>> = {
  ...sharedVehicleRequests,
  ...dashboardParts,
  ...companyParts,
  ...ruleParts,
  ...driverScoreParts,
  ...alertSearchParts,
  ...snoozeParts,
  'REST POST /api/calls: shared vehicles': async () => {
    const status = await startCall(one.sharedVehicle);
    if (status !== 200) expect(status).toBe(404);
    return servedIf(status === 200);
  },
  'GraphQL Query.payload: filterByType AlertCenter': async () => {
    const result = await sendQuery(payloadQuery, { filter: { filterByType: ['AlertCenter'] } });
    return outcomeOf(result, result.subscribedAlertRules?.importantAlertRules.length > 0);
  },
  'GraphQL Query.payload: filterByType SystemNotif': async () => {
    const result = await sendQuery(payloadQuery, { filter: { filterByType: ['SystemNotif'] } });
    return outcomeOf(result, await receivesAnnouncement(result.payload));
  },
  'GraphQL Query.payload: isSharedVehicle': async () => {
    const result = await sendQuery(payloadQuery, { filter: { isSharedVehicle: true } });
    return outcomeOf(
      result,
      result.isSuccessful &&
        (await receive({ isSharedVehicle: true })).includes('shared important'),
    );
  },
  'GraphQL Query.rawAlerts: isUrgent': async () => {
    const result = await sendQuery(rawAlertsQuery, { filter: { isUrgent: true } });
    return outcomeOf(result, idsOf(result.data).includes(alerts.urgent));
  },
  'GraphQL Query.rawAlerts: urgent alerts': async () => {
    const result = await sendQuery(rawAlertsQuery, { filter: { pagination: { show: 100 } } });
    return outcomeOf(result, idsOf(result.data).includes(alerts.urgent));
  },
  'GraphQL Query.rawAlerts: isSharedVehicle': async () => {
    const filter = { isSharedVehicle: true, pagination: { show: 100 } };
    const result = await sendQuery(rawAlertsQuery, { filter });
    return outcomeOf(result, idsOf(result.data).includes(alerts.sharedImportant));
  },
  'GraphQL Query.rawAlerts: fleet orders': async () => {
    const result = await sendQuery(rawAlertsQuery, { filter: { rawAlertId: [alerts.ofTask] } });
    return outcomeOf(result, hasTask(result.data[0]));
  },
  'GraphQL Query.missedLiveMessages: fleet orders': async () => {
    const result = await sendQuery(missedQuery, { since: 0 });
    const alert = result.alerts.find((one: Row) => one.rawAlertId === alerts.ofTask);
    return outcomeOf(result, hasTask(alert));
  },
  'GraphQL Mutation.upsertRawAlertsAction: fleet orders': async () => {
    const result = await act({ selectionMode: 'Selection', rawAlertId: [alerts.ofTask] });
    return outcomeOf(result, hasTask(result.items[0].alert));
  },
  'live alert-center-{companyId}: fleet orders': async () => {
    const { payload } = await sendQuery(payloadQuery, {});
    const listener = await openLive(server, session.accessToken, payload);
    const { db, clock } = server;
    const values = { vehicle: one.vehicle, alertRuleIds: [one.importantRule], alertCode: 138 };
    const { id } = await addAlert(db, clock, { ...values, fleetOrder: task });
    server.app.liveFeed.changed(1);
    const { data } = await listener.waitFor(({ data: alert }) => alert?.rawAlertId === String(id));
    listener.close();
    return servedIf(hasTask(data));
  },
  'GraphQL Query.alertHistory: urgency Urgent': async () => {
    const result = await sendQuery(historyQuery, { filter: { urgency: 'Urgent' } });
    return outcomeOf(result, idsOf(result.data).includes(alerts.urgent));
  },
  'GraphQL Query.alertHistory: urgent alerts': async () => {
    const result = await sendQuery(historyQuery, { filter: { show: 100 } });
    return outcomeOf(result, idsOf(result.data).includes(alerts.urgent));
  },
  'GraphQL Query.alertHistory: vgroupIds': async () => {
    const vgroupIds = [await depot()];
    const result = await sendQuery(historyQuery, { filter: { vgroupIds, show: 100 } });
    return outcomeOf(result, idsOf(result.data).includes(alerts.important));
  },
  'GraphQL Query.alertVgroups: vehicle groups': async () => {
    await depot();
    const { data } = await sendQuery(alertGroupsQuery, {});
    return servedIf(data.length > 0);
  },
  'GraphQL Query.alertHistory: isSharedVehicle': async () => {
    const filter = { isSharedVehicle: true, show: 100 };
    const result = await sendQuery(historyQuery, { filter });
    return outcomeOf(result, idsOf(result.data).includes(alerts.sharedImportant));
  },
  'GraphQL Query.alertHistory: fleet orders': async () => {
    const result = await sendQuery(historyQuery, { filter: { group: ['fleetOrder'] } });
    return outcomeOf(result, hasTask(result.data[0]));
  },
  'GraphQL Query.notification: urgent alerts': () => findsNotification(alerts.urgent),
  'GraphQL Query.notification: shared vehicles': () => findsNotification(alerts.sharedImportant),
  'GraphQL Query.notification: fleet orders': async () => {
    const result = await sendQuery(notificationQuery, { id: alerts.ofTask });
    return outcomeOf(result, hasTask(result.data));
  },
  'GraphQL Query.alertLog: urgent alerts': () => logs(alerts.urgent),
  'GraphQL Query.alertLog: isSharedVehicle': () =>
    logs(alerts.sharedImportant, { isSharedVehicle: true }),
  'GraphQL Query.alertLog: fleet orders': async () => {
    await logNote(alerts.ofTask);
    const result = await sendQuery(logQuery, { filter: { show: 100 } });
    type Entry = { readonly alert: Row };
    const entry = result.data.find(({ alert }: Entry) => alert['rawAlertId'] === alerts.ofTask);
    return outcomeOf(result, hasTask(entry.alert));
  },
  'GraphQL Query.totalImportantAlerts: Urgent': async () => {
    const result = await sendQuery(totalsQuery, {});
    const kinds = result.data.map((row: { alertUrgencyType: string }) => row.alertUrgencyType);
    return outcomeOf(result, kinds.includes('Urgent'));
  },
  'GraphQL Query.totalImportantAlerts: isSharedVehicle': async () => {
    const own = await sendQuery(totalsQuery, {});
    const result = await sendQuery(totalsQuery, { filter: { isSharedVehicle: true } });
    return outcomeOf(result, result.data?.at(-1).unresolved > own.data.at(-1).unresolved);
  },
  'GraphQL Query.missedLiveMessages: urgent alerts': async () => {
    const result = await sendQuery(missedQuery, { since: 0 });
    return outcomeOf(result, idsOf(result.alerts).includes(alerts.urgent));
  },
  'GraphQL Query.missedLiveMessages: isSharedVehicle': async () => {
    const result = await sendQuery(missedQuery, { since: 0, isSharedVehicle: true });
    return outcomeOf(result, idsOf(result.alerts).includes(alerts.sharedImportant));
  },
  ...actionRequests,
  'GraphQL Mutation.upsertRawAlertsAction: urgent alerts': async () => {
    const result = await act({ selectionMode: 'Selection', rawAlertId: [alerts.urgent] });
    return outcomeOf(result, result.items[0].outcome === 'applied');
  },
  'GraphQL Mutation.upsertRawAlertsAction: isSharedVehicle': async () => {
    const selection = { selectionMode: 'Selection', rawAlertId: [alerts.sharedImportant] };
    expect((await act(selection)).items[0].outcome).toBe('notFound');
    const result = await act({ ...selection, isSharedVehicle: true });
    return outcomeOf(result, result.items?.[0].outcome === 'applied');
  },
  'live alert-center-{companyId}: urgent alerts': async () =>
    servedIf((await receive()).includes('own urgent')),
  'live alert-center-resolve-{companyId}: urgent alerts': async () =>
    servedIf(await receivesAction([alerts.urgent])),
};
