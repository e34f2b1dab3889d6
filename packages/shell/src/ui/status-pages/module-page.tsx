import { useMessages } from '@pantau/core';
import { EmptyState } from '@pantau/core/ui/empty-state';
import { Icon } from '@pantau/core/ui/icon';
import type { ReactElement } from 'react';
import { pagesMessages } from '../../messages/pages-messages.ts';
import { Card, Page } from '../page/page.tsx';
import { useMenuPage } from '../shared/use-menu-page.ts';
import type { ShellMenu } from '../shared/use-shown-menu.ts';
import css from './module-page.module.css';

export interface ModulePageProps {
  readonly menu: ShellMenu;
  /** A page below an item, or without one: its name, and the path where a host provides it. The menu's unless given. */
  readonly page?: { readonly title: string; readonly path: string } | undefined;
  /** The user's live updates are paused on this page. */
  readonly livePaused?: boolean | undefined;
}

/** A page whose module another application provides (PO-79). */
export function ModulePage({ menu, page, livePaused }: ModulePageProps): ReactElement | null {
  const t = useMessages(pagesMessages);
  const ofMenu = useMenuPage(menu);
  const title = page?.title ?? ofMenu?.title;
  const path = page?.path ?? ofMenu?.item.path;
  if (title === undefined || path === undefined) return null;
  return (
    <Page name={title} breadcrumb={page === undefined ? ofMenu?.breadcrumb : undefined}>
      <Card>
        <EmptyState
          level={2}
          title={t('moduleTitle')}
          text={t('moduleText', { module: title })}
          note={t('moduleSlot', { path })}
        />
        {livePaused === true && (
          <p className={css.paused}>
            <Icon name="clock" />
            <span>{t('livePaused')}</span>
          </p>
        )}
      </Card>
    </Page>
  );
}
