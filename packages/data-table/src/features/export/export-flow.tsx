import { useFormat } from '@pantau/core';
import { Menu } from '@pantau/core/ui/menu';
import { type ReactElement, useState } from 'react';
import { useText } from '../../shared/use-text.ts';
import type { ExportFlowProps } from './export-props.ts';
import { ExportRun } from './export-run.tsx';

/** Asks which rows are meant, where some are selected, and exports them. */
export function ExportFlow<Row>(props: ExportFlowProps<Row>): ReactElement {
  const { table, buttonRef, onStart, onEnd } = props;
  const { count } = table.selected;
  const [wanted, setWanted] = useState<'all' | 'selected' | null>(count > 0 ? null : 'all');
  const t = useText();
  const { number } = useFormat();
  if (wanted !== null) return <ExportRun {...props} selectedOnly={wanted === 'selected'} />;
  const choose = (rows: 'all' | 'selected') => (): void => {
    setWanted(rows);
    onStart();
  };
  return (
    <Menu.Root open onOpenChange={onEnd}>
      <Menu.Anchor virtualRef={buttonRef} />
      <Menu.Content aria-label={t('exportCsv')} align="end">
        <Menu.Item onSelect={choose('selected')}>
          {t('exportSelected', { count, formatted: number(count) })}
        </Menu.Item>
        <Menu.Item onSelect={choose('all')}>{t('exportAll')}</Menu.Item>
      </Menu.Content>
    </Menu.Root>
  );
}
