import {
  type FakeRequest,
  createFakeFetch,
  createFakeSocketIo,
  createManualClock,
  jsonResponse,
} from '@pantau/core/testing';
import { type HttpAlertSourceOptions, createHttpAlertSource } from './http-alert-source.ts';

export const start = Date.UTC(2026, 10, 20, 7);
export const iso = (ms: number): string => new Date(ms).toISOString();
export const range = { start: start - 1_000, end: start + 1_000 };

export const wireAlert = (more: Readonly<Record<string, unknown>> = {}) => ({
  rawAlertId: '41',
  id: `${start}-5-8`,
  createdOn: iso(start),
  receivedOn: iso(start + 400),
  seq: 12,
  vehicleId: '5',
  childVehicleId: null,
  alertCode: 8,
  alertRuleIds: ['11'],
  alertData: null,
  alertFlag: null,
  alertTrigger: 104,
  threshold: 80,
  durationSeconds: 61,
  alert: {
    descriptionIdn: 'Melebihi batas kecepatan',
    descriptionEng: 'Over speed limit',
    shortDescriptionIdn: 'Ngebut',
    shortDescriptionEng: 'Speeding',
  },
  vehicle: { id: '5', licensePlate: 'L 8117 UQ', imei: '86', vehicleType: { category: 'truck' } },
  driver: { driverId: '2', fullname: 'Agus Setiawan' },
  latitude: -7.24,
  longitude: 112.67,
  geofences: [],
  address: null,
  shouldHaveMedia: false,
  isRead: true,
  isResolved: true,
  resolvedOn: iso(start + 9_000),
  resolver: { userId: '1', fullname: 'Ratna Dewi' },
  isFalseAlert: false,
  lastUserFeedback: { feedback: 'Aman', createdOn: iso(start + 8_000), user: null },
  userLogs: [{ typeField: 'Feedback', data: 'Aman', createdOn: iso(start + 8_000), user: null }],
  ...more,
});

export const succeeded = {
  isSuccessful: true,
  errorCode: null,
  errorName: null,
  message: null,
  status: 200,
};

/** A server with the responses of `answers`, by the name of the requested field, and its clients. */
export function fakeServer() {
  const clock = createManualClock(start);
  const sockets = createFakeSocketIo();
  const errors: Error[] = [];
  const requests: FakeRequest[] = [];
  const answers: Record<string, unknown> = {
    emergencies: { ...succeeded, data: [], head: 99 },
    payload: {
      ...succeeded,
      payload: 'signed-1',
      payloadExpiresIn: 1_000,
      subscribedAlertRules: {
        urgentAlertRules: ['11'],
        importantAlertRules: ['12'],
        autoPopupAlertRules: [],
      },
      caller: { userId: '1', fullname: 'Ratna Dewi', scopes: ['e4a-alert-center-main:read'] },
    },
  };

  const { fetch } = createFakeFetch((request) => {
    requests.push(request);
    const { query } = request.body as { query: string };
    const name = Object.keys(answers).find((field) => query.includes(`${field}(`)) ?? '';
    const answer = answers[name];
    if (answer instanceof Error) throw answer;
    const { emergencies } = answers;
    const isFirstPage = JSON.stringify(request.body).includes('emergencies:');
    return jsonResponse({ data: { [name]: answer, ...(isFirstPage && { emergencies }) } });
  });

  return {
    answers,
    clock,
    errors,
    requests,
    sockets,
    variablesOf: (index: number): unknown =>
      (requests[index]?.body as { variables: unknown } | undefined)?.variables,
    create: (more: Partial<HttpAlertSourceOptions> = {}) =>
      createHttpAlertSource({
        baseUrl: 'https://fleet.example/',
        getToken: () => Promise.resolve('access-1'),
        fetch,
        io: sockets.io,
        clock,
        wakeUps: () => () => {},
        random: () => 0.5,
        onError: (error) => errors.push(error),
        ...more,
      }),
  };
}
