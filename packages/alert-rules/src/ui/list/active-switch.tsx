import { Switch } from '@pantau/core/ui/switch';
import type { ReactElement } from 'react';
import { useText } from '../shared/use-text.ts';
import type { RuleRow } from './rule-row.ts';

export interface ActiveSwitchProps {
  readonly rule: RuleRow;
  readonly onChange: (rule: RuleRow, isActive: boolean) => void;
}

/** Activates and deactivates a rule in its row (AR-33). */
export function ActiveSwitch({ rule, onChange }: ActiveSwitchProps): ReactElement {
  const t = useText();
  return (
    <Switch
      label={t('ruleActive', { label: rule.label })}
      hideLabel
      // The grid is one tab stop (DT-431).
      tabIndex={-1}
      checked={rule.isActive}
      onCheckedChange={(isActive) => onChange(rule, isActive)}
    />
  );
}
