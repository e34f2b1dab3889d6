import { useCallback, useEffect, useRef, useState } from 'react';
import { useMessages } from '../../i18n/i18n-context.tsx';
import type { Lazy } from '../../lazy/lazy.ts';
import { useReportError, useToast } from '../../theme/use-services.ts';
import { coreMessages } from '../messages/core-messages.ts';

/** Reports that a part could not be loaded: to the host, and to the user unless `quiet`. */
export function useReportLoadFailure(quiet = false): (error: unknown) => void {
  const t = useMessages(coreMessages);
  const toast = useToast();
  const reportError = useReportError();
  return useCallback(
    (error) => {
      reportError(error);
      if (!quiet) toast.show({ kind: 'error', text: t('loadFailed') });
    },
    [quiet, reportError, toast, t],
  );
}

export interface LazyOptions {
  /** Reports a failed load to the host only, for parts that the user did not request. */
  readonly quiet?: boolean | undefined;
  /** Called when loading failed, so that the request for it can be withdrawn. */
  readonly onFail?: (() => void) | undefined;
}

/** Loads a part when the component mounts. `undefined` until it is loaded. */
export function useLazy<T>(part: Lazy<T>, { quiet, onFail }: LazyOptions): T | undefined {
  const [value, setValue] = useState(() => part.get());
  const reportFailure = useReportLoadFailure(quiet);
  const latestOnFail = useRef(reportFailure);
  useEffect(() => {
    latestOnFail.current = (error) => {
      reportFailure(error);
      onFail?.();
    };
  });

  useEffect(() => {
    let mounted = true;
    part.load().then(
      (loaded) => {
        if (mounted) setValue(() => loaded);
      },
      (error: unknown) => {
        if (mounted) latestOnFail.current(error);
      },
    );
    return () => {
      mounted = false;
    };
  }, [part]);
  return value;
}
