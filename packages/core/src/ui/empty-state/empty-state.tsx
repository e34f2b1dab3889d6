import type { ReactElement, ReactNode } from 'react';
import css from './empty-state.module.css';
import { type StateArt, StatePicture } from './state-art.tsx';

export interface EmptyStateProps {
  readonly title: string;
  /** What happens next. */
  readonly text?: string | undefined;
  /** In small grey, such as when it was last looked at. */
  readonly note?: string | undefined;
  /** `done`: all work is finished; `nothing`: nothing there yet; `broken` and `offline`: trouble. */
  readonly art?: StateArt | undefined;
  /** Of the heading; 3 when left out. */
  readonly level?: 2 | 3 | 4 | 5 | 6 | undefined;
  /** Buttons. */
  readonly actions?: ReactNode;
}

/** Says why there is nothing, and what happens next. */
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
