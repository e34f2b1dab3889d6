/** Bindings of the shell, of tables and of forms to React Router, for an application that uses it. */
export { HomeRedirect, type HomeRedirectProps } from './home-redirect.tsx';
export { type GuardedPage, PageGuard, type PageGuardProps } from './page-guard.tsx';
export { PagePreload } from './page-preload.ts';
export { RouteError } from './route-error.tsx';
export { SessionGate } from './session-gate.tsx';
export { SignOutRoute } from './sign-out-route.tsx';
export { useLeaveGuard } from './use-leave-guard.ts';
export { type RouterAddress, useRouterAddress } from './use-router-address.ts';
export { useRouterNavigation } from './use-router-navigation.ts';
export { type TablePage, useTablePage } from './use-table-page.ts';
