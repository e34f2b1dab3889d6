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

type Respond = Parameters<typeof createFakeFetch>[0];

const send = async (respond: Respond, signal?: AbortSignal) => {
  const { fetch, requests } = createFakeFetch(respond);
  let tokenCount = 0;
  const tokens = createTokenSource({ getToken: async () => `secret-${++tokenCount}` });
  const client = createGraphqlClient({ url: '/graphql', tokens, fetch });
  return { data: await client.query(missed, { since: 4 }, { schema, signal }), requests };
};

describe('GraphQL client', () => {
  it('posts the document and its variables and returns the parsed data', async () => {
    const body = { data: { missedLiveMessages: { head: 9, extra: true } } };
    const { data, requests } = await send(() => jsonResponse(body));
    expect(data).toEqual({ missedLiveMessages: { head: 9 } });
    expect(requests[0]).toMatchObject({
      url: '/graphql',
      method: 'POST',
    });
    expect(requests[0]?.body).toEqual({
      query: expect.stringContaining('query Missed'),
      variables: { since: 4 },
    });
    expect(requests[0]?.headers.get('Accept')).toBe('application/json');
    expect(requests[0]?.headers.get('Content-Type')).toBe('application/json');
    expect(requests[0]?.headers.get('Authorization')).toBe('Bearer secret-1');
  });

  it('refreshes the token and repeats the request after a 401', async () => {
    const { requests } = await send(({ headers }) =>
      headers.get('Authorization') === 'Bearer secret-2'
        ? jsonResponse({ data: { missedLiveMessages: { head: 9 } } })
        : jsonResponse({}, 401),
    );
    expect(requests.map(({ headers }) => headers.get('Authorization'))).toEqual([
      'Bearer secret-1',
      'Bearer secret-2',
    ]);
    expect(requests[1]?.body).toEqual(requests[0]?.body);
  });

  it.each([
    { data: { missedLiveMessages: { head: 'nine' } } },
    { data: null },
    {},
    [],
    'text',
    undefined,
  ])('rejects %j, which does not match the contract', async (body) => {
    await expect(send(() => jsonResponse(body))).rejects.toMatchObject({
      kind: 'server',
      message: expect.stringContaining('does not match the contract'),
    });
  });

  it('names the field that does not match, never its value', async () => {
    const body = { data: { missedLiveMessages: { head: 'private' } } };
    await expect(send(() => jsonResponse(body))).rejects.toSatisfy(
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
  ])('maps the GraphQL error %j with status %i to %s', async (error, status, kind) => {
    await expect(send(() => jsonResponse({ errors: [error] }, status))).rejects.toMatchObject({
      name: 'PantauError',
      kind,
      serverMessage: undefined,
    });
  });

  it('maps a failed request without GraphQL errors by its status', async () => {
    const body = { message: 'Terlalu besar' };
    await expect(send(() => jsonResponse(body, 413))).rejects.toMatchObject({
      kind: 'invalid',
      serverMessage: 'Terlalu besar',
    });
  });

  it.each([
    [502, 'server'],
    [504, 'timeout'],
    [200, 'server'],
  ])('maps an HTML page with status %i to %s', async (status, kind) => {
    const respond = () => new Response('<h1>Bad gateway</h1>', { status });
    await expect(send(respond)).rejects.toMatchObject({ name: 'PantauError', kind });
  });

  it('keeps the query, the variables and the response out of its errors', async () => {
    const body = { errors: [{ message: 'No' }], data: { missedLiveMessages: { head: 'private' } } };
    await expect(send(() => jsonResponse(body))).rejects.toSatisfy((error: Error) => {
      const text = `${error.message} ${error.stack} ${String(error.cause)}`;
      return !text.includes('private') && !text.includes('query Missed');
    });
  });

  it('rejects as offline when the server cannot be reached', async () => {
    const respond = () => Promise.reject(new TypeError('Failed to fetch'));
    await expect(send(respond)).rejects.toMatchObject({ kind: 'offline' });
  });

  it('rejects with the reason of an aborted signal', async () => {
    await expect(send(() => jsonResponse({}), AbortSignal.abort())).rejects.toMatchObject({
      name: 'AbortError',
    });
    await expect(send(() => jsonResponse({}), AbortSignal.abort('closed'))).rejects.toBe('closed');
  });
});
