import type { OnboardingProps } from '@pantau/alert-rules/onboarding';
import { createHttpOnboardingSource } from '@pantau/alert-rules/onboarding/http';
import { useSession } from '@pantau/core';
import { type OwnServer, useRefreshUser, useServerSource } from '@pantau/shell/session';
import { useCallback } from 'react';
import { useNavigate } from 'react-router';
import { alertRulePath } from '../navigation/pages.ts';

/** The onboarding of the signed-in user's company (PO-106). */
export function useOnboarding(): OnboardingProps {
  const { user } = useSession();
  const navigate = useNavigate();
  const companyId = user?.companyId ?? 0;
  const source = useServerSource(
    useCallback(
      (server: OwnServer) => createHttpOnboardingSource({ ...server, companyId }),
      [companyId],
    ),
  );
  // The user's data then say that the company has completed it.
  const onCompleted = useRefreshUser();
  const onOpenRule = useCallback((id: string) => void navigate(alertRulePath(id)), [navigate]);
  return {
    source,
    due: user?.setupNotifCompleted === false,
    onCompleted,
    ruleHref: alertRulePath,
    onOpenRule,
  };
}
