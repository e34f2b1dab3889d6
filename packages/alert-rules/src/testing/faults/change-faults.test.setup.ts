import { PantauError } from '@pantau/core';
import { type Faults, withCalls, withInput, withRule } from './spoil.test.setup.ts';

/** The user of the memory harness. */
const OWN_ID = '1';

export const changeFaults: Faults = {
  create: [
    ['the duration is lost', withInput((rule) => ({ ...rule, minDuration: null }))],
    ['the schedule is lost', withInput((rule) => ({ ...rule, schedule: null }))],
    ['fractions are lost', withInput((rule) => ({ ...rule, maxThreshold: 120 }))],
    ['the user is always subscribed', withInput((rule) => ({ ...rule, subscribe: true }))],
    [
      'inside and outside are mixed up',
      withRule((rule) => ({ ...rule, place: rule.place && { ...rule.place, inside: true } })),
    ],
    ['totals are missing', withRule((rule) => ({ ...rule, totalVehicles: 0 }))],
  ],
  get: [
    [
      'names are missing',
      withRule((rule) => ({ ...rule, users: rule.users.map(({ id }) => ({ id, name: '' })) })),
    ],
    ['the read rule differs from the listed one', withRule((rule) => ({ ...rule, createdOn: 1 }))],
  ],
  'get-unknown': [
    [
      'an unknown rule is invalid',
      withCalls((rules) => ({
        get: () => Promise.reject(new PantauError('invalid')),
        remove: rules.remove,
      })),
    ],
    ['deleting an unknown rule succeeds', withCalls(() => ({ remove: () => Promise.resolve() }))],
  ],
  invalid: [
    ['a long label is cut', withInput((rule) => ({ ...rule, label: rule.label.slice(0, 100) }))],
    ['an impossible count is dropped', withInput((rule) => ({ ...rule, count: null }))],
    ['an unknown vehicle is dropped', withInput((rule) => ({ ...rule, vehicleIds: [] }))],
    [
      'the field is not named',
      withCalls((rules) => ({
        create: (rule, signal) =>
          rules.create(rule, signal).catch(() => {
            throw new PantauError('invalid');
          }),
      })),
    ],
  ],
  update: [
    [
      'the contacts stay as they are',
      withCalls((rules) => ({
        update: (id, version, rule, signal) =>
          rules.update(id, version, { ...rule, contacts: [] }, signal),
      })),
    ],
    [
      'nobody knows who changed it',
      withCalls((rules) => ({
        get: async (id, signal) => ({ ...(await rules.get(id, signal)), updatedBy: null }),
        async list(query, signal) {
          const page = await rules.list(query, signal);
          return { ...page, rules: page.rules.map((rule) => ({ ...rule, updatedBy: null })) };
        },
      })),
    ],
    [
      'the version stays',
      withCalls((rules) => ({
        update: async (id, version, rule, signal) => ({
          ...(await rules.update(id, version, rule, signal)),
          version,
        }),
      })),
    ],
  ],
  'own-name': [
    [
      'with the own id, the others are lost',
      withInput((rule) => (rule.userIds.includes(OWN_ID) ? { ...rule, userIds: [] } : rule)),
    ],
    [
      'the own id subscribes',
      withInput((rule) => (rule.userIds.includes(OWN_ID) ? { ...rule, subscribe: true } : rule)),
    ],
  ],
  conflict: [
    [
      'the last update wins',
      withCalls((rules) => ({
        update: async (id, _, rule, signal) =>
          rules.update(id, (await rules.get(id)).version, rule, signal),
      })),
    ],
    [
      'a changed rule is deleted',
      withCalls((rules) => ({
        remove: async (id, _, signal) => rules.remove(id, (await rules.get(id)).version, signal),
      })),
    ],
  ],
  remove: [
    ['nothing is deleted', withCalls(() => ({ remove: () => Promise.resolve() }))],
    [
      'all rules are deleted',
      withCalls((rules) => ({
        remove: async () => void (await rules.removeMany({ mode: 'except', ids: [], filter: {} })),
      })),
    ],
  ],
  companies: [
    [
      'another company reads the rule',
      ({ rules, foreign }) => ({ foreign: { ...foreign, get: rules.get } }),
    ],
    [
      'another company deletes the rule',
      ({ rules, foreign }) => ({ foreign: { ...foreign, removeMany: rules.removeMany } }),
    ],
    [
      'another company names a vehicle',
      ({ foreign }) => ({
        foreign: {
          ...foreign,
          create: (rule, signal) => foreign.create({ ...rule, vehicleIds: [] }, signal),
        },
      }),
    ],
  ],
};
