import { check, checkSame } from '@pantau/core/testing';
import type { Alert, AlertId, User } from '../../engine/alert/alert.ts';
import { emptySearch } from '../../engine/list/alert-search.ts';
import type { ActionItem, ActionResult, AlertSource } from '../../engine/list/alert-source.port.ts';
import {
  type AlertSourceHarness,
  type Clause,
  type ContractPerson,
  rejectionOf,
  resultOf,
  targetOf,
  wideRange,
} from './harness.ts';
import {
  arriveOne,
  arriveSome,
  findAlert,
  idsOf,
  listenLive,
  queryOf,
  readAll,
} from './helpers.ts';

const missing = (): Promise<never> => Promise.reject(new TypeError('The source has no owners'));

const giving = (
  { source }: ContractPerson,
  owner: User | null,
  ids: readonly AlertId[],
): Promise<ActionResult> => source.changeOwner?.({ owner, ids }) ?? missing();

const give = (
  harness: AlertSourceHarness,
  by: ContractPerson,
  owner: User | null,
  ...ids: readonly AlertId[]
): Promise<ActionResult> => resultOf(harness, giving(by, owner, ids));

const outcomes = ({ items }: ActionResult): readonly ActionItem['outcome'][] =>
  items.map(({ outcome }) => outcome);

const ownersIn = (alerts: readonly Alert[]): readonly (User | null)[] =>
  alerts.map(({ owner }) => owner ?? null);

const read = (harness: AlertSourceHarness, source: AlertSource, id: AlertId) =>
  resultOf(harness, source.readAlerts([id]));

export const ownerClauses: readonly Clause[] = [
  {
    id: 'owner-take',
    title:
      'of two users who take an alert at once, exactly one owns it, and the other learns who; taking it again changes nothing (AC-780)',
    needs: ['hasOwners'],
    async run(harness) {
      const { me, colleague } = harness;
      const { id } = await arriveOne(harness, 'urgent');
      const both = await Promise.all([
        give(harness, me, me.person, id),
        give(harness, colleague, colleague.person, id),
      ]);
      const all = both.flatMap(outcomes);
      checkSame([...all].sort(), ['applied', 'owned'], 'one is applied, the other refused');
      const winner = all[0] === 'applied' ? me : colleague;
      for (const { items } of both) {
        checkSame(items[0]?.alert?.owner, winner.person, 'both learn who owns it');
      }
      for (const { source } of [me, colleague]) {
        const found = await read(harness, source, id);
        checkSame(ownersIn(found), [winner.person], 'everybody reads who owns it');
      }
      const seq = Math.max(...both.map((result) => result.seq));
      const again = await give(harness, winner, winner.person, id);
      checkSame([outcomes(again), again.seq], [['unchanged'], seq], 'taking it again');
    },
  },
  {
    id: 'owner-give',
    title:
      'only the owner hands an alert over or releases it, to a person who may act on alerts (AC-781)',
    needs: ['hasOwners'],
    async run(harness) {
      const { me, colleague } = harness;
      const { id } = await arriveOne(harness, 'urgent');
      const people = await resultOf(harness, me.source.listPossibleOwners?.('') ?? missing());
      check(
        people.some(({ userId }) => userId === colleague.person.userId),
        'the colleague is offered',
      );
      check(!people.some(({ userId }) => userId === me.person.userId), 'the user is not offered');
      const found = await resultOf(
        harness,
        me.source.listPossibleOwners?.(colleague.person.fullname) ?? missing(),
      );
      checkSame(found, [colleague.person], 'the search finds by name');
      await give(harness, me, me.person, id);
      checkSame(outcomes(await give(harness, colleague, null, id)), ['owned'], 'not released');
      checkSame(
        outcomes(await give(harness, me, colleague.person, id)),
        ['applied'],
        'handed over',
      );
      const back = await give(harness, me, me.person, id);
      checkSame(outcomes(back), ['owned'], 'it is not taken back');
      const nobody = { userId: '999999999', fullname: 'Nobody' };
      const refused = giving(colleague, nobody, [id]);
      const error = await rejectionOf(harness, refused, 'no stranger becomes the owner');
      checkSame((error as { readonly kind?: unknown }).kind, 'invalid', 'a stranger');
      checkSame(outcomes(await give(harness, colleague, null, id)), ['applied'], 'released');
      checkSame(outcomes(await give(harness, colleague, null, id)), ['unchanged'], 'again');
      checkSame(ownersIn(await read(harness, me.source, id)), [null], 'nobody owns it');
    },
  },
  {
    id: 'owner-settled',
    title: 'a settled alert keeps its owner, and is not taken (AC-782)',
    needs: ['hasOwners'],
    async run(harness) {
      const { me, colleague } = harness;
      const alert = await arriveOne(harness, 'urgent');
      await give(harness, me, me.person, alert.id);
      const change = { type: 'resolve' } as const;
      const target = targetOf(alert);
      await resultOf(harness, colleague.source.act({ change, target }));
      checkSame(ownersIn(await read(harness, me.source, alert.id)), [me.person], 'it stays');
      checkSame(outcomes(await give(harness, me, null, alert.id)), ['settled'], 'not released');
      const other = await arriveOne(harness, 'important');
      const falseAlert = { type: 'falseAlert', reason: 'no occurrences' } as const;
      const isFalse = colleague.source.act({ change: falseAlert, target: targetOf(other) });
      await resultOf(harness, isFalse);
      checkSame(outcomes(await give(harness, me, me.person, other.id)), ['settled'], 'not taken');
    },
  },
  {
    id: 'owner-many',
    title: 'many alerts change by themselves under one number, each with its outcome (AC-783)',
    needs: ['hasOwners'],
    async run(harness) {
      const { me, colleague } = harness;
      const [one = '', other = '', taken = ''] = await arriveSome(harness, 'urgent', 3);
      await give(harness, colleague, colleague.person, taken);
      const result = await give(harness, me, me.person, one, taken, other, '999999999');
      checkSame(result.user, me.person, 'the user');
      checkSame(outcomes(result), ['applied', 'owned', 'applied', 'notFound'], 'their outcomes');
      checkSame(
        idsOf(result.items.flatMap(({ alert }) => alert ?? [])),
        [one, taken, other],
        'ids',
      );
      const numbers = result.items.map(({ alert }) => alert?.seq);
      checkSame([numbers[0], numbers[2]], [result.seq, result.seq], 'one number');
    },
  },
  {
    id: 'owner-log',
    title: 'the log of an alert says who became its owner, when, and by whom (AC-784)',
    needs: ['hasOwners'],
    async run(harness) {
      const { me, colleague } = harness;
      const { id } = await arriveOne(harness, 'urgent');
      const times = [
        (await give(harness, me, me.person, id)).createdOn,
        (await give(harness, me, colleague.person, id)).createdOn,
        (await give(harness, colleague, null, id)).createdOn,
      ];
      const alert = await findAlert(harness, 'urgent', id);
      const [taken, handedOver, released] = times;
      checkSame(
        alert.log,
        [
          { type: 'owner', owner: me.person, createdOn: taken, user: me.person },
          { type: 'owner', owner: colleague.person, createdOn: handedOver, user: me.person },
          { type: 'owner', owner: null, createdOn: released, user: colleague.person },
        ],
        'every change of owners',
      );
    },
  },
  {
    id: 'owner-reported',
    title: 'every subscriber receives who became the owner of which alerts (AC-785)',
    needs: ['hasOwners'],
    async run(harness) {
      const { me, colleague } = harness;
      const subscribers = [
        await listenLive(harness, me.source),
        await listenLive(harness, colleague.source),
      ];
      const { id, createdOn } = await arriveOne(harness, 'urgent');
      for (const owner of [me.person, null]) {
        const result = await give(harness, me, owner, id);
        for (const subscriber of subscribers) {
          const event = await subscriber.until(
            (one) => one.kind === 'action' && one.seq === result.seq,
            'the change is received',
          );
          check(event.kind === 'action', 'the event is an action');
          const { change, user, target } = event.action;
          checkSame(change, { type: 'owner', owner }, 'the owner');
          checkSame([user, event.action.createdOn], [me.person, result.createdOn], 'by whom, when');
          check(target.mode === 'selection', 'the alerts are named');
          checkSame(target.ids, [id], 'the alerts');
          const { start, end } = target.range;
          check(start <= createdOn && createdOn <= end, 'its range includes the alert');
        }
      }
      for (const { feed } of subscribers) feed.close();
    },
  },
  {
    id: 'owner-search',
    title:
      'a search finds and counts what the user or nobody owns, with its other conditions; the verdict on single alerts leaves owners aside (AC-786)',
    needs: ['hasOwners', 'arriveEmergency'],
    async run(harness) {
      const { me, colleague } = harness;
      const [mine = '', theirs = '', free = ''] = await arriveSome(harness, 'important', 3);
      const createdOn = harness.now() - 60_000;
      const sos = await harness.arriveEmergency?.({ urgency: 'important', createdOn });
      await give(harness, me, me.person, mine);
      await give(harness, colleague, colleague.person, theirs);
      const ids = async (search: object): Promise<readonly AlertId[]> => {
        const query = queryOf(harness, 'important', { search: { ...emptySearch, ...search } });
        return idsOf(await readAll(harness, me.source, query));
      };
      checkSame(await ids({ owner: 'mine' }), [sos, mine], 'what the user owns');
      checkSame(await ids({ owner: 'nobody' }), [sos, free], 'what nobody owns');
      checkSame(await ids({ owner: 'mine', text: 'nowhere' }), [sos], 'with other conditions');
      const search = { ...emptySearch, owner: 'mine' } as const;
      const query = { search, range: wideRange(harness), among: [mine, theirs, free] };
      const found = await resultOf(harness, me.source.findAlerts?.(query) ?? missing());
      checkSame(found.counts.important, 2, 'they are counted');
      checkSame([...found.among].sort(), [mine, theirs, free].sort(), 'apart from owners');
    },
  },
];
