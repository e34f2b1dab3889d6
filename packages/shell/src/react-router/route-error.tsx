import { type ReactElement, useEffect } from 'react';
import { useRouteError } from 'react-router';
import { CrashPage } from '@pantau/shell/pages';
import { reportError } from '../portal/report-error.ts';

/** Replaces a route whose view threw (PO-26). */
export function RouteCrash(): ReactElement {
  const error = useRouteError();
  useEffect(() => reportError(error), [error]);
  return <CrashPage />;
}
