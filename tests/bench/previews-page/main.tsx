import { AlertCenter, type EvidenceSource } from '@pantau/alert-center';
import { PantauProvider, createMemoryStore, scopes } from '@pantau/core';
import { createRoot } from 'react-dom/client';
import { createManyAlerts } from '../alert-center-page/many-alerts.ts';

const AT_FIRST = 120;
const TRACK_POINTS = 20;

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
  scopes: [
    scopes.alertCenterMain,
    scopes.alertCenterUrgent,
    scopes.autoPopupUrgentAlert,
    scopes.alertAction,
    scopes.alertNote,
    scopes.alertCenterEmbedMap,
  ],
  flags: [],
} as const;

/** A backend that has tracks and addresses but no videos, and responds immediately. */
const evidence: EvidenceSource = {
  listClips: () => Promise.resolve({ clips: [], isUnderWay: false, hasBrokenOff: false }),
  readDevice: () => Promise.resolve({ lastReportOn: null, devices: [] }),
  updateFileList: () => Promise.resolve(),
  countFiles: () => Promise.resolve(0),
  requestUpload: () => Promise.resolve('Sent'),
  readTrack: ({ endTime }) =>
    Promise.resolve(
      Array.from({ length: TRACK_POINTS }, (_, index) => ({
        latitude: -6.6 - index * 0.0004,
        longitude: 107.9 - index * 0.0006,
        speed: 60,
        course: 45,
        recordedOn: endTime - index * 15_000,
      })).toReversed(),
    ),
  readGeofences: () => Promise.resolve([]),
  readFleetOrder: () => Promise.resolve(null),
  readAddress: () => Promise.resolve('Tol Cipali KM 112, Subang, Jawa Barat'),
};

const root = document.querySelector('#root');
if (root === null) throw new Error('The page has no root');
window.alerts = createManyAlerts(AT_FIRST, { isRead: true, vehicles: 200 });
createRoot(root).render(
  <PantauProvider locale="id" user={user} store={createMemoryStore()}>
    <AlertCenter
      source={window.alerts}
      evidence={evidence}
      maps={{ workerUrl: '/maplibre-gl-worker.mjs' }}
    />
  </PantauProvider>,
);
