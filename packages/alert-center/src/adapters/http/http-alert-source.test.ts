import { PantauError } from '@pantau/core';
import { beforeEach, describe, expect, it } from 'vitest';
import {
  fakeServer,
  iso,
  range,
  start,
  succeeded,
  wireAlert,
} from './http-alert-source.test.setup.ts';

let server: ReturnType<typeof fakeServer>;
beforeEach(() => {
  server = fakeServer();
});

describe('the subscription over HTTP', () => {
  it('returns the current user, and whether their scopes include urgent alerts', async () => {
    const user = { userId: '1', fullname: 'Ratna Dewi' };
    expect((await server.create().loadSubscription()).currentUser).toEqual({
      user,
      canSeeUrgent: false,
      scopes: ['e4a-alert-center-main:read'],
    });
    const scopes = ['e4a-alert-center-main:read', 'e4e-alert-center-urgent:read'];
    server.answers['payload'] = {
      ...(server.answers['payload'] as object),
      caller: { ...user, scopes },
    };
    expect((await server.create().loadSubscription()).currentUser).toEqual({
      user,
      canSeeUrgent: true,
      scopes,
    });
  });
});

describe('lists over HTTP', () => {
  const page = { endCursor: 'c1', hasNextPage: true };

  it('sends the specified request and converts the response to domain alerts (AC-91)', async () => {
    server.answers['rawAlerts'] = { ...succeeded, data: [wireAlert()], pagination: page, head: 15 };
    const query = {
      urgency: 'urgent',
      range,
      unresolvedOnly: true,
      limit: 20,
      after: 'c0',
    } as const;
    const found = await server.create().listAlerts(query);
    expect(server.variablesOf(0)).toEqual({
      filter: {
        isUrgent: true,
        isResolved: false,
        isFalseAlert: false,
        startDate: iso(range.start),
        endDate: iso(range.end),
        orderBy: { createdOn: 'desc' },
        pagination: { page: 1, show: 20, after: 'c0' },
      },
    });
    expect(found).toMatchObject({ endCursor: 'c1', hasMore: true, head: 15 });
    expect(found.alerts[0]).toMatchObject({
      id: '41',
      createdOn: start,
      seq: 12,
      description: { id: 'Melebihi batas kecepatan', en: 'Over speed limit' },
      vehicle: { vehicleId: '5', licensePlate: 'L 8117 UQ', category: 'truck' },
      position: { latitude: -7.24, longitude: 112.67 },
      resolvedOn: start + 9_000,
      lastNote: { text: 'Aman', createdOn: start + 8_000, user: null },
      log: [{ type: 'note', text: 'Aman', createdOn: start + 8_000, user: null }],
    });
  });

  it('requests the emergencies that nobody has opened with the first page (AC-370)', async () => {
    const emergency = wireAlert({ rawAlertId: '7', alertCode: 1, isRead: false });
    server.answers['rawAlerts'] = { ...succeeded, data: [wireAlert()], pagination: page, head: 15 };
    server.answers['emergencies'] = { ...succeeded, data: [emergency], head: 14 };
    const query = { urgency: 'urgent', range, unresolvedOnly: false, limit: 20 } as const;
    const found = await server.create().listAlerts(query);
    expect(server.variablesOf(0)).toMatchObject({
      emergencyFilter: {
        isUrgent: true,
        alertCode: [1],
        isRead: false,
        isResolved: false,
        isFalseAlert: false,
        startDate: iso(range.start),
        endDate: iso(range.end),
        pagination: { page: 1, show: 100 },
      },
    });
    expect(found.emergencies?.map(({ id }) => id)).toEqual(['7']);
    expect(found.head).toBe(14);
    const next = await server.create().listAlerts({ ...query, after: 'c1' });
    expect(next.emergencies).toBeUndefined();
  });

  it('sends a new request each time (AC-91)', async () => {
    server.answers['rawAlerts'] = { ...succeeded, data: [], pagination: page, head: 15 };
    const query = { urgency: 'important', range, unresolvedOnly: false, limit: 20 } as const;
    const source = server.create();
    await source.listAlerts(query);
    await source.listAlerts(query);
    expect(server.requests.map(({ method }) => method)).toEqual(['POST', 'POST']);
  });

  it('removes bidi control characters from names', async () => {
    const vehicle = { id: '5', licensePlate: '\u202eB 1\u2066 XYZ', imei: null, vehicleType: null };
    server.answers['rawAlerts'] = {
      ...succeeded,
      data: [wireAlert({ vehicle })],
      pagination: page,
      head: 15,
    };
    const query = { urgency: 'important', range, unresolvedOnly: false, limit: 20 } as const;
    const { alerts } = await server.create().listAlerts(query);
    expect(alerts[0]?.vehicle.licensePlate).toBe('B 1 XYZ');
  });

  it('reads the fleet task of an alert, and null if the response has none (AC-76)', async () => {
    const detail = {
      location: 'DC Rungkut',
      total_fo_duration: 7_200,
      target_time: iso(start),
      actual_time: null,
      point_location_name: 'Rungkut, Surabaya',
      point_in_km: 3.4,
      estimated_target_time: iso(start + 60_000),
      planned_activities_duration: 1_800,
    };
    const data = [
      wireAlert({ foNumber: 'FO-1', foId: '7', logId: '9', foData: { detail } }),
      wireAlert({ foNumber: null, foId: null, logId: null, foData: null }),
    ];
    server.answers['rawAlerts'] = { ...succeeded, data, pagination: page, head: 15 };
    const query = { urgency: 'important', range, unresolvedOnly: false, limit: 20 } as const;
    const { alerts } = await server.create().listAlerts(query);
    expect(alerts.map((alert) => alert.fleetOrder)).toEqual([
      {
        foNumber: 'FO-1',
        foId: '7',
        logId: '9',
        detail: {
          location: 'DC Rungkut',
          totalFoDuration: 7_200,
          targetTime: start,
          actualTime: null,
          estimatedTargetTime: start + 60_000,
          pointLocationName: 'Rungkut, Surabaya',
          pointInKm: 3.4,
          plannedActivitiesDuration: 1_800,
        },
      },
      null,
    ]);
  });

  it('omits and reports an alert that cannot be parsed, and keeps the others', async () => {
    const data = [wireAlert({ createdOn: 'yesterday' }), wireAlert()];
    server.answers['rawAlerts'] = { ...succeeded, data, pagination: page, head: 15 };
    const query = { urgency: 'important', range, unresolvedOnly: false, limit: 20 } as const;
    const found = await server.create().listAlerts(query);
    expect(found.alerts.map((alert) => alert.id)).toEqual(['41']);
    expect(server.errors).toMatchObject([{ kind: 'server' }]);
  });

  it('rejects with the server’s message', async () => {
    server.answers['rawAlerts'] = {
      ...succeeded,
      isSuccessful: false,
      errorCode: 403,
      errorName: 'FORBIDDEN',
      message: 'Tidak boleh',
      data: null,
    };
    const query = { urgency: 'urgent', range, unresolvedOnly: false, limit: 20 } as const;
    await expect(server.create().listAlerts(query)).rejects.toMatchObject({
      kind: 'forbidden',
      serverMessage: 'Tidak boleh',
    });
  });

  it('rejects a response that does not match the contract', async () => {
    server.answers['rawAlerts'] = { ...succeeded, data: [], pagination: null, head: 15 };
    const query = { urgency: 'urgent', range, unresolvedOnly: false, limit: 20 } as const;
    await expect(server.create().listAlerts(query)).rejects.toBeInstanceOf(PantauError);
  });
});

describe('actions over HTTP', () => {
  it.each([
    [{ type: 'read' }, 'Read', null],
    [{ type: 'resolve' }, 'Resolve', '{"isResolved":true}'],
    [{ type: 'checkAgain' }, 'Resolve', '{"isResolved":false}'],
    [{ type: 'falseAlert', reason: 'x' }, 'FalseAlert', '{"isFalseAlert":true,"reason":"x"}'],
    [{ type: 'note', text: 'Aman' }, 'Feedback', 'Aman'],
  ] as const)('%o is sent as %s', async (change, actionType, data) => {
    server.answers['upsertRawAlertsAction'] = {
      ...succeeded,
      data: { createdOn: iso(start), user: { userId: '1', fullname: 'Ratna Dewi' } },
      items: [{ rawAlertId: '41', outcome: 'applied', alert: wireAlert() }],
      seq: 12,
    };
    const target = { mode: 'selection', ids: ['41'], range } as const;
    const result = await server.create().act({ change, target });
    expect(server.variablesOf(0)).toEqual({
      input: {
        actionType,
        data,
        rawAlertId: ['41'],
        selectionMode: 'Selection',
        dateRange: { start: iso(range.start), end: iso(range.end) },
      },
    });
    expect(result).toMatchObject({ seq: 12, createdOn: start, items: [{ outcome: 'applied' }] });
  });
});
