import { afterPaint } from '@pantau/core/ui/overlay';
import { Switch } from '@pantau/core/ui/switch';
import { type ReactElement, useState } from 'react';
import { useText } from '../shared/use-text.ts';
import type { RuleRow } from './rule-row.ts';

export interface ActiveSwitchProps {
  readonly rule: RuleRow;
  readonly onChange: (rule: RuleRow, isActive: boolean) => void;
}

/**
 * Activates and deactivates a rule in its row (AR-33). The switch itself moves at once; the row, and the request, follow
 * once that is painted.
 */
export function ActiveSwitch({ rule, onChange }: ActiveSwitchProps): ReactElement {
  const t = useText();
  /** What the user has switched to, as long as the row is the one that was switched. */
  const [switched, setSwitched] = useState({ of: rule, isActive: rule.isActive });
  const isActive = switched.of === rule ? switched.isActive : rule.isActive;
  return (
    <Switch
      label={t('ruleActive', { label: rule.label })}
      hideLabel
      // The grid is one tab stop (DT-431).
      tabIndex={-1}
      checked={isActive}
      onCheckedChange={(next) => {
        setSwitched({ of: rule, isActive: next });
        afterPaint(() => onChange(rule, next));
      }}
    />
  );
}
