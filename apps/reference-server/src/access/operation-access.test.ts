import { scopes } from '@pantau/core/contract';
import {
  operations,
  type OperationAccess,
  type OperationName,
} from '@pantau/core/contract/operations';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { postJson } from '../testing/client.ts';
import { rawAlertsQuery } from '../testing/operations.ts';
import { everyScope, server, session, setScopes, without } from '../testing/operation-server.ts';
import { partOfWhole, parts, whole } from '../testing/operation-requests.ts';
import { startOperationServer, stopOperationServer } from '../testing/operation-server.ts';

/*
 * Tests every operation of the contract with all scopes and without each scope that it lists.
 * Operations and parts without a request in testing/operation-requests.ts fail.
 */

beforeAll(startOperationServer);

afterAll(stopOperationServer);

const { alertAction, alertNote, alertMedia } = scopes;

/** Scopes of the part without which the operation does nothing. */
function needsOfPart(row: OperationAccess & { readonly operation: OperationName }) {
  const name = partOfWhole[row.operation];
  return row.parts?.find(({ part }) => part === name)?.needs ?? [];
}

const ofSession = operations.filter(({ caller }) => caller === 'session');

describe('an operation', () => {
  it.each(ofSession)('$operation is served with its required scopes (RS-17)', async (row) => {
    const attempt = whole[row.operation];
    if (attempt === undefined) throw new Error(`Add a request for ${row.operation}.`);
    await setScopes(everyScope);
    expect(await attempt()).toBe(true);
    await setScopes([...row.needs, ...needsOfPart(row)]);
    expect(await attempt()).toBe(true);
  });

  const needs = ofSession.flatMap(({ operation, needs }) =>
    needs.map((scope) => ({ operation, scope })),
  );
  it.each(needs)(
    '$operation is not served without $scope (RS-17)',
    async ({ operation, scope }) => {
      await setScopes(without(scope));
      expect(await whole[operation]?.()).toBe(false);
    },
  );

  const ofParts = ofSession.flatMap((row) =>
    ('parts' in row ? row.parts : []).flatMap(({ part, needs, without: otherwise }) =>
      needs.map((scope) => ({ name: `${row.operation}: ${part}`, scope, otherwise })),
    ),
  );
  it.each(ofParts)(
    '$name without $scope is $otherwise (RS-18)',
    async ({ name, scope, otherwise }) => {
      const attempt = parts[name];
      if (attempt === undefined) throw new Error(`Add a request for ${name}.`);
      await setScopes(everyScope);
      expect(await attempt()).toBe('served');
      await setScopes(without(scope));
      expect(await attempt()).toBe(otherwise);
    },
  );

  it('lets users without the scopes for acting look, but not act (RS-130)', async () => {
    await setScopes(
      everyScope.filter(
        (scope) => !([alertAction, alertNote, alertMedia] as string[]).includes(scope),
      ),
    );
    expect(await whole['GraphQL Query.rawAlerts']?.()).toBe(true);
    expect(await whole['GraphQL Query.vehicleVideos']?.()).toBe(true);
    // Snoozing changes nothing for others.
    const own = ['GraphQL Mutation.snoozeAlerts', 'GraphQL Mutation.endAlertSnooze'] as const;
    for (const operation of own) expect(await whole[operation]?.(), operation).toBe(true);
    const refused = ofSession.filter(
      ({ operation, needs }) =>
        operation.startsWith('GraphQL Mutation') &&
        !own.some((one) => one === operation) &&
        (needs as readonly string[]).includes(scopes.alertCenterMain),
    );
    expect(refused).toHaveLength(5);
    for (const { operation } of refused) expect(await whole[operation]?.(), operation).toBe(false);
  });

  const graphqlRows = ofSession.filter(({ operation }) => operation.startsWith('GraphQL'));
  it.each(graphqlRows)('$operation is rejected without a session (RS-7)', async () => {
    const response = await postJson(server, '/graphql', { query: rawAlertsQuery });
    expect(response.status).toBe(401);
  });

  it('REST POST /api/embed-tokens accepts neither a session nor an ingest key (RS-517)', async () => {
    const request = { user: { id: '1', fullname: 'A' }, widgets: ['alert-center'] };
    for (const credential of [session.accessToken, 'test-ingest-key-of-company-1']) {
      const headers = { authorization: `Bearer ${credential}` };
      expect((await postJson(server, '/api/embed-tokens', request, headers)).status).toBe(401);
    }
    expect((await postJson(server, '/api/embed-tokens', request)).status).toBe(401);
  });

  const ingestRows = operations.filter(({ caller }) => caller === 'ingestKey');
  it.each(ingestRows)('$operation accepts only an ingest key (RS-37)', async ({ operation }) => {
    const path = operation.replace('REST POST ', '');
    const post = async (key: string): Promise<number> =>
      (await postJson(server, path, [], { authorization: `Bearer ${key}` })).status;
    expect(await post('test-ingest-key-of-company-1')).toBe(200);
    expect(await post('another key')).toBe(401);
    expect(await post(session.accessToken)).toBe(401);
    expect((await postJson(server, path, [])).status).toBe(401);
  });
});
