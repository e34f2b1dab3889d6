import { AlertRuleEditor } from '@pantau/alert-rules/editor';
import { createHttpRuleSource } from '@pantau/alert-rules/http';
import { useSession } from '@pantau/core';
import { scopes } from '@pantau/core/contract';
import { useServerSource } from '@pantau/shell/session';
import { useKeptQuery, useLeaveGuard } from '@pantau/shell/react-router';
import type { ReactElement } from 'react';
import { useParams } from 'react-router';
import { Page } from '@pantau/shell/pages';
import { pages } from '../../navigation/pages.ts';

/** `/setting-notification-list/create` and `/setting-notification-list/{id}` (AR-61). */
export function AlertRulePage(): ReactElement {
  const { permissions } = useSession();
  const { id } = useParams();
  const { openWithQuery } = useKeptQuery();
  const { rules, targets } = useServerSource(createHttpRuleSource);
  const guard = useLeaveGuard();
  const back = (): void => openWithQuery(pages.ruleSettings.path);
  return (
    <Page title={null} wide>
      <AlertRuleEditor
        source={rules}
        targets={targets}
        ruleId={id}
        level={1}
        canSave={permissions.can(
          id === undefined ? scopes.alertRuleCreate : scopes.alertRuleUpdate,
        )}
        guard={guard}
        onSaved={back}
        onCancel={back}
      />
    </Page>
  );
}
