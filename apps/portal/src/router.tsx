import { lazy } from 'react';
import { Navigate, createBrowserRouter } from 'react-router';
import { CrashPage } from './pages/crash/crash-page.tsx';
import { NotFoundPage } from './pages/not-found/not-found-page.tsx';
import { SignInPage } from './pages/sign-in/sign-in-page.tsx';
import { SessionGate } from './session/session-gate.tsx';
import { loadDashboard, loadLayout } from './signed-in-parts.ts';

const SignedInLayout = lazy(async () => ({ default: (await loadLayout()).SignedInLayout }));
const DashboardPage = lazy(async () => ({ default: (await loadDashboard()).DashboardPage }));

/** Every address of the portal. */
export const router = createBrowserRouter([
  {
    ErrorBoundary: CrashPage,
    children: [
      { path: '/sign-in', Component: SignInPage },
      {
        Component: SessionGate,
        children: [
          { path: '/', element: <Navigate to="/dashboard" replace /> },
          {
            Component: SignedInLayout,
            children: [{ path: '/dashboard', Component: DashboardPage }],
          },
        ],
      },
      { path: '*', Component: NotFoundPage },
    ],
  },
]);
