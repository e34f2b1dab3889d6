import { check, checkRejects, checkSame } from '@pantau/core/testing';
import type { ProfileSource } from '../../engine/profile/profile-source.ts';
import { type ProfileClause, idsOf, ownId } from './profile-harness.ts';

/** Ids that no backend has assigned. */
const unknownIds = ['x', '00000000-0000-0000-0000-000000000000'];

/** Whether a session can still be used. */
const isActive = (source: ProfileSource): Promise<boolean> =>
  source.profile().then(
    () => true,
    () => false,
  );

/** The sessions that a user sees; none for one whose session has ended. */
const idsSeenBy = (source: ProfileSource): Promise<readonly string[]> =>
  source.sessions().then(idsOf, () => []);

export const sessionClauses: readonly ProfileClause[] = [
  {
    id: 'sessions',
    title: 'lists the sessions with browser and times, the latest used first (CS-83)',
    async run({ source, stranger, signIn }) {
      const first = await ownId(source);
      const phone = await signIn('Phone/1.0');
      const desk = await signIn('Desk/2.0');
      const ids = [await ownId(desk), await ownId(phone), first];
      for (const [index, session] of [desk, phone, source].entries()) {
        const listed = await session.sessions();
        checkSame(idsOf(listed), ids, 'the sessions');
        checkSame(
          listed.map(({ isCurrent }) => isCurrent),
          ids.map((_, place) => place === index),
          'which one is the current one',
        );
        checkSame(
          listed.slice(0, 2).map(({ userAgent }) => userAgent),
          ['Desk/2.0', 'Phone/1.0'],
          'the browsers',
        );
        check(
          listed.every(({ signedInAt, lastUsedAt }) => signedInAt > 0 && signedInAt <= lastUsedAt),
          'a session is used after its sign-in',
        );
      }
      const theirs = idsOf(await stranger.sessions());
      check(!theirs.some((id) => ids.includes(id)), "nobody else sees the user's sessions");
    },
  },
  {
    id: 'end',
    title: 'ends another session, which can do nothing any more (CS-84)',
    async run({ source, signIn }) {
      const lost = await signIn('Phone/1.0');
      const kept = await signIn('Desk/2.0');
      const id = await ownId(lost);
      await source.endSession(id);
      await checkRejects(lost.profile(), 'unauthorized', 'the profile');
      await checkRejects(lost.sessions(), 'unauthorized', 'the sessions');
      const change = lost.saveProfile({ fullname: 'Budi' });
      await checkRejects(change, 'unauthorized', 'a change');
      check(await isActive(kept), 'the other sessions go on');
      checkSame(
        idsOf(await source.sessions()),
        [await ownId(kept), await ownId(source)],
        'the sessions that are left',
      );
      await checkRejects(source.endSession(id), 'notFound', 'a session that has ended');
    },
  },
  {
    id: 'end-refused',
    title: 'ends neither the current session nor one of somebody else (CS-84)',
    async run({ source, stranger }) {
      const [own, theirs] = [await ownId(source), await ownId(stranger)];
      await checkRejects(source.endSession(own), 'conflict', 'the current session');
      for (const id of [theirs, ...unknownIds]) {
        await checkRejects(source.endSession(id), 'notFound', 'a session of somebody else');
      }
      checkSame(idsOf(await source.sessions()), [own], "the user's session");
      checkSame(await idsSeenBy(stranger), [theirs], "somebody else's session");
    },
  },
  {
    id: 'end-others',
    title: 'ends all sessions but the current one (CS-85)',
    async run({ source, stranger, signIn }) {
      const others = [await signIn('Phone/1.0'), await signIn('Desk/2.0')];
      await source.endOtherSessions();
      for (const other of others) await checkRejects(other.profile(), 'unauthorized', 'a session');
      check(await isActive(source), 'the current session goes on');
      checkSame(idsOf(await source.sessions()), [await ownId(source)], 'the current session');
      checkSame((await idsSeenBy(stranger)).length, 1, "somebody else's session");
    },
  },
];
