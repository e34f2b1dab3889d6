import { menuScopes as own, scopes } from '@pantau/core/contract';
import type { AccessRule } from '../access/access-rule.ts';
import { FLEET_TASK, SALES_ORDER, TMS, company1449, reports } from './fleet-access.ts';
import type { MenuDefinition, MenuItem } from './menu.ts';

/** The texts of the product's menu. */
export type FleetMenuKey =
  | 'dashboard'
  | 'liveview'
  | 'liveview2'
  | 'controltower'
  | 'controltower2'
  | 'notifications'
  | 'reports'
  | 'orderManagement'
  | 'salesOrder'
  | 'deliveryRequest'
  | 'delivery'
  | 'fleetTask'
  | 'fleetTaskInstant'
  | 'fleetAvailability'
  | 'invoice'
  | 'routeOptimization'
  | 'deliveryScheduler'
  | 'costManagement'
  | 'fleetTracking'
  | 'trackVideo'
  | 'trackVideo2'
  | 'temporaryTracking'
  | 'route'
  | 'trackVision'
  | 'liveStreaming'
  | 'videoHistory'
  | 'vehicleMedia'
  | 'fleetManagement'
  | 'maintenance'
  | 'license'
  | 'landMeasurement'
  | 'driverScore'
  | 'masterData'
  | 'settings'
  | 'marketplace'
  | 'help'
  | 'contactUs'
  | 'companyTicket';

/** An item whose title is its label, on the first level. */
const item = <const Id extends string, const Rest extends Omit<Partial<MenuItem>, 'id'>>(
  id: Id,
  icon: MenuItem['icon'],
  access: AccessRule,
  rest: Rest & Pick<MenuItem, 'path'>,
) => ({ id, icon, access, label: id, title: id, breadcrumb: [], ...rest });

/** The same, inside a group that its breadcrumb names. */
const within =
  <const Group extends string>(group: Group) =>
  <const Id extends string, const Rest extends Omit<Partial<MenuItem>, 'id' | 'breadcrumb'>>(
    id: Id,
    icon: MenuItem['icon'],
    access: AccessRule,
    rest: Rest & Pick<MenuItem, 'path'>,
  ) => ({ ...item(id, icon, access, rest), breadcrumb: [{ label: group }] as const });

const order = within('orderManagement');
const tracking = within('fleetTracking');
const vision = within('trackVision');
const fleet = within('fleetManagement');

const taskAccess: AccessRule = { anyOf: [TMS, FLEET_TASK] };
const hasTrackVision = own.trackVision;

/**
 * The menu of the product. docs/menu.md lists its entries with who sees them; hosts with other pages define their own.
 */
export const fleetMenu: MenuDefinition<FleetMenuKey> = {
  startsCollapsedOn: ['/liveview/'],
  noMobileMenuOn: ['/liveview/', '/liveview-2/'],
  mobile: [
    { items: ['dashboard'], label: 'dashboard' },
    { items: ['liveview2', 'liveview'], label: 'liveview' },
    { items: ['notifications'], label: 'notifications' },
    { items: ['reports'], label: 'reports' },
  ],
  sections: [
    {
      id: 'monitoring',
      entries: [
        item(
          'dashboard',
          'dashboard',
          {
            anyOf: [
              own.dashboardVehicleStatus,
              own.dashboardDriverScore,
              own.dashboardFuel,
              own.dashboardDriving,
              own.dashboardDistance,
              own.dashboardVehicleMap,
            ],
          },
          { path: '/dashboard/', exact: true },
        ),
        item('liveview2', 'map', own.liveviewV2, { path: '/liveview-2/', newModule: 'liveview-2' }),
        item('liveview', 'globe', own.liveviewDefault, { path: '/liveview/' }),
        item('controltower2', 'radar', own.controlTowerV2, { path: '/controltower-2/' }),
        item('controltower', 'eye', own.controlTower, { path: '/controltower/' }),
        item(
          'notifications',
          'bell',
          {
            anyOf: [
              own.notificationGeneral,
              own.notificationDms,
              own.notificationDriverBehaviour,
              scopes.logNotification,
            ],
          },
          { path: '/notification/', count: 'notifications' },
        ),
        item('reports', 'chart', { anyOf: reports }, { path: '/report/' }),
      ],
    },
    {
      id: 'work',
      entries: [
        {
          id: 'orderManagement',
          label: 'orderManagement',
          icon: 'clipboard',
          defaultOpen: true,
          items: [
            order('salesOrder', 'clipboard', SALES_ORDER, { path: '/sales-order/' }),
            order('deliveryRequest', 'boxes', TMS, { path: '/delivery-request/' }),
            order('delivery', 'truck', TMS, { path: '/delivery/' }),
            order('fleetTask', 'list', taskAccess, {
              path: '/fleet-task/',
              labelWhen: [{ when: { not: TMS }, label: 'fleetTaskInstant' }],
            }),
            order('fleetAvailability', 'checkCircle', taskAccess, { path: '/fleet-availability/' }),
            order(
              'invoice',
              'receipt',
              {
                allOf: [
                  own.accountingRead,
                  own.accountingCreate,
                  own.accountingUpdate,
                  own.accountingDelete,
                  { flag: 'invoiceCoreFlag' },
                ],
              },
              { path: '/invoice/' },
            ),
            order(
              'routeOptimization',
              'route',
              {
                allOf: [
                  TMS,
                  own.routeOptimizationRead,
                  own.routeOptimizationCreate,
                  own.routeOptimizationUpdate,
                  own.routeOptimizationDelete,
                ],
              },
              { path: '/route-optimization/' },
            ),
            order('deliveryScheduler', 'calendar', TMS, { path: '/delivery-scheduler/' }),
          ],
        },
        item(
          'costManagement',
          'wallet',
          {
            allOf: [
              own.financialRecordRead,
              own.financialRecordCreate,
              own.financialRecordUpdate,
              own.financialRecordDelete,
            ],
          },
          { path: '/cost-management/' },
        ),
        {
          id: 'fleetTracking',
          label: 'fleetTracking',
          icon: 'route',
          items: [
            tracking(
              'trackVideo2',
              'video',
              {
                allOf: [
                  { anyOf: [own.videoNew, own.vehicleVideoTrackers] },
                  { not: hasTrackVision },
                ],
              },
              { path: '/trackvideo-2/' },
            ),
            tracking(
              'trackVideo',
              'video',
              { anyOf: [own.videoDefault, own.vehicleVideoTrackers] },
              { path: '/trackvideo/' },
            ),
            tracking('temporaryTracking', 'link', own.temporaryLiveViews, {
              path: '/trackingtemp/',
            }),
            tracking(
              'route',
              'pin',
              { allOf: [own.routeRead, own.routeUpdate, own.routeCreate] },
              { path: '/route/' },
            ),
          ],
        },
        {
          id: 'trackVision',
          label: 'trackVision',
          icon: 'video',
          defaultOpen: true,
          items: [
            vision('liveStreaming', 'video', hasTrackVision, {
              path: '/live-streaming/',
              newModule: 'live-streaming',
            }),
            vision('videoHistory', 'history', hasTrackVision, {
              path: '/video-history/',
              newModule: 'video-history',
            }),
            vision(
              'vehicleMedia',
              'images',
              { allOf: [hasTrackVision, own.trackVisionMedia] },
              { path: '/vehicle-media/', newModule: 'vehicle-media' },
            ),
          ],
        },
        {
          id: 'fleetManagement',
          label: 'fleetManagement',
          icon: 'truck',
          items: [
            fleet('maintenance', 'maintenance', own.maintenance, { path: '/maintenance/' }),
            fleet('license', 'idCard', own.license, { path: '/license/' }),
            fleet('landMeasurement', 'ruler', own.landMeasurement, { path: '/land-measurement/' }),
          ],
        },
      ],
    },
    {
      id: 'company',
      entries: [
        item('driverScore', 'award', own.driverScore, { path: '/driverscore/' }),
        item('masterData', 'database', own.masterData, { path: '/master/' }),
        item('settings', 'gear', own.setting, { path: '/setting/' }),
        item('marketplace', 'store', own.marketplace, { path: '/marketplace/' }),
      ],
    },
    {
      id: 'support',
      atEnd: true,
      entries: [
        item(
          'help',
          'help',
          { allOf: [own.help, { not: company1449 }] },
          { path: '/help/', opensHelp: true },
        ),
        item(
          'contactUs',
          'headset',
          { allOf: [own.contactUs, { not: company1449 }] },
          { path: '/contactus/' },
        ),
        item('companyTicket', 'ticket', own.companyTicket, { path: '/company-ticket/' }),
      ],
    },
  ],
};
