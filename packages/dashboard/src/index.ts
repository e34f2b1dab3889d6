/** The dashboard: its port and its tiles. */
export {
  type AlertHour,
  type AlertHours,
  type AlertHoursQuery,
  type Attention,
  type AttentionAlert,
  type AttentionQuery,
  type DashboardSource,
  type Fleet,
  type FleetVehicle,
  type OrderCount,
  type OrderStatus,
  type ValueUnit,
  type VehicleStatus,
} from './engine/source/dashboard-source.ts';
export type { TileName } from './engine/tile/tile-name.ts';
export type { DashboardChanges } from './hooks/dashboard-context.ts';
export { type AlertChanges, createAlertChanges } from './hooks/alert-changes.ts';
export { type DashboardMessageKey, dashboardMessages } from './messages/dashboard-messages.ts';
export { type Greeting, useGreeting } from './ui/greeting/use-greeting.ts';
export { Dashboard, type DashboardProps } from './ui/dashboard/dashboard.tsx';
export type { AttentionBandProps } from './ui/attention/attention-band.tsx';
export type { VehicleLinks } from './ui/fleet-map/vehicle-card.tsx';
export type { OrdersByStatusProps } from './ui/orders-by-status/orders-by-status.tsx';
