import { useFormat, useReportError, useStorageNamespace, useStore } from '@pantau/core';
import { Button } from '@pantau/core/ui/button';
import { EmptyState } from '@pantau/core/ui/empty-state';
import {
  DataTableView,
  createKeyValueColumnSettings,
  createMemoryAddress,
  useColumnSettings,
  useDataTable,
  useTableQuery,
} from '@pantau/data-table';
import { type ReactElement, memo, useEffect, useMemo, useRef, useState } from 'react';
import { createKnownCodes } from '../../engine/rules/known-codes.ts';
import type { AlertRuleSummary } from '../../engine/rules/rule.ts';
import { useText } from '../shared/use-text.ts';
import css from './create-rule-button.module.css';
import type { AlertRuleListProps } from './list-props.ts';
import { FALSE_ALERTS } from './list-by-share.ts';
import { ruleColumns } from './rule-columns.tsx';
import { ruleFilters } from './rule-filters.ts';
import { ruleRows } from './rule-rows.ts';
import { useFalseAlerts } from './use-false-alerts.tsx';
import { useCodes } from './use-codes.ts';
import { useListActions } from './use-list-actions.ts';
import { useListHandlers } from './use-list-handlers.ts';
import { useConfirmation } from './use-confirmation.tsx';
import { useRuleChanges } from './use-rule-changes.tsx';

const tableId = 'alert-rules';
const getRowId = ({ id }: AlertRuleSummary): string => id;

/** The list of alert rules, with search, filters and changes of one or several rules. Needs `PantauProvider`. */
export function AlertRuleList(props: AlertRuleListProps): ReactElement {
  return <List {...props} {...useListHandlers(props)} />;
}

/** Renders only for itself, not with a host that opens an editor over it (AR-88). */
const List = memo(function List(props: AlertRuleListProps): ReactElement {
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
  const report = useReportError();
  const falseAlerts = useFalseAlerts({ source, onOpen, canUpdate });
  const { open: onFalseOpen, onShares } = falseAlerts;
  const rows = useMemo(
    () => ruleRows(source, { codes: known, onShares, onShareError: report }),
    [source, known, onShares, report],
  );
  const changes = useRuleChanges(source);
  const columns = useMemo(() => {
    const onActiveChange = canUpdate ? changes.setActive : undefined;
    return ruleColumns({ t, format, onActiveChange, onFalseOpen });
  }, [t, format, canUpdate, changes, onFalseOpen]);
  const schema = useMemo(() => ruleFilters(t, format, codes), [t, format, codes]);
  // Sorting by shares is restored from the address before there is a column of them.
  const sortable = useMemo(() => [...columns, { key: FALSE_ALERTS }], [columns]);
  const address = props.address ?? ownAddress;
  const query = useTableQuery({ schema, address, columns: sortable });
  const settings = useColumnSettings({ columns, store: columnStore, tableId });
  const table = useDataTable({ columns, data: rows, getRowId, ...query, ...settings });
  const { ask, prompt } = useConfirmation();
  const actions = useListActions({ changes, ask, canUpdate, canDelete, onOpen, onFalseOpen });
  const { patch, refresh } = table;
  useEffect(() => changes.bind({ patch, refresh }));
  const shownRevision = useRef(revision);
  useEffect(() => {
    if (revision === shownRevision.current) return;
    shownRevision.current = revision;
    refresh();
  }, [revision, refresh]);

  const create = (className?: string) =>
    onCreate !== undefined && (
      <Button variant="primary" icon="plus" className={className} onClick={onCreate}>
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
        toolbarEnd={create(css.create)}
        empty={
          <EmptyState
            level={2}
            title={t('noRulesTitle')}
            text={t('noRulesText')}
            actions={create()}
          />
        }
      />
      {prompt}
      {falseAlerts.dialog}
    </>
  );
});
