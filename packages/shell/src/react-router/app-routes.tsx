import { type ComponentType, type LazyExoticComponent, type ReactElement, lazy } from 'react';
import { Outlet, type RouteObject } from 'react-router';
import { itemsOf } from '../engine/menu/menu.ts';
import type { PageTable } from '../engine/pages/page-table.ts';
import type { LoadDemoUsers } from '../engine/session/demo-users.ts';
import { SIGN_OUT_PATH } from '../engine/session/session-paths.ts';
import type { ShellMenu } from '../ui/shared/use-shown-menu.ts';
import { NotFoundPage } from '../ui/status-pages/not-found-page.tsx';
import { HomeRedirect } from './home-redirect.tsx';
import { PagePreload, PagePrepare } from './page-preload.ts';
import { RouteError } from './route-error.tsx';
import { SessionGate } from './session-gate.tsx';
import { SignInRoute } from './sign-in-route.tsx';
import { SignOutRoute } from './sign-out-route.tsx';
import { usePageTop } from './use-page-top.ts';

/** Loads a view, which is excluded from the first load: `async () => (await import('./page.tsx')).Page`. */
export type LoadView = () => Promise<ComponentType>;

export interface AppRoutesOptions<Page extends string> {
  readonly menu: ShellMenu;
  readonly pages: PageTable<Page>;
  readonly views: Readonly<Record<Page, LoadView>>;
  /**
   * Requests what a page shows first, called with the query of the address (without `?`) when the user follows a link of
   * the shell to it. The page's view may have to be loaded then.
   */
  readonly prepare?: Readonly<Partial<Record<Page, (query: string) => void>>> | undefined;
  /** The view of the menu's pages that the application does not have itself (PO-79). */
  readonly moduleView: LoadView;
  /** What is around the pages of a signed-in user. It has the `PageGuard`. */
  readonly frame: LoadView;
  /** Opened after the sign-in unless the user requested another page or may not open this one. */
  readonly mainPage: Page;
  readonly loadDemoUsers: LoadDemoUsers;
}

export interface AppRoutes {
  /** For `createBrowserRouter`. */
  readonly routes: RouteObject[];
  /** Starts loading frame and main page. Stable. */
  readonly preload: () => void;
}

const lazily = (load: LoadView): LazyExoticComponent<ComponentType> =>
  lazy(async () => ({ default: await load() }));

function PageOutlet(): ReactElement {
  usePageTop();
  return <Outlet />;
}

/** A failure is ignored: the route loads its view again and reports it. */
const start = (load: LoadView): void => void load().catch(() => {});

/**
 * The routes of an application: sign-in, sign-out, its pages, those of the menu that it does not have, and one for
 * everything else. A page whose link the user points at starts loading (PO-104).
 */
export function createAppRoutes<Page extends string>(options: AppRoutesOptions<Page>): AppRoutes {
  const { menu, pages, views, moduleView, frame, mainPage, loadDemoUsers } = options;
  const preload = (): void => [frame, views[mainPage]].forEach(start);
  const pageAt = (address: string): Page | undefined => pages.find(address.replace(/[?#].*$/, ''));
  const preloadPage = (address: string): void => {
    const page = pageAt(address);
    start(page === undefined ? moduleView : views[page]);
  };
  const preparePage = (address: string): void => {
    const page = pageAt(address);
    if (page === undefined) return;
    const [, query = ''] = /\?([^#]*)/.exec(address) ?? [];
    options.prepare?.[page]?.(query);
  };
  const ModuleView = lazily(moduleView);
  const signedIn: RouteObject[] = [
    ...pages.names.map((page) => ({ path: pages.patternOf(page), Component: lazily(views[page]) })),
    ...itemsOf(menu)
      .filter(({ path }) => pages.find(path) === undefined)
      .map(({ path }) => ({ path, Component: ModuleView })),
    { path: '*', element: <NotFoundPage menu={menu} /> },
  ];
  const mainPath = pages.patternOf(mainPage);
  const gate: RouteObject = {
    Component: SessionGate,
    children: [
      { path: '/', element: <HomeRedirect menu={menu} mainPath={mainPath} /> },
      { Component: lazily(frame), children: signedIn },
    ],
  };
  const signIn = <SignInRoute loadDemoUsers={loadDemoUsers} preload={preload} />;
  const root: RouteObject = {
    ErrorBoundary: RouteError,
    element: (
      <PagePreload value={preloadPage}>
        <PagePrepare value={preparePage}>
          <PageOutlet />
        </PagePrepare>
      </PagePreload>
    ),
    children: [
      { path: '/sign-in', element: signIn },
      { path: SIGN_OUT_PATH, Component: SignOutRoute },
      gate,
    ],
  };
  return { routes: [root], preload };
}
