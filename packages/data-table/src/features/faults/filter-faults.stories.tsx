import type { Meta, StoryObj } from '@storybook/react-vite';
import { type ReactElement, type ReactNode, useMemo } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { StoryTable, tableIn } from '../../testing/story-table.tsx';
import { useStoryText } from '../../testing/story-texts.ts';
import { useTableQuery } from '../address/use-table-query.ts';
import { defineFilterKind } from '../filters/define-filter-kind.ts';
import type { FilterSchema } from '../filters/filter-schema.ts';
import type { FilterValues } from '../filters/filter-value.ts';

const onError = fn();

const fails = (): never => {
  throw new TypeError('fault of the host');
};

function FaultyComponent(): ReactNode {
  return fails();
}

/** A kind that works, apart from the functions given. */
const kindWith = (faulty: Partial<Parameters<typeof defineFilterKind<string>>[0]>) =>
  defineFilterKind<string>({
    serialise: (value) => value,
    parse: (text) => text,
    toConditions: (value) => [{ op: 'contains', value }],
    summarise: (value) => value,
    render: ({ label }) => <span>{label}</span>,
    ...faulty,
  });

const schemaIn = (t: (english: string) => string): FilterSchema => [
  kindWith({ render: () => <FaultyComponent /> })({ key: 'number', label: t('Component') }),
  kindWith({ render: fails })({ key: 'render', label: t('Render') }),
  kindWith({ summarise: fails })({ key: 'summary', label: t('Summary'), mapsTo: 'number' }),
  kindWith({ toConditions: fails })({ key: 'conditions', label: t('Conditions') }),
  kindWith({ parse: fails })({ key: 'parse', label: t('Parse') }),
];

const custom = (text: string) => ({ kind: 'custom', text }) as const;
const filters: FilterValues = {
  number: custom('SO'),
  summary: custom('2611'),
  conditions: custom('x'),
};
const initial = { filters };

function FilteredTable(): ReactElement {
  const t = useStoryText();
  const schema = useMemo(() => schemaIn(t), [t]);
  return <StoryTable {...useTableQuery({ schema, initial })} />;
}

const meta = {
  title: 'Data table/Features/Faulty filters of the host',
  id: 'data-table-faulty-filters-of-the-host',
  component: FilteredTable,
  parameters: { pantau: { onError } },
  beforeEach: () => void onError.mockClear(),
} satisfies Meta<typeof FilteredTable>;

export default meta;
type Story = StoryObj<typeof meta>;

const until = { timeout: 15_000 };
const messages = (): readonly string[] => [
  ...new Set(onError.mock.calls.map(([error]) => (error as Error).message)),
];

/** DT-400: A filter of the host that throws says so in its chip and in the dialog; the table and the others work. */
export const Faulty: Story = {
  tags: ['behaviour'],
  async play({ canvasElement }) {
    const { view, rows, text } = tableIn(canvasElement);
    await waitFor(() => expect(rows()).toHaveLength(10), until);
    await expect(text(0, 'number')).toMatch(/^SO-2611/);
    const chips = within(await view.findByRole('group', { name: 'Active filters' }, until));
    await expect(chips.getAllByRole('listitem').map((one) => one.textContent)).toEqual([
      'Component SO',
      'Summary cannot be shown',
      'Conditions not applied, because of an error',
    ]);
    await userEvent.click(view.getByRole('button', { name: 'Filter, 3 active' }));
    const dialog = within(await view.findByRole('dialog', { name: 'Filter' }, until));
    const failed = 'This filter cannot be shown because of an error.';
    await waitFor(() =>
      expect(dialog.getByRole('group', { name: 'Component' })).toHaveTextContent(failed),
    );
    await expect(dialog.getByRole('group', { name: 'Render' })).toHaveTextContent(failed);
    await expect(dialog.getByText('Parse')).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Apply' }));
    await waitFor(() => expect(view.queryByRole('dialog')).toBeNull());
    await userEvent.click(view.getByRole('button', { name: /^Remove filter Conditions/ }));
    await waitFor(() => expect(chips.getAllByRole('listitem')).toHaveLength(2));
    await waitFor(() =>
      expect([...messages()].sort()).toEqual([
        'render of filter "number" failed',
        'render of filter "render" failed',
        'summarise of filter "summary" failed',
        'toConditions of filter "conditions" failed',
      ]),
    );
  },
};

/** What the dialog shows in place of such fields. */
/** CO-280: The sign of a filter that fails is beside its text. */
export const InDialog: Story = {
  async play({ canvasElement }) {
    const { view } = tableIn(canvasElement);
    await view.findByText('cannot be shown', undefined, until);
    for (const chip of canvasElement.querySelectorAll('[data-fault]')) {
      const [sign, all] = [chip.querySelector('svg'), chip].map((part) =>
        part?.getBoundingClientRect(),
      );
      const middle = (box: DOMRect | undefined) => ((box?.top ?? 0) + (box?.bottom ?? 0)) / 2;
      await expect(Math.abs(middle(sign) - middle(all))).toBeLessThan(4);
    }
    await userEvent.click(await view.findByRole('button', { name: 'Filter, 3 active' }, until));
    await expect(await view.findByRole('dialog', { name: 'Filter' }, until)).toBeVisible();
  },
};

export const InDialogInIndonesian: Story = {
  globals: { locale: 'id' },
  async play({ canvasElement }) {
    const { view } = tableIn(canvasElement);
    await userEvent.click(await view.findByRole('button', { name: 'Filter, 3 aktif' }, until));
    await expect(await view.findByRole('dialog', { name: 'Filter' }, until)).toBeVisible();
  },
};
