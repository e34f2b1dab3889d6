import { useSession } from '@pantau/core';
import { scopes } from '@pantau/core/contract';
import type { ScoreAlert } from '@pantau/driver-score';
import { useCallback } from 'react';
import { useNavigate } from 'react-router';
import { notificationPath } from '../../navigation/pages.ts';

/** Opens an alert on its page, which has its evidence; nothing without the scope for it. */
export function useOpenScoreAlert(): ((alert: ScoreAlert) => void) | undefined {
  const { permissions } = useSession();
  const navigate = useNavigate();
  const open = useCallback(
    ({ rawAlertId }: ScoreAlert) => void navigate(notificationPath({ id: rawAlertId })),
    [navigate],
  );
  return permissions.can(scopes.alertCenterMain) ? open : undefined;
}
