import { expect, test } from 'vitest';
import { fleetTaskId } from './fleet-task-id.ts';

test.each([
  ['FO-000871,871,3', '871'],
  ['late, 871 ', '871'],
  ['871', undefined],
  ['a,,b', undefined],
  ['', undefined],
  [null, undefined],
])('takes the fleet task id from the second part of the alert data: %s (AC-74)', (data, id) => {
  expect(fleetTaskId(data)).toBe(id);
});
