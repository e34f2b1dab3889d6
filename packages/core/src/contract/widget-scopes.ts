import { menuScopes, type MenuScope } from './menu-scopes.ts';
import { scopes, type Scope } from './scopes.ts';

/** The widgets to which a partner's server signs its users in, by the name of their package. */
export type EmbeddedWidget = 'alert-center' | 'sales-order' | 'alert-rules' | 'driver-score';

const fleetTasks = [
  scopes.fleetTaskInstantRead,
  scopes.fleetTaskInstantCreate,
  scopes.fleetTaskInstantUpdate,
  scopes.fleetTaskInstantDelete,
] as const;

/** Whose vehicles and groups any widget shows. */
const fleet = [scopes.vehicleGroupsRead, scopes.sharedVehicle] as const;

/**
 * What each widget needs for everything that it can do. A session that a partner opens has at most these scopes, and
 * so never one with which it could change the company.
 */
export const widgetScopes: Readonly<Record<EmbeddedWidget, readonly (Scope | MenuScope)[]>> = {
  'alert-center': [
    scopes.alertCenterMain,
    scopes.alertCenterUrgent,
    scopes.alertCenterEmbedMap,
    scopes.autoPopupUrgentAlert,
    scopes.overspeedThresholdDuration,
    scopes.alertAction,
    scopes.alertNote,
    scopes.alertMedia,
    scopes.logNotification,
    scopes.twoWayCommunication,
    scopes.twoWayCommunicationAllModule,
    ...fleetTasks,
    ...fleet,
  ],
  'sales-order': [
    scopes.salesOrderRead,
    scopes.salesOrderCreate,
    scopes.salesOrderUpdate,
    scopes.salesOrderDelete,
    ...fleetTasks,
  ],
  'alert-rules': [
    scopes.alertCenterRuleSetting,
    scopes.alertRuleRead,
    scopes.alertRuleCreate,
    scopes.alertRuleUpdate,
    scopes.alertRuleDelete,
    scopes.alertRuleTemplateRead,
    scopes.alertRuleTemplateCreate,
    ...fleet,
  ],
  'driver-score': [menuScopes.driverScore, ...fleet],
};
