import { describe, expect, it } from 'vitest';
import type { AlertKey } from '../alert/alert-order.ts';
import { neighbourOf } from './neighbour.ts';

const keys: Readonly<Record<string, AlertKey>> = Object.fromEntries(
  [50, 40, 30].map((createdOn) => [String(createdOn), { createdOn, id: String(createdOn) }]),
);
const ids = ['50', '40', '30'];
const beside = (createdOn: number, step: 1 | -1) =>
  neighbourOf(ids, { createdOn, id: String(createdOn) }, step, (id) => keys[id]);

describe('the alert beside another', () => {
  it('is the row below or above it', () => {
    expect(beside(40, 1)).toBe('30');
    expect(beside(40, -1)).toBe('50');
  });

  it('is none at the ends', () => {
    expect(beside(30, 1)).toBeNull();
    expect(beside(50, -1)).toBeNull();
  });

  it('is found by time when the list does not hold it (any more)', () => {
    expect([beside(45, -1), beside(45, 1)]).toEqual(['50', '40']);
    expect([beside(60, -1), beside(60, 1)]).toEqual([null, '50']);
    expect([beside(10, -1), beside(10, 1)]).toEqual(['30', null]);
  });
});
