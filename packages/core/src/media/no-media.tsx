import type { ReactElement, ReactNode } from 'react';
import { useMessages } from '../i18n/i18n-context.tsx';
import { classNames } from '../ui/class-names.ts';
import { Icon } from '../ui/icon/icon.tsx';
import { mediaMessages } from './messages/media-messages.ts';
import css from './player-notice.module.css';

export interface NoMediaProps {
  /** Why, in the caller's words. */
  readonly reason?: ReactNode;
  readonly className?: string | undefined;
}

/** Says that there is no recording (spec alerts §4). */
export function NoMedia({ reason, className }: NoMediaProps): ReactElement {
  const words = useMessages(mediaMessages);
  return (
    <div className={classNames(css.none, className)}>
      <Icon name="videoOff" size={24} />
      <p className={css.title}>{words('noMedia')}</p>
      <p className={css.hint}>{reason ?? words('noMediaHint')}</p>
    </div>
  );
}
