import { AlertRuleList, type AlertRuleSummary } from '@pantau/alert-rules';
import { createHttpRuleSource } from '@pantau/alert-rules/http';
import { useMessages, useSession } from '@pantau/core';
import { scopes } from '@pantau/core/contract';
import { useMediaQuery } from '@pantau/core/ui/media-query';
import { useServerSource } from '@pantau/shell/session';
import { useTablePage } from '@pantau/shell/react-router';
import { type ReactElement, useCallback, useState } from 'react';
import { Navigate, useLocation, useNavigate } from 'react-router';
import { Page } from '@pantau/shell/pages';
import { portalMessages } from '../../messages/portal-messages.ts';
import { alertRulePath, pages } from '../../navigation/pages.ts';
import { openRuleOf, withOpenRule } from './open-rule.ts';
import { RuleDialog } from './rule-dialog.tsx';

/** From this width on, a rule opens over the list. */
const WIDE = '(min-width: 1024px)';

/** State of a history entry: going back closes the rule. */
const OPENED_HERE = 'opened here';

const rulePath = ({ id }: { readonly id: string }): string =>
  `${alertRulePath(id)}${withOpenRule(window.location.search, null)}`;

/** `/setting-notification-list`: the alert rules, whose query and open rule are in the address (AR-60, AR-65). */
export function AlertRulesPage(): ReactElement {
  const t = useMessages(portalMessages);
  const { permissions } = useSession();
  const navigate = useNavigate();
  const { search, state } = useLocation();
  const { fill, table } = useTablePage();
  const isWide = useMediaQuery(WIDE);
  const source = useServerSource(createHttpRuleSource);
  const [revision, setRevision] = useState(0);
  const open = useCallback(
    (rule: AlertRuleSummary) => {
      if (!isWide) return void navigate(rulePath(rule));
      const over = withOpenRule(window.location.search, rule.id);
      void navigate({ search: over }, { state: OPENED_HERE, preventScrollReset: true });
    },
    [navigate, isWide],
  );
  const create = (): void => {
    void navigate(`${pages.ruleCreate.path}${window.location.search}`);
  };
  const openId = openRuleOf(search);
  const close = (): void => {
    if (state === OPENED_HERE) void navigate(-1);
    else void navigate({ search: withOpenRule(search, null) }, { replace: true });
  };
  if (openId !== null && !isWide) return <Navigate to={rulePath({ id: openId })} replace />;
  return (
    <Page name={t('ruleSettingsPage')} note={t('ruleSettingsNote')} fill={fill}>
      <AlertRuleList
        source={source.rules}
        {...table}
        onOpen={open}
        ruleHref={rulePath}
        onCreate={permissions.can(scopes.alertRuleCreate) ? create : undefined}
        canUpdate={permissions.can(scopes.alertRuleUpdate)}
        canDelete={permissions.can(scopes.alertRuleDelete)}
        revision={revision}
      />
      {openId !== null && (
        <RuleDialog
          key={openId}
          {...source}
          ruleId={openId}
          onSaved={() => {
            setRevision((count) => count + 1);
            close();
          }}
          onClose={close}
        />
      )}
    </Page>
  );
}
