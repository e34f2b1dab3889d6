import { type ReactElement, type ReactNode, useId } from 'react';
import css from './section.module.css';

export interface SectionProps {
  readonly title: string;
  readonly text?: string | undefined;
  /** Level of the heading. */
  readonly level: 2 | 3;
  readonly children: ReactNode;
}

/** A card with the fields of one subject. */
export function Section({ title, text, level, children }: SectionProps): ReactElement {
  const id = useId();
  const Heading = `h${level}` as const;
  return (
    <section className={css.section} aria-labelledby={id}>
      <header className={css.head}>
        <Heading id={id} className={css.title}>
          {title}
        </Heading>
        {text !== undefined && <p className={css.text}>{text}</p>}
      </header>
      {children}
    </section>
  );
}
