import { alertCodes } from '@pantau/core/contract';
import { expect, it } from 'vitest';
import { worseDirections, worstOf } from './worst-value.ts';

const measured = (alertCode: number, values: readonly (number | null)[]) =>
  values.map((alertTrigger) => ({ alertCode, alertTrigger, threshold: null }));

it('knows the worse direction of every code with a value, and of no other (AC-732)', () => {
  const withValue = alertCodes.filter(({ unit }) => unit !== null).map((one) => one.alertCode);
  expect([...worseDirections.keys()].sort()).toEqual([...withValue].sort());
});

it.each([
  ['a speed: the highest (AC-732)', 8, [86, 104, 97], 104],
  ['a temperature that is too high: the highest (AC-732)', 17, [-12, 4, -3], 4],
  ['a temperature that is too low: the lowest (AC-732)', 18, [-21.4, -24.8, -22], -24.8],
  ['a fuel drop: the largest amount, with or without a sign (AC-732)', 14, [12, -28, 19], -28],
  ['alerts without a value among others (AC-732)', 15, [null, 900, 1_200], 1_200],
])('finds the worst value of %s', (_title, code, values, worst) => {
  expect(worstOf(measured(code, values))?.alertTrigger).toBe(worst);
});

it('names the newest of equal values, and none where nothing is measured', () => {
  const [newest, older] = measured(8, [90, 90]);
  expect(newest !== undefined && older !== undefined && worstOf([newest, older])).toBe(newest);
  expect(worstOf(measured(8, [null, null]))).toBeNull();
  expect(worstOf(measured(10, [3, 4]))).toBeNull();
});
