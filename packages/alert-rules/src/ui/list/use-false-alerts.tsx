import { LazyPart, createLazy } from '@pantau/core/ui/lazy';
import { type ReactElement, useCallback, useState } from 'react';
import type { FalseShares } from '../../engine/rules/false-alerts.ts';
import type { AlertRuleSource } from '../../engine/rules/rule-source.ts';
import type { RuleRow } from './rule-row.ts';

const falseAlertsDialog = createLazy(
  async () => (await import('../false-alerts/false-alerts-dialog.tsx')).FalseAlertsDialog,
);

export interface UsedFalseAlerts {
  /** Left out while no rule is false too often. */
  readonly open: ((rule: RuleRow) => void) | undefined;
  /** Must be called with the shares when they are loaded. */
  readonly onShares: (shares: FalseShares) => void;
  /** The open dialog. */
  readonly dialog: ReactElement | null;
}

/** Shows why a rule's alerts are false. The dialog loads with its first use. */
export function useFalseAlerts({
  source,
  onOpen,
  canUpdate,
}: {
  readonly source: AlertRuleSource;
  readonly onOpen: ((rule: RuleRow) => void) | undefined;
  readonly canUpdate: boolean;
}): UsedFalseAlerts {
  const [rule, setRule] = useState<RuleRow | null>(null);
  const [hasShares, setHasShares] = useState(false);
  const opens = hasShares && source.falseBreakdown !== undefined;
  const open = useCallback((next: RuleRow) => setRule(next), []);
  const onShares = useCallback(({ rules }: FalseShares) => setHasShares(rules.length > 0), []);
  const close = (): void => setRule(null);
  const common = { open: opens ? open : undefined, onShares };
  if (rule === null) return { ...common, dialog: null };
  const props = {
    ...{ source, rule, canUpdate, onClose: close },
    onOpenRule: onOpen && ((): void => onOpen(rule)),
  };
  return {
    ...common,
    dialog: <LazyPart part={falseAlertsDialog} props={props} onFail={close} />,
  };
}
