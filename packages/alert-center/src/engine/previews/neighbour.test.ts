import { describe, expect, it } from 'vitest';
import type { AlertKey } from '../alert/alert-order.ts';
import { neighbourOf } from './neighbour.ts';

const keys: Readonly<Record<string, AlertKey>> = Object.fromEntries(
  [50, 40, 30].map((createdOn) => [String(createdOn), { createdOn, id: String(createdOn) }]),
);
const ids = ['50', '40', '30'];
const neighbour = (createdOn: number, step: 1 | -1) =>
  neighbourOf(ids, { createdOn, id: String(createdOn) }, step, (id) => keys[id]);

describe('neighbourOf', () => {
  it('returns the row below or above', () => {
    expect(neighbour(40, 1)).toBe('30');
    expect(neighbour(40, -1)).toBe('50');
  });

  it('returns null at the ends', () => {
    expect(neighbour(30, 1)).toBeNull();
    expect(neighbour(50, -1)).toBeNull();
  });

  it('finds the neighbours by time when the alert is not in the list', () => {
    expect([neighbour(45, -1), neighbour(45, 1)]).toEqual(['50', '40']);
    expect([neighbour(60, -1), neighbour(60, 1)]).toEqual([null, '50']);
    expect([neighbour(10, -1), neighbour(10, 1)]).toEqual(['30', null]);
  });
});
