import { createPermissions } from '@pantau/core';
import { menuScopes, scopes } from '@pantau/core/contract';
import { array, assert, boolean, constantFrom, property, record, subarray } from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { AccessSession } from '../access/access-rule.ts';
import { accessTo, homeItem } from './access-to.ts';
import { type Holder, groups, rows } from './fleet-menu-rows.test.setup.ts';
import { fleetMenu } from './fleet-menu.ts';
import { itemsOf } from './menu.ts';
import { isShownGroup, mobileItems, shownMenu } from './shown-menu.ts';

interface Person {
  readonly scopes: readonly string[];
  readonly flags?: readonly string[];
  readonly companyId?: number;
}

const sessionOf = ({ scopes: own, flags = [], companyId = 1 }: Person): AccessSession => ({
  user: { companyId },
  permissions: createPermissions({ scopes: own, flags }),
});
const holderOf = ({ scopes: own, flags = [], companyId = 1 }: Person): Holder => ({
  has: (scope) => own.includes(scope),
  flags,
  companyId,
});
const shownTo = (person: Person) => shownMenu(fleetMenu, sessionOf(person), () => true);
const entriesFor = (person: Person) => shownTo(person).flatMap(({ entries }) => entries);
const idsFor = (person: Person): readonly string[] =>
  entriesFor(person).flatMap((entry) =>
    isShownGroup(entry) ? entry.items.map(({ item }) => item.id) : [entry.item.id],
  );
const crud = (module: string): readonly string[] =>
  ['read', 'create', 'update', 'delete'].map((verb) => `${module}:${verb}`);

const everyScope: readonly string[] = [...Object.values(scopes), ...Object.values(menuScopes)];
/** Single scopes, and modules whose four scopes matter together, so that no row is rarely met. */
const modules = [
  'tms',
  'sales-order',
  'fleet-task-instant',
  'accounting-integration',
  'route-optimization',
  'financial-record',
  'md-route',
];
const anyPerson = record({
  single: subarray([...everyScope]),
  full: subarray(modules),
  trackVision: boolean(),
  flags: subarray(['invoiceCoreFlag', 'multiImei']),
  companyId: constantFrom(1, 2, 1449),
  missing: array(constantFrom(...everyScope), { maxLength: 3 }),
}).map(({ single, full, trackVision, flags, companyId, missing }): Person => {
  const held = [...single, ...full.flatMap(crud), ...(trackVision ? [menuScopes.trackVision] : [])];
  return { scopes: held.filter((one) => !missing.includes(one)), flags, companyId };
});

describe('the menu', () => {
  it('has the listed rows, in their order (SH-8)', () => {
    expect(itemsOf(fleetMenu).map(({ id, path }) => [id, path])).toEqual(
      rows.map(([id, path]) => [id, path]),
    );
  });

  it.each(rows)(
    'shows %s to those who may open %s, and to nobody else (SH-8)',
    (id, path, sees) => {
      const seen = new Set<boolean>();
      assert(
        property(anyPerson, (person) => {
          const expected = sees(holderOf(person));
          seen.add(expected);
          expect(idsFor(person).includes(id)).toBe(expected);
          expect(accessTo(fleetMenu, path, sessionOf(person))).toBe(
            expected ? 'allowed' : 'forbidden',
          );
        }),
        { numRuns: 150, seed: 13 },
      );
      expect(seen, 'both directions were met').toEqual(new Set([true, false]));
    },
  );

  it('shows a group if any of its items is shown (SH-4)', () => {
    assert(
      property(anyPerson, (person) => {
        const ids = idsFor(person);
        const shown = entriesFor(person).flatMap((entry) =>
          isShownGroup(entry) ? [entry.group.id] : [],
        );
        const expected = Object.keys(groups).filter((group) =>
          groups[group]?.some((id) => ids.includes(id)),
        );
        expect(shown).toEqual(expected);
      }),
    );
  });

  it('has no section, and so no divider, without an entry (SH-5)', () => {
    assert(
      property(anyPerson, (person) => {
        expect(shownTo(person).every(({ entries }) => entries.length > 0)).toBe(true);
      }),
    );
    expect(shownTo({ scopes: [] })).toEqual([]);
    expect(shownTo({ scopes: [menuScopes.help] }).map(({ id }) => id)).toEqual(['support']);
  });

  it('calls fleet tasks instant for users without transport management (SH-6)', () => {
    const labelFor = (own: readonly string[]) =>
      entriesFor({ scopes: own })
        .flatMap((entry) => (isShownGroup(entry) ? entry.items : []))
        .find(({ item }) => item.id === 'fleetTask')?.label;
    expect(labelFor(crud('fleet-task-instant'))).toBe('fleetTaskInstant');
    expect(labelFor(crud('tms'))).toBe('fleetTask');
    expect(labelFor([...crud('tms'), ...crud('fleet-task-instant')])).toBe('fleetTask');
    expect(labelFor([...crud('tms').slice(1), ...crud('fleet-task-instant')])).toBe(
      'fleetTaskInstant',
    );
  });

  it('marks an item as new while the check of its module says so (SH-9)', () => {
    const newItems = (isNew: (module: string) => boolean) =>
      shownMenu(fleetMenu, sessionOf({ scopes: everyScope }), isNew)
        .flatMap(({ entries }) => entries)
        .flatMap((entry) => (isShownGroup(entry) ? entry.items : [entry]))
        .filter((shown) => shown.isNew)
        .map(({ item }) => item.id);
    expect(newItems(() => true)).toEqual([
      'liveview2',
      'liveStreaming',
      'videoHistory',
      'vehicleMedia',
    ]);
    expect(newItems((module) => module === 'video-history')).toEqual(['videoHistory']);
    expect(newItems(() => false)).toEqual([]);
  });

  it('starts a user at the first page they may open (SH-7)', () => {
    const home = (person: Person) => homeItem(fleetMenu, sessionOf(person))?.path;
    expect(home({ scopes: everyScope })).toBe('/dashboard/');
    expect(home({ scopes: [menuScopes.reportTrip, menuScopes.setting] })).toBe('/report/');
    expect(home({ scopes: [menuScopes.help, menuScopes.contactUs] })).toBe('/contactus/');
    expect(home({ scopes: [] })).toBeUndefined();
  });

  it('leads on from a page on which a user may see nothing (DB-31)', () => {
    const next = (scopes: string[]) =>
      homeItem(fleetMenu, sessionOf({ scopes }), '/dashboard')?.path;
    expect(next([menuScopes.dashboardFuel, menuScopes.driverScore])).toBe('/driverscore/');
    expect(next([menuScopes.dashboardFuel])).toBeUndefined();
  });

  it('offers on a phone what the user may open, the newer live view first (SH-20)', () => {
    const mobile = (own: readonly string[]) =>
      mobileItems(fleetMenu, sessionOf({ scopes: own })).map(({ item }) => item.id);
    expect(mobile(everyScope)).toEqual(['dashboard', 'liveview2', 'notifications', 'reports']);
    expect(mobile([menuScopes.liveviewDefault, menuScopes.reportCost])).toEqual([
      'liveview',
      'reports',
    ]);
    expect(mobile([menuScopes.reportCost])).toEqual([]);
  });
});
