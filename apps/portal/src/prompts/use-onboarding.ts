import type { OnboardingProps } from '@pantau/alert-rules/onboarding';
import { createHttpOnboardingSource } from '@pantau/alert-rules/onboarding/http';
import { useSession } from '@pantau/core';
import { useSessionServices } from '@pantau/shell/session';
import { useCallback, useMemo } from 'react';
import { useNavigate } from 'react-router';
import { alertRulePath } from '../navigation/pages.ts';
import { reportError } from '../portal/report-error.ts';

/** The onboarding of the signed-in user's company (PO-106). */
export function useOnboarding(): OnboardingProps {
  const { session, preferences } = useSessionServices();
  const { user } = useSession();
  const navigate = useNavigate();
  const companyId = user?.companyId ?? 0;
  const source = useMemo(
    () =>
      createHttpOnboardingSource({
        baseUrl: '',
        getToken: session.getToken,
        locale: preferences.language.get,
        companyId,
      }),
    [session, preferences, companyId],
  );
  // A new token comes with the user's data, which now say that the company has completed it.
  const onCompleted = useCallback(
    () => void session.getToken('expired').catch(reportError),
    [session],
  );
  const onOpenRule = useCallback((id: string) => void navigate(alertRulePath(id)), [navigate]);
  return {
    source,
    due: user?.setupNotifCompleted === false,
    onCompleted,
    ruleHref: alertRulePath,
    onOpenRule,
  };
}
