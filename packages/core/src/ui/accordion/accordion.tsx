import { type ReactElement, type ReactNode, useId } from 'react';
import { Icon } from '../icon/icon.tsx';
import { useControllable } from '../use-controllable.ts';
import css from './accordion.module.css';

export interface AccordionProps {
  readonly title: string;
  /** Before the title, such as a severity mark. */
  readonly leading?: ReactNode;
  /** After the title, in grey, such as a count in words. */
  readonly meta?: ReactNode;
  /** Colour of title and leading mark. */
  readonly tone?: 'neutral' | 'urgent' | 'important' | undefined;
  /** Of the heading; 3 when left out. */
  readonly level?: 2 | 3 | 4 | 5 | 6 | undefined;
  readonly isOpen?: boolean | undefined;
  readonly defaultOpen?: boolean | undefined;
  readonly onOpenChange?: ((isOpen: boolean) => void) | undefined;
  /** The head stays in view while its section scrolls by. */
  readonly isSticky?: boolean | undefined;
  readonly children: ReactNode;
}

/** A section that opens and closes under its heading. */
export function Accordion(props: AccordionProps): ReactElement {
  const { title, leading, meta, tone = 'neutral', level = 3, isSticky = false, children } = props;
  const id = useId();
  const [isOpen, setOpen] = useControllable({
    value: props.isOpen,
    defaultValue: props.defaultOpen ?? true,
    onChange: props.onOpenChange,
  });
  const Heading = `h${level}` as const;
  return (
    <div className={css.section}>
      <Heading className={css.heading} data-sticky={isSticky || undefined}>
        <button
          type="button"
          id={`${id}head`}
          className={css.head}
          aria-expanded={isOpen}
          aria-controls={isOpen ? `${id}body` : undefined}
          onClick={() => setOpen(!isOpen)}
        >
          <Icon name={isOpen ? 'chevronDown' : 'chevronRight'} size={14} className={css.chevron} />
          <span className={css.title} data-tone={tone}>
            {leading}
            {title}
          </span>
          {meta !== undefined && <span className={css.meta}>{meta}</span>}
        </button>
      </Heading>
      {isOpen && (
        <div id={`${id}body`} role="region" aria-labelledby={`${id}head`} className={css.body}>
          {children}
        </div>
      )}
    </div>
  );
}
