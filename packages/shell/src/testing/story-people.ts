import type { Brand, SessionUser } from '@pantau/core';
import { menuScopes as own, scopes } from '@pantau/core/contract';

const person = (userId: string, fullname: string, held: readonly string[]): SessionUser => ({
  userId,
  fullname,
  email: null,
  phoneNo: null,
  lastReminder: null,
  companyId: 1,
  companyName: 'PT Mitra Angkut Jaya',
  companyType: 'standard',
  timeZone: 'Asia/Jakarta',
  scopes: held,
  flags: ['invoiceCoreFlag'],
});

const watching = [
  own.dashboardVehicleStatus,
  own.liveviewV2,
  own.controlTowerV2,
  own.notificationGeneral,
  own.reportTrip,
  own.driverScore,
  own.help,
  own.contactUs,
];

/** Everything is allowed. */
export const manager = person('1', 'Rina Kusuma', [
  ...Object.values(scopes),
  ...Object.values(own),
]);

export const dispatcher = person('2', 'Bayu Saputra', [
  ...watching,
  scopes.salesOrderRead,
  scopes.salesOrderCreate,
  scopes.salesOrderUpdate,
  scopes.salesOrderDelete,
  own.trackVision,
  own.trackVisionMedia,
  own.routeRead,
  own.routeUpdate,
  own.routeCreate,
  own.maintenance,
]);

export const viewer = person('3', 'Maya Lestari', watching);

export const driver = person('4', 'Slamet Riyadi', [
  ...watching,
  scopes.tmsDriverRead,
  scopes.tmsDriverUpdate,
]);

export const managerOf1449: SessionUser = {
  ...manager,
  userId: '5',
  fullname: 'Yohana Wanggai',
  companyId: 1449,
  companyName: 'PT Lintas Nusa Raya',
};

/** The sample brand, with a dark menu. */
export const kirana: Brand = {
  light: {
    accent: '#8a2b6a',
    'accent-hover': '#6f2055',
    'accent-on': '#ffffff',
    'accent-text': '#822863',
    'accent-soft': '#f9edf5',
    'nav-bg': '#2a1526',
    'nav-text': '#e4d6e0',
    'nav-text-2': '#b79db1',
    'nav-active-bg': '#4a2543',
    'nav-active-text': '#ffffff',
    'nav-line': '#43263d',
    'logo-text': '#ffffff',
  },
  dark: {
    accent: '#a8407f',
    'accent-hover': '#b84f8e',
    'accent-on': '#ffffff',
    'accent-text': '#f2a6d5',
    'accent-soft': '#35182b',
    'nav-bg': '#1a0e17',
    'nav-text': '#d9c8d4',
    'nav-text-2': '#a78da0',
    'nav-active-bg': '#3a1d33',
    'nav-active-text': '#ffffff',
    'nav-line': '#33202e',
    'logo-text': '#ffffff',
  },
};
