import { createManualClock } from '@pantau/core/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { type ReactElement, useMemo } from 'react';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { useTableQuery } from '../address/use-table-query.ts';
import type { FilterValues } from './filter-value.ts';
import type { TableQuery } from '../rows/query.ts';
import { createMemoryAddress } from '../address/memory-address.ts';
import { storyNow, useStorySchema, storyValues } from '../../testing/story-filters.ts';
import { ActiveFilters } from './active-filters.tsx';

const every: FilterValues = {
  ...storyValues,
  status: { kind: 'multiSelect', values: ['DRAFT'] },
  total_weight: { kind: 'numberRange', min: 500, max: 1_250.5 },
  reference_number: { kind: 'text', text: 'PO-88051 dan semua pesanan lain dari gudang yang sama' },
  payment: { kind: 'select', value: 'credit' },
};

function Example({ values }: { readonly values: FilterValues }): ReactElement {
  const schema = useStorySchema();
  const initial = useMemo(() => ({ filters: values }), [values]);
  const { filters } = useTableQuery({ schema, initial });
  return <ActiveFilters filters={filters} />;
}

const meta = {
  title: 'Data table/Features/Active filters',
  id: 'data-table-active-filters',
  component: Example,
  args: { values: every },
  parameters: { pantau: { timeZone: 'Asia/Jakarta', clock: createManualClock(storyNow) } },
} satisfies Meta<typeof Example>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Several: Story = {};
export const Dark: Story = { globals: { theme: 'dark' } };
export const Indonesian: Story = { globals: { locale: 'id' } };
export const Phone: Story = {
  globals: { locale: 'id', viewport: { value: 'mobile1' } },
  parameters: { pantau: { width: 320 } },
};

const texts = (canvasElement: HTMLElement): readonly (string | null)[] =>
  within(canvasElement)
    .queryAllByRole('listitem')
    .map((one) => one.textContent);

export const RemovesOne: Story = {
  tags: ['behaviour'],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await canvas.findByText('Last 7 days');
    await userEvent.click(
      canvas.getByRole('button', { name: 'Remove filter Weight: 500 Kg – 1,250.5 Kg' }),
    );
    await expect(texts(canvasElement)).not.toContain('Weight 500 Kg – 1,250.5 Kg');
    await expect(
      canvas.getByRole('button', { name: 'Remove filter Total price: from Rp 5,000,000' }),
    ).toHaveFocus();
  },
};

/** Inline chip filters are not cleared. */
export const ClearsAll: Story = {
  tags: ['behaviour'],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: 'Clear all' }));
    await expect(texts(canvasElement)).toEqual([]);
    await expect(canvas.queryByRole('group')).toBeNull();
  },
};

const address = createMemoryAddress();
const columns = [{ key: 'number' }];

function AtAnAddress(): ReactElement {
  const schema = useStorySchema();
  const initial = useMemo(() => ({ filters: storyValues }), []);
  const { filters, query } = useTableQuery({ schema, address, columns, initial });
  return (
    <>
      <ActiveFilters filters={filters} />
      <code data-testid="query">{JSON.stringify(query)}</code>
    </>
  );
}

/** DT-35: Filters are written to the address and restored from it. */
export const FollowsAddress: Story = {
  tags: ['behaviour'],
  render: () => <AtAnAddress />,
  beforeEach: () => {
    address.replace('?tab=map&total_weight=10..&created_on=last3Days&page=x&limit=7');
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await canvas.findByText('from 10 Kg');
    // The address replaces all initial values.
    await expect(texts(canvasElement)).toEqual(['Created on Last 3 days', 'Weight from 10 Kg']);
    const query = (): TableQuery =>
      JSON.parse(canvas.getByTestId('query').textContent ?? '') as TableQuery;
    await expect(query()).toMatchObject({ page: 1, limit: 10, search: '', sorts: [] });
    await expect(query().filters).toContainEqual({ key: 'total_weight', op: 'gte', value: 10 });
    await userEvent.click(canvas.getByRole('button', { name: /^Remove filter Weight/ }));
    await expect(address.read()).toBe('tab=map&created_on=last3Days&page=1&limit=10&search=-');
    address.visit('?tab=map&reference_number=PO');
    await waitFor(() => expect(texts(canvasElement)).toEqual(['Reference no. PO']));
  },
};
