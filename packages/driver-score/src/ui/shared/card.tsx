import { type ReactElement, type ReactNode, useId } from 'react';
import css from './score-card.module.css';

export interface CardProps {
  readonly title: string;
  /** Small grey text beside the title. */
  readonly note?: ReactNode;
  /** At the end of the header. */
  readonly actions?: ReactNode;
  readonly level: 2 | 3;
  readonly children: ReactNode;
}

/** A section of a page. */
export function Card({ title, note, actions, level, children }: CardProps): ReactElement {
  const id = useId();
  const Heading = `h${level}` as const;
  return (
    <section className={css.card} aria-labelledby={id}>
      <header className={css.head}>
        <Heading id={id} className={css.title}>
          {title}
        </Heading>
        {note !== undefined && <span className={css.note}>{note}</span>}
        {actions !== undefined && <span className={css.actions}>{actions}</span>}
      </header>
      {children}
    </section>
  );
}
