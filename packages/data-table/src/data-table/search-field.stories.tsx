import { createManualClock } from '@pantau/core/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ReactElement } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { StoryTable, orders, tableIn } from '../testing/story-table.tsx';
import { useStoryText } from '../testing/story-texts.ts';
import { SearchField, type SearchFieldProps } from './search-field.tsx';

const clock = createManualClock();
const onSearch = fn();

/** In the language of the page. */
function OrderSearch({ label, ...props }: SearchFieldProps): ReactElement {
  const t = useStoryText();
  return <SearchField {...props} label={label === undefined ? undefined : t(label)} />;
}

const meta = {
  title: 'Data table/Table/Search',
  id: 'data-table-search',
  component: OrderSearch,
  parameters: { pantau: { clock } },
  args: { value: '', onSearch, label: 'Search orders' },
  beforeEach: () => void onSearch.mockClear(),
} satisfies Meta<typeof OrderSearch>;

export default meta;
type Story = StoryObj<typeof meta>;

/** DT-9: A search starts 500 ms after the last key. */
export const Debounced: Story = {
  tags: ['behaviour'],
  async play({ canvasElement }) {
    const field = await within(canvasElement).findByRole('searchbox', { name: 'Search orders' });
    await userEvent.type(field, 'mak');
    await clock.advance(499);
    await expect(onSearch).not.toHaveBeenCalled();
    await clock.advance(1);
    await expect(onSearch.mock.calls).toEqual([['mak']]);
  },
};

/** Enter searches immediately, Escape clears. */
export const ByKeys: Story = {
  tags: ['behaviour'],
  async play({ canvasElement }) {
    const field = await within(canvasElement).findByRole('searchbox');
    await userEvent.type(field, 'mak{Enter}');
    await expect(onSearch).toHaveBeenLastCalledWith('mak');
    await userEvent.keyboard('{Escape}');
    await expect(onSearch).toHaveBeenLastCalledWith('');
    await expect(field).toHaveValue('');
    await clock.advance(1_000);
    await expect(onSearch).toHaveBeenCalledTimes(2);
  },
};

/** DT-461: The down arrow leads to the first row that is found; without one it stays in the field. */
export const IntoTheRows: Story = {
  tags: ['behaviour'],
  render: () => <StoryTable selectable />,
  async play({ canvasElement }) {
    const table = tableIn(canvasElement);
    await table.ready();
    const field = table.view.getByRole('searchbox');
    const wanted = orders[30]?.number ?? '';
    await userEvent.click(field);
    await userEvent.keyboard('{ArrowDown}');
    await expect(document.activeElement?.closest('[data-row]')).toBe(table.rows()[0]);
    await userEvent.click(field);
    await userEvent.keyboard(`${wanted}{ArrowDown}`);
    await waitFor(() => expect(table.rows()).toHaveLength(1));
    await waitFor(() =>
      expect(document.activeElement?.closest('[data-row]')).toBe(table.rows()[0]),
    );
    await expect(table.rows()[0]).toHaveTextContent(wanted);
    await userEvent.click(field);
    await userEvent.keyboard('nothing like this{Enter}');
    await waitFor(() => expect(table.rows()).toHaveLength(0));
    await userEvent.keyboard('{ArrowDown}');
    await expect(field).toHaveFocus();
  },
};

function Page({ disableKey }: { readonly disableKey?: boolean }): ReactElement {
  const t = useStoryText();
  return (
    <>
      <button type="button">{t('Elsewhere')}</button>
      <section aria-label={t('Orders')}>
        <SearchField
          value=""
          onSearch={onSearch}
          label={t('Search orders')}
          disableKey={disableKey}
        />
        <button type="button">{t('In the table')}</button>
        <input aria-label={t('Editor')} />
      </section>
    </>
  );
}

/** DT-270: `/` focuses the search from the table or from nowhere, and is nobody else's key. */
export const SlashFocuses: Story = {
  render: () => <Page />,
  tags: ['behaviour'],
  async play({ canvasElement }) {
    const canvas = within(canvasElement);
    const field = await canvas.findByRole('searchbox', { name: 'Search orders' });
    const pressIn = async (name: string): Promise<void> => {
      canvas.getByRole('button', { name }).focus();
      await userEvent.keyboard('/');
    };
    await pressIn('In the table');
    await expect(field).toHaveFocus();
    await expect(field).toHaveValue('');
    field.blur();
    await userEvent.keyboard('/');
    await expect(field).toHaveFocus();
    await pressIn('Elsewhere');
    await expect(field).not.toHaveFocus();
    const editor = canvas.getByRole('textbox', { name: 'Editor' });
    await userEvent.type(editor, '1/2');
    await expect(editor).toHaveFocus();
    await expect(editor).toHaveValue('1/2');
    await userEvent.type(field, 'a/b');
    await expect(field).toHaveValue('a/b');
  },
};

/** DT-270: A host can switch the key off. */
export const SlashDisabled: Story = {
  render: () => <Page disableKey />,
  tags: ['behaviour'],
  async play({ canvasElement }) {
    const canvas = within(canvasElement);
    canvas.getByRole('button', { name: 'In the table' }).focus();
    await userEvent.keyboard('/');
    await expect(canvas.getByRole('searchbox')).not.toHaveFocus();
    await expect(canvas.getByRole('searchbox')).not.toHaveAttribute('aria-keyshortcuts');
  },
};

export const Indonesian: Story = {
  args: { value: 'mak', label: undefined },
  globals: { locale: 'id' },
};
