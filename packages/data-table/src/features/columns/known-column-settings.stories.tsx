import { PantauProvider, createMemoryStore } from '@pantau/core';
import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ReactElement } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { expect, fn, waitFor } from 'storybook/test';
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

/** A store in which the columns are in the other order. */
function storeOfUser(): ColumnSettingStore {
  const store = createKeyValueColumnSettings(createMemoryStore());
  void store.save(
    { userId: '', tableId },
    storeSettings(defaultSettings(columns).toReversed(), null),
  );
  return store;
}

const drawn = fn();

function Columns({ store }: { readonly store: ColumnSettingStore }): ReactElement {
  const { columnSettings, loaded } = useColumnSettings({ columns, store, tableId });
  const text = `${columnSettings.map(({ key }) => key).join()} ${loaded ? 'loaded' : 'loading'}`;
  drawn(text);
  return <p>{text}</p>;
}

const known = storeOfUser();
const { load, save } = storeOfUser();

const meta = {
  title: 'Data table/Features/Stored columns',
  component: Columns,
  args: { store: known },
  tags: ['!autodocs', 'behaviour'],
  beforeEach: () => {
    drawn.mockClear();
  },
} satisfies Meta<typeof Columns>;

export default meta;
type Story = StoryObj<typeof meta>;

const draws = (): unknown[] => drawn.mock.calls.map(([text]) => text);

/** DT-467: Columns that their store knows are in the first draw, and nothing is drawn with others. */
export const Known: Story = {
  async play({ canvas }) {
    await canvas.findByText('group,plate loaded');
    await expect(new Set(draws())).toEqual(new Set(['group,plate loaded']));
  },
};

/** DT-467: Otherwise those by default are, until the store answers. */
export const Unknown: Story = {
  args: { store: { load, save } },
  async play({ canvas }) {
    await canvas.findByText('group,plate loaded');
    await expect(draws()[0]).toBe('plate,group loading');
  },
};

/** DT-467: A page from a server, which has no store, hydrates with the same columns before it shows the stored ones. */
export const Hydrates: Story = {
  async play({ canvasElement }) {
    const widget = (store: ColumnSettingStore): ReactElement => (
      <PantauProvider store={createMemoryStore()}>
        <Columns store={store} />
      </PantauProvider>
    );
    const sent = renderToString(widget(createKeyValueColumnSettings(createMemoryStore())));
    const page = new DOMParser()
      .parseFromString(`<div>${sent}</div>`, 'text/html')
      .querySelector('div');
    if (page === null) throw new Error('The server sent nothing');
    canvasElement.append(page);
    await expect(page).toHaveTextContent('plate,group loading');
    const onRecoverableError = fn();
    const root = hydrateRoot(page, widget(known), { onRecoverableError });
    await waitFor(() => expect(page).toHaveTextContent('group,plate loaded'));
    await expect(onRecoverableError).not.toHaveBeenCalled();
    root.unmount();
  },
};
