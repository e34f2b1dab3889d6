import { Icon, type IconName } from '@pantau/core/ui/icon';
import type { ReactElement } from 'react';
import type { RowOutcome } from '../bulk-run/bulk-result.ts';
import type { OutcomeGroup } from '../bulk-run/count-run.ts';
import css from './bulk-result-panel.module.css';
import { useRunTexts } from './use-run-texts.ts';

/** Rows listed per outcome; further ones are counted, and in the downloaded list. */
const LISTED_MAX = 100;

const icons: Readonly<Record<RowOutcome, IconName>> = {
  done: 'checkCircle',
  unknown: 'warning',
  failed: 'closeCircle',
  conflict: 'info',
  refused: 'closeCircle',
  unsent: 'minus',
  skipped: 'minus',
};

export function ResultLine(props: {
  readonly outcome: RowOutcome;
  readonly text: string;
}): ReactElement {
  return (
    <p className={css.line} data-tone={props.outcome}>
      <Icon name={icons[props.outcome]} />
      {props.text}
    </p>
  );
}

/** The rows of one outcome, each with its reason, or once the reason of all. */
export function OutcomeList({ group }: { readonly group: OutcomeGroup }): ReactElement {
  const { t, counted, number } = useRunTexts();
  const { outcome, rows } = group;
  // Rows that were done have a line, but no list.
  const key = outcome === 'done' ? 'done' : (`outcome_${outcome}` as const);
  const more = rows.length - LISTED_MAX;
  const [{ reason: first } = {}] = rows;
  const shared =
    rows.length > 1 && rows.every(({ reason }) => reason === first) ? first : undefined;
  return (
    <>
      <ResultLine outcome={outcome} text={t(key, counted(rows.length))} />
      {shared !== undefined && <p className={css.hint}>{shared}</p>}
      {outcome === 'unknown' && <p className={css.hint}>{t('hint_unknown')}</p>}
      <ul role="list" className={css.items}>
        {rows.slice(0, LISTED_MAX).map(({ id, label = id, reason }) => (
          <li key={id} className={css.item}>
            <span className={css.name}>{label}</span>
            {reason !== undefined && shared === undefined && (
              <span className={css.reason}>{reason}</span>
            )}
          </li>
        ))}
        {more > 0 && (
          <li className={css.item}>
            <span className={css.reason}>{t('andMore', { formatted: number(more) })}</span>
          </li>
        )}
      </ul>
    </>
  );
}
