/** Bindings of the shell, of tables and of forms to React Router, for an application that uses it. */
export { PagePreload } from './page-preload.ts';
export { useLeaveGuard } from './use-leave-guard.ts';
export { type RouterAddress, useRouterAddress } from './use-router-address.ts';
export { useRouterNavigation } from './use-router-navigation.ts';
export { type TablePage, useTablePage } from './use-table-page.ts';
