import { check, checkSame } from '@pantau/core/testing';
import type { AlertId, User } from '../../engine/alert/alert.ts';
import type { LiveFeed } from '../../engine/list/alert-source.port.ts';
import { nobodyPresent, applyPresence } from '../../engine/list/presence.ts';
import {
  type AlertSourceHarness,
  type Clause,
  type ContractPerson,
  until,
  within,
} from './harness.ts';
import { arriveOne } from './helpers.ts';

/** A person who watches presence, and states their own. */
interface Watcher {
  readonly feed: LiveFeed;
  /** Who has the alert open, by the ids of their users. */
  usersOf(id: AlertId): string;
  /** How often everybody was reported. */
  readonly completes: number;
  setOpen(...ids: readonly AlertId[]): void;
}

async function watch(harness: AlertSourceHarness, { source }: ContractPerson): Promise<Watcher> {
  let presence = nobodyPresent;
  let completes = 0;
  const feed = source.subscribe((event) => {
    if (event.kind !== 'presence') return;
    if (event.isComplete) completes += 1;
    presence = applyPresence(presence, event);
  });
  await until(harness, () => completes > 0, 'a live feed reports everybody who is there');
  return {
    feed,
    usersOf: (id) => idsOf(presence.get(id) ?? []),
    get completes() {
      return completes;
    },
    setOpen(...ids) {
      check(feed.setOpen !== undefined, 'the feed has presence');
      feed.setOpen?.(ids);
    },
  };
}

const idsOf = (users: readonly User[]): string =>
  users
    .map(({ userId }) => userId)
    .sort()
    .join(' ');

/**
 * Less than the 3 s after which a feed states again what is open, so that a report that was lost is noticed. A loaded
 * machine takes longer than the 500 ms that users are promised.
 */
const REPORTED_WITHIN_MS = 2_000;

export const presenceClauses: readonly Clause[] = [
  {
    id: 'presence-open',
    title:
      'others learn who has an alert open, and that it was closed, before it is stated again; several feeds of a user count once (AC-800)',
    needs: ['hasPresence'],
    async run(harness) {
      const { me, colleague } = harness;
      const { id } = await arriveOne(harness, 'urgent');
      const { id: other } = await arriveOne(harness, 'important');
      const mine = await watch(harness, me);
      const mySecond = await watch(harness, me);
      const theirs = await watch(harness, colleague);
      const everywhere = (alertId: AlertId, ...users: readonly ContractPerson[]) =>
        within(
          harness,
          REPORTED_WITHIN_MS,
          () =>
            [mine, theirs].every(
              (watcher) => watcher.usersOf(alertId) === idsOf(users.map(({ person }) => person)),
            ),
          'both learn it',
        );
      mine.setOpen(id);
      await everywhere(id, me);
      theirs.setOpen(other, id);
      await everywhere(id, me, colleague);
      mySecond.setOpen(id, other);
      await everywhere(other, me, colleague);
      checkSame(theirs.usersOf(id), idsOf([me.person, colleague.person]), 'a user counts once');
      mine.setOpen();
      theirs.setOpen(other);
      await everywhere(id, me);
      mySecond.setOpen(other);
      await everywhere(id);
      checkSame(theirs.usersOf(other), idsOf([me.person, colleague.person]), 'others stay');
    },
  },
  {
    id: 'presence-late',
    title: 'a feed that is opened later reports everybody who is there (AC-801)',
    needs: ['hasPresence'],
    async run(harness) {
      const { me, colleague } = harness;
      const { id } = await arriveOne(harness, 'urgent');
      const mine = await watch(harness, me);
      mine.setOpen(id);
      await within(harness, REPORTED_WITHIN_MS, () => mine.usersOf(id) !== '', 'it is reported');
      const theirs = await watch(harness, colleague);
      checkSame(theirs.usersOf(id), me.person.userId, 'the first report names who is there');
    },
  },
  {
    id: 'presence-leave',
    title: 'closing the feed ends what was open there, within 10 s (AC-802)',
    needs: ['hasPresence'],
    async run(harness) {
      const { me, colleague } = harness;
      const { id } = await arriveOne(harness, 'urgent');
      const [mine, theirs] = [await watch(harness, me), await watch(harness, colleague)];
      mine.setOpen(id);
      await within(harness, REPORTED_WITHIN_MS, () => theirs.usersOf(id) !== '', 'it is reported');
      mine.feed.close();
      await within(harness, 10_000, () => theirs.usersOf(id) === '', 'it is over');
    },
  },
  {
    id: 'presence-return',
    title:
      'after a lost connection everybody is reported anew, and the feed states again what is open (AC-803)',
    needs: ['hasPresence', 'cut'],
    async run(harness) {
      const { me, colleague } = harness;
      const { id } = await arriveOne(harness, 'urgent');
      const mine = await watch(harness, me);
      mine.setOpen(id);
      await within(harness, REPORTED_WITHIN_MS, () => mine.usersOf(id) !== '', 'it is reported');
      await harness.cut?.();
      const before = mine.completes;
      await harness.restore?.();
      await until(harness, () => mine.completes > before, 'everybody is reported anew');
      const theirs = await watch(harness, colleague);
      await until(harness, () => theirs.usersOf(id) === me.person.userId, 'it is stated again');
    },
  },
  {
    id: 'presence-unseen',
    title: 'what its user cannot see is not reported, and leaves the rest (AC-804)',
    needs: ['hasPresence', 'arriveUnseen'],
    async run(harness) {
      const { me, colleague } = harness;
      const { id } = await arriveOne(harness, 'urgent');
      const unseen = (await harness.arriveUnseen?.()) ?? '';
      const [mine, theirs] = [await watch(harness, me), await watch(harness, colleague)];
      mine.setOpen(unseen, id);
      await within(
        harness,
        REPORTED_WITHIN_MS,
        () => theirs.usersOf(id) !== '',
        'the other one is reported',
      );
      for (const watcher of [mine, theirs]) checkSame(watcher.usersOf(unseen), '', 'not reported');
    },
  },
];
