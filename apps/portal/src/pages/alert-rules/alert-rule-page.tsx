import { AlertRuleEditor } from '@pantau/alert-rules/editor';
import { useMessages, useSession } from '@pantau/core';
import { scopes } from '@pantau/core/contract';
import { MapSettingsContext } from '@pantau/core/geo';
import type { ReactElement } from 'react';
import { useLocation, useNavigate, useParams } from 'react-router';
import { useLoadedSettings } from '../../alerts/portal-backend.tsx';
import { useMapSettings } from '../../alerts/use-map-settings.ts';
import { NoAccess } from '../../components/no-access.tsx';
import { Page } from '../../components/page.tsx';
import { portalMessages } from '../../messages/portal-messages.ts';
import { pages } from '../../navigation/pages.ts';
import { useLeaveGuard } from '../../navigation/use-leave-guard.ts';
import { useRuleSource } from './use-rule-source.ts';

export interface AlertRulePageProps {
  readonly page: 'ruleCreate' | 'ruleEdit';
}

/** `/setting-notification-list/create` and `/setting-notification-list/{id}` (AR-61). */
export function AlertRulePage({ page }: AlertRulePageProps): ReactElement {
  const t = useMessages(portalMessages);
  const { permissions } = useSession();
  const { id } = useParams();
  if (!permissions.canAll([scopes.alertRuleRead, pages[page].scope])) {
    return <NoAccess page={t(`${page}Page`)} />;
  }
  return <Editor key={id} page={page} id={id} />;
}

function Editor({
  page,
  id,
}: AlertRulePageProps & { readonly id: string | undefined }): ReactElement {
  const t = useMessages(portalMessages);
  const { permissions } = useSession();
  const navigate = useNavigate();
  const { search } = useLocation();
  const { rules, targets } = useRuleSource();
  const guard = useLeaveGuard();
  const maps = useMapSettings(useLoadedSettings());
  const back = (): void => void navigate(`${pages.ruleSettings.path}${search}`);
  return (
    <Page name={t(`${page}Page`)} title={null} wide>
      <MapSettingsContext.Provider value={maps}>
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
      </MapSettingsContext.Provider>
    </Page>
  );
}
