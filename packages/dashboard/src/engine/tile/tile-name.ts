import { menuScopes, scopes } from '@pantau/core/contract';

/** The tiles of the dashboard. */
export type TileName = 'attention' | 'vehicles' | 'orders' | 'alertHours';

/** The scope that each tile requires. */
export const tileScopes: Readonly<Record<TileName, string>> = {
  attention: scopes.alertCenterMain,
  vehicles: menuScopes.dashboardVehicleMap,
  orders: scopes.salesOrderRead,
  alertHours: scopes.alertCenterMain,
};

/** How often each tile is loaded again while the page is visible, in ms. */
export const refreshEvery: Readonly<Record<TileName, number>> = {
  attention: 30_000,
  vehicles: 15_000,
  orders: 60_000,
  alertHours: 60_000,
};
