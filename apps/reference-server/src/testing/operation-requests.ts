import type { OperationName } from '@pantau/core/contract/operations';
import { expect } from 'vitest';
import { openLive } from './live-client.ts';
import {
  geofencesQuery,
  missedQuery,
  oldVersionMutation,
  payloadQuery,
  pushTokenMutation,
  rawAlertsQuery,
  totalsQuery,
} from './operations.ts';
import { addAlert } from './fixtures.ts';
import { alertSearchParts } from './alert-search-requests.ts';
import { ownerParts, ownerRequests } from './alert-owner-requests.ts';
import { announcementRequests, receivesAnnouncement } from './announcement-requests.ts';
import { companyParts, companyRequests } from './company-requests.ts';
import { dashboardParts, dashboardRequests } from './dashboard-requests.ts';
import { driverScoreParts, driverScoreRequests } from './driver-score-requests.ts';
import { falseAlertParts, falseAlertRequests } from './false-alert-requests.ts';
import { handoverParts, handoverRequests } from './handover-requests.ts';
import { historyParts, historyRequests } from './history-requests.ts';
import { orderRequests } from './order-requests.ts';
import { type Outcome, type Row, hasTask, outcomeOf, servedIf } from './outcome.ts';
import { partnerRequests } from './partner-requests.ts';
import { promptRequests } from './prompt-requests.ts';
import { presenceParts, presenceRequests } from './presence-requests.ts';
import { quickNoteRequests } from './quick-note-requests.ts';
import { ruleParts, ruleRequests } from './rule-requests.ts';
import { snoozeParts, snoozeRequests } from './snooze-requests.ts';
import { vehicleParts, vehicleRequests } from './vehicle-requests.ts';
import {
  act,
  alerts,
  canGet,
  idsOf,
  one,
  receive,
  receivesAction,
  receivesCall,
  sendQuery,
  server,
  session,
  task,
} from './operation-server.ts';

/** The request for each operation. */
export const whole: Partial<Record<OperationName, () => Promise<boolean>>> = {
  'GraphQL Query.payload': async () => (await sendQuery(payloadQuery, {})).isSuccessful,
  'GraphQL Query.rawAlerts': async () =>
    (await sendQuery(rawAlertsQuery, { filter: {} })).isSuccessful,
  'GraphQL Query.totalImportantAlerts': async () => (await sendQuery(totalsQuery, {})).isSuccessful,
  'GraphQL Query.missedLiveMessages': async () =>
    (await sendQuery(missedQuery, { since: 0 })).isSuccessful,
  'GraphQL Mutation.upsertRawAlertsAction': async () => (await act({})).isSuccessful,
  ...vehicleRequests,
  ...historyRequests,
  'GraphQL Mutation.unregisterPushToken': async () =>
    (await sendQuery(pushTokenMutation, { input: { registrationToken: 'x', platform: 'web' } }))
      .isSuccessful,
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
  ...ownerRequests,
  ...presenceRequests,
  ...handoverRequests,
  ...falseAlertRequests,
  ...quickNoteRequests,
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

const dataOfAction = {
  Read: null,
  Resolve: '{"isResolved":true}',
  FalseAlert: '{"isFalseAlert":false}',
  Feedback: 'a note',
};

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
  ...vehicleParts,
  ...handoverParts,
  ...falseAlertParts,
  ...historyParts,
  ...dashboardParts,
  ...companyParts,
  ...ruleParts,
  ...driverScoreParts,
  ...alertSearchParts,
  ...snoozeParts,
  ...ownerParts,
  ...presenceParts,
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
  'GraphQL Mutation.upsertRawAlertsAction: note': async () => {
    const selection = { selectionMode: 'Selection', rawAlertId: [alerts.important] };
    const resolve = { ...selection, actionType: 'Resolve', data: dataOfAction.Resolve };
    return outcomeOf(await act({ ...resolve, note: 'a note' }), true);
  },
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
