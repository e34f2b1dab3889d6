import { useFormat } from '@pantau/core';
import type { ReactElement } from 'react';
import css from './when.module.css';

/** A date line and a time line, in the company's time zone. @param at epoch ms */
export function When({ at }: { readonly at: number }): ReactElement {
  const { date, time } = useFormat();
  return (
    <span className={css.when}>
      <span className={css.line}>{date(at)}</span>
      <span className={css.time}>{time(at)}</span>
    </span>
  );
}
