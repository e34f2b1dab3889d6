import { isPantauError, useReportError } from '@pantau/core';
import { type ReactElement, useEffect } from 'react';
import { useRouteError } from 'react-router';
import { CrashPage } from '../ui/status-pages/crash-page.tsx';
import { LoadFailedPage } from '../ui/status-pages/load-failed-page.tsx';

/** What Chromium, Firefox and Safari say of a module that they could not load. */
const failedImport = /dynamically imported module|importing a module script failed/i;

const isFailedImport = (error: unknown): boolean =>
  isPantauError(error)
    ? error.kind === 'offline'
    : error instanceof TypeError && failedImport.test(error.message);

async function isReachable(): Promise<boolean> {
  try {
    const { ok } = await fetch(window.location.href, { method: 'HEAD', cache: 'no-store' });
    return ok;
  } catch {
    return false;
  }
}

const reload = (): void => window.location.reload();

/** Replaces a route whose view threw or could not be loaded, and reports why (PO-26). */
export function RouteError(): ReactElement {
  const error = useRouteError();
  const report = useReportError();
  useEffect(() => report(error), [error, report]);
  if (isFailedImport(error)) return <LoadFailedPage isReachable={isReachable} reload={reload} />;
  return <CrashPage />;
}
