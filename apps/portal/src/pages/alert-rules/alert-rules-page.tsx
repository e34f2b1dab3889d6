import { AlertRuleList } from '@pantau/alert-rules';
import { createHttpRuleSource } from '@pantau/alert-rules/http';
import { useMessages, useSession } from '@pantau/core';
import { scopes } from '@pantau/core/contract';
import { Page } from '@pantau/shell/pages';
import { useAddressItem, useKeptQuery, useTablePage } from '@pantau/shell/react-router';
import { useServerSource } from '@pantau/shell/session';
import { type ReactElement, useState } from 'react';
import { Navigate } from 'react-router';
import { portalMessages } from '../../messages/portal-messages.ts';
import { OPEN_RULE, alertRulePath, pages } from '../../navigation/pages.ts';
import { RuleDialog } from './rule-dialog.tsx';

/** `/setting-notification-list`: the alert rules, whose query and open rule are in the address (AR-60, AR-65). */
export function AlertRulesPage(): ReactElement {
  const t = useMessages(portalMessages);
  const { can } = useSession().permissions;
  const { openWithQuery } = useKeptQuery();
  const { fill, table } = useTablePage();
  const source = useServerSource(createHttpRuleSource);
  const [revision, setRevision] = useState(0);
  const { openId, isOver, hrefOf, open, close } = useAddressItem(OPEN_RULE, alertRulePath);
  const create = (): void => openWithQuery(pages.ruleCreate.path);
  if (openId !== null && !isOver) return <Navigate to={hrefOf({ id: openId })} replace />;
  return (
    <Page note={t('ruleSettingsNote')} fill={fill}>
      <AlertRuleList
        source={source.rules}
        {...table}
        onOpen={open}
        ruleHref={hrefOf}
        onCreate={can(scopes.alertRuleCreate) ? create : undefined}
        canUpdate={can(scopes.alertRuleUpdate)}
        canDelete={can(scopes.alertRuleDelete)}
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
