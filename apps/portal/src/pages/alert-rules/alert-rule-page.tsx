import { AlertRuleEditor } from '@pantau/alert-rules/editor';
import { createHttpRuleSource } from '@pantau/alert-rules/http';
import { useMessages, useSession } from '@pantau/core';
import { scopes } from '@pantau/core/contract';
import { useServerSource } from '@pantau/shell/session';
import { useLeaveGuard } from '@pantau/shell/react-router';
import type { ReactElement } from 'react';
import { useLocation, useNavigate, useParams } from 'react-router';
import { Page } from '@pantau/shell/pages';
import { portalMessages } from '../../messages/portal-messages.ts';
import { pages } from '../../navigation/pages.ts';

export interface AlertRulePageProps {
  readonly page: 'ruleCreate' | 'ruleEdit';
}

/** `/setting-notification-list/create` and `/setting-notification-list/{id}` (AR-61). */
export function AlertRulePage({ page }: AlertRulePageProps): ReactElement {
  const t = useMessages(portalMessages);
  const { permissions } = useSession();
  const { id } = useParams();
  const navigate = useNavigate();
  const { search } = useLocation();
  const { rules, targets } = useServerSource(createHttpRuleSource);
  const guard = useLeaveGuard();
  const back = (): void => void navigate(`${pages.ruleSettings.path}${search}`);
  return (
    <Page name={t(`${page}Page`)} title={null} wide>
      <AlertRuleEditor
        source={rules}
        targets={targets}
        ruleId={id}
        level={1}
        canSave={permissions.can(
          page === 'ruleCreate' ? scopes.alertRuleCreate : scopes.alertRuleUpdate,
        )}
        guard={guard}
        onSaved={back}
        onCancel={back}
      />
    </Page>
  );
}
