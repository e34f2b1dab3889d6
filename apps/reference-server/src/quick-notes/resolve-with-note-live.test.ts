import { expect, it } from 'vitest';
import { graphql, signIn } from '../testing/client.ts';
import { actionMutation, anyDate } from '../testing/operations.ts';
import { covers, setUpLive } from '../testing/set-up-live.ts';
import { createLiveValidator } from '../testing/validate-live.ts';

const live = setUpLive();

it('reports a resolution with its note as one message of the sequence, and others without one (RS-620)', async () => {
  const { one } = live;
  const [manager, dispatcher] = [
    await signIn(live.server, one.manager),
    await signIn(live.server, one.dispatcher),
  ];
  const ids = [await live.arrive(one.urgentRule), await live.arrive(one.importantRule)];
  const listener = await live.listen(dispatcher);
  const resolve = async (id: string | undefined, more: object): Promise<number> => {
    const input = {
      actionType: 'Resolve',
      data: '{"isResolved":true}',
      rawAlertId: [id],
      selectionMode: 'Selection',
      dateRange: anyDate,
      ...more,
    };
    return (await graphql(live.server, manager.accessToken, actionMutation, { input })).seq;
  };
  const first = await resolve(ids[0], { note: 'Sudah dihubungi' });
  const seq = await resolve(ids[1], {});
  await listener.waitFor(covers(seq));
  const messages = listener.messages.filter(({ type }) => type === 'alert-center-resolve-1');
  expect(messages.map(createLiveValidator())).toEqual([null, null]);
  expect(messages).toMatchObject([
    { seq: first, data: { rawAlertIds: [ids[0]], isResolved: true, note: 'Sudah dihubungi' } },
    { prevSeq: first, seq, data: { rawAlertIds: [ids[1]], isResolved: true } },
  ]);
  expect(messages[1]?.data).not.toHaveProperty('note');
  listener.close();
});
