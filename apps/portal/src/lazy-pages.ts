/** What only the signed-in see: not part of what a stranger loads before the sign-in page stands. */
export const loadLayout = () => import('./layout/signed-in-layout.tsx');
export const loadDashboard = () => import('./pages/dashboard/dashboard-page.tsx');
export const loadComing = () => import('./pages/placeholder/placeholder-page.tsx');

/** Has them ready when they are needed. One that fails is asked for again by its route, which tells. */
export function preloadSignedIn(): void {
  for (const load of [loadLayout, loadDashboard]) load().catch(() => {});
}
