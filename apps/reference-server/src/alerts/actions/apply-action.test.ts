import { and, eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { alertActions, userLogs } from '../../db/schema.ts';
import { anyDate } from '../../testing/operations.ts';
import {
  act,
  dispatcher,
  head,
  ids,
  instants,
  iso,
  manager,
  one,
  server,
  setUpActionServer,
  stored,
  viewer,
} from '../../testing/action-server.ts';

setUpActionServer();

describe('an action', () => {
  it('resolves an alert and records the user and time on it, in its log and in the result (RS-29)', async () => {
    const before = await head();
    const result = await act(manager, { rawAlertId: [ids[0]] });
    expect(result).toMatchObject({
      isSuccessful: true,
      status: 200,
      seq: before + 1,
      data: {
        actionType: 'Resolve',
        data: '{"isResolved":true}',
        userId: String(one.manager.id),
        updatedAlerts: 1,
        updatedAlertStatuses: 1,
        insertedAlertLogs: 1,
      },
      items: [
        {
          rawAlertId: ids[0],
          outcome: 'applied',
          alert: {
            seq: before + 1,
            isResolved: true,
            resolver: { userId: String(one.manager.id) },
            userLogs: [{ typeField: 'Resolve', data: '{"isResolved":true}' }],
          },
        },
      ],
    });
    expect(await stored(0)).toMatchObject({
      isResolved: true,
      resolvedBy: one.manager.id,
      resolvedOn: new Date(result.data.createdOn),
      isFalseAlert: false,
      isRead: false,
    });
  });

  it('keeps the time of the first read and logs nothing (RS-32)', async () => {
    const read = { actionType: 'Read', data: null, rawAlertId: [ids[1]] };
    const first = await act(manager, read);
    expect(first.data).toMatchObject({ updatedAlerts: 1, insertedAlertLogs: 0 });
    const { readOn } = await stored(1);
    expect(readOn).toEqual(new Date(first.data.createdOn));
    server.clock.shift(5_000);
    expect((await act(dispatcher, read)).items[0].outcome).toBe('unchanged');
    expect((await stored(1)).readOn).toEqual(readOn);
    const logs = await server.db
      .select()
      .from(userLogs)
      .where(eq(userLogs.rawAlertId, Number(ids[1])));
    expect(logs).toEqual([]);
  });

  it('resolves with a note under one number, and notes only what it resolves (RS-620)', async () => {
    await act(dispatcher, { rawAlertId: [ids[1]] });
    const before = await head();
    const note = 'Pengemudi sudah dihubungi';
    const result = await act(manager, { rawAlertId: ids.slice(0, 3), note });
    expect(result).toMatchObject({
      seq: before + 1,
      data: { updatedAlerts: 2, updatedAlertStatuses: 2, insertedAlertLogs: 4 },
    });
    const user = { userId: String(one.manager.id) };
    const noted = [
      { typeField: 'Resolve', data: '{"isResolved":true}', user },
      { typeField: 'Feedback', data: note, user },
    ];
    const [first, other, last] = result.items;
    expect([first.outcome, other.outcome, last.outcome]).toEqual([
      'applied',
      'unchanged',
      'applied',
    ]);
    for (const { alert } of [first, last]) expect(alert.userLogs).toEqual(noted);
    expect(other.alert.userLogs).toMatchObject([{ typeField: 'Resolve' }]);
  });

  it('resolves nothing when the note cannot be stored (RS-621)', async () => {
    const before = await head();
    for (const note of ['', '   ', 'x'.repeat(256), 'a\0b']) {
      const refused = await act(manager, { rawAlertId: [ids[0]], note });
      expect(refused).toMatchObject({ isSuccessful: false, errorName: 'INVALID_INPUT' });
    }
    const data = '{"isResolved":false}';
    const refused = await act(manager, { rawAlertId: [ids[0]], data, note: 'x' });
    expect(refused).toMatchObject({ message: 'Only resolving alerts takes a note.' });
    expect(await stored(0)).toMatchObject({ isResolved: false });
    expect(await head()).toBe(before);
  });

  it('marks an alert as false, and adds a note afterwards (RS-29)', async () => {
    const data = JSON.stringify({ isFalseAlert: true, reason: 'no occurrences' });
    await act(manager, { actionType: 'FalseAlert', data, rawAlertId: [ids[0]] });
    expect(await stored(0)).toMatchObject({ isFalseAlert: true, isResolved: false });
    const note = { actionType: 'Feedback', data: 'seen it', rawAlertId: [ids[0]] };
    const result = await act(dispatcher, note);
    expect(result.data).toMatchObject({
      updatedAlerts: 1,
      updatedAlertStatuses: 0,
      insertedAlertLogs: 1,
    });
    expect(result.items[0].alert.userLogs).toEqual([
      { typeField: 'FalseAlert', data, user: { userId: String(one.manager.id) } },
      { typeField: 'Feedback', data: 'seen it', user: { userId: String(one.dispatcher.id) } },
    ]);
    expect((await act(dispatcher, note)).items[0].outcome).toBe('applied');
  });

  it('reopens an alert from either state (RS-31)', async () => {
    const falseAlert = JSON.stringify({ isFalseAlert: true, reason: 'x' });
    for (const [type, data] of [
      ['Resolve', '{"isResolved":false}'],
      ['FalseAlert', '{"isFalseAlert":false}'],
    ]) {
      await act(manager, { rawAlertId: [ids[0]] });
      await act(manager, { actionType: 'FalseAlert', data: falseAlert, rawAlertId: [ids[0]] });
      expect(await stored(0)).toMatchObject({ isResolved: true, isFalseAlert: true });
      const again = { actionType: type, data, rawAlertId: [ids[0]] };
      expect((await act(manager, again)).items[0].outcome).toBe('applied');
      expect(await stored(0)).toMatchObject({
        isResolved: false,
        resolvedOn: null,
        resolvedBy: null,
        isFalseAlert: false,
      });
      expect((await act(manager, again)).items[0].outcome).toBe('unchanged');
    }
  });

  it('credits the first user, and takes no number when nothing changes (RS-30)', async () => {
    const [a, b] = await Promise.all([
      act(manager, { rawAlertId: [ids[0]] }),
      act(dispatcher, { rawAlertId: [ids[0]] }),
    ]);
    const outcomes = [a, b].map((result) => result.items[0].outcome);
    expect(outcomes.toSorted()).toEqual(['applied', 'unchanged']);
    const winner = outcomes[0] === 'applied' ? a : b;
    expect((await stored(0)).resolvedBy).toBe(Number(winner.data.userId));
    const late = await act(dispatcher, { rawAlertId: [ids[0]] });
    expect(late).toMatchObject({
      isSuccessful: true,
      seq: winner.seq,
      data: { updatedAlerts: 0, insertedAlertLogs: 0 },
      items: [{ outcome: 'unchanged', alert: { resolver: { userId: winner.data.userId } } }],
    });
    const logs = await server.db
      .select()
      .from(userLogs)
      .where(eq(userLogs.rawAlertId, Number(ids[0])));
    expect(logs).toHaveLength(1);
  });

  it('reports applied, unchanged or not found for each id, in order (RS-33)', async () => {
    await act(manager, { rawAlertId: [ids[1]] });
    const requestedIds = [ids[2], 'nonsense', ids[1], ids[3], '999999999', ids[0], ids[2]];
    const { items } = await act(manager, { rawAlertId: requestedIds });
    expect(
      items.map((item: { rawAlertId: string; outcome: string; alert: object | null }) => [
        item.rawAlertId,
        item.outcome,
        item.alert !== null,
      ]),
    ).toEqual([
      [ids[2], 'applied', true],
      ['nonsense', 'notFound', false],
      [ids[1], 'unchanged', true],
      [ids[3], 'notFound', false],
      ['999999999', 'notFound', false],
      [ids[0], 'applied', true],
      [ids[2], 'applied', true],
    ]);
    expect(await stored(3)).toMatchObject({ isResolved: false });
  });

  it('applies only to alerts within its dates, inclusive (RS-34)', async () => {
    const dateRange = { start: iso(instants[1]), end: iso(instants[2]) };
    const { items } = await act(manager, { rawAlertId: ids.slice(0, 3), dateRange });
    expect(items.map(({ outcome }: { outcome: string }) => outcome)).toEqual([
      'notFound',
      'applied',
      'applied',
    ]);
  });

  it('on all applies to the alerts that the user sees, under one number (RS-34)', async () => {
    const before = await head();
    const result = await act(manager, { selectionMode: 'All', rawAlertId: [ids[0]] });
    expect(result).toMatchObject({ seq: before + 1, items: [], data: { updatedAlerts: 3 } });
    for (const index of [0, 1, 2]) {
      expect(await stored(index)).toMatchObject({ isResolved: true, seq: before + 1 });
    }
    expect(await stored(3)).toMatchObject({ isResolved: false });
  });

  it('on all can be narrowed by urgency and vehicle, and omits urgent alerts without the scope (RS-34)', async () => {
    const all = { selectionMode: 'All', actionType: 'Read', data: null };
    expect((await act(viewer, { ...all, alertUrgencyType: 'Urgent' })).data.updatedAlerts).toBe(0);
    const other = { vehicleId: [String(one.sharedVehicle.id)] };
    expect((await act(manager, { ...all, ...other })).data.updatedAlerts).toBe(0);
    expect((await act(manager, { ...all, alertUrgencyType: 'Urgent' })).data.updatedAlerts).toBe(1);
    expect((await act(viewer, all)).data.updatedAlerts).toBe(2);
  });

  it('on all of invalid vehicles changes nothing (RS-34)', async () => {
    const all = { selectionMode: 'All', actionType: 'Read', data: null };
    for (const vehicleId of ['none', '0', '99999999999', '99999999999999999999']) {
      const { data } = await act(manager, { ...all, vehicleId: [vehicleId] });
      expect([vehicleId, data.updatedAlerts]).toEqual([vehicleId, 0]);
    }
    const some = { vehicleId: [String(one.vehicle.id), '99999999999'] };
    expect((await act(manager, { ...all, ...some })).data.updatedAlerts).toBe(3);
  });

  it('on all but some omits those (RS-34)', async () => {
    const { data } = await act(manager, { selectionMode: 'Exclude', rawAlertId: [ids[1]] });
    expect(data.updatedAlerts).toBe(2);
    expect(await stored(1)).toMatchObject({ isResolved: false });
  });

  it('is recorded with the alerts it changed (RS-29)', async () => {
    const { seq } = await act(manager, { selectionMode: 'Exclude', rawAlertId: [ids[1]] });
    const [action] = await server.db
      .select()
      .from(alertActions)
      .where(and(eq(alertActions.companyId, 1), eq(alertActions.seq, seq)));
    expect(action).toMatchObject({
      selectionMode: 'Exclude',
      rawAlertIds: [Number(ids[1])],
      changedIds: [Number(ids[0]), Number(ids[2])],
      userId: one.manager.id,
    });
  });

  it('is rejected with a message when it is invalid, and changes nothing (RS-25)', async () => {
    const cases: [object, string][] = [
      [{ rawAlertId: [] }, 'Select at least one alert.'],
      [{ actionType: 'Feedback', data: '  ' }, 'Enter a note.'],
      [
        { actionType: 'Feedback', data: 'x'.repeat(256) },
        'The note can have at most 255 characters.',
      ],
      [
        { dateRange: { start: anyDate.end, end: anyDate.start } },
        'The start date must be before the end date.',
      ],
      [
        { rawAlertId: Array.from({ length: 10_001 }, (_, index) => String(index)) },
        'At most 10000 alerts at once. Narrow the date range.',
      ],
    ];
    const before = await head();
    for (const [input, message] of cases) {
      expect(await act(manager, { rawAlertId: ids, ...input })).toMatchObject({
        isSuccessful: false,
        errorName: 'INVALID_INPUT',
        message,
        data: null,
        items: null,
        seq: null,
      });
    }
    expect(await head()).toBe(before);
  });
});
