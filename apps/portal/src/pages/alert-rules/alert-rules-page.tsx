import { AlertRuleList, type AlertRuleSummary } from '@pantau/alert-rules';
import { useMessages, useSession } from '@pantau/core';
import { scopes } from '@pantau/core/contract';
import { useMediaQuery } from '@pantau/core/ui/media-query';
import { type ReactElement, useCallback } from 'react';
import { useNavigate } from 'react-router';
import { NoAccess } from '../../components/no-access.tsx';
import { Page } from '../../components/page.tsx';
import { portalMessages } from '../../messages/portal-messages.ts';
import { alertRulePath, pages } from '../../navigation/pages.ts';
import { useRouterAddress } from '../../navigation/use-router-address.ts';
import { useRuleSource } from './use-rule-source.ts';

/** Below this width the page scrolls instead of the list. */
const NARROW = '(max-width: 767px)';

const rulePath = ({ id }: AlertRuleSummary): string =>
  `${alertRulePath(id)}${window.location.search}`;

/** `/setting-notification-list`: the alert rules, whose query is in the address (AR-60). */
export function AlertRulesPage(): ReactElement {
  const t = useMessages(portalMessages);
  const { permissions } = useSession();
  if (!permissions.can(scopes.alertRuleRead)) return <NoAccess page={t('ruleSettingsPage')} />;
  return <AlertRules />;
}

function AlertRules(): ReactElement {
  const t = useMessages(portalMessages);
  const { permissions } = useSession();
  const navigate = useNavigate();
  const address = useRouterAddress();
  const isNarrow = useMediaQuery(NARROW);
  const { rules } = useRuleSource();
  const open = useCallback((rule: AlertRuleSummary) => void navigate(rulePath(rule)), [navigate]);
  const create = (): void => {
    void navigate(`${pages.ruleCreate.path}${window.location.search}`);
  };
  return (
    <Page name={t('ruleSettingsPage')} note={t('ruleSettingsNote')} fill={!isNarrow}>
      <AlertRuleList
        source={rules}
        address={address}
        scroll={isNarrow ? 'page' : 'own'}
        onOpen={open}
        ruleHref={rulePath}
        onCreate={permissions.can(scopes.alertRuleCreate) ? create : undefined}
        canUpdate={permissions.can(scopes.alertRuleUpdate)}
        canDelete={permissions.can(scopes.alertRuleDelete)}
      />
    </Page>
  );
}
