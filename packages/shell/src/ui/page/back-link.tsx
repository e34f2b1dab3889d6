import { Icon } from '@pantau/core/ui/icon';
import type { ReactElement, ReactNode } from 'react';
import { ShellLink } from '../link/shell-link.tsx';
import css from './back-link.module.css';

export interface BackLinkProps {
  /** Path of a page of the application, with its query. */
  readonly to: string;
  readonly children: ReactNode;
}

/** A link above a page's heading, such as to the rows of the list that the page was opened from. */
export function BackLink({ to, children }: BackLinkProps): ReactElement {
  return (
    <nav className={css.back}>
      <ShellLink to={to} className={css.link}>
        <Icon name="arrowLeft" size={14} />
        {children}
      </ShellLink>
    </nav>
  );
}
