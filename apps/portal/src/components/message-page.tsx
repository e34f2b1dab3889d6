import type { ReactElement, ReactNode } from 'react';
import { usePageTitle } from '../hooks/use-page-title.ts';
import { Logo } from './logo.tsx';
import css from './message-page.module.css';

export interface MessagePageProps {
  readonly title: string;
  readonly text: string;
  /** Actions below the text. */
  readonly children?: ReactNode;
}

/** A full page with a single message. */
export function MessagePage({ title, text, children }: MessagePageProps): ReactElement {
  usePageTitle(title);
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
