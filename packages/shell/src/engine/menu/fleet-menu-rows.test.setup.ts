/** What a generated or demo user has, as the expectations of the menu read it. */
export interface Holder {
  has(scope: string): boolean;
  readonly flags: readonly string[];
  readonly companyId: number;
}

const anyOf = (scopes: string) => (user: Holder) => scopes.split(' ').some((one) => user.has(one));
const allOf = (scopes: string) => (user: Holder) => scopes.split(' ').every((one) => user.has(one));
const crud = (module: string) =>
  allOf(['read', 'create', 'update', 'delete'].map((verb) => `${module}:${verb}`).join(' '));
const notIn1449 = (scope: string) => (user: Holder) => user.has(scope) && user.companyId !== 1449;

const tms = crud('tms');
const hasTask = (user: Holder): boolean => tms(user) || crud('fleet-task-instant')(user);
const vision = 'b3h-new-trackvision-menu:read';

/** Every row of the menu with who sees it, written apart from the definition. */
export const rows: readonly [id: string, path: string, sees: (user: Holder) => boolean][] = [
  [
    'dashboard',
    '/dashboard/',
    anyOf(
      'a1a-dashboard-vehicle-status:read a1b-dashboard-driver-score:read a1c-dashboard-fuel:read a1d-dashboard-driving-duration:read a1e-dashboard-distance:read a1f-dashboard-geolocated-vehicles:read',
    ),
  ],
  ['liveview2', '/liveview-2/', anyOf('b1f-liveview-v2:read')],
  ['liveview', '/liveview/', anyOf('b1a-default-liveview:read')],
  ['controltower2', '/controltower-2/', anyOf('h1b-control-tower-v2:read')],
  ['controltower', '/controltower/', anyOf('control_tower:read')],
  [
    'notifications',
    '/notification/',
    anyOf(
      'e1g-notification-general-web:read e1h-notification-dms-web:read e1i-notification-driver-behaviour-web:read e1j-log-notification:read',
    ),
  ],
  [
    'reports',
    '/report/',
    anyOf(
      'report-trip:read report-distance:read report-driving-duration:read report-engine-hours:read report-idle:read report-parking:read report-overspeed:read report-fuel-use:read report-fuel-rise:read report-fuel-drop:read report-temperature:read report-geofence:read report-route:read report-utilization:read report-alert:read report-driver-behaviour:read report-driver-score:read report-delivery:read report-cost:read report-maintenance:read',
    ),
  ],
  ['salesOrder', '/sales-order/', crud('sales-order')],
  ['deliveryRequest', '/delivery-request/', tms],
  ['delivery', '/delivery/', tms],
  ['fleetTask', '/fleet-task/', hasTask],
  ['fleetAvailability', '/fleet-availability/', hasTask],
  [
    'invoice',
    '/invoice/',
    (user) => crud('accounting-integration')(user) && user.flags.includes('invoiceCoreFlag'),
  ],
  [
    'routeOptimization',
    '/route-optimization/',
    (user) => tms(user) && crud('route-optimization')(user),
  ],
  ['deliveryScheduler', '/delivery-scheduler/', tms],
  ['costManagement', '/cost-management/', crud('financial-record')],
  [
    'trackVideo2',
    '/trackvideo-2/',
    (user) => anyOf('video-new:read vehicle_video_trackers:read')(user) && !user.has(vision),
  ],
  ['trackVideo', '/trackvideo/', anyOf('b3a-default-video:read vehicle_video_trackers:read')],
  ['temporaryTracking', '/trackingtemp/', anyOf('temporary_live_views:read')],
  ['route', '/route/', allOf('md-route:read md-route:update md-route:create')],
  ['liveStreaming', '/live-streaming/', anyOf(vision)],
  ['videoHistory', '/video-history/', anyOf(vision)],
  ['vehicleMedia', '/vehicle-media/', allOf(`${vision} b3i-menu-media:read`)],
  ['maintenance', '/maintenance/', anyOf('maintenance:read')],
  ['license', '/license/', anyOf('license:read')],
  ['landMeasurement', '/land-measurement/', anyOf('land_measurement:read')],
  ['driverScore', '/driverscore/', anyOf('driver_score:read')],
  ['masterData', '/master/', anyOf('master_data:read')],
  ['settings', '/setting/', anyOf('setting:read')],
  ['marketplace', '/marketplace/', anyOf('marketplace:read')],
  ['help', '/help/', notIn1449('help:read')],
  ['contactUs', '/contactus/', notIn1449('contact_us:read')],
  ['companyTicket', '/company-ticket/', anyOf('company_ticket:read')],
];

/** The groups of the menu, each with its rows. */
export const groups: Readonly<Record<string, readonly string[]>> = {
  orderManagement: [
    'salesOrder',
    'deliveryRequest',
    'delivery',
    'fleetTask',
    'fleetAvailability',
    'invoice',
    'routeOptimization',
    'deliveryScheduler',
  ],
  fleetTracking: ['trackVideo2', 'trackVideo', 'temporaryTracking', 'route'],
  trackVision: ['liveStreaming', 'videoHistory', 'vehicleMedia'],
  fleetManagement: ['maintenance', 'license', 'landMeasurement'],
};
