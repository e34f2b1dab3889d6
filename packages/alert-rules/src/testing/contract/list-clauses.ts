import { check, checkAborts, checkRejects, checkSame } from '@pantau/core/testing';
import type { RuleFilter, RuleQuery } from '../../engine/rules/rule-query.ts';
import { EMERGENCY, type RuleClause, SPEED, createAll, plainRule, ruleNamed } from './harness.ts';

const everything: RuleQuery = { page: 1, show: 100 };

const varied = [
  ruleNamed('Beta cepat', { urgency: 'urgent' }),
  ruleNamed('Alfa darurat', { alertCode: EMERGENCY, minThreshold: null, isActive: false }),
  ruleNamed('Gama CEPAT', { isActive: false }),
];

const filterCases: readonly (readonly [RuleFilter, readonly string[]])[] = [
  [{ search: 'cepat' }, ['Gama CEPAT', 'Beta cepat']],
  [{ search: '50%' }, []],
  [{ urgencies: ['urgent'] }, ['Beta cepat']],
  [{ urgencies: [], categoryIds: [] }, ['Gama CEPAT', 'Alfa darurat', 'Beta cepat']],
  [{ isActive: false }, ['Gama CEPAT', 'Alfa darurat']],
  [{ categoryIds: ['safety'] }, ['Alfa darurat']],
  [{ categoryIds: ['driving', 'fuel'], isActive: true }, ['Beta cepat']],
];

const sortCases: readonly (readonly [NonNullable<RuleQuery['sort']>['key'], readonly string[]])[] =
  [
    ['label', ['Alfa darurat', 'Beta cepat', 'Gama CEPAT']],
    ['createdOn', ['Beta cepat', 'Alfa darurat', 'Gama CEPAT']],
  ];

export const listClauses: readonly RuleClause[] = [
  {
    id: 'list-pages',
    title: 'lists the newest rule first, on pages without duplicates or gaps (AR-10)',
    async run(harness) {
      const ids = await createAll(harness, [...varied, plainRule, plainRule]);
      const pages = [];
      for (const page of [1, 2, 3]) pages.push(await harness.rules.list({ page, show: 3 }));
      const listed = pages.flatMap(({ rules }) => rules.map(({ id }) => id));
      checkSame(listed, ids.toReversed(), 'every rule once, the newest first');
      checkSame(
        pages.map(({ rules, page, total }) => [rules.length, page, total]),
        [
          [3, 1, 5],
          [2, 2, 5],
          [0, 3, 5],
        ],
        'rows, number and total of each page',
      );
      for (const query of [
        { page: 0, show: 10 },
        { page: 1, show: 0 },
      ]) {
        await checkRejects(harness.rules.list(query), 'invalid', 'an impossible page');
      }
    },
  },
  {
    id: 'list-filters',
    title: 'lists exactly the rules that meet search and filters (AR-11)',
    async run(harness) {
      await createAll(harness, varied);
      for (const [filter, expected] of filterCases) {
        const { rules, total } = await harness.rules.list({ ...everything, ...filter });
        checkSame(
          rules.map(({ label }) => label),
          expected,
          JSON.stringify(filter),
        );
        checkSame(total, expected.length, 'the total');
      }
    },
  },
  {
    id: 'list-sorts',
    title: 'sorts in both directions (AR-12)',
    async run(harness) {
      const vehicleIds = [await harness.addVehicle('B 1 AA'), await harness.addVehicle('B 2 AA')];
      const inputs = [...varied, ruleNamed('Delta', { vehicleIds })];
      await createAll(harness, inputs);
      const sorted = async (sort: RuleQuery['sort']) =>
        (await harness.rules.list({ ...everything, sort })).rules;
      for (const [key, expected] of sortCases) {
        const labels = (await sorted({ key, direction: 'asc' })).map(({ label }) => label);
        checkSame(
          labels.filter((label) => label !== 'Delta'),
          expected,
          `by ${key}`,
        );
        const reversed = (await sorted({ key, direction: 'desc' })).map(({ label }) => label);
        checkSame(reversed, labels.toReversed(), `by ${key}, reversed`);
      }
      const [urgent] = await sorted({ key: 'urgency', direction: 'asc' });
      checkSame(urgent?.urgency, 'urgent', 'urgent rules first');
      const [active] = await sorted({ key: 'isActive', direction: 'asc' });
      checkSame(active?.isActive, true, 'active rules first');
      const [code] = await sorted({ key: 'alertCode', direction: 'desc' });
      checkSame(code?.alertCode, SPEED, 'the greatest code first');
      const [targeted] = await sorted({ key: 'totalVehicles', direction: 'desc' });
      checkSame(targeted?.label, 'Delta', 'most vehicles first');
    },
  },
  {
    id: 'codes',
    title: 'lists the codes with their categories and limits (AR-13)',
    async run({ rules }) {
      const codes = await rules.codes();
      checkSame(new Set(codes.map(({ alertCode }) => alertCode)).size, codes.length, 'once each');
      check(
        codes.every(({ categories }) => categories.length > 0),
        'each has a category',
      );
      const speed = codes.find(({ alertCode }) => alertCode === SPEED);
      checkSame(
        [speed?.unit, speed?.minThreshold, speed?.maxThreshold, speed?.enabledInRule],
        ['km/h', 20, 200, true],
        'unit and limits of the speed',
      );
      const emergency = codes.find(({ alertCode }) => alertCode === EMERGENCY);
      checkSame([emergency?.unit, emergency?.minThreshold], [null, null], 'a code without a value');
      const names = [speed?.descriptionIdn, speed?.descriptionEng, speed?.fullDescriptionIdn];
      check(
        names.every((name) => name !== undefined && name !== ''),
        'descriptions in both languages',
      );
    },
  },
  {
    id: 'choices',
    title: 'finds what a rule can name by a part of its name, in pages or by ids (AR-14)',
    async run(harness) {
      const { targets } = harness;
      const ids = [];
      for (const plate of ['B 9003 KXT', 'B 9001 KXT', 'D 1 AA', 'B 9002 KXT']) {
        ids.push(await harness.addVehicle(plate));
      }
      const find = async (search: string, page = 1, show = 100, only?: readonly string[]) => {
        const found = await targets.vehicles({ search, page, show, ids: only });
        return [found.items.map(({ licensePlate }) => licensePlate), found.total];
      };
      checkSame(
        await find('kxt'),
        [['B 9001 KXT', 'B 9002 KXT', 'B 9003 KXT'], 3],
        'in alphabetical order',
      );
      checkSame(await find('kxt', 2, 2), [['B 9003 KXT'], 3], 'the second page');
      checkSame(await find('', 1, 100, ids.slice(2, 3)), [['D 1 AA'], 1], 'by ids');
      checkSame(await find('%'), [[], 0], 'nothing');
      const groupId = await harness.addGroup('Jakarta', ids.slice(0, 3));
      const group = { id: groupId, name: 'Jakarta', totalVehicles: 3 };
      const groups = await targets.groups({ search: 'JAK', page: 1, show: 10 });
      checkSame(groups, { items: [group], total: 1 }, 'a group with its number of vehicles');
      const userId = await harness.addUser('Tono Saputra');
      const users = await targets.users({ search: 'tono', page: 1, show: 10 });
      checkSame(users.items, [{ id: userId, name: 'Tono Saputra' }], 'a user');
      const fenceId = await harness.addGeofence('Pool Cikarang');
      const fences = await targets.geofences({ search: 'pool', page: 1, show: 10 });
      checkSame(
        [fences.items[0]?.id, fences.items[0]?.name],
        [fenceId, 'Pool Cikarang'],
        'a fence',
      );
    },
  },
  {
    id: 'abort',
    title: 'rejects with AbortError when aborted before a call (AR-15)',
    async run({ rules, targets }) {
      const signal = AbortSignal.abort();
      await checkAborts(rules.list(everything, signal), 'a list');
      await checkAborts(rules.codes(signal), 'codes');
      await checkAborts(targets.vehicles({ search: '', page: 1, show: 1 }, signal), 'vehicles');
      await checkAborts(rules.create(plainRule, signal), 'a creation');
      checkSame((await rules.list(everything)).total, 0, 'nothing was created');
    },
  },
];
