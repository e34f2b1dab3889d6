import type { ReactElement } from 'react';
import { useMessages } from '@pantau/core';
import { accountMessages } from '../../messages/account-messages.ts';
import css from './logo.module.css';

/** The mark, an eye watching a route, and the product name. */
export function Logo(): ReactElement {
  const t = useMessages(accountMessages);
  return (
    <span className={css.logo}>
      <svg className={css.mark} viewBox="0 0 24 24" aria-hidden="true" focusable="false">
        <path className={css.route} d="M6 22V10a6.75 6.75 0 1 1 4.6 6.4" />
        <circle className={css.eye} cx="12.75" cy="10" r="2.5" />
      </svg>
      <span className={css.name}>{t('appName')}</span>
    </span>
  );
}
