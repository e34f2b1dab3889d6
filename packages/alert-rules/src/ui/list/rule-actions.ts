import type { BulkAction, BulkTarget, RowAction, RowActions } from '@pantau/data-table';
import type { RuleTarget } from '../../engine/rules/rule-query.ts';
import type { AlertRuleTranslate } from '../../messages/alert-rule-messages.ts';
import type { RuleRow } from './rule-row.ts';
import { ruleFilterOf } from './rule-rows.ts';
import type { RuleActionKey } from './use-rule-changes.tsx';

export interface RuleActionOptions {
  readonly t: AlertRuleTranslate;
  readonly canUpdate: boolean;
  readonly canDelete: boolean;
  /**
   * Changes the rules, after a confirmation if it takes something away. Resolves with whether the user went on.
   */
  readonly run: (key: RuleActionKey, target: RuleTarget, count: number) => Promise<boolean>;
}

const icons = {
  activate: 'play',
  deactivate: 'pause',
  subscribe: 'bell',
  unsubscribe: 'eyeOff',
  delete: 'trash',
} as const;

/** The selected rules, also those on pages that are not loaded. */
function targetOf({ selection, query }: BulkTarget): RuleTarget {
  const ids = [...selection.ids];
  if (selection.mode === 'only') return { mode: 'only', ids };
  return { mode: 'except', ids, filter: ruleFilterOf(selection.query ?? query) };
}

/** What can be done with selected rules (AR-34). */
export function ruleBulkActions(options: RuleActionOptions): readonly BulkAction[] {
  const { t, canUpdate, canDelete, run } = options;
  const action = (key: RuleActionKey): BulkAction => ({
    key,
    label: t(key),
    icon: icons[key],
    tone: key === 'delete' ? 'danger' : 'neutral',
    async onSelect(target) {
      if (await run(key, targetOf(target), target.count)) target.clear();
    },
  });
  return [
    ...(canUpdate ? (['activate', 'deactivate', 'subscribe'] as const).map(action) : []),
    ...(canDelete ? [action('delete')] : []),
  ];
}

export interface RuleOpening {
  /** Opens it; editing if the user may. */
  readonly onOpen: ((rule: RuleRow) => void) | undefined;
  /** Shows why its alerts are false. */
  readonly onFalseOpen: ((rule: RuleRow) => void) | undefined;
}

/** What can be done with one rule. */
export function ruleRowActions(
  options: RuleActionOptions,
  { onOpen, onFalseOpen }: RuleOpening,
): RowActions<RuleRow> {
  const { t, canUpdate, canDelete, run } = options;
  const action = (key: RuleActionKey): RowAction<RuleRow> => ({
    key,
    label: t(key),
    icon: icons[key],
    tone: key === 'delete' ? 'danger' : 'neutral',
    async onSelect({ id }) {
      await run(key, { mode: 'only', ids: [id] }, 1);
    },
  });
  return ({ isActive, isSubscribed, falseShare }) => [
    ...(onOpen === undefined
      ? []
      : [{ key: 'open', label: t(canUpdate ? 'editRule' : 'openRule'), onSelect: onOpen }]),
    ...(onFalseOpen === undefined || falseShare === undefined
      ? []
      : [{ key: 'falseAlerts', label: t('falseAlerts'), onSelect: onFalseOpen }]),
    ...(canUpdate
      ? [
          action(isActive ? 'deactivate' : 'activate'),
          action(isSubscribed ? 'unsubscribe' : 'subscribe'),
        ]
      : []),
    ...(canDelete ? [action('delete')] : []),
  ];
}
