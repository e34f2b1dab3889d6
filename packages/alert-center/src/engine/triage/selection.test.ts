import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { AlertId } from '../alert/alert.ts';
import {
  type SelectedAlert,
  type AlertSelection,
  removeDone,
  emptySelection,
  addToSelection,
  setSelected,
  rangeOf,
} from './selection.ts';

const alertOf = (id: AlertId): SelectedAlert => ({
  id,
  createdOn: 1,
  alertCode: 8,
  description: { id: '', en: '' },
  vehicle: { vehicleId: '1', childVehicleId: null, licensePlate: id, category: null, imei: null },
});
const ids = (selection: AlertSelection): readonly AlertId[] => [...selection.alerts.keys()];
const order = ['a', 'b', 'c', 'd', 'e'];

describe('the selection', () => {
  it('holds alerts until they are deselected', () => {
    const two = setSelected(setSelected(emptySelection, alertOf('a'), true), alertOf('b'), true);
    expect(ids(two)).toEqual(['a', 'b']);
    expect(ids(setSelected(two, alertOf('a'), false))).toEqual(['b']);
    expect(setSelected(two, alertOf('a'), true)).toBe(two);
  });

  it('is no longer all of a list after an alert is deselected or added', () => {
    const all: AlertSelection = {
      ...addToSelection(emptySelection, order.map(alertOf)),
      isAllOf: 'urgent',
    };
    expect(setSelected(all, alertOf('a'), false).isAllOf).toBeNull();
    expect(addToSelection(all, [alertOf('f')]).isAllOf).toBeNull();
    expect(addToSelection(all, [alertOf('a')]).isAllOf).toBe('urgent');
  });

  it('is empty after its last alert is done', () => {
    const one = setSelected(emptySelection, alertOf('a'), true);
    expect(removeDone(one, one, () => true)).toBe(emptySelection);
  });

  it('keeps alerts selected, or selected again, since the action began', () => {
    const before = addToSelection(emptySelection, order.map(alertOf));
    const isA = (id: AlertId) => id === 'a';
    expect(ids(removeDone(before, before, isA))).toEqual(['b', 'c', 'd', 'e']);
    const selectedAgain = setSelected(setSelected(before, alertOf('a'), false), alertOf('a'), true);
    expect(removeDone(selectedAgain, before, isA)).toBe(selectedAgain);
    const selectedByRange = addToSelection(before, [alertOf('a'), alertOf('b')]);
    expect(removeDone(selectedByRange, before, isA)).toBe(selectedByRange);
    const later = setSelected(emptySelection, alertOf('a'), true);
    expect(removeDone(later, emptySelection, isA)).toBe(later);
  });

  it('stores only the fields needed to name an alert', () => {
    const whole = { ...alertOf('a'), log: ['long'] };
    expect(setSelected(emptySelection, whole, true).alerts.get('a')).not.toHaveProperty('log');
  });
});

describe('rangeOf', () => {
  it('includes both ends, in either direction', () => {
    expect(rangeOf(order, 'b', 'd')).toEqual(['b', 'c', 'd']);
    expect(rangeOf(order, 'd', 'b')).toEqual(['b', 'c', 'd']);
  });

  it('is only the target row without an anchor, or with an anchor in another list', () => {
    expect(rangeOf(order, null, 'c')).toEqual(['c']);
    expect(rangeOf(order, 'z', 'c')).toEqual(['c']);
  });

  it('returns the rows between any two ends in list order', () => {
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
