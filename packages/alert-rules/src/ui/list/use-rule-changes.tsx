import { isPantauError, useFormat, useReportError, useToast } from '@pantau/core';
import type { DataTableModel } from '@pantau/data-table';
import { useMemo, useRef } from 'react';
import type { RuleChange, RuleTarget } from '../../engine/rules/rule-query.ts';
import type { AlertRuleSource } from '../../engine/rules/rule-source.ts';
import { useText } from '../shared/use-text.ts';
import type { RuleRow } from './rule-row.ts';

/** A change of one or several rules that the list offers. */
export type RuleActionKey = 'activate' | 'deactivate' | 'subscribe' | 'unsubscribe' | 'delete';

const changes: Readonly<Record<Exclude<RuleActionKey, 'delete'>, RuleChange>> = {
  activate: { isActive: true },
  deactivate: { isActive: false },
  subscribe: { subscribe: true },
  unsubscribe: { subscribe: false },
};

const doneKeys = {
  activate: 'activated',
  deactivate: 'deactivated',
  subscribe: 'subscribed',
  unsubscribe: 'unsubscribed',
  delete: 'deleted',
} as const;

type TableCommands = Pick<DataTableModel<RuleRow>, 'patch' | 'refresh'>;

export interface RuleChanges {
  /** Changes rules, says how many were changed, and loads the list again. Rejects if the source does. */
  run(key: RuleActionKey, target: RuleTarget): Promise<void>;
  /** Shows the new state at once, and takes it back if the source refuses (AR-33). */
  setActive(rule: RuleRow, isActive: boolean): void;
  /** Must be called with the table while rendering. */
  bind(table: TableCommands): void;
}

/** The changes of the list, whose identity stays between renders. */
export function useRuleChanges(source: AlertRuleSource): RuleChanges {
  const t = useText();
  const toast = useToast();
  const report = useReportError();
  const { number } = useFormat();
  const tableRef = useRef<TableCommands | null>(null);
  return useMemo(() => {
    const send = (key: RuleActionKey, target: RuleTarget): Promise<number> =>
      key === 'delete' ? source.removeMany(target) : source.updateMany(target, changes[key]);

    const setActive = async (rule: RuleRow, isActive: boolean): Promise<void> => {
      tableRef.current?.patch([{ ...rule, isActive }]);
      try {
        const count = await source.updateMany({ mode: 'only', ids: [rule.id] }, { isActive });
        // It was deleted meanwhile.
        if (count === 0) tableRef.current?.refresh();
      } catch (error) {
        report(error);
        tableRef.current?.patch([rule]);
        const message = isPantauError(error) ? error.serverMessage : undefined;
        const text = message ?? t(isActive ? 'activateFailed' : 'deactivateFailed');
        toast.show({ kind: 'error', text });
      }
    };

    return {
      async run(key, target) {
        const count = await send(key, target);
        const text = t(doneKeys[key], { count, formatted: number(count) });
        toast.show({ kind: 'success', text });
        tableRef.current?.refresh();
      },
      setActive: (rule, isActive) => void setActive(rule, isActive),
      bind(table) {
        tableRef.current = table;
      },
    };
  }, [source, t, toast, report, number]);
}
