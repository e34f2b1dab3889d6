import { SeverityGlyph } from '@pantau/core/ui/severity-glyph';
import type { ReactElement } from 'react';
import css from './rule-cells.module.css';
import type { RuleRow } from './rule-row.ts';

/** The name of a rule behind the glyph of its alerts. The column of the urgency has it in words. */
export function RuleName({ rule }: { readonly rule: RuleRow }): ReactElement {
  return (
    <span className={css.name} data-inactive={!rule.isActive || undefined}>
      <SeverityGlyph
        severity={rule.urgency}
        state={rule.isActive ? 'unread' : 'read'}
        icon={rule.code?.icon ?? 'generic'}
        label=""
        size={20}
      />
      <span className={css.text}>{rule.label}</span>
    </span>
  );
}
