import { useFormat, useStorageNamespace, useStore } from '@pantau/core';
import { Button } from '@pantau/core/ui/button';
import { EmptyState } from '@pantau/core/ui/empty-state';
import {
  DataTableView,
  type TableAddress,
  type TableQuery,
  createKeyValueColumnSettings,
  createMemoryAddress,
  useColumnSettings,
  useDataTable,
  useTableQuery,
} from '@pantau/data-table';
import { type ReactElement, useEffect, useMemo, useRef, useState } from 'react';
import { createKnownCodes } from '../../engine/rules/known-codes.ts';
import type { AlertRuleSummary } from '../../engine/rules/rule.ts';
import type { AlertRuleSource } from '../../engine/rules/rule-source.ts';
import { useText } from '../shared/use-text.ts';
import { ruleColumns } from './rule-columns.tsx';
import { ruleFilters } from './rule-filters.ts';
import { ruleRows } from './rule-rows.ts';
import { useCodes } from './use-codes.ts';
import { useListActions } from './use-list-actions.ts';
import { useConfirmation } from './use-confirmation.tsx';
import { useRuleChanges } from './use-rule-changes.tsx';

export interface AlertRuleListProps {
  /** Must keep its identity between renders. */
  readonly source: AlertRuleSource;
  /**
   * Where page, limit, search, sort and filters are stored, such as the query string of the page. Without it,
   * they last as long as the list is mounted. Must keep its identity between renders.
   */
  readonly address?: TableAddress | undefined;
  /** `own` fills its container and scrolls itself; `page` scrolls with the page. Defaults to `own`. */
  readonly scroll?: 'own' | 'page' | undefined;
  /** Called when the user opens a rule. Must keep its identity between renders. */
  readonly onOpen?: ((rule: AlertRuleSummary) => void) | undefined;
  /** URL of a rule, for new tabs and copying. Must keep its identity between renders. */
  readonly ruleHref?: ((rule: AlertRuleSummary, query: TableQuery) => string) | undefined;
  /** Adds buttons for a new rule. */
  readonly onCreate?: (() => void) | undefined;
  /** Whether the user may change rules. Defaults to `true`. */
  readonly canUpdate?: boolean | undefined;
  /** Whether the user may delete rules. Defaults to `true`. */
  readonly canDelete?: boolean | undefined;
  /** Loads the rules again when it changes, such as after one was saved elsewhere. */
  readonly revision?: unknown;
}

const tableId = 'alert-rules';
const getRowId = ({ id }: AlertRuleSummary): string => id;

/** The list of alert rules, with search, filters and changes of one or several rules. Needs `PantauProvider`. */
export function AlertRuleList(props: AlertRuleListProps): ReactElement {
  const { source, scroll, onOpen, ruleHref, onCreate, revision } = props;
  const { canUpdate = true, canDelete = true } = props;
  const t = useText();
  const format = useFormat();
  const [ownAddress] = useState(createMemoryAddress);
  const store = useStore();
  const namespace = useStorageNamespace();
  const columnStore = useMemo(
    () => createKeyValueColumnSettings(store, namespace),
    [store, namespace],
  );
  const known = useMemo(() => createKnownCodes(source), [source]);
  const codes = useCodes(known);
  const rows = useMemo(() => ruleRows(source, known), [source, known]);
  const changes = useRuleChanges(source);
  const columns = useMemo(
    () => ruleColumns({ t, format, onActiveChange: canUpdate ? changes.setActive : undefined }),
    [t, format, canUpdate, changes],
  );
  const schema = useMemo(() => ruleFilters(t, format, codes), [t, format, codes]);
  const query = useTableQuery({ schema, address: props.address ?? ownAddress, columns });
  const settings = useColumnSettings({ columns, store: columnStore, tableId });
  const table = useDataTable({ columns, data: rows, getRowId, ...query, ...settings });
  const { ask, prompt } = useConfirmation();
  const actions = useListActions({ changes, ask, canUpdate, canDelete, onOpen });
  const { patch, refresh } = table;
  useEffect(() => changes.bind({ patch, refresh }));
  const shownRevision = useRef(revision);
  useEffect(() => {
    if (revision === shownRevision.current) return;
    shownRevision.current = revision;
    refresh();
  }, [revision, refresh]);

  const create = onCreate !== undefined && (
    <Button variant="primary" icon="plus" onClick={onCreate}>
      {t('createRule')}
    </Button>
  );
  return (
    <>
      <DataTableView
        table={table}
        label={t('list')}
        searchLabel={t('searchRules')}
        scroll={scroll}
        filters={query.filters}
        bulkActions={actions.bulk}
        rowActions={actions.row}
        onRowOpen={onOpen}
        rowHref={ruleHref}
        exportTitle={t('list')}
        toolbarEnd={create}
        empty={
          <EmptyState
            level={2}
            title={t('noRulesTitle')}
            text={t('noRulesText')}
            actions={create}
          />
        }
      />
      {prompt}
    </>
  );
}
