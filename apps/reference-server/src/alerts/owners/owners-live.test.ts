import { expect, it } from 'vitest';
import { ownerMutation } from '../../testing/alert-owner-operations.ts';
import { graphql, signIn } from '../../testing/client.ts';
import { covers, isPong, setUpLive } from '../../testing/set-up-live.ts';
import { createLiveValidator } from '../../testing/validate-live.ts';

const live = setUpLive();

it('reports a new owner within the sequence to all who see the alert, and to no one else (RS-589)', async () => {
  const { one, two } = live;
  const people = [one.manager, one.dispatcher, one.viewer, two.manager];
  const sessions = await Promise.all(people.map((user) => signIn(live.server, user)));
  const ids = [await live.arrive(one.urgentRule), await live.arrive(one.importantRule)];
  const listeners = await Promise.all(sessions.map((session) => live.listen(session)));
  const give = async (ownerId: number | null): Promise<number> => {
    const input = { rawAlertId: ids, ownerId };
    const [manager] = sessions;
    const token = manager?.accessToken ?? '';
    return (await graphql(live.server, token, ownerMutation, { input })).seq;
  };
  await give(one.manager.id);
  const seq = await give(null);
  const [mine, colleague, viewer, stranger] = listeners;
  if (!mine || !colleague || !viewer || !stranger) throw new Error('Somebody does not listen.');
  for (const listener of [mine, colleague, viewer]) await listener.waitFor(covers(seq));
  await stranger.waitFor(isPong);
  const validate = createLiveValidator();
  const reported = (listener: typeof mine) =>
    listener.messages.filter(({ type }) => type.startsWith('alert-owner-'));
  const user = { userId: String(one.manager.id), fullname: one.manager.fullname };
  for (const listener of [mine, colleague]) {
    const messages = reported(listener);
    expect(messages.map(validate)).toEqual([null, null]);
    expect(messages).toMatchObject([
      { type: 'alert-owner-1', data: { rawAlertIds: ids, owner: user, user } },
      { type: 'alert-owner-1', seq, data: { rawAlertIds: ids, owner: null, user } },
    ]);
    expect(messages[1]?.prevSeq).toBe(messages[0]?.seq);
  }
  // Without the scope for urgent alerts.
  expect(reported(viewer).map(({ data }) => data.rawAlertIds)).toEqual([[ids[1]], [ids[1]]]);
  expect(reported(stranger)).toEqual([]);
  for (const listener of listeners) listener.close();
});
