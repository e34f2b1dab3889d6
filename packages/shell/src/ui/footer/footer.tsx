import { useClock, useFormat, useMessages } from '@pantau/core';
import type { ReactElement } from 'react';
import { yearRange } from '../../engine/page/year-range.ts';
import { shellMessages } from '../../messages/shell-messages.ts';
import css from './footer.module.css';

export interface FooterProps {
  /** Whose application it is. */
  readonly owner: string;
}

/** Last year, this year and the owner, below every page (SH-23). */
export function Footer({ owner }: FooterProps): ReactElement {
  const t = useMessages(shellMessages);
  const clock = useClock();
  const { timeZone } = useFormat();
  const [from, to] = yearRange(clock.now(), timeZone);
  return <footer className={css.footer}>{t('copyright', { from, to, name: owner })}</footer>;
}
