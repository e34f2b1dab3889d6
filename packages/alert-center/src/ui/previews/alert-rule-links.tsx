import { useFormat } from '@pantau/core';
import { Button } from '@pantau/core/ui/button';
import type { ReactElement } from 'react';
import { usePreviewText } from '../shared/use-preview-text.ts';
import { useViewOptions } from '../shared/view-options.ts';
import type { AlertPartProps } from './alert-identity.tsx';
import css from './alert-rule-links.module.css';

/** A button for each rule that reported the alert, where the host opens rules (AR-92). */
export function AlertRuleLinks({ alert }: AlertPartProps): ReactElement | null {
  const tPreview = usePreviewText();
  const { number } = useFormat();
  const { onOpenRule } = useViewOptions();
  const { alertRuleIds } = alert;
  const count = alertRuleIds.length;
  if (onOpenRule === undefined || count === 0) return null;
  return (
    <div className={css.rules}>
      {alertRuleIds.map((id, index) => (
        <Button
          key={id}
          variant="accent"
          size="dense"
          trailingIcon="arrowUpRight"
          onClick={() => onOpenRule(id)}
        >
          {count === 1
            ? tPreview('ruleOpen')
            : tPreview('ruleOpenNumbered', { number: number(index + 1), count: number(count) })}
        </Button>
      ))}
    </div>
  );
}
