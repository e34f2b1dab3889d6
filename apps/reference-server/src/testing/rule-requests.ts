import type { OperationName } from '@pantau/core/contract';
import { addRule } from './fixtures.ts';
import { one, sendQuery, server } from './operation-server.ts';
import { addGroup, linkRule } from './rule-fixtures.ts';
import { codesQuery, ruleQuery, rulesQuery, targetQueries } from './rule-operations.ts';

type Outcome = 'served' | 'refused' | 'leftOut';
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

/** One request for each operation on alert rules. */
export const ruleRequests: Partial<Record<OperationName, () => Promise<boolean>>> = {
  'GraphQL Query.alertRules': () => succeeds(rulesQuery),
  'GraphQL Query.alertRule': () => succeeds(ruleQuery, { alertRuleId: one.urgentRule }),
  'GraphQL Query.alertCodesPaginated': () => succeeds(codesQuery),
  ...Object.fromEntries(
    Object.entries(targetQueries).map(([name, query]) => [
      `GraphQL Query.${name}`,
      () => succeeds(query),
    ]),
  ),
};

const servedIf = (isThere: boolean): Outcome => (isThere ? 'served' : 'leftOut');

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
  'GraphQL Query.ruleVehicles: shared vehicles': () => lists('ruleVehicles', one.sharedVehicle.id),
  'GraphQL Query.ruleVgroups: vehicle groups': () => lists('ruleVgroups', null),
};
