/**
 * The permission strings of the specification (alerts and driver scoring, section 6; shell and sales
 * orders, section 6). An operation or a view names its scope from here and never spells it.
 */
export const scopes = {
  alertCenterMain: 'e4a-alert-center-main:read',
  alertCenterRuleSetting: 'e4b-alert-center-rule-setting:read',
  alertCenterEmbedMap: 'e4d-alert-center-embed-map:read',
  overspeedThresholdDuration: 'e4d-alert-overspeed-threshold-duration:read',
  alertCenterUrgent: 'e4e-alert-center-urgent:read',
  autoPopupUrgentAlert: 'e4f-auto-popup-urgent-alert:read',
  alertAction: 'alert-center-action:update',
  alertNote: 'alert-center-note:create',
  alertMedia: 'alert-center-media:create',
  alertRuleTemplateRead: 'alert_rule_template:read',
  alertRuleTemplateCreate: 'alert_rule_template:create',
  logNotification: 'e1j-log-notification:read',
  systemNotification: 'system_notification:read',
  referralProgram: 'referal_program:read',
  customerWishFeedback: 'customer-wish-feedback:create',
  backToVsms1: 'back_to_vsms1:create',
  twoWayCommunication: 'b3f-two-way-communication:read',
  twoWayCommunicationAllModule: 'b3f-two-way-communication-all-module:read',
  sharedVehicle: 'shared_vehicle:read',
  fleetTaskInstantRead: 'fleet-task-instant:read',
  fleetTaskInstantCreate: 'fleet-task-instant:create',
  fleetTaskInstantUpdate: 'fleet-task-instant:update',
  fleetTaskInstantDelete: 'fleet-task-instant:delete',
  tmsDriverRead: 'tms_driver:read',
  tmsDriverUpdate: 'tms_driver:update',
  vehicleGroupsRead: 'vgroups:read',
} as const;

export type Scope = (typeof scopes)[keyof typeof scopes];
