import { builtInLocaleOf, useLocale } from '@pantau/core';
import { createManualClock } from '@pantau/core/testing';
import { Checkbox } from '@pantau/core/ui/checkbox';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { type ReactElement, useMemo } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { storyNow } from '../../testing/story-filters.ts';
import { defineFilterKind } from '../filters/define-filter-kind.ts';
import type { FilterSchema } from '../filters/filter-schema.ts';
import type { FilterValues } from '../filters/filter-value.ts';
import { ActiveFilters } from '../filters/active-filters.tsx';
import { useTableQuery } from '../address/use-table-query.ts';
import { FilterButton } from './filter-button.tsx';
import type { FilterSubmission } from './submit-filters.ts';

const texts = {
  en: {
    reference: 'Reference no.',
    payment: 'Payment',
    cash: 'Cash',
    credit: 'On account',
    deliver: 'Deliver on',
    temperature: 'Temperature',
    days: 'Delivery days',
    dayNames: ['Mon', 'Tue', 'Wed', 'Thu', 'Fri'],
  },
  id: {
    reference: 'No. referensi',
    payment: 'Pembayaran',
    cash: 'Tunai',
    credit: 'Tempo',
    deliver: 'Jadwal pengantaran',
    temperature: 'Suhu',
    days: 'Hari pengantaran',
    dayNames: ['Sen', 'Sel', 'Rab', 'Kam', 'Jum'],
  },
} as const;

/** A kind of the host's own: a row of checkboxes. */
const dayNames = (names: readonly string[]) =>
  defineFilterKind<readonly string[]>({
    serialise: (days) => days.join('-'),
    parse: (text) => (/^[0-4](?:-[0-4])*$/.test(text) ? text.split('-') : null),
    toConditions: (days) => [{ op: 'in', value: days }],
    summarise: (days) => days.map((day) => names[Number(day)]).join(', '),
    render: ({ label, value, onValueChange }) => (
      <fieldset style={{ display: 'flex', flexWrap: 'wrap', gap: 16, border: 0, padding: 0 }}>
        <legend style={{ padding: 0, fontSize: 12 }}>{label}</legend>
        {names.map((name, index) => (
          <Checkbox
            key={name}
            label={name}
            value={String(index)}
            values={value ?? []}
            onValuesChange={(next) => onValueChange(next.length === 0 ? null : next)}
          />
        ))}
      </fieldset>
    ),
  });

function schemaIn(locale: 'en' | 'id'): FilterSchema {
  const t = texts[locale];
  return [
    {
      kind: 'text',
      key: 'reference_number',
      label: t.reference,
      operators: ['contains', 'is', 'isNot', 'empty', 'notEmpty'],
    },
    {
      kind: 'select',
      key: 'payment',
      label: t.payment,
      operators: ['is', 'isNot'],
      options: [
        { value: 'cash', label: t.cash },
        { value: 'credit', label: t.credit },
      ],
    },
    {
      kind: 'dateRange',
      key: 'target.delivered_on',
      label: t.deliver,
      future: true,
      max: '2026-12-31',
      operators: ['between', 'empty', 'notEmpty'],
    },
    {
      kind: 'numberRange',
      key: 'temperature',
      label: t.temperature,
      unit: '°C',
      min: -30,
      max: 60,
    },
    dayNames(t.dayNames)({ key: 'days', label: t.days, mapsTo: 'target.weekday' }),
  ];
}

const chosen: FilterValues = {
  reference_number: { kind: 'text', text: 'REF 88', operator: 'contains' },
  payment: { kind: 'select', value: 'cash', operator: 'isNot' },
  'target.delivered_on': { kind: 'empty', empty: true },
  temperature: { kind: 'numberRange', min: -18, max: 4 },
  days: { kind: 'custom', text: '0-2' },
};

const onSubmit = fn<(submission: FilterSubmission) => void>();

function Example({ values = {} }: { readonly values?: FilterValues }): ReactElement {
  const locale = builtInLocaleOf(useLocale());
  const schema = useMemo(() => schemaIn(locale), [locale]);
  const initial = useMemo(() => ({ filters: values }), [values]);
  const { filters } = useTableQuery({ schema, initial });
  return (
    <div style={{ display: 'grid', gap: 12, justifyItems: 'start' }}>
      <FilterButton filters={filters} onSubmit={onSubmit} />
      <ActiveFilters filters={filters} />
    </div>
  );
}

const meta = {
  title: 'Data table/Features/Filter fields',
  id: 'data-table-filter-fields',
  component: Example,
  parameters: {
    docs: { story: { inline: false, height: 760 } },
    pantau: { timeZone: 'Asia/Jakarta', clock: createManualClock(storyNow) },
  },
  beforeEach: () => void onSubmit.mockClear(),
} satisfies Meta<typeof Example>;

export default meta;
type Story = StoryObj<typeof meta>;

const open = async (canvasElement: HTMLElement) => {
  const canvas = within(canvasElement);
  await userEvent.click(await canvas.findByRole('button', { name: /^Filter/ }));
  await canvas.findByRole('dialog', { name: 'Filter' });
  return canvas;
};

export const Operators: Story = {
  args: { values: chosen },
  play: async ({ canvasElement }) => void (await open(canvasElement)),
};
export const OperatorsDark: Story = { ...Operators, globals: { theme: 'dark' } };
export const OperatorsInIndonesian: Story = { ...Operators, globals: { locale: 'id' } };
export const OperatorsOnPhone: Story = {
  ...Operators,
  globals: { locale: 'id', viewport: { value: 'mobile1' } },
};

/** DT-260: The chips state the operator and the value. */
export const Chips: Story = {
  args: { values: chosen },
  async play({ canvasElement }) {
    const chips = within(
      await within(canvasElement).findByRole('group', { name: 'Active filters' }),
    );
    await expect(chips.getAllByRole('listitem').map((one) => one.textContent)).toEqual([
      'Reference no. contains REF 88',
      'Payment is not Cash',
      'Deliver on is empty',
      'Temperature −18 °C – 4 °C',
      'Delivery days Mon, Wed',
    ]);
  },
};
export const ChipsInIndonesian: Story = { args: Chips.args ?? {}, globals: { locale: 'id' } };

/** DT-260: A field offers its operators; for the presence of a value it has no input. */
export const ChoosingOperators: Story = {
  tags: ['behaviour'],
  async play({ canvasElement }) {
    const canvas = await open(canvasElement);
    const operator = canvas.getByRole('combobox', { name: 'Condition for Reference no.' });
    await userEvent.selectOptions(operator, 'is not empty');
    await expect(canvas.queryByRole('textbox', { name: 'Reference no.' })).toBeNull();
    await userEvent.selectOptions(
      canvas.getByRole('combobox', { name: 'Condition for Payment' }),
      'is not',
    );
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Payment' }), 'Cash');
    await userEvent.click(canvas.getByRole('button', { name: 'Apply' }));
    await expect(onSubmit.mock.lastCall?.[0].expressions).toEqual([
      { key: 'reference_number', op: 'empty', value: false },
      { key: 'payment', op: 'ne', value: 'cash' },
    ]);
  },
};

/** DT-262, DT-263: Limits and shortcuts are those of the field. */
export const Limits: Story = {
  tags: ['behaviour'],
  async play({ canvasElement }) {
    const canvas = await open(canvasElement);
    const type = async (name: string, text: string): Promise<void> => {
      const field = canvas.getByRole('textbox', { name });
      await userEvent.clear(field);
      await userEvent.type(field, text);
    };
    await type('Temperature: Minimum', '-31');
    await canvas.findByText('Enter −30 °C or more.');
    await type('Temperature: Minimum', '-30');
    await type('Deliver on: To', '1/1/2027');
    await canvas.findByText('Must not be after 31 Dec 2026.');
    await expect(canvas.getByRole('button', { name: 'Apply' })).toBeDisabled();
    await userEvent.click(canvas.getByRole('button', { name: 'Next 7 days' }));
    await expect(canvas.getByRole('textbox', { name: 'Deliver on: To' })).toHaveValue('26/11/2026');
    await expect(canvas.queryByRole('button', { name: 'Yesterday' })).toBeNull();
    await expect(canvas.getByRole('button', { name: 'Apply' })).toBeEnabled();
  },
};

/** DT-264: A field of the host's own kind is rendered, submitted and shown as a chip. */
export const OwnKind: Story = {
  tags: ['behaviour'],
  async play({ canvasElement }) {
    const canvas = await open(canvasElement);
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Tue' }));
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Thu' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Apply' }));
    await expect(onSubmit.mock.lastCall?.[0].expressions).toEqual([
      { key: 'target.weekday', op: 'in', value: ['1', '3'] },
    ]);
    await expect(await canvas.findByText('Tue, Thu')).toBeVisible();
  },
};

/** DT-266: Reset submits `null` for every mapped key to the host. */
export const ResetReachesHost: Story = {
  args: { values: chosen },
  tags: ['behaviour'],
  async play({ canvasElement }) {
    const canvas = await open(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Reset' }));
    await expect(onSubmit).toHaveBeenLastCalledWith({
      values: {},
      expressions: [],
      mapped: {
        reference_number: null,
        payment: null,
        'target.delivered_on': null,
        temperature: null,
        'target.weekday': null,
      },
    });
  },
};
