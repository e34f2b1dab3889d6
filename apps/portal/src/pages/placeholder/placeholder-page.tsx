import type { ReactElement } from 'react';
import { useMessages, useSession } from '@pantau/core';
import { scopes } from '@pantau/core/contract';
import { Button } from '@pantau/core/ui/button';
import { EmptyState } from '@pantau/core/ui/empty-state';
import { Icon } from '@pantau/core/ui/icon';
import { useNavigate } from 'react-router';
import { Card, Page } from '../../components/page.tsx';
import { portalMessages } from '../../messages/portal-messages.ts';
import { type PageName, type PageDefinition, pages } from '../../navigation/pages.ts';
import css from './placeholder-page.module.css';

/** Pages whose route exists but whose content does not yet. */
export type PlaceholderPageName = Exclude<
  PageName,
  | 'dashboard'
  | 'notifications'
  | 'notification'
  | 'notificationLog'
  | 'salesOrders'
  | 'salesOrder'
  | 'salesOrderCreate'
  | 'salesOrderEdit'
  | 'ruleSettings'
  | 'ruleCreate'
  | 'ruleEdit'
  | 'driverScores'
  | 'driverScore'
  | 'settings'
>;

/** States that the page is not available yet, and links to the dashboard (PO-21, PO-22). */
export function PlaceholderPage({ page }: { readonly page: PlaceholderPageName }): ReactElement {
  const t = useMessages(portalMessages);
  const navigate = useNavigate();
  const { permissions } = useSession();
  const { liveUpdates }: PageDefinition = pages[page];
  const canSeeAlerts = permissions.can(scopes.alertCenterMain);

  return (
    <Page name={t(`${page}Page`)}>
      <Card>
        <EmptyState
          level={2}
          title={t('placeholderTitle')}
          text={t(`${page}Placeholder`)}
          actions={
            <Button icon="arrowLeft" onClick={() => void navigate(pages.dashboard.path)}>
              {t('toDashboard')}
            </Button>
          }
        />
        {!liveUpdates && canSeeAlerts && <PausedNote />}
      </Card>
    </Page>
  );
}

/** States that live updates are paused on this page. */
function PausedNote(): ReactElement {
  const t = useMessages(portalMessages);
  return (
    <p className={css.paused}>
      <Icon name="clock" />
      <span>{t('livePaused')}</span>
    </p>
  );
}
