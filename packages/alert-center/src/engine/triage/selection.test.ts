import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { AlertId } from '../alert/alert.ts';
import {
  type PickedAlert,
  type Picks,
  dropPicks,
  noPicks,
  pickMore,
  pickOne,
  rangeOf,
} from './selection.ts';

const alertOf = (id: AlertId): PickedAlert => ({
  id,
  createdOn: 1,
  alertCode: 8,
  description: { id: '', en: '' },
  vehicle: { vehicleId: '1', childVehicleId: null, licensePlate: id, category: null, imei: null },
});
const ids = (picks: Picks): readonly AlertId[] => [...picks.alerts.keys()];
const order = ['a', 'b', 'c', 'd', 'e'];

describe('picks', () => {
  it('hold what was picked until it is let go', () => {
    const two = pickOne(pickOne(noPicks, alertOf('a'), true), alertOf('b'), true);
    expect(ids(two)).toEqual(['a', 'b']);
    expect(ids(pickOne(two, alertOf('a'), false))).toEqual(['b']);
    expect(pickOne(two, alertOf('a'), true)).toBe(two);
  });

  it('are no longer all of a list once one is let go or one is added', () => {
    const all: Picks = { ...pickMore(noPicks, order.map(alertOf)), isAllOf: 'urgent' };
    expect(pickOne(all, alertOf('a'), false).isAllOf).toBeNull();
    expect(pickMore(all, [alertOf('f')]).isAllOf).toBeNull();
    expect(pickMore(all, [alertOf('a')]).isAllOf).toBe('urgent');
  });

  it('are empty when the last is done with', () => {
    const one = pickOne(noPicks, alertOf('a'), true);
    expect(dropPicks(one, one, () => true)).toBe(noPicks);
  });

  it('that were made, or made anew, since an action began outlast it', () => {
    const before = pickMore(noPicks, order.map(alertOf));
    const isA = (id: AlertId) => id === 'a';
    expect(ids(dropPicks(before, before, isA))).toEqual(['b', 'c', 'd', 'e']);
    const anew = pickOne(pickOne(before, alertOf('a'), false), alertOf('a'), true);
    expect(dropPicks(anew, before, isA)).toBe(anew);
    const inRange = pickMore(before, [alertOf('a'), alertOf('b')]);
    expect(dropPicks(inRange, before, isA)).toBe(inRange);
    const later = pickOne(noPicks, alertOf('a'), true);
    expect(dropPicks(later, noPicks, isA)).toBe(later);
  });

  it('keep no more of an alert than naming it needs', () => {
    const whole = { ...alertOf('a'), log: ['long'] };
    expect(pickOne(noPicks, whole, true).alerts.get('a')).not.toHaveProperty('log');
  });
});

describe('a range', () => {
  it('runs from the first to the last row, whichever stands above', () => {
    expect(rangeOf(order, 'b', 'd')).toEqual(['b', 'c', 'd']);
    expect(rangeOf(order, 'd', 'b')).toEqual(['b', 'c', 'd']);
  });

  it('is the row alone where nothing was picked before, or in another list', () => {
    expect(rangeOf(order, null, 'c')).toEqual(['c']);
    expect(rangeOf(order, 'z', 'c')).toEqual(['c']);
  });

  it('whatever its ends, holds both and what lies between, in the order of the list', () => {
    fc.assert(
      fc.property(
        fc.uniqueArray(fc.string(), { minLength: 1, maxLength: 30 }),
        fc.nat(),
        fc.nat(),
        (rows, from, to) => {
          const start = from % rows.length;
          const end = to % rows.length;
          const range = rangeOf(rows, rows[start] ?? '', rows[end] ?? '');
          expect(range).toEqual(rows.slice(Math.min(start, end), Math.max(start, end) + 1));
        },
      ),
    );
  });
});
