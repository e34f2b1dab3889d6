import { scopes } from '../scopes.ts';
import { type OperationAccess, fleetOrders, sharedVehicles } from './operation-access.ts';

/** Alerts: lists, history, actions and live messages. */
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
    ],
  },
  {
    operation: 'GraphQL Query.alertHistory',
    caller: 'session',
    needs: [scopes.alertCenterMain],
    parts: [
      { part: 'urgency Urgent', needs: [scopes.alertCenterUrgent], without: 'refused' },
      { part: 'urgent alerts', needs: [scopes.alertCenterUrgent], without: 'leftOut' },
      { part: 'isSharedVehicle', needs: [scopes.sharedVehicle], without: 'refused' },
      fleetOrders,
    ],
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
    ],
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
] as const satisfies readonly OperationAccess[];
