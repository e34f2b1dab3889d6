import type { ReactElement, ReactNode } from 'react';
import { Logo } from '../logo/logo.tsx';
import css from './message-page.module.css';

export interface MessagePageProps {
  readonly title: string;
  readonly text: string;
  /** Actions below the text. */
  readonly children?: ReactNode;
}

/** A full page with a single message. */
export function MessagePage({ title, text, children }: MessagePageProps): ReactElement {
  return (
    <div className={css.page}>
      <header>
        <Logo />
      </header>
      <main className={css.message}>
        <h1 className={css.title}>{title}</h1>
        <p className={css.text}>{text}</p>
        {children}
      </main>
    </div>
  );
}
