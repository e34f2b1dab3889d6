import { type ReactElement, type ReactNode, useId } from 'react';
import css from './card.module.css';

export interface CardProps {
  readonly title: string;
  /** Level of the heading. */
  readonly level: 2 | 3;
  /** The content is a table, which is a region of its own. */
  readonly table?: boolean | undefined;
  readonly children: ReactNode;
}

/** A section of the detail page. */
export function Card({ title, level, table = false, children }: CardProps): ReactElement {
  const id = useId();
  const Heading = `h${level}` as const;
  const heading = (
    <Heading id={id} className={css.title}>
      {title}
    </Heading>
  );
  return table ? (
    <div className={css.card}>
      {heading}
      {children}
    </div>
  ) : (
    <section className={css.card} aria-labelledby={id}>
      {heading}
      {children}
    </section>
  );
}
