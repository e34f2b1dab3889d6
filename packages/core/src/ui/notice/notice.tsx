import { type ReactElement, type ReactNode, useEffect, useId, useRef } from 'react';
import { Icon } from '../icon/icon.tsx';
import type { IconName } from '../icons/icon-paths.ts';
import css from './notice.module.css';

export interface NoticeProps {
  readonly tone: 'info' | 'warning' | 'error';
  readonly title: string;
  /** Moves focus to the notice when it appears, so that it is read out and what it offers is next. */
  readonly takesFocus?: boolean | undefined;
  /** Text and buttons. */
  readonly children?: ReactNode;
}

const icons: Readonly<Record<NoticeProps['tone'], IconName>> = {
  info: 'info',
  warning: 'warning',
  error: 'octagonAlert',
};

/** A message above the content that it is about. */
export function Notice({ tone, title, takesFocus = false, children }: NoticeProps): ReactElement {
  const ref = useRef<HTMLDivElement>(null);
  const id = useId();
  // What takes focus is read out anyway.
  const role = takesFocus ? 'group' : tone === 'info' ? 'note' : 'alert';
  useEffect(() => {
    if (!takesFocus) return;
    ref.current?.focus({ preventScroll: true });
    ref.current?.scrollIntoView({ block: 'nearest' });
  }, [takesFocus]);
  return (
    <div
      ref={ref}
      role={role}
      aria-labelledby={id}
      tabIndex={-1}
      className={css.notice}
      data-tone={tone}
    >
      <Icon name={icons[tone]} className={css.icon} />
      <div className={css.body}>
        <p id={id} className={css.title}>
          {title}
        </p>
        {children}
      </div>
    </div>
  );
}
