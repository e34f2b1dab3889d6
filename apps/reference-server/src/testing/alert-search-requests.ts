import { addGroup } from './rule-fixtures.ts';
import { alerts, idsOf, one, sendQuery, server, task } from './operation-server.ts';
import { rawAlertsQuery, totalsQuery } from './operations.ts';
import { type Outcome, servedIf } from './outcome.ts';

let group: Promise<string> | undefined;

/** A group with the vehicle of every alert that is not shared. */
const theGroup = (): Promise<string> => {
  group ??= addGroup(server.db, one.id, 'Of alerts', [one.vehicle]).then(({ id }) => String(id));
  return group;
};

/** Whether a search lists the alert. */
async function finds(id: string, search: object): Promise<Outcome> {
  const filter = { search, rawAlertId: [id] };
  return servedIf(idsOf((await sendQuery(rawAlertsQuery, { filter })).data).includes(id));
}

/** Whether a search counts any alert; none is an emergency, which every search would count. */
async function counts(search: object): Promise<Outcome> {
  const { data } = await sendQuery(totalsQuery, { filter: { search } });
  return servedIf(data.some(({ unresolved }: { unresolved: number }) => unresolved > 0));
}

/** Requests for the parts of a search that a user may not use. */
export const alertSearchParts = {
  'GraphQL Query.rawAlerts: vehicle groups': async () =>
    finds(alerts.important, { vgroupIds: [await theGroup()] }),
  'GraphQL Query.totalImportantAlerts: vehicle groups': async () =>
    counts({ vgroupIds: [await theGroup()] }),
  'GraphQL Query.totalImportantAlerts: fleet orders': () => counts({ text: task.foNumber }),
} as const;
