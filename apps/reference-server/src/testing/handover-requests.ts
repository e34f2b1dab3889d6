import type { OperationName } from '@pantau/core/contract/operations';
import { latestHandover } from '../handovers/record-handover.ts';
import { handoverQuery, recordHandoverMutation } from './handover-operations.ts';
import { alerts, idsOf, one, sendQuery, server } from './operation-server.ts';
import { type Outcome, outcomeOf } from './outcome.ts';

/** One request for each operation on handovers of shifts. */
export const handoverRequests: Partial<Record<OperationName, () => Promise<boolean>>> = {
  'GraphQL Query.shiftHandover': async () => (await sendQuery(handoverQuery, {})).isSuccessful,
  'GraphQL Mutation.recordShiftHandover': async () => {
    const previous = await latestHandover(server.db, one.id);
    const input = { previousId: previous === null ? null : String(previous.id), note: 'All quiet' };
    return (await sendQuery(recordHandoverMutation, { input })).isSuccessful;
  },
};

/** Whether the handover lists an alert. */
async function lists(id: string, filter: object = {}): Promise<Outcome> {
  const result = await sendQuery(handoverQuery, { filter: { show: 100, ...filter } });
  return outcomeOf(result, idsOf(result.data?.alerts ?? []).includes(id));
}

/** Requests for the parts of a handover that a user may not see. */
export const handoverParts: Readonly<Record<string, () => Promise<Outcome>>> = {
  'GraphQL Query.shiftHandover: urgent alerts': () => lists(alerts.urgent),
  'GraphQL Query.shiftHandover: isSharedVehicle': () =>
    lists(alerts.sharedImportant, { isSharedVehicle: true }),
};
