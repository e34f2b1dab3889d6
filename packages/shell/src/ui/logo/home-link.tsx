import type { ReactElement } from 'react';
import { ShellLink } from '../link/shell-link.tsx';
import css from './home-link.module.css';
import { Logo } from './logo.tsx';

/** The logo as the link to the first page, for the top bar. */
export function HomeLink(): ReactElement {
  return (
    <ShellLink to="/" className={css.link}>
      <Logo />
    </ShellLink>
  );
}
