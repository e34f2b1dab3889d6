import { isAbortError, useReportError } from '@pantau/core';
import { useCallback, useEffect, useState } from 'react';
import type { Section } from '../engine/company/company.ts';
import type { ProfileSource } from '../engine/profile/profile-source.ts';
import { type Profile, personalDetailsOf } from '../engine/profile/profile.ts';
import type { PersonalDetails } from '../engine/profile/profile.ts';

export interface UsedProfile {
  /** `undefined` until the first response. */
  readonly profile: Profile | undefined;
  /** What the user changes, as a section of a form; grows with each response. */
  readonly details: Section<PersonalDetails> | undefined;
  /** Error of the last request; otherwise `null`. */
  readonly error: unknown;
  readonly loading: boolean;
  readonly reload: () => void;
  /** Takes over what was stored. */
  readonly setProfile: (stored: Profile) => void;
}

interface State {
  readonly profile: Profile | undefined;
  readonly error: unknown;
  readonly loading: boolean;
  readonly revision: number;
}

/** The user's profile, requested again when the user comes back to the page. */
export function useProfile(source: ProfileSource): UsedProfile {
  const report = useReportError();
  const [round, setRound] = useState(0);
  const [state, setState] = useState<State>({
    ...{ profile: undefined, error: null, loading: true, revision: 0 },
  });
  useEffect(() => {
    const controller = new AbortController();
    const { signal } = controller;
    source.profile(signal).then(
      (profile) => {
        if (signal.aborted) return;
        setState(({ revision }) => ({
          ...{ profile, error: null, loading: false, revision: revision + 1 },
        }));
      },
      (error: unknown) => {
        if (signal.aborted || isAbortError(error)) return;
        report(error);
        setState((known) => ({ ...known, error, loading: false }));
      },
    );
    return () => controller.abort();
  }, [source, round, report]);
  const reload = useCallback(() => {
    setState((known) => ({ ...known, loading: true }));
    setRound((count) => count + 1);
  }, []);
  useEffect(() => {
    const onVisible = (): void => {
      if (document.visibilityState === 'visible') reload();
    };
    document.addEventListener('visibilitychange', onVisible);
    return () => document.removeEventListener('visibilitychange', onVisible);
  }, [reload]);
  const setProfile = useCallback(
    (profile: Profile) => {
      setState(({ revision, ...known }) => ({ ...known, profile, revision: revision + 1 }));
      // A response that was requested before the change must not undo it.
      reload();
    },
    [reload],
  );
  const { profile, revision, error, loading } = state;
  const details = profile && { revision, values: personalDetailsOf(profile) };
  return { profile, details, error, loading, reload, setProfile };
}
