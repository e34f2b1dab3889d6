import { useLocale } from '@pantau/core';
import { createManualClock } from '@pantau/core/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { type ReactElement, useMemo } from 'react';
import { expect, userEvent, within } from 'storybook/test';
import { useTableQuery } from '../../controllers/query-string/use-table-query.ts';
import type { FilterValues } from '../../domain/filters/filter-schema.ts';
import { storyNow, storySchema, storyValues } from '../../testing/filters/story-filters.ts';
import { ActiveFilters } from './active-filters.tsx';

const every: FilterValues = {
  ...storyValues,
  status: { kind: 'multiSelect', values: ['DRAFT'] },
  total_weight: { kind: 'numberRange', min: 500, max: 1_250.5 },
  reference_number: { kind: 'text', text: 'PO-88051 dan semua pesanan lain dari gudang yang sama' },
  payment: { kind: 'select', value: 'credit' },
};

function Example({ values }: { readonly values: FilterValues }): ReactElement {
  const locale = useLocale();
  const schema = useMemo(() => storySchema(locale), [locale]);
  const initial = useMemo(() => ({ filters: values }), [values]);
  const { filters } = useTableQuery({ schema, initial });
  return <ActiveFilters filters={filters} />;
}

const meta = {
  title: 'Data table/Active filters',
  component: Example,
  args: { values: every },
  parameters: { pantau: { timeZone: 'Asia/Jakarta', clock: createManualClock(storyNow) } },
} satisfies Meta<typeof Example>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Several: Story = {};
export const Dark: Story = { globals: { theme: 'dark' } };
export const Indonesian: Story = { globals: { locale: 'id' } };
export const OnAPhone: Story = {
  globals: { locale: 'id', viewport: { value: 'mobile1' } },
  parameters: { pantau: { width: 320 } },
};

const texts = (canvasElement: HTMLElement): readonly (string | null)[] =>
  within(canvasElement)
    .queryAllByRole('listitem')
    .map((one) => one.textContent);

export const OnePressRemovesOne: Story = {
  tags: ['!autodocs'],
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

/** What stands beside the table as a chip filter stays as it is. */
export const ClearAllRemovesAll: Story = {
  tags: ['!autodocs'],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: 'Clear all' }));
    await expect(texts(canvasElement)).toEqual([]);
    await expect(canvas.queryByRole('group')).toBeNull();
  },
};
