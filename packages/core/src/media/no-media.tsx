import type { ReactElement, ReactNode } from 'react';
import { useMessages } from '../i18n/i18n-context.tsx';
import { classNames } from '../ui/class-names.ts';
import { Icon } from '../ui/icon/icon.tsx';
import { mediaMessages } from './messages/media-messages.ts';
import css from './player-notice.module.css';

export interface NoMediaProps {
  /** Why there is no recording. Default: a general message. */
  readonly reason?: ReactNode;
  readonly className?: string | undefined;
}

/** Shown in place of the player if there is no recording. */
export function NoMedia({ reason, className }: NoMediaProps): ReactElement {
  const t = useMessages(mediaMessages);
  return (
    <div className={classNames(css.none, className)}>
      <Icon name="videoOff" size={24} />
      <p className={css.title}>{t('noMedia')}</p>
      <p className={css.hint}>{reason ?? t('noMediaHint')}</p>
    </div>
  );
}
