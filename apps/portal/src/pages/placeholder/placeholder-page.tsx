import type { ReactElement } from 'react';
import { useMessages, useSession } from '@pantau/core';
import { scopes } from '@pantau/core/contract';
import { Button, EmptyState, Icon } from '@pantau/core/ui';
import { useNavigate } from 'react-router';
import { Card, Page } from '../../components/page.tsx';
import { portalMessages } from '../../messages/portal-messages.ts';
import { type PageName, type PageRules, pages } from '../../navigation/pages.ts';
import css from './placeholder-page.module.css';

/** Pages that stand at their address already and have nothing on them yet. */
export type ComingPageName = Exclude<PageName, 'dashboard'>;

/** Says that this part is not there yet, what one can use meanwhile, and leads back. */
export function ComingPage({ page }: { readonly page: ComingPageName }): ReactElement {
  const t = useMessages(portalMessages);
  const navigate = useNavigate();
  const { permissions } = useSession();
  const { scope, hasLiveUpdates }: PageRules = pages[page];
  const mayStay = scope === undefined || permissions.can(scope);
  const seesAlerts = permissions.can(scopes.alertCenterMain);

  return (
    <Page name={t(`${page}Page`)}>
      <Card>
        <EmptyState
          level={2}
          title={mayStay ? t('comingTitle') : t('noPageAccess')}
          text={mayStay ? t(`${page}Coming`) : t('noPageAccessText')}
          actions={
            <Button icon="arrowLeft" onClick={() => void navigate(pages.dashboard.path)}>
              {t('toDashboard')}
            </Button>
          }
        />
        {!hasLiveUpdates && seesAlerts && <PausedNote />}
      </Card>
    </Page>
  );
}

/** Here alerts do not arrive by themselves: that must not look calm. */
function PausedNote(): ReactElement {
  const t = useMessages(portalMessages);
  return (
    <p className={css.paused}>
      <Icon name="clock" />
      <span>{t('livePaused')}</span>
    </p>
  );
}
