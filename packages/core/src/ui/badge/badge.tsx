import type { ReactElement } from 'react';
import { useMessages } from '../../i18n/i18n-context.tsx';
import { coreMessages } from '../messages/core-messages.ts';
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx';
import css from './badge.module.css';
import { capCount, MAX_COUNT } from './cap-count.ts';

export interface BadgeProps {
  /** Counts above 99 are shown as 99+. */
  readonly count: number;
  readonly tone?: 'neutral' | 'urgent' | 'ink' | 'accent' | undefined;
  /** Text with the count for screen readers. Defaults to the count. */
  readonly label?: string | undefined;
}

/** A count on or next to an element. */
export function Badge({ count, tone = 'neutral', label }: BadgeProps): ReactElement {
  const t = useMessages(coreMessages);
  const capped = count > MAX_COUNT ? t('moreThanCount', { count: MAX_COUNT }) : String(count);
  return (
    <span className={css.badge} data-tone={tone}>
      <span aria-hidden>{capCount(count)}</span>
      <VisuallyHidden>{label ?? capped}</VisuallyHidden>
    </span>
  );
}
