import type { ReactElement } from 'react';
import { useMessages } from '../../i18n/i18n-context.tsx';
import { coreMessages } from '../messages/core-messages.ts';
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx';
import css from './badge.module.css';
import { capCount, mostShown } from './cap-count.ts';

export interface BadgeProps {
  /** Above 99 it shows 99+. */
  readonly count: number;
  readonly tone?: 'neutral' | 'urgent' | 'ink' | 'accent' | undefined;
  /** What is counted, in words with the number, for screen readers; the number when left out. */
  readonly label?: string | undefined;
}

/** A count on or beside something. */
export function Badge({ count, tone = 'neutral', label }: BadgeProps): ReactElement {
  const t = useMessages(coreMessages);
  const capped = count > mostShown ? t('moreThanCount', { count: mostShown }) : String(count);
  return (
    <span className={css.badge} data-tone={tone}>
      <span aria-hidden>{capCount(count)}</span>
      <VisuallyHidden>{label ?? capped}</VisuallyHidden>
    </span>
  );
}
