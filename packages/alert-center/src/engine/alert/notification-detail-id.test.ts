import { expect, test } from 'vitest';
import { notificationDetailId } from './notification-detail-id.ts';

const alert = {
  id: '595',
  alertCode: 49,
  vehicle: { vehicleId: '12' },
  createdOn: 1_795_000_000_000,
  alertFlag: 'start',
};

test('is the id of the raw alert, otherwise code, vehicle, time and flag (AC-99)', () => {
  expect(notificationDetailId(alert)).toBe('595');
  expect(notificationDetailId({ ...alert, id: null })).toBe('49-12-1795000000000-start');
  expect(notificationDetailId({ ...alert, id: '', alertFlag: null })).toBe('49-12-1795000000000-');
});
