import { useFormat } from '@pantau/core';
import { Button } from '@pantau/core/ui/button';
import { Icon } from '@pantau/core/ui/icon';
import type { ReactElement } from 'react';
import { falsePercent, useFalseRule } from '../../hooks/false-rules.ts';
import { usePreviewText } from '../shared/use-preview-text.ts';
import { useViewOptions } from '../shared/view-options.ts';
import type { AlertPartProps } from './alert-identity.tsx';
import css from './false-rule-notice.module.css';

/**
 * Says that the alert's rule is false too often, with a way to its thresholds where the host opens rules (AC-848). One of
 * several rules has the number that its link has.
 */
export function FalseRuleNotice({ alert }: AlertPartProps): ReactElement | null {
  const tPreview = usePreviewText();
  const { number } = useFormat();
  const { onOpenRule } = useViewOptions();
  const rule = useFalseRule(alert);
  if (rule === null) return null;
  const { ruleId, days, total, falseAlerts } = rule;
  const { alertRuleIds } = alert;
  const count = alertRuleIds.length;
  const share = { percent: number(falsePercent(rule)), days: number(days) };
  return (
    <div className={css.notice}>
      <Icon name="warning" size={16} className={css.icon} />
      <p className={css.text}>
        {count === 1
          ? tPreview('ruleFalse', share)
          : tPreview('ruleFalseNumbered', {
              ...share,
              number: number(alertRuleIds.indexOf(ruleId) + 1),
              count: number(count),
            })}{' '}
        <span className={css.count}>
          {tPreview('ruleFalseCount', { falseAlerts: number(falseAlerts), total: number(total) })}
        </span>
      </p>
      {onOpenRule !== undefined && (
        <Button
          variant="accent"
          size="dense"
          trailingIcon="arrowUpRight"
          onClick={() => onOpenRule(ruleId)}
        >
          {tPreview('ruleThresholds')}
        </Button>
      )}
    </div>
  );
}
