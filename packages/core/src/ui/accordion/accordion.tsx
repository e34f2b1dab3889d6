import { type ReactElement, type ReactNode, useId } from 'react';
import { Icon } from '../icon/icon.tsx';
import { useControllable } from '../use-controllable.ts';
import css from './accordion.module.css';

export interface AccordionProps {
  readonly title: string;
  /** Before the title, such as a severity mark. */
  readonly leading?: ReactNode;
  /** Grey text after the title, such as a count. */
  readonly meta?: ReactNode;
  /** Colour of title and leading mark. */
  readonly tone?: 'neutral' | 'urgent' | 'important' | undefined;
  /** Heading level. Defaults to 3. */
  readonly level?: 2 | 3 | 4 | 5 | 6 | undefined;
  readonly open?: boolean | undefined;
  readonly defaultOpen?: boolean | undefined;
  readonly onOpenChange?: ((open: boolean) => void) | undefined;
  /** Keeps the heading in view while its section scrolls. */
  readonly sticky?: boolean | undefined;
  readonly children: ReactNode;
}

/** A section that opens and closes under its heading. */
export function Accordion(props: AccordionProps): ReactElement {
  const { title, leading, meta, tone = 'neutral', level = 3, sticky = false, children } = props;
  const id = useId();
  const [open, setOpen] = useControllable({
    value: props.open,
    defaultValue: props.defaultOpen ?? true,
    onChange: props.onOpenChange,
  });
  const Heading = `h${level}` as const;
  return (
    <div className={css.section}>
      <Heading className={css.heading} data-sticky={sticky || undefined}>
        <button
          type="button"
          id={`${id}head`}
          className={css.head}
          aria-expanded={open}
          aria-controls={open ? `${id}body` : undefined}
          onClick={() => setOpen(!open)}
        >
          <Icon name={open ? 'chevronDown' : 'chevronRight'} size={14} className={css.chevron} />
          <span className={css.title} data-tone={tone}>
            {leading}
            {title}
          </span>
          {meta !== undefined && <span className={css.meta}>{meta}</span>}
        </button>
      </Heading>
      {open && (
        <div id={`${id}body`} role="region" aria-labelledby={`${id}head`} className={css.body}>
          {children}
        </div>
      )}
    </div>
  );
}
