import { isPantauError, useFormat, useReportError, useSession, useToast } from '@pantau/core';
import type { DataTableModel } from '@pantau/data-table';
import { useMemo, useRef } from 'react';
import { isSameRule } from '../../engine/rules/is-same-rule.ts';
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
  const userId = useSession().user?.userId;
  const tableRef = useRef<TableCommands | null>(null);
  return useMemo(() => {
    const send = (key: RuleActionKey, target: RuleTarget): Promise<number> =>
      key === 'delete' ? source.removeMany(target) : source.updateMany(target, changes[key]);

    const inform = (text: string): void => void toast.show({ kind: 'info', text });

    /**
     * Shows what a rule is now, and says so if somebody else has changed or deleted it since it was listed (AR-93).
     *
     * @param changed whether the user's change made a difference
     */
    const settle = async (rule: RuleRow, isActive: boolean, changed: boolean): Promise<void> => {
      try {
        const { vehicles: _, groups: __, users: ___, ...current } = await source.get(rule.id);
        const { label, updatedBy } = current;
        const isSame = isSameRule(rule, current);
        if (!isSame || current.isActive !== isActive) {
          tableRef.current?.patch([{ ...rule, ...current, code: undefined }]);
          // Its alert code may be another one, which only the list knows.
          tableRef.current?.refresh();
          inform(t('changedMeanwhile', { label }));
        } else if (!changed && updatedBy !== null && updatedBy.id !== userId) {
          const key = isActive ? 'alreadyActivated' : 'alreadyDeactivated';
          inform(t(key, { label, name: updatedBy.name }));
        }
      } catch (error) {
        if (isPantauError(error) && error.kind === 'notFound') {
          inform(t('deletedMeanwhile', { label: rule.label }));
          tableRef.current?.refresh();
        } else {
          // The change itself has succeeded.
          report(error);
        }
      }
    };

    const setActive = async (rule: RuleRow, isActive: boolean): Promise<void> => {
      tableRef.current?.patch([{ ...rule, isActive }]);
      try {
        const count = await source.updateMany({ mode: 'only', ids: [rule.id] }, { isActive });
        await settle(rule, isActive, count > 0);
      } catch (error) {
        report(error);
        // A new object, because the switch shows what the user chose for the one it was pressed in.
        tableRef.current?.patch([{ ...rule }]);
        const message = isPantauError(error) ? error.serverMessage : undefined;
        const text = message ?? t(isActive ? 'activateFailed' : 'deactivateFailed');
        toast.show({ kind: 'error', text });
      }
    };

    return {
      async run(key, target) {
        const count = await send(key, target);
        const text = t(doneKeys[key], { count, formatted: number(count) });
        if (count === 0) inform(t('nothingChanged'));
        else toast.show({ kind: 'success', text });
        tableRef.current?.refresh();
      },
      setActive: (rule, isActive) => void setActive(rule, isActive),
      bind(table) {
        tableRef.current = table;
      },
    };
  }, [source, t, toast, report, number, userId]);
}
