import { builtInLocaleOf, useLocale } from '@pantau/core';
import { createManualClock } from '@pantau/core/testing';
import { Button } from '@pantau/core/ui/button';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { type ReactElement, useState } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { dialogFields } from '../filters/filter-schema.ts';
import type { FilterValues } from '../filters/filter-value.ts';
import type { FilterSubmission } from './submit-filters.ts';
import type { FilterSuggestions } from './filter-suggestions.ts';
import {
  storyNow,
  storySchema,
  storySuggestions,
  storyValues,
} from '../../testing/story-filters.ts';
import { useStoryText } from '../../testing/story-texts.ts';
import { FilterDialog } from './filter-dialog.tsx';

const onSubmit = fn<(submission: FilterSubmission) => void>();

interface ExampleProps {
  readonly values?: FilterValues;
  readonly suggestions?: FilterSuggestions;
  readonly force?: boolean;
}

function Example(props: ExampleProps): ReactElement {
  const { values = {}, suggestions = storySuggestions, force } = props;
  const locale = builtInLocaleOf(useLocale());
  const t = useStoryText();
  const [isOpen, setOpen] = useState(true);
  return (
    <>
      <Button onClick={() => setOpen(true)}>{t('Open')}</Button>
      {isOpen && (
        <FilterDialog
          schema={dialogFields(storySchema(locale))}
          values={values}
          suggestions={suggestions}
          force={force}
          onSubmit={onSubmit}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  );
}

const clock = createManualClock(storyNow);

const meta = {
  title: 'Data table/Features/Filter dialog',
  id: 'data-table-filter-dialog',
  component: Example,
  parameters: {
    docs: { story: { inline: false, height: 820 } },
    pantau: { timeZone: 'Asia/Jakarta', clock },
  },
  beforeEach: () => {
    onSubmit.mockClear();
  },
} satisfies Meta<typeof Example>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {};
export const Filled: Story = { args: { values: storyValues } };
export const Dark: Story = { args: { values: storyValues }, globals: { theme: 'dark' } };
export const Indonesian: Story = { args: { values: storyValues }, globals: { locale: 'id' } };
export const Compact: Story = { args: { values: storyValues }, globals: { density: 'compact' } };
/** CO-279: No date is cut off on the narrowest page. */
export const Phone: Story = {
  args: { values: storyValues },
  globals: { locale: 'id', viewport: { value: 'mobile1' } },
  async play({ canvasElement }) {
    const page = within(canvasElement.ownerDocument.body);
    const dates = await page.findAllByDisplayValue(/^\d\d\/\d\d\/\d{4}$/);
    await expect(dates).toHaveLength(2);
    for (const date of dates) await expect(date.scrollWidth).toBeLessThanOrEqual(date.clientWidth);
  },
};
export const InShadowRoot: Story = {
  args: { values: storyValues },
  parameters: { pantau: { shadowRoot: true, embedded: true } },
};

const fill = async (canvasElement: HTMLElement, name: string, text: string): Promise<void> => {
  const field = await within(canvasElement).findByRole('textbox', { name });
  await userEvent.clear(field);
  await userEvent.type(field, text);
};

/** DT-25: Numbers are validated on every change; future days are rejected. */
export const Invalid: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await fill(canvasElement, 'Weight: Minimum', '-3');
    await expect(await canvas.findByText('Enter 0 Kg or more.')).toBeInTheDocument();
    await expect(canvas.getByRole('button', { name: 'Apply' })).toBeDisabled();
    await fill(canvasElement, 'Weight: Minimum', '3');
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Apply' })).toBeEnabled());
    await fill(canvasElement, 'Volume: Minimum', '9');
    await fill(canvasElement, 'Volume: Maximum', '4');
    await canvas.findByText('Must not be less than the minimum.');
    await fill(canvasElement, 'Total price: Maximum', 'mahal');
    await canvas.findByText('Enter a number.');
    await fill(canvasElement, 'Created on: From', '14/11');
    await fill(canvasElement, 'Created on: To', '21/11/2026');
    await canvas.findByText('Must not be in the future.');
    await expect(canvas.getByRole('button', { name: 'Apply' })).toBeDisabled();
  },
};
export const InvalidDark: Story = { ...Invalid, globals: { theme: 'dark' } };

/** DT-23 */
export const AppliesChanges: Story = {
  args: { values: storyValues },
  tags: ['behaviour'],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await fill(canvasElement, 'Total price: Maximum', '14,850,000');
    await userEvent.click(canvas.getByRole('button', { name: 'Yesterday' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Apply' }));
    await waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull());
    await expect(onSubmit).toHaveBeenCalledTimes(1);
    const { values, mapped, expressions } = onSubmit.mock.lastCall?.[0] as FilterSubmission;
    await expect(values['created_on']).toEqual({
      kind: 'dateRange',
      from: '2026-11-19',
      to: '2026-11-19',
      shortcut: 'yesterday',
    });
    await expect(mapped['reference_number']).toBeNull();
    await expect(expressions).toContainEqual({ key: 'total_price', op: 'lte', value: 14_850_000 });
    await expect(expressions).toContainEqual({
      key: 'created_on',
      op: 'gte',
      value: Date.parse('2026-11-18T17:00:00Z'),
    });
  },
};

/** CO-172, DT-26: The calendars mark the range and offer no future day. */
export const PickedInTheCalendar: Story = {
  args: { values: storyValues },
  tags: ['behaviour'],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const button = await canvas.findByRole('button', { name: 'Calendar for Created on: From' });
    await userEvent.click(button);
    const calendar = within(await canvas.findByRole('dialog', { name: /^Calendar for/ }));
    await expect(calendar.getByRole('button', { name: /21 November/ })).toBeDisabled();
    const between = (day: string) =>
      getComputedStyle(canvasElement.ownerDocument.querySelector(`[data-day="${day}"]`) as Element)
        .backgroundColor;
    await expect(between('2026-11-18')).not.toBe(between('2026-11-12'));
    await userEvent.click(calendar.getByRole('button', { name: /16 November/ }));
    await waitFor(() => expect(button).toHaveFocus());
    await expect(canvas.getByRole('textbox', { name: 'Created on: From' })).toHaveValue(
      '16/11/2026',
    );
    await expect(canvas.getByRole('dialog')).toBeVisible();
  },
};

export const UnchangedIsNotSubmitted: Story = {
  args: { values: storyValues },
  tags: ['behaviour'],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: 'Apply' }));
    await waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull());
    await expect(onSubmit).not.toHaveBeenCalled();
  },
};

export const ForcedSubmit: Story = {
  args: { values: storyValues, force: true },
  tags: ['behaviour'],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: 'Apply' }));
    await waitFor(() => expect(onSubmit).toHaveBeenCalledTimes(1));
  },
};

/** DT-23 */
export const ResetSubmitsNullPerKey: Story = {
  args: { values: storyValues },
  tags: ['behaviour'],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: 'Reset' }));
    await expect(onSubmit).toHaveBeenLastCalledWith({
      values: {},
      expressions: [],
      mapped: {
        created_on: null,
        customer_name: null,
        total_weight: null,
        total_volume: null,
        total_price: null,
        reference_number: null,
        payment: null,
      },
    });
    await expect(canvas.getByRole('textbox', { name: 'Total price: Minimum' })).toHaveValue('');
    await userEvent.click(canvas.getByRole('button', { name: 'Apply' }));
    await waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull());
    await expect(onSubmit).toHaveBeenCalledTimes(1);
  },
};

/** In a real browser Enter in a field applies, too; user-event does not support buttons outside the form. */
export const ByKeyboard: Story = {
  tags: ['behaviour'],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await fill(canvasElement, 'Reference no.', ' PO-88051 ');
    canvas.getByRole('button', { name: 'Apply' }).focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull());
    await expect(onSubmit.mock.lastCall?.[0].values).toEqual({
      reference_number: { kind: 'text', text: 'PO-88051' },
    });
  },
};

/** A field offers the suggestions of the port and allows several. */
export const Suggestions: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const field = await canvas.findByRole('combobox', { name: 'Customer' });
    await userEvent.click(field);
    await clock.advance(0);
    const list = within(await canvas.findByRole('listbox', { name: 'Suggestions for Customer' }));
    await expect(await list.findAllByRole('option')).toHaveLength(7);
  },
};
export const SuggestionsDark: Story = { ...Suggestions, globals: { theme: 'dark' } };

export const SelectingSeveralByKeyboard: Story = {
  tags: ['behaviour'],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const field = await canvas.findByRole('combobox', { name: 'Customer' });
    field.focus();
    await userEvent.keyboard('{ArrowDown}');
    await clock.advance(0);
    const list = within(await canvas.findByRole('listbox'));
    await list.findAllByRole('option');
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await userEvent.type(field, 'tani');
    await clock.advance(250);
    await waitFor(() => expect(list.getAllByRole('option')).toHaveLength(1));
    await userEvent.keyboard('{Enter}');
    await userEvent.keyboard('{Escape}');
    await expect(canvas.queryByRole('listbox')).toBeNull();
    await expect(canvas.getByRole('dialog', { name: 'Filter' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Remove PT Bina Logam Perkasa' }));
    await expect(field).toHaveFocus();
    await userEvent.click(canvas.getByRole('button', { name: 'Apply' }));
    await waitFor(() =>
      expect(onSubmit.mock.lastCall?.[0].expressions).toEqual([
        { key: 'customer_name', op: 'in', value: ['CV Tani Raharja'] },
      ]),
    );
  },
};

export const SuggestionsFailed: Story = {
  args: { suggestions: { suggest: () => Promise.reject(new Error('offline')) } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('combobox', { name: 'Customer' }));
    await clock.advance(0);
    await expect(await canvas.findByText('Could not load suggestions.')).toBeVisible();
  },
};

export const NothingSuggested: Story = {
  args: { suggestions: { suggest: () => Promise.resolve([]) } },
  globals: { locale: 'id' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('combobox', { name: 'Pelanggan' }));
    await clock.advance(0);
    await expect((await canvas.findAllByText('Tidak ada hasil'))[0]).toBeVisible();
  },
};
