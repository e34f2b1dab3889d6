import type { OnboardingProps } from '@pantau/alert-rules/onboarding';
import { createHttpOnboardingSource } from '@pantau/alert-rules/onboarding/http';
import { useSession } from '@pantau/core';
import { type OwnServer, useServerSource, useSessionServices } from '@pantau/shell/session';
import { useCallback } from 'react';
import { useNavigate } from 'react-router';
import { alertRulePath } from '../navigation/pages.ts';
import { reportError } from '../portal/report-error.ts';

/** The onboarding of the signed-in user's company (PO-106). */
export function useOnboarding(): OnboardingProps {
  const { session } = useSessionServices();
  const { user } = useSession();
  const navigate = useNavigate();
  const companyId = user?.companyId ?? 0;
  const source = useServerSource(
    useCallback(
      (server: OwnServer) => createHttpOnboardingSource({ ...server, companyId }),
      [companyId],
    ),
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
