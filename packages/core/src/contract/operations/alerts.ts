import { scopes } from '../scopes.ts';
import type { OperationAccess } from './operation-access.ts';
import { fleetOrders, sharedVehicles, vehicleGroups } from './shared-parts.ts';

/** Alerts: their lists, counts, actions, quick notes, owners and snoozes. */
export const alertOperations = [
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
    operation: 'GraphQL Query.alertFalseShares',
    caller: 'session',
    needs: [scopes.alertCenterMain],
    parts: [
      { part: 'urgent alerts', needs: [scopes.alertCenterUrgent], without: 'leftOut' },
      sharedVehicles,
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
    operation: 'GraphQL Query.shiftHandover',
    caller: 'session',
    needs: [scopes.alertCenterMain],
    parts: [
      { part: 'urgent alerts', needs: [scopes.alertCenterUrgent], without: 'leftOut' },
      { part: 'isSharedVehicle', needs: [scopes.sharedVehicle], without: 'refused' },
    ],
  },
  {
    operation: 'GraphQL Mutation.recordShiftHandover',
    caller: 'session',
    needs: [scopes.alertCenterMain, scopes.alertAction],
  },
  {
    operation: 'GraphQL Query.possibleAlertOwners',
    caller: 'session',
    needs: [scopes.alertCenterMain, scopes.alertAction],
  },
  {
    operation: 'GraphQL Mutation.changeAlertOwner',
    caller: 'session',
    needs: [scopes.alertCenterMain, scopes.alertAction],
    parts: [
      { part: 'urgent alerts', needs: [scopes.alertCenterUrgent], without: 'leftOut' },
      { part: 'isSharedVehicle', needs: [scopes.sharedVehicle], without: 'refused' },
      fleetOrders,
    ],
  },
  {
    operation: 'GraphQL Query.alertQuickNotes',
    caller: 'session',
    needs: [scopes.alertCenterMain, scopes.alertAction],
  },
  {
    operation: 'GraphQL Mutation.updateAlertQuickNotes',
    caller: 'session',
    needs: [scopes.companyUpdate],
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
      { part: 'note', needs: [scopes.alertNote], without: 'refused' },
      { part: 'urgent alerts', needs: [scopes.alertCenterUrgent], without: 'leftOut' },
      { part: 'isSharedVehicle', needs: [scopes.sharedVehicle], without: 'refused' },
      fleetOrders,
    ],
  },
] as const satisfies readonly OperationAccess[];
