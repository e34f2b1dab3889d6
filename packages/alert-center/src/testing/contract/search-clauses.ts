import { check, checkSame } from '@pantau/core/testing';
import type { Alert, AlertId } from '../../engine/alert/alert.ts';
import { type AlertSearch, emptySearch } from '../../engine/list/alert-search.ts';
import type { AlertSource, FoundAlerts } from '../../engine/list/alert-source.port.ts';
import {
  type AlertSourceHarness,
  type Clause,
  type FindableAlert,
  resultOf,
  targetOf,
  wideRange,
} from './harness.ts';
import { MINUTE_MS, idsOf, queryOf, readAll } from './helpers.ts';

/** An alert that no word of the clauses finds. */
const plain: Omit<FindableAlert, 'createdOn'> = {
  urgency: 'important',
  alertCode: 15,
  licensePlate: 'KT 8034 BP',
  driver: null,
  address: null,
  fenceName: null,
  foNumber: null,
  inGroup: false,
};

async function arrive(
  harness: AlertSourceHarness,
  ...alerts: readonly Partial<FindableAlert>[]
): Promise<readonly AlertId[]> {
  const start = harness.now() - 10 * MINUTE_MS;
  const ids: AlertId[] = [];
  for (const [index, fields] of alerts.entries()) {
    const createdOn = start - index * MINUTE_MS;
    ids.push((await harness.arriveFindable?.({ ...plain, createdOn, ...fields })) ?? '');
  }
  return ids;
}

const search = (conditions: Partial<AlertSearch>): AlertSearch => ({
  ...emptySearch,
  ...conditions,
});

const important = (
  harness: AlertSourceHarness,
  conditions: Partial<AlertSearch>,
  more: object = {},
): Promise<readonly Alert[]> =>
  readAll(
    harness,
    harness.me.source,
    queryOf(harness, 'important', { search: search(conditions), ...more }),
  );

async function find(
  harness: AlertSourceHarness,
  conditions: Partial<AlertSearch>,
  among: readonly AlertId[] = [],
): Promise<FoundAlerts> {
  const { source } = harness.me;
  const query = { search: search(conditions), range: wideRange(harness), among };
  const found = source.findAlerts?.(query);
  check(found !== undefined, 'a source that lists by search says what a search finds');
  return resultOf(harness, found);
}

async function readOne(harness: AlertSourceHarness, id: AlertId): Promise<Alert> {
  const [alert] = await resultOf(harness, harness.me.source.readAlerts([id]));
  check(alert !== undefined, 'the alert can be read');
  return alert;
}

const act = async (
  harness: AlertSourceHarness,
  source: AlertSource,
  id: AlertId,
  type: 'read' | 'resolve',
): Promise<unknown> =>
  resultOf(harness, source.act({ change: { type }, target: targetOf(await readOne(harness, id)) }));

export const searchClauses: readonly Clause[] = [
  {
    id: 'search-places',
    title:
      'a search finds words in plate, driver, place, event in both languages and fleet task, ignoring case (AC-621)',
    needs: ['arriveFindable'],
    async run(harness) {
      const [plate, driver, address, fence, event, task] = await arrive(
        harness,
        { licensePlate: 'B 9482 KXT' },
        { driver: 'Slamet Riyadi' },
        { address: 'Jl. Kaligawe, Semarang' },
        { fenceName: 'Gudang Cikarang' },
        { alertCode: 51 },
        { alertCode: 138, foNumber: 'FO-4711' },
      );
      const cases: readonly (readonly [text: string, id: AlertId | undefined])[] = [
        ['9482', plate],
        ['b9482k', plate],
        ['RIYADI', driver],
        ['kaligawe', address],
        ['gudang', fence],
        ['distracted', event],
        ['teralihkan', event],
        ['fo-47', task],
      ];
      for (const [text, id] of cases) {
        checkSame(idsOf(await important(harness, { text })), [id], `“${text}”`);
      }
      checkSame(idsOf(await important(harness, { text: 'slamet kt' })), [driver], 'every word');
      checkSame(await important(harness, { text: 'slamet 9482' }), [], 'one word of two');
    },
  },
  {
    id: 'search-conditions',
    title:
      'a search is limited to groups of events, vehicle groups and unread alerts; other conditions of the list apply to it (AC-621)',
    needs: ['arriveFindable'],
    async run(harness) {
      const { me, colleague } = harness;
      const [inGroup = '', opened = '', resolved = ''] = await arrive(
        harness,
        { alertCode: 51, inGroup: true },
        { alertCode: 52 },
        { alertCode: 13 },
      );
      await act(harness, colleague.source, opened, 'read');
      await act(harness, colleague.source, resolved, 'resolve');
      const vehicleGroups = await resultOf(
        harness,
        me.source.listVehicleGroups?.() ?? Promise.resolve([]),
      );
      const [group] = vehicleGroups;
      check(group !== undefined, 'the vehicle groups are listed');
      const ids = async (conditions: Partial<AlertSearch>, more = {}) =>
        idsOf(await important(harness, conditions, more));
      checkSame(await ids({ groups: ['dms'] }), [inGroup, opened], 'a group of events');
      checkSame(await ids({ groups: ['dms', 'value'] }), [inGroup, opened, resolved], 'either');
      checkSame(await ids({ vehicleGroups: [group.id] }), [inGroup], 'a vehicle group');
      checkSame(await ids({ unreadOnly: true }), [inGroup], 'neither read nor settled');
      checkSame(await ids({ text: '8034' }, { unresolvedOnly: true }), [inGroup, opened], 'both');
      checkSame(await ids({ text: '8034' }, { limit: 1 }), [inGroup, opened, resolved], 'by pages');
    },
  },
  {
    id: 'search-emergency',
    title: 'every search finds emergencies (AC-622)',
    needs: ['arriveFindable'],
    async run(harness) {
      const [sos = ''] = await arrive(harness, { alertCode: 1 }, {});
      const nowhere = { text: 'nowhere', groups: ['device'] as const, unreadOnly: true };
      checkSame(idsOf(await important(harness, nowhere)), [sos], 'listed');
      const found = await find(harness, nowhere, [sos]);
      checkSame([found.among, found.counts.important], [[sos], 1], 'found and counted');
    },
  },
  {
    id: 'search-found',
    title:
      'the source says which of some alerts a search finds, read or not, and counts what it finds (AC-623)',
    needs: ['arriveFindable'],
    async run(harness) {
      const [one = '', two = '', three = '', other = ''] = await arrive(
        harness,
        { driver: 'Slamet Riyadi' },
        { driver: 'Slamet Riyadi' },
        { driver: 'Slamet Riyadi' },
        {},
      );
      await act(harness, harness.me.source, two, 'read');
      await act(harness, harness.me.source, three, 'resolve');
      const text = 'slamet';
      const asked = [one, two, three, other];
      const found = await find(harness, { text }, asked);
      checkSame(found.among.toSorted(), [one, two, three].toSorted(), 'among those asked about');
      checkSame([found.counts.important, found.counts.unread.important], [2, 1], 'counted');
      const unread = await find(harness, { text, unreadOnly: true }, asked);
      checkSame(unread.among.toSorted(), [one, two, three].toSorted(), 'apart from being read');
      checkSame(unread.counts.important, 1, 'only unread ones are counted');
      checkSame((await find(harness, { text })).among, [], 'asked about none');
      check(found.counts.head >= (await readOne(harness, three)).seq, 'the counts name their head');
    },
  },
];
