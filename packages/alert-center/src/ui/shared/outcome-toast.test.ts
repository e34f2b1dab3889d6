import { PantauError, createI18n } from '@pantau/core';
import { describe, expect, test } from 'vitest';
import type { Alert, AlertLogEntry } from '../../engine/alert/alert.ts';
import { panelMessages } from '../../messages/panel-messages.ts';
import type { ActionOutcome } from '../../hooks/triage.ts';
import { outcomeToast } from './outcome-toast.ts';

const t = createI18n({ locale: 'en' }).translator(panelMessages);
const budi = { userId: '2', fullname: 'Budi Santoso' };
const vehicle = { licensePlate: 'B 9482 KXT' };

const ended = (outcome: 'applied' | 'unchanged', alert: Partial<Alert> = {}): ActionOutcome => ({
  ok: true,
  outcome,
  alert: {
    vehicle,
    resolved: false,
    falseAlert: false,
    resolver: null,
    log: [],
    ...alert,
  } as Alert,
});

const falseEntry = (user: AlertLogEntry['user']): AlertLogEntry => ({
  type: 'falseAlert',
  falseAlert: true,
  reason: null,
  createdOn: 1,
  user,
});

describe('the toast after an action', () => {
  test.each([
    ['resolve', 'Alert of B 9482 KXT marked resolved'],
    ['falseAlert', 'Alert of B 9482 KXT marked as a false alert'],
    ['checkAgain', 'Alert of B 9482 KXT is unresolved again'],
    ['note', 'Note on B 9482 KXT saved'],
  ] as const)('%s succeeded (AC-45)', (act, text) => {
    expect(outcomeToast(act, ended('applied'), null, t)).toEqual({ kind: 'success', text });
  });

  test('shows the server’s message when it rejects the action (AC-44)', () => {
    const error = new PantauError('forbidden', { serverMessage: 'Bukan kendaraan Anda' });
    expect(outcomeToast('resolve', { ok: false, error }, null, t)).toEqual({
      kind: 'error',
      text: 'Bukan kendaraan Anda',
    });
  });

  test('who was first is named', () => {
    const resolved = ended('unchanged', { resolved: true, resolver: budi });
    expect(outcomeToast('resolve', resolved, '1', t).text).toBe(
      'Budi Santoso had already resolved the alert of B 9482 KXT',
    );
    const isFalse = ended('unchanged', { falseAlert: true, log: [falseEntry(budi)] });
    expect(outcomeToast('resolve', isFalse, '1', t).text).toBe(
      'Budi Santoso had already marked the alert of B 9482 KXT as false',
    );
  });

  test('who marked it false a moment before it was resolved is named', () => {
    const both = { resolved: true, falseAlert: true, log: [falseEntry(budi)] };
    expect(outcomeToast('resolve', ended('applied', both), '1', t)).toEqual({
      kind: 'info',
      text: 'Budi Santoso had already marked the alert of B 9482 KXT as false',
    });
  });

  test('does not name the current user as another user', () => {
    const resolved = ended('unchanged', { resolved: true, resolver: budi });
    expect(outcomeToast('resolve', resolved, budi.userId, t)).toEqual({
      kind: 'info',
      text: 'The alert of B 9482 KXT is already resolved',
    });
  });
});
