import { menuScopes, type MenuScope } from './menu-scopes.ts';
import { scopes, type Scope } from './scopes.ts';

/** What an operation or live message requires of the caller. */
export interface OperationAccess {
  /** `GraphQL Query.payload`, `REST POST /api/session`, `live alert-center-{companyId}`. */
  readonly operation: string;
  /**
   * `session`: a signed-in user; `public`: no sign-in; `ingestKey`: the ingest key of a company; `partner`: its API key,
   * or a token that its issuer has signed.
   */
  readonly caller: 'public' | 'session' | 'ingestKey' | 'partner';
  /** Scopes that are all required. */
  readonly needs: readonly (Scope | MenuScope)[];
  /** Scopes for a part of the operation, which is refused or omitted without them. */
  readonly parts?: readonly {
    readonly part: string;
    readonly needs: readonly (Scope | MenuScope)[];
    readonly without: 'refused' | 'leftOut';
  }[];
}

/** The scopes for fleet-task details, all of which are required. */
const fleetOrders = {
  part: 'fleet orders',
  needs: [
    scopes.fleetTaskInstantRead,
    scopes.fleetTaskInstantCreate,
    scopes.fleetTaskInstantUpdate,
    scopes.fleetTaskInstantDelete,
  ],
  without: 'leftOut',
} as const;

/** The scope for vehicles shared by a partner, which are hidden without it. */
const sharedVehicles = {
  part: 'shared vehicles',
  needs: [scopes.sharedVehicle],
  without: 'leftOut',
} as const;

/** The scope for vehicle groups, which are hidden without it. */
const vehicleGroups = {
  part: 'vehicle groups',
  needs: [scopes.vehicleGroupsRead],
  without: 'leftOut',
} as const;

/**
 * The scopes that each operation requires. The server enforces this table, and a test tries every row
 * without each of its scopes.
 */
export const operations = [
  { operation: 'REST POST /api/session', caller: 'public', needs: [] },
  { operation: 'REST POST /api/session/refresh', caller: 'public', needs: [] },
  { operation: 'REST DELETE /api/session', caller: 'public', needs: [] },
  { operation: 'REST GET /api/logout', caller: 'public', needs: [] },
  { operation: 'REST POST /api/embed-tokens', caller: 'partner', needs: [] },
  // Empty unless the server is a demo.
  { operation: 'REST GET /api/demo-users', caller: 'public', needs: [] },
  { operation: 'REST POST /api/ingest/alerts', caller: 'ingestKey', needs: [] },
  { operation: 'REST POST /api/ingest/positions', caller: 'ingestKey', needs: [] },
  { operation: 'REST POST /api/ingest/vehicles', caller: 'ingestKey', needs: [] },
  { operation: 'REST POST /api/ingest/traccar', caller: 'ingestKey', needs: [] },
  // Shows only the base map around a given position.
  { operation: 'REST GET /api/static-map', caller: 'public', needs: [] },
  { operation: 'REST GET /api/geocode', caller: 'session', needs: [] },
  { operation: 'REST GET /api/portal-settings', caller: 'session', needs: [] },
  {
    operation: 'REST POST /api/calls',
    caller: 'session',
    needs: [scopes.twoWayCommunication, scopes.twoWayCommunicationAllModule],
    parts: [sharedVehicles],
  },
  {
    operation: 'REST DELETE /api/calls/{vehicleId}',
    caller: 'session',
    needs: [scopes.twoWayCommunication, scopes.twoWayCommunicationAllModule],
  },
  {
    operation: 'REST GET /api/order/sales-order',
    caller: 'session',
    needs: [scopes.salesOrderRead],
  },
  {
    operation: 'REST GET /api/order/sales-order/{id}',
    caller: 'session',
    needs: [scopes.salesOrderRead],
  },
  {
    operation: 'REST GET /api/order/sales-order/{id}/history',
    caller: 'session',
    needs: [scopes.salesOrderRead],
  },
  {
    operation: 'REST GET /api/order/sales-order/{id}/fleet-task-instant',
    caller: 'session',
    needs: [scopes.salesOrderRead, scopes.fleetTaskInstantRead],
  },
  {
    operation: 'REST GET /api/order/sales-order/field-suggestion/{field}',
    caller: 'session',
    needs: [scopes.salesOrderRead],
  },
  {
    operation: 'REST POST /api/order/sales-order',
    caller: 'session',
    needs: [scopes.salesOrderCreate],
  },
  {
    operation: 'REST PATCH /api/order/sales-order/{id}',
    caller: 'session',
    needs: [scopes.salesOrderUpdate],
  },
  {
    operation: 'REST POST /api/order/sales-order/{id}/transition',
    caller: 'session',
    needs: [scopes.salesOrderUpdate],
  },
  {
    operation: 'REST DELETE /api/order/sales-order/{id}',
    caller: 'session',
    needs: [scopes.salesOrderDelete],
  },
  {
    operation: 'REST POST /api/bff/sales-order/bulk-transition',
    caller: 'session',
    needs: [scopes.salesOrderUpdate],
  },
  {
    operation: 'REST POST /api/bff/sales-order/bulk-delete',
    caller: 'session',
    needs: [scopes.salesOrderDelete],
  },
  // Returns only results of the user's own requests.
  { operation: 'REST GET /api/bff/sales-order/bulk-result/{key}', caller: 'session', needs: [] },
  // The operations on announcements require the flag vsms2_system_notification, too.
  {
    operation: 'REST GET /api/system-notification',
    caller: 'session',
    needs: [scopes.systemNotification],
  },
  {
    operation: 'REST GET /api/system-notification/unread-count',
    caller: 'session',
    needs: [scopes.systemNotification],
  },
  {
    operation: 'REST GET /api/system-notification/{id}',
    caller: 'session',
    needs: [scopes.systemNotification],
  },
  {
    operation: 'REST PATCH /api/system-notification',
    caller: 'session',
    needs: [scopes.systemNotification],
  },
  {
    operation: 'REST POST /api/system-notification',
    caller: 'session',
    needs: [scopes.systemNotificationCreate],
  },
  {
    operation: 'REST GET /api/dashboard/attention',
    caller: 'session',
    needs: [scopes.alertCenterMain],
    parts: [{ part: 'urgent alerts', needs: [scopes.alertCenterUrgent], without: 'leftOut' }],
  },
  {
    operation: 'REST GET /api/dashboard/alerts-by-hour',
    caller: 'session',
    needs: [scopes.alertCenterMain],
    parts: [{ part: 'urgent alerts', needs: [scopes.alertCenterUrgent], without: 'leftOut' }],
  },
  {
    operation: 'REST GET /api/dashboard/orders-by-status',
    caller: 'session',
    needs: [scopes.salesOrderRead],
  },
  {
    operation: 'REST GET /api/dashboard/vehicles',
    caller: 'session',
    needs: [menuScopes.dashboardVehicleMap],
    parts: [sharedVehicles],
  },
  {
    operation: 'GraphQL Query.payload',
    caller: 'session',
    needs: [],
    parts: [
      {
        part: 'filterByType AlertCenter',
        needs: [scopes.alertCenterMain],
        without: 'leftOut',
      },
      {
        part: 'filterByType SystemNotif',
        needs: [scopes.systemNotification],
        without: 'leftOut',
      },
      { part: 'isSharedVehicle', needs: [scopes.sharedVehicle], without: 'refused' },
    ],
  },
  {
    operation: 'GraphQL Query.rawAlerts',
    caller: 'session',
    needs: [scopes.alertCenterMain],
    parts: [
      { part: 'isUrgent', needs: [scopes.alertCenterUrgent], without: 'refused' },
      { part: 'urgent alerts', needs: [scopes.alertCenterUrgent], without: 'leftOut' },
      { part: 'isSharedVehicle', needs: [scopes.sharedVehicle], without: 'refused' },
      fleetOrders,
      vehicleGroups,
    ],
  },
  {
    operation: 'GraphQL Query.alertHistory',
    caller: 'session',
    needs: [scopes.alertCenterMain],
    parts: [
      { part: 'urgency Urgent', needs: [scopes.alertCenterUrgent], without: 'refused' },
      { part: 'urgent alerts', needs: [scopes.alertCenterUrgent], without: 'leftOut' },
      { part: 'vgroupIds', needs: [scopes.vehicleGroupsRead], without: 'refused' },
      { part: 'isSharedVehicle', needs: [scopes.sharedVehicle], without: 'refused' },
      fleetOrders,
    ],
  },
  {
    operation: 'GraphQL Query.alertVgroups',
    caller: 'session',
    needs: [scopes.alertCenterMain],
    parts: [vehicleGroups],
  },
  {
    operation: 'GraphQL Query.notification',
    caller: 'session',
    needs: [scopes.alertCenterMain],
    parts: [
      { part: 'urgent alerts', needs: [scopes.alertCenterUrgent], without: 'leftOut' },
      sharedVehicles,
      fleetOrders,
    ],
  },
  {
    operation: 'GraphQL Query.alertLog',
    caller: 'session',
    needs: [scopes.logNotification],
    parts: [
      { part: 'urgent alerts', needs: [scopes.alertCenterUrgent], without: 'leftOut' },
      { part: 'isSharedVehicle', needs: [scopes.sharedVehicle], without: 'refused' },
      fleetOrders,
    ],
  },
  {
    operation: 'GraphQL Query.totalImportantAlerts',
    caller: 'session',
    needs: [scopes.alertCenterMain],
    parts: [
      { part: 'Urgent', needs: [scopes.alertCenterUrgent], without: 'leftOut' },
      { part: 'isSharedVehicle', needs: [scopes.sharedVehicle], without: 'refused' },
      fleetOrders,
      vehicleGroups,
    ],
  },
  {
    operation: 'GraphQL Query.alertSnoozes',
    caller: 'session',
    needs: [scopes.alertCenterMain],
    parts: [sharedVehicles],
  },
  {
    operation: 'GraphQL Mutation.snoozeAlerts',
    caller: 'session',
    needs: [scopes.alertCenterMain],
    parts: [sharedVehicles],
  },
  // Ends only what the caller has snoozed.
  {
    operation: 'GraphQL Mutation.endAlertSnooze',
    caller: 'session',
    needs: [scopes.alertCenterMain],
    parts: [sharedVehicles],
  },
  {
    operation: 'GraphQL Query.missedLiveMessages',
    caller: 'session',
    needs: [scopes.alertCenterMain],
    parts: [
      { part: 'urgent alerts', needs: [scopes.alertCenterUrgent], without: 'leftOut' },
      { part: 'isSharedVehicle', needs: [scopes.sharedVehicle], without: 'refused' },
      fleetOrders,
    ],
  },
  {
    operation: 'GraphQL Mutation.upsertRawAlertsAction',
    caller: 'session',
    needs: [scopes.alertCenterMain],
    parts: [
      { part: 'actionType Read', needs: [scopes.alertAction], without: 'refused' },
      { part: 'actionType Resolve', needs: [scopes.alertAction], without: 'refused' },
      { part: 'actionType FalseAlert', needs: [scopes.alertAction], without: 'refused' },
      { part: 'actionType Feedback', needs: [scopes.alertNote], without: 'refused' },
      { part: 'urgent alerts', needs: [scopes.alertCenterUrgent], without: 'leftOut' },
      { part: 'isSharedVehicle', needs: [scopes.sharedVehicle], without: 'refused' },
      fleetOrders,
    ],
  },
  {
    operation: 'GraphQL Query.vehicle',
    caller: 'session',
    needs: [scopes.alertCenterMain],
    parts: [sharedVehicles],
  },
  {
    operation: 'GraphQL Query.vehicleStatuses',
    caller: 'session',
    needs: [scopes.alertCenterMain],
    parts: [sharedVehicles],
  },
  {
    operation: 'GraphQL Query.vehicleTrail',
    caller: 'session',
    needs: [scopes.alertCenterMain],
    parts: [sharedVehicles],
  },
  {
    operation: 'GraphQL Query.geofences',
    caller: 'session',
    needs: [scopes.alertCenterMain],
  },
  {
    operation: 'GraphQL Query.downloadVideoHistories',
    caller: 'session',
    needs: [scopes.alertCenterMain],
    parts: [sharedVehicles],
  },
  {
    operation: 'GraphQL Query.vehicleVideos',
    caller: 'session',
    needs: [scopes.alertCenterMain],
    parts: [sharedVehicles],
  },
  {
    operation: 'GraphQL Mutation.updateFileList',
    caller: 'session',
    needs: [scopes.alertCenterMain, scopes.alertMedia],
    parts: [sharedVehicles],
  },
  {
    operation: 'GraphQL Mutation.setUploadMedia',
    caller: 'session',
    needs: [scopes.alertCenterMain, scopes.alertMedia],
    parts: [sharedVehicles],
  },
  {
    operation: 'GraphQL Query.alertRules',
    caller: 'session',
    needs: [scopes.alertRuleRead],
    parts: [sharedVehicles, vehicleGroups],
  },
  {
    operation: 'GraphQL Query.alertRule',
    caller: 'session',
    needs: [scopes.alertRuleRead],
    parts: [sharedVehicles, vehicleGroups],
  },
  {
    operation: 'GraphQL Query.alertCodesPaginated',
    caller: 'session',
    needs: [scopes.alertRuleRead],
  },
  {
    operation: 'GraphQL Query.ruleVehicles',
    caller: 'session',
    needs: [scopes.alertRuleRead],
    parts: [sharedVehicles],
  },
  {
    operation: 'GraphQL Query.ruleVgroups',
    caller: 'session',
    needs: [scopes.alertRuleRead],
    parts: [vehicleGroups],
  },
  { operation: 'GraphQL Query.ruleUsers', caller: 'session', needs: [scopes.alertRuleRead] },
  { operation: 'GraphQL Query.ruleContacts', caller: 'session', needs: [scopes.alertRuleRead] },
  { operation: 'GraphQL Query.ruleGeofences', caller: 'session', needs: [scopes.alertRuleRead] },
  {
    operation: 'GraphQL Query.backTestAlertRule',
    caller: 'session',
    needs: [scopes.alertRuleRead],
    parts: [sharedVehicles, vehicleGroups],
  },
  {
    operation: 'GraphQL Mutation.sendTestNotification',
    caller: 'session',
    needs: [scopes.alertRuleRead],
  },
  {
    operation: 'GraphQL Query.alertRuleTemplates',
    caller: 'session',
    needs: [scopes.alertRuleTemplateRead],
  },
  {
    operation: 'GraphQL Mutation.createAlertRules',
    caller: 'session',
    needs: [scopes.alertRuleTemplateCreate],
  },
  {
    operation: 'GraphQL Mutation.updateCompany',
    caller: 'session',
    needs: [scopes.companyUpdate],
    parts: [{ part: 'sections', needs: [menuScopes.setting], without: 'refused' }],
  },
  {
    operation: 'GraphQL Query.company',
    caller: 'session',
    needs: [menuScopes.setting],
    parts: [{ part: 'full account numbers', needs: [scopes.companyUpdate], without: 'leftOut' }],
  },
  {
    operation: 'GraphQL Query.companyCategories',
    caller: 'session',
    needs: [menuScopes.setting],
  },
  {
    operation: 'GraphQL Query.companyChanges',
    caller: 'session',
    needs: [menuScopes.setting],
  },
  {
    operation: 'GraphQL Query.auditLog',
    caller: 'session',
    needs: [scopes.auditLogRead],
  },
  {
    operation: 'GraphQL Mutation.createCompanyCategory',
    caller: 'session',
    needs: [menuScopes.setting, scopes.companyUpdate],
  },
  {
    operation: 'GraphQL Mutation.deleteCompanyCategory',
    caller: 'session',
    needs: [menuScopes.setting, scopes.companyUpdate],
  },
  {
    operation: 'GraphQL Mutation.createBankAccount',
    caller: 'session',
    needs: [menuScopes.setting, scopes.companyUpdate],
  },
  {
    operation: 'GraphQL Mutation.updateBankAccount',
    caller: 'session',
    needs: [menuScopes.setting, scopes.companyUpdate],
  },
  {
    operation: 'GraphQL Mutation.deleteBankAccount',
    caller: 'session',
    needs: [menuScopes.setting, scopes.companyUpdate],
  },
  // Of the user's own company, whatever the scopes: it is what every user of the company sees.
  { operation: 'REST GET /api/company/branding', caller: 'session', needs: [] },
  {
    operation: 'REST PUT /api/company/logo',
    caller: 'session',
    needs: [menuScopes.setting, scopes.companyUpdate],
  },
  {
    operation: 'REST DELETE /api/company/logo',
    caller: 'session',
    needs: [menuScopes.setting, scopes.companyUpdate],
  },
  {
    operation: 'REST GET /api/company/api-keys',
    caller: 'session',
    needs: [menuScopes.setting, scopes.companyUpdate],
  },
  {
    operation: 'REST POST /api/company/api-keys',
    caller: 'session',
    needs: [menuScopes.setting, scopes.companyUpdate],
  },
  {
    operation: 'REST POST /api/company/api-keys/{id}/rotate',
    caller: 'session',
    needs: [menuScopes.setting, scopes.companyUpdate],
  },
  {
    operation: 'REST DELETE /api/company/api-keys/{id}',
    caller: 'session',
    needs: [menuScopes.setting, scopes.companyUpdate],
  },
  {
    operation: 'REST GET /api/company/token-issuer',
    caller: 'session',
    needs: [menuScopes.setting, scopes.companyUpdate],
  },
  {
    operation: 'REST PUT /api/company/token-issuer',
    caller: 'session',
    needs: [menuScopes.setting, scopes.companyUpdate],
  },
  {
    operation: 'REST DELETE /api/company/token-issuer',
    caller: 'session',
    needs: [menuScopes.setting, scopes.companyUpdate],
  },
  // Shown on the sign-in page and by <img>, which send no token; the address contains the hash of the picture.
  { operation: 'REST GET /api/company-logos/{file}', caller: 'public', needs: [] },
  {
    operation: 'GraphQL Mutation.createAlertRule',
    caller: 'session',
    needs: [scopes.alertRuleCreate],
  },
  {
    operation: 'GraphQL Mutation.updateAlertRule',
    caller: 'session',
    needs: [scopes.alertRuleUpdate],
  },
  {
    operation: 'GraphQL Mutation.deleteAlertRule',
    caller: 'session',
    needs: [scopes.alertRuleDelete],
  },
  {
    operation: 'GraphQL Mutation.updateAlertRules',
    caller: 'session',
    needs: [scopes.alertRuleUpdate],
  },
  {
    operation: 'GraphQL Mutation.deleteAlertRules',
    caller: 'session',
    needs: [scopes.alertRuleDelete],
  },
  // Driver users get only what is about themselves.
  {
    operation: 'GraphQL Query.driverScores',
    caller: 'session',
    needs: [menuScopes.driverScore],
    parts: [vehicleGroups],
  },
  { operation: 'GraphQL Query.driverScore', caller: 'session', needs: [menuScopes.driverScore] },
  {
    operation: 'GraphQL Query.alertDetailDriverScores',
    caller: 'session',
    needs: [menuScopes.driverScore],
    parts: [sharedVehicles],
  },
  {
    operation: 'GraphQL Query.driverScoreGroups',
    caller: 'session',
    needs: [menuScopes.driverScore],
    parts: [vehicleGroups],
  },
  { operation: 'GraphQL Mutation.unregisterPushToken', caller: 'session', needs: [] },
  {
    operation: 'GraphQL Mutation.backToOldVersion',
    caller: 'session',
    needs: [scopes.backToVsms1],
  },
  {
    operation: 'REST GET /api/feedback-status',
    caller: 'session',
    needs: [scopes.customerWishFeedback],
  },
  {
    operation: 'REST POST /api/feedback',
    caller: 'session',
    needs: [scopes.customerWishFeedback],
  },
  {
    operation: 'REST GET /api/satisfaction-status',
    caller: 'session',
    needs: [scopes.customerWishFeedback],
  },
  {
    operation: 'REST POST /api/satisfaction',
    caller: 'session',
    needs: [scopes.customerWishFeedback],
  },
  { operation: 'REST GET /api/banner-active', caller: 'session', needs: [] },
  { operation: 'REST GET /api/banner-active/company', caller: 'session', needs: [] },
  // These concern only the user's own profile and sessions.
  { operation: 'REST GET /api/user/profile', caller: 'session', needs: [] },
  { operation: 'REST PATCH /api/user/profile', caller: 'session', needs: [] },
  { operation: 'REST GET /api/user/sessions', caller: 'session', needs: [] },
  { operation: 'REST DELETE /api/user/sessions', caller: 'session', needs: [] },
  { operation: 'REST DELETE /api/user/sessions/{id}', caller: 'session', needs: [] },
  { operation: 'REST GET /api/referral', caller: 'session', needs: [scopes.referralProgram] },
  {
    operation: 'GraphQL Query.fleetOrderDetail',
    caller: 'session',
    needs: fleetOrders.needs,
    parts: [sharedVehicles],
  },
  {
    operation: 'live alert-center-{companyId}',
    caller: 'session',
    needs: [scopes.alertCenterMain],
    parts: [
      { part: 'urgent alerts', needs: [scopes.alertCenterUrgent], without: 'leftOut' },
      fleetOrders,
    ],
  },
  {
    operation: 'live alert-center-resolve-{companyId}',
    caller: 'session',
    needs: [scopes.alertCenterMain],
    parts: [{ part: 'urgent alerts', needs: [scopes.alertCenterUrgent], without: 'leftOut' }],
  },
  {
    operation: 'live alert-center-new-{userId}',
    caller: 'session',
    needs: [scopes.alertCenterMain],
  },
  {
    operation: 'live alert-snoozes-{userId}',
    caller: 'session',
    needs: [scopes.alertCenterMain],
  },
  {
    operation: 'live vehicle-position-{companyId}',
    caller: 'session',
    needs: [scopes.alertCenterMain],
  },
  {
    operation: 'live system-notif-{userId}',
    caller: 'session',
    needs: [scopes.systemNotification],
  },
  // Contains nothing but the id of the receiver's own company.
  { operation: 'live company-updated-{companyId}', caller: 'session', needs: [] },
  {
    // Sent only to the user who started the call, which requires the scopes.
    operation: 'live call',
    caller: 'session',
    needs: [],
  },
] as const satisfies readonly OperationAccess[];

export type OperationName = (typeof operations)[number]['operation'];
