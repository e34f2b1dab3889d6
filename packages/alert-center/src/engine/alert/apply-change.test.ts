import { describe, expect, it } from 'vitest';
import { makeAlert } from '../../adapters/memory/make-alert.ts';
import { createRandom } from '../../adapters/memory/random.ts';
import type { AlertChange } from './alert-action.ts';
import { type Alert, isUnresolved } from './alert.ts';
import { applyChange } from './apply-change.ts';
import { mergeAlert } from './merge-alert.ts';
import { isTargeted, targetAlerts } from './action-target.ts';

const now = Date.UTC(2026, 10, 20, 7);
const budi = { userId: '2', fullname: 'Budi Santoso' };
const alert = makeAlert(createRandom(3), { id: '41', seq: 7, now }, { address: 'Jl. Kaligawe' });
const context = { user: budi, createdOn: now + 60_000, seq: 9 };
const after = (...changes: readonly AlertChange[]): Alert =>
  changes.reduce((one, change) => applyChange(one, change, context), alert);

describe('applying a change to an alert', () => {
  it('marks an unread alert as read without a log entry (AC-42)', () => {
    expect(after({ type: 'read' })).toEqual({ ...alert, seq: 9, read: true });
  });
  it('resolves an alert and records who did it and when (AC-34)', () => {
    const resolved = after({ type: 'resolve' });
    expect(resolved).toMatchObject({ resolved: true, resolvedOn: now + 60_000, resolver: budi });
    expect(resolved.log).toEqual([
      { type: 'resolve', resolved: true, createdOn: now + 60_000, user: budi },
    ]);
  });
  it('marks a false alert and logs the reason (AC-35, AC-42)', () => {
    const isFalse = after({ type: 'falseAlert', reason: 'no occurrences' });
    expect(isFalse).toMatchObject({ falseAlert: true, resolved: false });
    expect(isFalse.log[0]).toMatchObject({
      type: 'falseAlert',
      falseAlert: true,
      reason: 'no occurrences',
    });
  });
  it('clears both resolved and false alert on check again (AC-36)', () => {
    const open = after(
      { type: 'resolve' },
      { type: 'falseAlert', reason: 'x' },
      { type: 'checkAgain' },
    );
    expect(isUnresolved(open)).toBe(true);
    expect(open).toMatchObject({ resolvedOn: null, resolver: null });
    expect(open.log).toHaveLength(3);
  });
  it('adds a note and makes it the last one (AC-42)', () => {
    const noted = after({ type: 'note', text: 'Aman' }, { type: 'note', text: 'Selesai' });
    expect(noted.lastNote).toEqual({ text: 'Selesai', createdOn: now + 60_000, user: budi });
    expect(noted.log).toMatchObject([{ text: 'Aman' }, { text: 'Selesai' }]);
  });
  it('ignores a repeated change, so that the first user stays on record', () => {
    const resolved = after({ type: 'resolve' });
    expect(applyChange(resolved, { type: 'resolve' }, { ...context, seq: 12 })).toBe(resolved);
    expect(applyChange(alert, { type: 'checkAgain' }, context)).toBe(alert);
  });
});

describe('merging two versions of an alert', () => {
  it('prefers the greater sequence number, in either order', () => {
    const newer = { ...alert, seq: 8, read: true };
    expect(mergeAlert(alert, newer)).toBe(newer);
    expect(mergeAlert(newer, alert)).toBe(newer);
  });
  it('keeps a field that only one of two versions with the same number has', () => {
    const bare = { ...alert, address: null };
    expect(mergeAlert(bare, alert)).toBe(alert);
    expect(mergeAlert(alert, bare)).toBe(alert);
  });
  it('returns the known object when nothing changed, so that its row does not render again', () => {
    expect(mergeAlert(alert, structuredClone(alert))).toBe(alert);
  });
});

describe('alerts that an action targets', () => {
  const other = { ...alert, id: '42', createdOn: now - 5_000 };
  it('gives a selection a range from 1 s before the earliest to 1 s after the latest (AC-46)', () => {
    expect(targetAlerts([alert, other])).toEqual({
      mode: 'selection',
      ids: ['41', '42'],
      range: { start: now - 6_000, end: now + 1_000 },
    });
  });
  it('limits a selection to the listed alerts within the range', () => {
    const selection = targetAlerts([alert]);
    expect(isTargeted(selection, alert, 'urgent')).toBe(true);
    expect(isTargeted(selection, other, 'urgent')).toBe(false);
    expect(isTargeted(selection, { ...alert, createdOn: now + 1_001 }, 'urgent')).toBe(false);
  });
  it('limits all and exclude by range, vehicles and urgency (AC-50)', () => {
    const all = {
      mode: 'all',
      ids: [],
      range: { start: now - 10_000, end: now },
      vehicleIds: [],
      urgency: null,
    } as const;
    expect(isTargeted(all, alert, null)).toBe(true);
    expect(isTargeted({ ...all, urgency: 'urgent' }, alert, 'important')).toBe(false);
    expect(isTargeted({ ...all, vehicleIds: ['none'] }, alert, 'urgent')).toBe(false);
    expect(isTargeted({ ...all, vehicleIds: [alert.vehicle.vehicleId] }, alert, null)).toBe(true);
    expect(isTargeted({ ...all, mode: 'exclude', ids: ['41'] }, alert, null)).toBe(false);
    expect(isTargeted({ ...all, mode: 'exclude', ids: ['41'] }, other, null)).toBe(true);
  });
});
