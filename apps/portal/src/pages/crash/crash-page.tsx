import { type ReactElement, useEffect } from 'react';
import { useRouteError } from 'react-router';
import { CrashMessage } from '../../components/crash-message.tsx';
import { reportError } from '../../portal/report-error.ts';

/** Replaces a route whose view threw (PO-26). */
export function CrashPage(): ReactElement {
  const error = useRouteError();
  useEffect(() => reportError(error), [error]);
  return <CrashMessage />;
}
