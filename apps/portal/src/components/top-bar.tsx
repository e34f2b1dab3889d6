import type { ReactElement, ReactNode } from 'react';
import type { SessionUser } from '@pantau/core';
import { Link } from 'react-router';
import { AccountMenu } from './account-menu.tsx';
import { Logo } from './logo.tsx';
import { pages } from '../navigation/pages.ts';
import css from './top-bar.module.css';

export interface TopBarProps {
  readonly user: SessionUser;
  /** A notice that concerns every page. */
  readonly notice?: ReactNode;
  /** Further items of the account menu. */
  readonly preferences?: ReactNode;
  /** The bell. */
  readonly children?: ReactNode;
}

/** Logo, connection notice, bell and account menu; the bell gives way to the others (AC-346). */
export function TopBar({ user, notice, preferences, children }: TopBarProps): ReactElement {
  return (
    <header className={css.bar}>
      <Link to={pages.dashboard.path} className={css.home}>
        <Logo />
      </Link>
      {notice}
      <div className={css.end}>
        {children}
        <span className={css.divider} />
        <AccountMenu user={user}>{preferences}</AccountMenu>
      </div>
    </header>
  );
}
