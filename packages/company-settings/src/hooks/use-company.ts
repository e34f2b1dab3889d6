import { isAbortError, useReportError } from '@pantau/core';
import { useCallback, useEffect, useState } from 'react';
import type { CompanySource } from '../engine/company/company-source.ts';
import {
  type Company,
  type CompanySection,
  type Section,
  type SectionValues,
  withSection,
} from '../engine/company/company.ts';

export interface UsedCompany {
  /** `undefined` until the first response; the last one while another is loaded, and if that fails. */
  readonly company: Company | undefined;
  /** Whether `company` was requested by a user who may change it. Others get less of it. */
  readonly isComplete: boolean;
  /** Error of the last request; otherwise `null`. */
  readonly error: unknown;
  readonly loading: boolean;
  readonly reload: () => void;
  /** Grows with each request, for what is read besides the company. */
  readonly version: number;
  /** Puts what was stored into the company. */
  readonly setSection: <S extends CompanySection>(
    section: S,
    stored: Section<SectionValues[S]>,
  ) => void;
}

/**
 * The company, requested again when somebody may have changed it, when the user comes back to the page (CS-12), and when
 * the user may change it from now on or no longer (CS-125).
 */
export function useCompany(source: CompanySource, canUpdate: boolean): UsedCompany {
  const report = useReportError();
  const [company, setCompany] = useState<Company>();
  const [isComplete, setComplete] = useState(canUpdate);
  const [error, setError] = useState<unknown>(null);
  const [loading, setLoading] = useState(true);
  const [round, setRound] = useState(0);

  useEffect(() => {
    const controller = new AbortController();
    const { signal } = controller;
    source.company(signal).then(
      (loaded) => {
        if (signal.aborted) return;
        setCompany(loaded);
        setComplete(canUpdate);
        setError(null);
        setLoading(false);
      },
      (reason: unknown) => {
        if (signal.aborted || isAbortError(reason)) return;
        report(reason);
        setError(reason);
        setLoading(false);
      },
    );
    return () => controller.abort();
  }, [source, canUpdate, round, report]);

  const reload = useCallback(() => {
    setLoading(true);
    setRound((count) => count + 1);
  }, []);
  useEffect(() => {
    const onVisible = (): void => {
      if (document.visibilityState === 'visible') reload();
    };
    document.addEventListener('visibilitychange', onVisible);
    const end = source.subscribe?.(reload);
    return () => {
      document.removeEventListener('visibilitychange', onVisible);
      end?.();
    };
  }, [source, reload]);

  const setSection = useCallback<UsedCompany['setSection']>((section, stored) => {
    setCompany((current) =>
      // A response that was requested before the change must not undo it.
      current === undefined || current.sections[section].revision > stored.revision
        ? current
        : withSection(current, section, stored),
    );
  }, []);
  return { company, isComplete, error, loading, reload, version: round, setSection };
}
