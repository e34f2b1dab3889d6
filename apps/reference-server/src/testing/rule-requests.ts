import { scopes } from '@pantau/core/contract';
import type { OperationName } from '@pantau/core/contract/operations';
import { eq } from 'drizzle-orm';
import { users, vehicleGroups } from '../db/schema.ts';
import { graphql, signIn } from './client.ts';
import { addRule, addUser } from './fixtures.ts';
import { openLive } from './live-client.ts';
import { one, sendQuery, server, session } from './operation-server.ts';
import { payloadQuery } from './operations.ts';
import { addGroup, linkRule } from './rule-fixtures.ts';
import {
  backTestQuery,
  codesQuery,
  createRuleMutation,
  createRulesMutation,
  deleteRuleMutation,
  deleteRulesMutation,
  ruleInput,
  ruleQuery,
  rulesQuery,
  targetQueries,
  templatesQuery,
  testNotificationMutation,
  updateCompanyMutation,
  updateRuleMutation,
  updateRulesMutation,
} from './rule-operations.ts';
import { type Outcome, servedIf } from './outcome.ts';

type Name = keyof typeof targetQueries;

const succeeds = async (query: string, variables: object = {}): Promise<boolean> =>
  (await sendQuery(query, variables)).isSuccessful;

/** A rule with a shared vehicle and a group. */
let rule: Promise<string> | undefined;

const ruleWithBoth = (): Promise<string> => {
  rule ??= (async () => {
    const id = await addRule(server.db, one.id, 'Important', [], { label: 'With both' });
    const group = await addGroup(server.db, one.id, 'Everything', [one.vehicle]);
    await linkRule(server.db, id, { vehicles: [one.sharedVehicle], groups: [group] });
    return String(id);
  })();
  return rule;
};

const newRule = async (subscribers: readonly { id: number }[] = []): Promise<string> =>
  String(await addRule(server.db, one.id, 'Important', subscribers));

/** Deletes one of the manager's rules as another user; whether the manager's live connection receives the change. */
async function receivesRuleChange(): Promise<boolean> {
  const { payload } = await sendQuery(payloadQuery, {});
  const listener = await openLive(server, session.accessToken, payload);
  const editor = await addUser(server.db, one.id, [scopes.alertRuleDelete]);
  const { accessToken } = await signIn(server, editor);
  const input = { alertRuleId: await newRule([one.manager]), version: 1 };
  const deleted = await graphql(server, accessToken, deleteRuleMutation, { input });
  if (!deleted.isSuccessful) throw new Error('The rule was not deleted.');
  const seen = listener.messages.length;
  await listener.waitFor(
    (message) => message.type === 'PONG' && listener.messages.indexOf(message) >= seen,
  );
  listener.close();
  return listener.messages.some(({ type }) => type === `alert-center-new-${one.manager.id}`);
}

/** One request for each operation on alert rules. */
export const ruleRequests: Partial<Record<OperationName, () => Promise<boolean>>> = {
  'GraphQL Query.alertRules': () => succeeds(rulesQuery),
  'GraphQL Query.alertRule': () => succeeds(ruleQuery, { alertRuleId: one.urgentRule }),
  'GraphQL Query.alertCodesPaginated': () => succeeds(codesQuery),
  'GraphQL Query.backTestAlertRule': () =>
    succeeds(backTestQuery, { input: { rule: ruleInput() } }),
  'GraphQL Mutation.sendTestNotification': async () => {
    const { db } = server;
    await db
      .update(users)
      .set({ profileEmail: 'm@fleet.example' })
      .where(eq(users.id, one.manager.id));
    return succeeds(testNotificationMutation, { input: { rule: ruleInput(), channel: 'email' } });
  },
  'GraphQL Query.alertRuleTemplates': () => succeeds(templatesQuery),
  'GraphQL Mutation.createAlertRules': () => {
    const templates = [{ templateId: 'fuel', alertCodes: [7] }];
    return succeeds(createRulesMutation, { input: { templates } });
  },
  'GraphQL Mutation.updateCompany': () =>
    succeeds(updateCompanyMutation, { input: { id: one.id, setupNotifCompleted: true } }),
  'GraphQL Mutation.createAlertRule': () => succeeds(createRuleMutation, { input: ruleInput() }),
  'GraphQL Mutation.updateAlertRule': async () => {
    const input = { alertRuleId: await newRule(), version: 1, rule: ruleInput() };
    return succeeds(updateRuleMutation, { input });
  },
  'GraphQL Mutation.deleteAlertRule': async () =>
    succeeds(deleteRuleMutation, { input: { alertRuleId: await newRule(), version: 1 } }),
  'GraphQL Mutation.updateAlertRules': async () => {
    const selection = { alertRuleIds: [await newRule()], selectionMode: 'Selection' };
    return succeeds(updateRulesMutation, { input: { ...selection, isActive: false } });
  },
  'GraphQL Mutation.deleteAlertRules': async () => {
    const input = { alertRuleIds: [await newRule()], selectionMode: 'Selection' };
    return succeeds(deleteRulesMutation, { input });
  },
  'live alert-center-new-{userId}': receivesRuleChange,
  ...Object.fromEntries(
    Object.entries(targetQueries).map(([name, query]) => [
      `GraphQL Query.${name}`,
      () => succeeds(query),
    ]),
  ),
};

async function namesInRule(kind: 'vehicles' | 'vgroups'): Promise<Outcome> {
  const { data } = await sendQuery(ruleQuery, { alertRuleId: await ruleWithBoth() });
  return servedIf(data[kind].length > 0);
}

async function namesInList(kind: 'vehicles' | 'vgroups'): Promise<Outcome> {
  await ruleWithBoth();
  const { data } = await sendQuery(rulesQuery, { filter: { search: 'With both' } });
  return servedIf(data[0][kind].length > 0);
}

async function lists(name: Name, id: number | null): Promise<Outcome> {
  await ruleWithBoth();
  const filter = id === null ? {} : { ids: [id] };
  const { data } = await sendQuery(targetQueries[name], { filter });
  return servedIf(data.length > 0);
}

/** Requests for the parts of rules that a user may not see. */
export const ruleParts: Record<string, () => Promise<Outcome>> = {
  'GraphQL Query.alertRules: shared vehicles': () => namesInList('vehicles'),
  'GraphQL Query.alertRules: vehicle groups': () => namesInList('vgroups'),
  'GraphQL Query.alertRule: shared vehicles': () => namesInRule('vehicles'),
  'GraphQL Query.alertRule: vehicle groups': () => namesInRule('vgroups'),
  'GraphQL Query.backTestAlertRule: shared vehicles': async () => {
    const input = { rule: ruleInput({ vehicleIds: [one.sharedVehicle.id] }) };
    return servedIf(await succeeds(backTestQuery, { input }));
  },
  'GraphQL Query.backTestAlertRule: vehicle groups': async () => {
    await ruleWithBoth();
    const [group] = await server.db.select().from(vehicleGroups);
    const input = { rule: ruleInput({ vgroupIds: [group?.id] }) };
    return servedIf(await succeeds(backTestQuery, { input }));
  },
  'GraphQL Query.ruleVehicles: shared vehicles': () => lists('ruleVehicles', one.sharedVehicle.id),
  'GraphQL Query.ruleVgroups: vehicle groups': () => lists('ruleVgroups', null),
};
