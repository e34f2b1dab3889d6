/** A page inside the shell, and the pages that have no content of their own: not found, forbidden, provided elsewhere. */
export { BackLink, type BackLinkProps } from './ui/page/back-link.tsx';
export { Card, Page, type PageProps } from './ui/page/page.tsx';
export { PageNameProvider, usePageName } from './ui/page/page-name.ts';
export { usePageTitle } from './ui/page/use-page-title.ts';
export { CrashPage } from './ui/status-pages/crash-page.tsx';
export { ErrorBoundary, type ErrorBoundaryProps } from './ui/status-pages/error-boundary.tsx';
export { ModulePage, type ModulePageProps } from './ui/status-pages/module-page.tsx';
export { HomeButton, type HomeButtonProps } from './ui/status-pages/home-button.tsx';
export {
  ForbiddenPage,
  NoAccessPage,
  type NoAccessPageProps,
} from './ui/status-pages/no-access-page.tsx';
export { NotFoundPage } from './ui/status-pages/not-found-page.tsx';
export { SessionFailedPage } from './ui/status-pages/session-failed-page.tsx';
