import { expect, it } from 'vitest';
import { readAlert } from './wire-alert.ts';

const at = Date.UTC(2026, 10, 20, 7);
const iso = (ms: number): string => new Date(ms).toISOString();
const user = { userId: '1', fullname: 'Ratna Dewi' };
const callState = { isHaveVoip: true, deviceType: 'bsj', imeiVoip: '86', vehicleIdVoip: '5' };

const wire = {
  rawAlertId: '41',
  id: `${at}-5-137`,
  createdOn: iso(at),
  receivedOn: iso(at + 400),
  seq: 12,
  vehicleId: '5',
  childVehicleId: '6',
  alertCode: 137,
  alertRuleIds: ['11', '12'],
  alertData: 'FO-1,7,3',
  alertFlag: 'start',
  alertTrigger: 104,
  threshold: 80,
  durationSeconds: 61,
  alert: {
    descriptionIdn: 'Terlambat tiba',
    descriptionEng: 'Late arrival',
    shortDescriptionIdn: 'Terlambat',
    shortDescriptionEng: 'Late',
  },
  vehicle: { licensePlate: 'L 8117 UQ', imei: '86', vehicleType: { category: 'truck' } },
  driver: { driverId: '2', fullname: 'Agus Setiawan' },
  latitude: -7.24,
  longitude: 112.67,
  geofences: [{ geofenceId: '3', fenceName: 'DC Rungkut' }],
  address: 'Jalan Rungkut 1',
  shouldHaveMedia: true,
  sourceDeviceType: 'bsj',
  callState,
  isRead: true,
  isResolved: true,
  resolvedOn: iso(at + 9_000),
  resolver: user,
  isFalseAlert: false,
  lastUserFeedback: { feedback: 'Aman', createdOn: iso(at + 8_000), user },
  userLogs: [{ typeField: 'Feedback', data: 'Aman', createdOn: iso(at + 8_000), user }],
  foNumber: 'FO-1',
  foId: '7',
  logId: '9',
  foData: null,
};

it('reads every field of an alert (AC-92)', () => {
  const alert = readAlert(wire, (error) => {
    throw error;
  });
  expect(alert).toEqual({
    id: '41',
    createdOn: at,
    receivedOn: at + 400,
    seq: 12,
    alertCode: 137,
    alertRuleIds: ['11', '12'],
    alertData: 'FO-1,7,3',
    alertFlag: 'start',
    alertTrigger: 104,
    threshold: 80,
    durationSeconds: 61,
    description: { id: 'Terlambat tiba', en: 'Late arrival' },
    shortDescription: { id: 'Terlambat', en: 'Late' },
    vehicle: {
      vehicleId: '5',
      childVehicleId: '6',
      licensePlate: 'L 8117 UQ',
      category: 'truck',
      imei: '86',
    },
    driver: { driverId: '2', fullname: 'Agus Setiawan' },
    position: { latitude: -7.24, longitude: 112.67 },
    geofences: [{ geofenceId: '3', fenceName: 'DC Rungkut' }],
    address: 'Jalan Rungkut 1',
    shouldHaveMedia: true,
    sourceDeviceType: 'bsj',
    callState: { hasVoip: true, deviceType: 'bsj', imeiVoip: '86', vehicleIdVoip: '5' },
    fleetOrder: { foNumber: 'FO-1', foId: '7', logId: '9', detail: null },
    read: true,
    resolved: true,
    resolvedOn: at + 9_000,
    resolver: user,
    falseAlert: false,
    owner: null,
    lastNote: { text: 'Aman', createdOn: at + 8_000, user },
    log: [{ type: 'note', text: 'Aman', createdOn: at + 8_000, user }],
  });
});

it('reads owners, and both logs as one in the order of time; without owners, as those of nobody (AC-784, AC-790)', () => {
  const read = (fields: object) =>
    readAlert({ ...wire, ...fields }, (error) => {
      throw error;
    });
  const budi = { userId: '2', fullname: 'Budi Santoso' };
  const owned = read({
    owner: budi,
    ownerLog: [
      { owner: user, createdOn: iso(at + 7_000), user },
      { owner: budi, createdOn: iso(at + 9_000), user },
    ],
  });
  expect(owned?.owner).toEqual(budi);
  expect(owned?.log.map(({ type, createdOn }) => [type, createdOn - at])).toEqual([
    ['owner', 7_000],
    ['note', 8_000],
    ['owner', 9_000],
  ]);
  const unowned = read({});
  expect(unowned?.owner).toBeNull();
  expect(unowned?.log.map(({ type }) => type)).toEqual(['note']);
});
