import { PantauProvider, createMemoryStore } from '@pantau/core';
import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import type { ColumnSettingStore } from './column-setting-store.ts';
import type { ColumnDef } from './columns.ts';
import { defaultSettings } from './default-settings.ts';
import { createKeyValueColumnSettings } from './key-value-column-settings.ts';
import { storeSettings } from './stored-settings.ts';
import { useColumnSettings } from './use-column-settings.ts';

interface Row {
  readonly plate: string;
}

const columns: readonly ColumnDef<Row>[] = [
  { key: 'plate', label: 'Plate', value: ({ plate }) => plate },
  { key: 'group', label: 'Group', value: () => '' },
];
const tableId = 'vehicles';
const reversed = storeSettings(defaultSettings(columns).toReversed(), null);

function Probe({ store }: { readonly store: ColumnSettingStore }): ReactElement {
  const { columnSettings, loaded } = useColumnSettings({ columns, store, tableId });
  return <p>{`${columnSettings.map(({ key }) => key).join()} ${loaded ? 'loaded' : 'loading'}`}</p>;
}

const firstDraw = (store: ColumnSettingStore): string =>
  renderToStaticMarkup(
    <PantauProvider store={createMemoryStore()}>
      <Probe store={store} />
    </PantauProvider>,
  );

describe('column settings', () => {
  it('are in the first draw if their store knows them (DT-467)', async () => {
    const store = createKeyValueColumnSettings(createMemoryStore());
    expect(firstDraw(store)).toContain('<p>plate,group loaded</p>');
    await store.save({ userId: '', tableId }, reversed);
    expect(firstDraw(store)).toContain('<p>group,plate loaded</p>');
  });

  it('are those by default until the store answers, if it does not know them (DT-467)', () => {
    const { load, save } = createKeyValueColumnSettings(createMemoryStore());
    expect(firstDraw({ load, save })).toContain('<p>plate,group loading</p>');
  });
});
