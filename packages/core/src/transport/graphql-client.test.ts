import type { initGraphQLTada } from 'gql.tada';
import { nullable, number, object } from 'valibot';
import { describe, expect, it } from 'vitest';
import { createFakeFetch, jsonResponse } from '../testing/index.ts';
import type { ContractTypes } from './contract-types.ts';
import { createGraphqlClient } from './graphql-client.ts';
import { createTokenSource } from './token-source.ts';
import { documentTag } from './typed-document.ts';

const graphql = documentTag<initGraphQLTada<ContractTypes>>();

const missed = graphql(`
  query Missed($since: Int!) {
    missedLiveMessages(since: $since) {
      head
    }
  }
`);
const schema = object({ missedLiveMessages: object({ head: nullable(number()) }) });

const ask = async (answer: () => Response, signal?: AbortSignal) => {
  const { fetch, requests } = createFakeFetch(answer);
  const tokens = createTokenSource({ getToken: async () => 'secret' });
  const client = createGraphqlClient({ url: '/graphql', tokens, fetch });
  return { data: await client.query(missed, { since: 4 }, { schema, signal }), requests };
};

describe('GraphQL client', () => {
  it('posts text and variables and gives the parsed data', async () => {
    const body = { data: { missedLiveMessages: { head: 9, extra: true } } };
    const { data, requests } = await ask(() => jsonResponse(body));
    expect(data).toEqual({ missedLiveMessages: { head: 9 } });
    expect(requests[0]).toMatchObject({
      url: '/graphql',
      method: 'POST',
      body: { query: expect.stringContaining('query Missed'), variables: { since: 4 } },
    });
    expect(requests[0]?.headers.get('Authorization')).toBe('Bearer secret');
  });

  it.each([
    { data: { missedLiveMessages: { head: 'nine' } } },
    { data: null },
    {},
    [],
    'text',
    undefined,
  ])('does not believe %j', async (body) => {
    await expect(ask(() => jsonResponse(body))).rejects.toMatchObject({
      kind: 'server',
      message: expect.stringContaining('does not fit the contract'),
    });
  });

  it('names the place that does not fit but not the value', async () => {
    const body = { data: { missedLiveMessages: { head: 'private' } } };
    await expect(ask(() => jsonResponse(body))).rejects.toSatisfy(
      (error: Error) =>
        error.message.includes('missedLiveMessages.head') && !error.message.includes('private'),
    );
  });

  it.each([
    [
      { message: 'Cannot query field', extensions: { code: 'GRAPHQL_VALIDATION_FAILED' } },
      400,
      'invalid',
    ],
    [{ message: 'Cannot query field' }, 400, 'invalid'],
    [{ message: 'Unexpected error.' }, 200, 'server'],
    [{ message: 'Unexpected error.' }, 500, 'server'],
    [{ message: 'No', extensions: { code: 'FORBIDDEN' } }, 200, 'forbidden'],
    [null, 200, 'server'],
  ])('turns top-level error %j with status %i into %s', async (error, status, kind) => {
    await expect(ask(() => jsonResponse({ errors: [error] }, status))).rejects.toMatchObject({
      name: 'PantauError',
      kind,
      serverMessage: undefined,
    });
  });

  it('turns a refused call without GraphQL errors into its status’s kind', async () => {
    const body = { message: 'Terlalu besar' };
    await expect(ask(() => jsonResponse(body, 413))).rejects.toMatchObject({
      kind: 'invalid',
      serverMessage: 'Terlalu besar',
    });
  });

  it('passes giving up on', async () => {
    await expect(ask(() => jsonResponse({}), AbortSignal.abort())).rejects.toMatchObject({
      name: 'AbortError',
    });
  });
});
