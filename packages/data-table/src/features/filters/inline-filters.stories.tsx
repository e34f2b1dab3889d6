import { Icon } from '@pantau/core/ui/icon';
import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ReactElement } from 'react';
import { expect, userEvent, within } from 'storybook/test';
import { useTableQuery } from '../address/use-table-query.ts';
import { useStorySchema } from '../../testing/story-filters.ts';
import { type ChipDetails, InlineFilters } from './inline-filters.tsx';

const status: ChipDetails = {
  icons: {
    DRAFT: <Icon name="pen" size={14} />,
    CONFIRMED: <Icon name="check" size={14} />,
    ASSIGNED: <Icon name="truck" size={14} />,
    COMPLETED: <Icon name="checkCircle" size={14} />,
    CANCELED: <Icon name="slashCircle" size={14} />,
  },
  counts: { DRAFT: 96, CONFIRMED: 214, ASSIGNED: 148, COMPLETED: 1_771, CANCELED: 55 },
  total: 2_284,
};

function Example(): ReactElement {
  const schema = useStorySchema();
  const { filters, query } = useTableQuery({ schema });
  return (
    <>
      <InlineFilters filters={filters} chips={{ status }} />
      <code data-testid="filters" hidden>
        {JSON.stringify(query.filters)}
      </code>
    </>
  );
}

const meta = {
  title: 'Data table/Features/Inline filters',
  id: 'data-table-inline-filters',
  component: Example,
} satisfies Meta<typeof Example>;

export default meta;
type Story = StoryObj<typeof meta>;

/** DT-269: Chips show the glyphs and counts of the host, in the format of the language. */
export const GlyphsAndCounts: Story = {
  async play({ canvasElement }) {
    const canvas = within(canvasElement);
    const completed = await canvas.findByRole('button', { name: /^Completed/ });
    await expect(completed).toHaveTextContent('Completed1,771');
    await expect(completed.querySelector('svg')).toBeVisible();
    await expect(canvas.getByRole('button', { name: /^All/ })).toHaveTextContent('All2,284');
  },
};
export const Indonesian: Story = {
  globals: { locale: 'id' },
  async play({ canvasElement }) {
    const canvas = within(canvasElement);
    await expect(await canvas.findByRole('button', { name: /^Selesai/ })).toHaveTextContent(
      'Selesai1.771',
    );
  },
};
export const Dark: Story = { globals: { theme: 'dark' } };
export const Phone: Story = {
  globals: { locale: 'id', viewport: { value: 'mobile1' } },
  parameters: { pantau: { width: 312 } },
};

/** DT-261: One chip is `eq`, several are `in`. */
export const Conditions: Story = {
  tags: ['behaviour'],
  async play({ canvasElement }) {
    const canvas = within(canvasElement);
    const sent = (): unknown => JSON.parse(canvas.getByTestId('filters').textContent ?? '');
    await userEvent.click(await canvas.findByRole('button', { name: /^Draft/ }));
    await expect(sent()).toEqual([{ key: 'status.name', op: 'eq', value: 'DRAFT' }]);
    await userEvent.click(canvas.getByRole('button', { name: /^Assigned/ }));
    await expect(sent()).toEqual([{ key: 'status.name', op: 'in', value: ['DRAFT', 'ASSIGNED'] }]);
  },
};
