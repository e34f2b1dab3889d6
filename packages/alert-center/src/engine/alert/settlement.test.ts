import { expect, test } from 'vitest';
import type { AlertLogEntry } from './alert.ts';
import { settlementOf } from './settlement.ts';

const budi = { userId: '2', fullname: 'Budi' };
const ratna = { userId: '1', fullname: 'Ratna' };
const open = { resolved: false, falseAlert: false, resolver: null, resolvedOn: null, log: [] };
const entry = (createdOn: number, user: AlertLogEntry['user']): AlertLogEntry => ({
  type: 'falseAlert',
  falseAlert: true,
  reason: null,
  createdOn,
  user,
});

test('an unresolved alert has no settlement', () => {
  expect(settlementOf(open)).toBeNull();
});

test('records who resolved the alert, and when', () => {
  const resolved = { ...open, resolved: true, resolver: budi, resolvedOn: 7 };
  expect(settlementOf(resolved)).toEqual({ kind: 'resolved', by: budi, on: 7 });
});

test('records who last marked it false, and when; false alert takes precedence over resolved', () => {
  const log = [entry(3, ratna), entry(5, budi)];
  const both = { ...open, resolved: true, resolver: ratna, resolvedOn: 9, falseAlert: true };
  expect(settlementOf({ ...both, log })).toEqual({ kind: 'falseAlert', by: budi, on: 5 });
  expect(settlementOf(both)).toEqual({ kind: 'falseAlert', by: null, on: null });
});
