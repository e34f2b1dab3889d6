import { type ReactElement, type ReactNode, useId } from 'react';
import css from './form-section.module.css';

export interface FormSectionProps {
  readonly title: string;
  readonly text?: string | undefined;
  /** Level of the heading. */
  readonly level: 2 | 3;
  /** `half` takes half of the width where the form is wide. Defaults to `full`. */
  readonly width?: 'full' | 'half' | undefined;
  /** Columns of the fields where the form is wide. Defaults to 1. */
  readonly columns?: 1 | 2 | 3 | undefined;
  readonly children: ReactNode;
}

/** A card with the fields of one subject, as a region named by its title (CO-201). */
export function FormSection(props: FormSectionProps): ReactElement {
  const { title, text, level, width = 'full', columns = 1, children } = props;
  const id = useId();
  const Heading = `h${level}` as const;
  return (
    <section className={css.section} aria-labelledby={id} data-width={width}>
      <header className={css.head}>
        <Heading id={id} className={css.title}>
          {title}
        </Heading>
        {text !== undefined && <p className={css.text}>{text}</p>}
      </header>
      <div className={css.fields} data-columns={columns}>
        {children}
      </div>
    </section>
  );
}
