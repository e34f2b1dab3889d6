import { useMessages } from '@pantau/core';
import { IconButton } from '@pantau/core/ui/icon-button';
import type { ReactElement, ReactNode } from 'react';
import { useShellNavigation } from '../../hooks/shell-context.tsx';
import { shellMessages } from '../../messages/shell-messages.ts';
import { Breadcrumb, type BreadcrumbStep } from '../breadcrumb/breadcrumb.tsx';
import css from './page-header.module.css';

export interface PageHeaderProps {
  readonly title: string;
  /** Secondary text next to the title. */
  readonly subtitle?: string | undefined;
  /** From the first step to the current page. */
  readonly breadcrumb?: readonly BreadcrumbStep[] | undefined;
  /** Adds a button that leads to a path, or one step back in the history. */
  readonly back?: 'history' | { readonly to: string } | undefined;
  /** Stays below the top bar while the page scrolls. */
  readonly sticky?: boolean | undefined;
  /** Controls at the right edge. */
  readonly actions?: ReactNode;
}

/** The head of a page: where it is, what it is, and the way back (SH-24). */
export function PageHeader(props: PageHeaderProps): ReactElement {
  const { title, subtitle, breadcrumb = [], back, sticky, actions } = props;
  return (
    <div className={css.header} data-sticky={sticky || undefined}>
      {breadcrumb.length > 0 && <Breadcrumb steps={breadcrumb} />}
      <div className={css.line}>
        {back !== undefined && <BackButton back={back} />}
        <div className={css.heading}>
          <h1 className={css.title}>{title}</h1>
          {subtitle !== undefined && <p className={css.subtitle}>{subtitle}</p>}
        </div>
        {actions !== undefined && <div className={css.actions}>{actions}</div>}
      </div>
    </div>
  );
}

function BackButton(props: {
  readonly back: Exclude<PageHeaderProps['back'], undefined>;
}): ReactElement {
  const { back } = props;
  const t = useMessages(shellMessages);
  const navigation = useShellNavigation();
  const goBack = async (): Promise<void> => {
    try {
      if (back === 'history') await navigation.back();
      else navigation.navigate(back.to);
    } catch {
      // There may be no page to go back to, or the current one is kept.
    }
  };
  return (
    <span className={css.back}>
      <IconButton icon="arrowLeft" label={t('back')} onClick={() => void goBack()} />
    </span>
  );
}
