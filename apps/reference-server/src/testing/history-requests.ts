import type { OperationName } from '@pantau/core/contract/operations';
import { expect } from 'vitest';
import { userLogs } from '../db/schema.ts';
import {
  alertGroupsQuery,
  historyQuery,
  logQuery,
  notificationQuery,
} from './history-operations.ts';
import { alerts, idsOf, one, sendQuery, server } from './operation-server.ts';
import { type Outcome, type Row, hasTask, outcomeOf, servedIf } from './outcome.ts';
import { addGroup } from './rule-fixtures.ts';

let depotId: Promise<number> | undefined;

/** Id of a group with the company's vehicle. Both requests that need it run twice: with their scope and without. */
const depot = (): Promise<number> =>
  (depotId ??= addGroup(server.db, one.id, 'Depot', [one.vehicle]).then(({ id }) => id));

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

/** One request for each operation on the history and the log of alerts. */
export const historyRequests: Partial<Record<OperationName, () => Promise<boolean>>> = {
  'GraphQL Query.alertHistory': async () =>
    (await sendQuery(historyQuery, { filter: {} })).isSuccessful,
  'GraphQL Query.notification': async () =>
    (await sendQuery(notificationQuery, { id: alerts.important })).isSuccessful,
  'GraphQL Query.alertLog': async () => (await sendQuery(logQuery, { filter: {} })).isSuccessful,
  'GraphQL Query.alertVgroups': async () => (await sendQuery(alertGroupsQuery, {})).isSuccessful,
};

/** Requests for the parts of the history that a user may not see. */
export const historyParts: Readonly<Record<string, () => Promise<Outcome>>> = {
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
};
