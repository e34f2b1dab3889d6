import type { ReactElement, ReactNode } from 'react';
import css from './empty-state.module.css';
import { type StateArt, StatePicture } from './state-art.tsx';

export interface EmptyStateProps {
  readonly title: string;
  /** What happens next. */
  readonly text?: string | undefined;
  /** Small grey text, such as the time of the last check. */
  readonly note?: string | undefined;
  /** `done`: no work left; `nothing`: no data yet; `broken`, `offline`: a failure. Defaults to `nothing`. */
  readonly art?: StateArt | undefined;
  /** Heading level. Defaults to 3. */
  readonly level?: 1 | 2 | 3 | 4 | 5 | 6 | undefined;
  /** Buttons. */
  readonly actions?: ReactNode;
}

/** Explains why there is nothing to show and what happens next. */
export function EmptyState(props: EmptyStateProps): ReactElement {
  const { title, text, note, art = 'nothing', level = 3, actions } = props;
  const Heading = `h${level}` as const;
  return (
    <div className={css.state}>
      <StatePicture art={art} />
      <Heading className={css.title}>{title}</Heading>
      {text !== undefined && <p className={css.text}>{text}</p>}
      {note !== undefined && <p className={css.note}>{note}</p>}
      {actions !== undefined && <div className={css.actions}>{actions}</div>}
    </div>
  );
}
