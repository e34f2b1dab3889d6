import type { BulkAction, RowActions } from '@pantau/data-table';
import { useMemo } from 'react';
import { useText } from '../shared/use-text.ts';
import { type RuleActionOptions, ruleBulkActions, ruleRowActions } from './rule-actions.ts';
import type { RuleRow } from './rule-row.ts';
import type { UsedConfirmation } from './use-confirmation.tsx';
import type { RuleChanges } from './use-rule-changes.tsx';

export interface ListActionOptions extends Pick<RuleActionOptions, 'canUpdate' | 'canDelete'> {
  readonly changes: RuleChanges;
  readonly ask: UsedConfirmation['ask'];
  readonly onOpen: ((rule: RuleRow) => void) | undefined;
  readonly onFalseOpen: ((rule: RuleRow) => void) | undefined;
}

/** What the list offers for one rule and for the selected ones. Deactivating several, and deleting, asks first. */
export function useListActions(options: ListActionOptions): {
  readonly bulk: readonly BulkAction[];
  readonly row: RowActions<RuleRow>;
} {
  const { changes, ask, canUpdate, canDelete, onOpen, onFalseOpen } = options;
  const t = useText();
  return useMemo(() => {
    const run: RuleActionOptions['run'] = async (key, target, count) => {
      const asks = key === 'delete' || (key === 'deactivate' && count > 1);
      if (asks && !(await ask(key, count))) return false;
      await changes.run(key, target);
      return true;
    };
    const common = { t, canUpdate, canDelete, run };
    return { bulk: ruleBulkActions(common), row: ruleRowActions(common, { onOpen, onFalseOpen }) };
  }, [t, changes, ask, canUpdate, canDelete, onOpen, onFalseOpen]);
}
