import { useFormat } from '@pantau/core';
import type { ReactElement } from 'react';
import { falsePercent } from '../../engine/rules/false-alerts.ts';
import { useText } from '../shared/use-text.ts';
import css from './false-mark.module.css';
import type { RuleRow } from './rule-row.ts';

export interface FalseMarkProps {
  readonly rule: RuleRow;
  readonly onOpen: (rule: RuleRow) => void;
}

/** Says how many of a rule's alerts are false; pressed, it shows why (AR-113). */
export function FalseMark({ rule, onOpen }: FalseMarkProps): ReactElement | null {
  const t = useText();
  const { number } = useFormat();
  const { falseShare } = rule;
  if (falseShare === undefined) return null;
  const { days, total, falseAlerts } = falseShare;
  const percent = number(falsePercent(falseShare));
  return (
    <button
      type="button"
      className={css.mark}
      // The grid is one tab stop (DT-431).
      tabIndex={-1}
      onClick={() => onOpen(rule)}
    >
      <span className={css.share}>
        {t('falseShare', { percent, count: days, days: number(days) })}
      </span>{' '}
      <span className={css.count}>
        {t('falseCount', { falseAlerts: number(falseAlerts), total: number(total) })}
      </span>
    </button>
  );
}
