/** Views behind the sign-in, excluded from the first load. */
export const loadLayout = () => import('./layout/signed-in-layout.tsx');
export const loadDashboard = () => import('./pages/dashboard/dashboard-page.tsx');
export const loadSalesOrders = () => import('./pages/sales-orders/sales-orders-page.tsx');
export const loadSalesOrder = () => import('./pages/sales-orders/sales-order-page.tsx');
export const loadSalesOrderForm = () => import('./pages/sales-orders/sales-order-form-page.tsx');
export const loadNotifications = () => import('./pages/notifications/notifications-page.tsx');
export const loadNotification = () => import('./pages/notifications/notification-page.tsx');
export const loadNotificationLog = () => import('./pages/notifications/notification-log-page.tsx');
export const loadHome = () => import('./pages/home/home-page.tsx');
export const loadModule = () => import('./pages/module/module-page.tsx');
export const loadNotFound = () => import('./pages/not-found/not-found-page.tsx');
export const loadPlaceholder = () => import('./pages/placeholder/placeholder-page.tsx');

/** Starts loading the first views. A failure is ignored: their route loads them again and reports it. */
export function preloadSignedInPages(): void {
  for (const load of [loadHome, loadLayout, loadDashboard]) load().catch(() => {});
}
