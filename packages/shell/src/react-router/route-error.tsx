import { useReportError } from '@pantau/core';
import { type ReactElement, useEffect } from 'react';
import { useRouteError } from 'react-router';
import { CrashPage } from '../ui/status-pages/crash-page.tsx';

/** Replaces a route whose view threw, and reports why (PO-26). */
export function RouteError(): ReactElement {
  const error = useRouteError();
  const report = useReportError();
  useEffect(() => report(error), [error, report]);
  return <CrashPage />;
}
