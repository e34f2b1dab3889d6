import { useSession } from '@pantau/core';
import { scopes } from '@pantau/core/contract';
import type { ScoreAlert } from '@pantau/driver-score';
import { useOpenItem } from '@pantau/shell/react-router';
import { notificationPath } from '../../navigation/pages.ts';

const pathOf = ({ rawAlertId }: ScoreAlert): string => notificationPath({ id: rawAlertId });

/** Opens an alert on its page, which has its evidence; nothing without the scope for it. */
export function useOpenScoreAlert(): ((alert: ScoreAlert) => void) | undefined {
  const { permissions } = useSession();
  const open = useOpenItem(pathOf);
  return permissions.can(scopes.alertCenterMain) ? open : undefined;
}
