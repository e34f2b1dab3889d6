/** Bindings of the shell, of tables and of forms to React Router, for an application that uses it. */
export {
  type AppRoutes,
  type AppRoutesOptions,
  type LoadView,
  createAppRoutes,
} from './app-routes.tsx';
export { HomeRedirect, type HomeRedirectProps } from './home-redirect.tsx';
export { PageGuard, type PageGuardProps } from './page-guard.tsx';
export { PagePreload } from './page-preload.ts';
export { RouteError } from './route-error.tsx';
export { RoutedPrompts, type RoutedPromptsProps, useReturnFromPrompt } from './routed-prompts.tsx';
export { SessionGate } from './session-gate.tsx';
export { SignInRoute, type SignInRouteProps } from './sign-in-route.tsx';
export { SignOutRoute } from './sign-out-route.tsx';
export {
  type AddressItem,
  addressItem,
  useAddressItem,
  withAddressItem,
} from './use-address-item.ts';
export { type KeptQuery, useKeptQuery } from './use-kept-query.ts';
export { useLeaveGuard } from './use-leave-guard.ts';
export { useOpenItem } from './use-open-item.ts';
export { type RouterAddress, useRouterAddress } from './use-router-address.ts';
export { useRouterNavigation } from './use-router-navigation.ts';
export { type TablePage, useTablePage } from './use-table-page.ts';
