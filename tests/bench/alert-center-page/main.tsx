import { AlertCenter } from '@pantau/alert-center';
import { PantauProvider, createMemoryStore, scopes } from '@pantau/core';
import { createRoot } from 'react-dom/client';
import { type ManyAlerts, createManyAlerts } from './many-alerts.ts';

declare global {
  interface Window {
    alerts: ManyAlerts;
  }
}

/** More than both lists show, so that there are older pages. */
const AT_FIRST = 120;

const user = {
  userId: '1',
  fullname: 'Ratna Dewi',
  email: null,
  phoneNo: null,
  lastReminder: null,
  companyId: 1,
  companyName: 'PT Mitra Angkut Jawa',
  companyType: 'standard',
  timeZone: 'Asia/Jakarta',
  scopes: [scopes.alertCenterMain, scopes.alertCenterUrgent, scopes.alertAction, scopes.alertNote],
  flags: [],
} as const;

// With `read`, opening an alert changes nothing on the server, which this page does not have.
const query = new URLSearchParams(location.search);
const vehicles = Number(query.get('vehicles') ?? 200);
window.alerts = createManyAlerts(AT_FIRST, { isRead: query.has('read'), vehicles });
const root = document.querySelector('#root');
if (root === null) throw new Error('The page has no root');
createRoot(root).render(
  <PantauProvider locale="id" user={user} store={createMemoryStore()}>
    <AlertCenter source={window.alerts} />
  </PantauProvider>,
);
