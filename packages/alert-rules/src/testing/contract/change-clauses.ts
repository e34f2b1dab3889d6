import { check, checkRejects, checkSame } from '@pantau/core/testing';
import type { AlertRule, RuleInput } from '../../engine/rules/rule.ts';
import {
  EMERGENCY,
  type AlertRuleHarness,
  type RuleClause,
  createAll,
  plainRule,
  ruleNamed,
} from './harness.ts';

/** An id that no backend has assigned. */
const UNKNOWN_ID = '999999999';

/** A rule that uses every field. */
async function fullRule(harness: AlertRuleHarness): Promise<RuleInput> {
  const vehicleId = await harness.addVehicle('B 9001 KXT');
  return {
    label: 'Malam di luar pool',
    alertCode: 8,
    isActive: false,
    urgency: 'urgent',
    autoPopup: true,
    minThreshold: 60,
    maxThreshold: 120.5,
    minDuration: 30,
    count: { threshold: 3, windowSeconds: 600 },
    schedule: { startTime: '22:00', endTime: '05:00', days: [1, 5] },
    place: { inside: false, geofenceIds: [await harness.addGeofence('Pool Cikarang')] },
    vehicleIds: [vehicleId],
    groupIds: [await harness.addGroup('Jakarta', [vehicleId])],
    userIds: [await harness.addUser('Tono')],
    contacts: [{ label: 'Posko', email: 'posko@fleet.example', phoneNumber: '+6281234567890' }],
    subscribe: true,
  };
}

/** A stored rule as the input that would store it. */
function inputOf(rule: AlertRule, userId: string): RuleInput {
  const { id: _, version: __, createdOn: ___, updatedOn: ____, updatedBy: _____, ...kept } = rule;
  const { isSubscribed, totalVehicles, totalGroups, totalUsers, hidden, ...rest } = kept;
  const { vehicles, groups, users, contacts, place, ...fields } = rest;
  const ids = (items: readonly { readonly id: string }[]) => items.map(({ id }) => id);
  checkSame([totalVehicles, totalGroups], [vehicles.length, groups.length], 'the totals');
  checkSame([totalUsers, hidden], [users.length, []], 'the users');
  return {
    ...fields,
    place: place && { inside: place.inside, geofenceIds: ids(place.geofences) },
    vehicleIds: ids(vehicles),
    groupIds: ids(groups),
    userIds: ids(users).filter((id) => id !== userId),
    contacts: contacts.map(({ label, email, phoneNumber }) => ({ label, email, phoneNumber })),
    subscribe: isSubscribed,
  };
}

const invalidCases: readonly (readonly [string, Partial<RuleInput>])[] = [
  ['label', { label: ' ' }],
  ['label', { label: 'x'.repeat(101) }],
  ['alertCode', { alertCode: 4_711 }],
  ['minThreshold', { minThreshold: 19 }],
  ['maxThreshold', { maxThreshold: 201 }],
  ['maxThreshold', { minThreshold: 90, maxThreshold: 80 }],
  ['minThreshold', { alertCode: EMERGENCY, minThreshold: 20 }],
  ['minDuration', { minDuration: -1 }],
  ['countThreshold', { count: { threshold: 1, windowSeconds: 600 } }],
  ['countThreshold', { count: { threshold: 101, windowSeconds: 600 } }],
  ['countWindow', { count: { threshold: 3, windowSeconds: 59 } }],
  ['countWindow', { count: { threshold: 3, windowSeconds: 86_401 } }],
  ['startTime', { schedule: { startTime: '24:00', endTime: '05:00', days: [] } }],
  ['endTime', { schedule: { startTime: '22:00', endTime: '5', days: [] } }],
  ['geofences', { place: { inside: true, geofenceIds: [] } }],
  ['geofences', { place: { inside: true, geofenceIds: [UNKNOWN_ID] } }],
  ['vehicles', { vehicleIds: [UNKNOWN_ID] }],
  ['groups', { groupIds: [UNKNOWN_ID] }],
  ['users', { userIds: [UNKNOWN_ID] }],
  ['contacts', { contacts: [{ contactId: UNKNOWN_ID }] }],
  ['contacts', { contacts: [{ label: 'Posko', email: 'posko@', phoneNumber: null }] }],
  ['contacts', { contacts: [{ label: 'Posko', email: null, phoneNumber: null }] }],
];

export const changeClauses: readonly RuleClause[] = [
  {
    id: 'create',
    title: 'creates a rule with the given fields (AR-16)',
    async run(harness) {
      const { rules, userId } = harness;
      for (const input of [await fullRule(harness), { ...plainRule, subscribe: false }]) {
        const { id, version } = await rules.create(input);
        checkSame(version, 1, 'the first version');
        checkSame(inputOf(await rules.get(id), userId), input, 'the given fields');
      }
    },
  },
  {
    id: 'get',
    title: 'reads a rule equal to the listed one, with names (AR-17)',
    async run(harness) {
      const { rules } = harness;
      const { id } = await rules.create(await fullRule(harness));
      const { vehicles, groups, users, ...summary } = await rules.get(id);
      const listed = (await rules.list({ page: 1, show: 10 })).rules[0];
      checkSame(listed, summary, 'equal to the listed rule');
      checkSame(vehicles[0]?.licensePlate, 'B 9001 KXT', 'the vehicle');
      checkSame([groups[0]?.name, groups[0]?.totalVehicles], ['Jakarta', 1], 'the group');
      checkSame(users.map(({ name }) => name).includes('Tono'), true, 'the user');
      checkSame(summary.place?.geofences[0]?.name, 'Pool Cikarang', 'the geofence');
      check(Number.isFinite(summary.createdOn) && summary.createdOn > 0, 'when it was created');
    },
  },
  {
    id: 'get-unknown',
    title: 'has no rule that does not exist (AR-17)',
    async run({ rules }) {
      await checkRejects(rules.get(UNKNOWN_ID), 'notFound', 'reading');
      await checkRejects(rules.update(UNKNOWN_ID, 1, plainRule), 'notFound', 'updating');
      await checkRejects(rules.remove(UNKNOWN_ID, 1), 'notFound', 'deleting');
    },
  },
  {
    id: 'invalid',
    title: 'rejects invalid fields of new and changed rules, and names them (AR-18)',
    async run({ rules }) {
      const { id } = await rules.create(plainRule);
      for (const [field, change] of invalidCases) {
        const input = { ...plainRule, ...change };
        const what = `${field} of ${JSON.stringify(change).slice(0, 80)}`;
        const error = await checkRejects(rules.create(input), 'invalid', what);
        check(
          error.fieldErrors.some((one) => one.field === field && one.message !== ''),
          `${what} is named: ${JSON.stringify(error.fieldErrors)}`,
        );
      }
      await checkRejects(rules.update(id, 1, { ...plainRule, label: '' }), 'invalid', 'an update');
      checkSame((await rules.get(id)).version, 1, 'nothing has changed');
      checkSame((await rules.list({ page: 1, show: 10 })).total, 1, 'nothing was created');
    },
  },
  {
    id: 'update',
    title: 'replaces the fields and increments the version (AR-19)',
    async run(harness) {
      const { rules, userId } = harness;
      const input = await fullRule(harness);
      const { id } = await rules.create(plainRule);
      checkSame(await rules.update(id, 1, input), { id, version: 2 }, 'the next version');
      checkSame(inputOf(await rules.get(id), userId), input, 'all fields');
      const { contacts, updatedBy } = await rules.get(id);
      checkSame(updatedBy?.id, userId, 'who changed it');
      const [contact] = contacts;
      const kept = { ...plainRule, contacts: [{ contactId: contact?.id ?? '' }] };
      await rules.update(id, 2, kept);
      const after = await rules.get(id);
      checkSame([after.version, after.schedule, after.place], [3, null, null], 'emptied fields');
      checkSame(after.contacts, [contact], 'the stored contact');
    },
  },
  {
    id: 'own-name',
    title: 'takes the user’s own id among the users, who is subscribed only as requested (AR-94)',
    async run(harness) {
      const { rules, userId } = harness;
      const { id } = await rules.create(plainRule);
      const other = await harness.addUser('Tono');
      for (const [index, subscribe] of [true, false].entries()) {
        const rule = ruleNamed(`Baru ${index}`, { userIds: [userId, other], subscribe });
        await rules.update(id, index + 1, rule);
        const { label, isSubscribed, users, totalUsers } = await rules.get(id);
        checkSame([label, isSubscribed], [rule.label, subscribe], 'name and subscription');
        const ids = users.map((user) => user.id);
        checkSame(new Set(ids), new Set(subscribe ? [userId, other] : [other]), 'the users');
        checkSame(totalUsers, ids.length, 'the number of users');
      }
    },
  },
  {
    id: 'conflict',
    title: 'refuses changes of a rule that has changed since (AR-20)',
    async run({ rules }) {
      const { id } = await rules.create(plainRule);
      await rules.update(id, 1, ruleNamed('Baru'));
      const before = await rules.get(id);
      await checkRejects(rules.update(id, 1, ruleNamed('Lain')), 'conflict', 'an update');
      await checkRejects(rules.remove(id, 1), 'conflict', 'a deletion');
      checkSame(await rules.get(id), before, 'nothing has changed');
    },
  },
  {
    id: 'remove',
    title: 'deletes a rule (AR-21)',
    async run(harness) {
      const { rules } = harness;
      const [first = '', second] = await createAll(harness, [plainRule, ruleNamed('Dua')]);
      await rules.remove(first, 1);
      await checkRejects(rules.get(first), 'notFound', 'the deleted rule');
      const { rules: listed } = await rules.list({ page: 1, show: 10 });
      checkSame(
        listed.map(({ id }) => id),
        [second],
        'the other rule',
      );
    },
  },
  {
    id: 'companies',
    title: 'keeps companies apart (AR-22)',
    async run({ rules, foreign, addVehicle }) {
      const { id } = await rules.create(plainRule);
      await checkRejects(foreign.get(id), 'notFound', 'reading');
      await checkRejects(foreign.update(id, 1, plainRule), 'notFound', 'updating');
      await checkRejects(foreign.remove(id, 1), 'notFound', 'deleting');
      const only = { mode: 'only', ids: [id] } as const;
      checkSame(await foreign.updateMany(only, { isActive: false }), 0, 'a bulk change');
      const all = { mode: 'except', ids: [], filter: {} } as const;
      checkSame(await foreign.removeMany(all), 0, 'a bulk deletion');
      checkSame((await foreign.list({ page: 1, show: 10 })).total, 0, 'a list');
      const theirs = { ...plainRule, vehicleIds: [await addVehicle('B 1 AA')] };
      await checkRejects(foreign.create(theirs), 'invalid', 'a vehicle of the other company');
      checkSame((await rules.get(id)).version, 1, 'nothing has changed');
    },
  },
];
