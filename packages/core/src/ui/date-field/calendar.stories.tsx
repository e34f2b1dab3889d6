import type { Meta, StoryObj } from '@storybook/react-vite';
import { type CSSProperties, type ReactElement, useState } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { Stack } from '../story-support/layout.tsx';
import { focusedIn, pressKey, storyRoot } from '../story-support/shadow-root.ts';
import { DateField, type DateFieldProps } from './date-field.tsx';

const onValueChange = fn();

interface ExampleProps extends Partial<DateFieldProps> {
  readonly initial?: string;
  readonly dir?: 'ltr' | 'rtl';
}

function Example({ initial = '', dir = 'ltr', ...field }: ExampleProps): ReactElement {
  const [value, setValue] = useState(initial);
  return (
    <div dir={dir}>
      <Stack>
        <DateField
          label="Created on"
          today="2026-11-20"
          {...field}
          value={value}
          onValueChange={(next) => {
            setValue(next);
            onValueChange(next);
          }}
        />
      </Stack>
    </div>
  );
}

const meta = {
  title: 'Core/Primitives/Date field calendar',
  component: Example,
  parameters: {
    pantau: { width: 280 },
    docs: { story: { inline: false, height: 440 } },
  },
  args: { initial: '2026-11-14' },
  beforeEach: () => void onValueChange.mockClear(),
} satisfies Meta<typeof Example>;

export default meta;
type Story = StoryObj<typeof meta>;
type Context = Parameters<NonNullable<Story['play']>>[0];

const buttonName = /^(Calendar for|Kalender untuk) Created on$/;

/** Opens the calendar with its button. */
async function open({ canvasElement }: Pick<Context, 'canvasElement'>) {
  const canvas = within(canvasElement);
  const button = await canvas.findByRole('button', { name: buttonName });
  await userEvent.click(button);
  const dialog = await canvas.findByRole('dialog', { name: buttonName });
  return { canvas, button, dialog, calendar: within(dialog) };
}

const focusedName = (): string => document.activeElement?.getAttribute('aria-label') ?? '';

/** CO-163: Opens at the field, with the focus on the selected day; a picked day returns to the button. */
export const Open: Story = {
  play: async (context) => {
    const { canvas, button, dialog, calendar } = await open(context);
    await waitFor(() => expect(focusedName()).toMatch(/14 November 2026, selected$/));
    const field = canvas.getByRole('textbox').parentElement as HTMLElement;
    await waitFor(() =>
      expect(dialog.getBoundingClientRect().top).toBeGreaterThan(
        field.getBoundingClientRect().bottom,
      ),
    );
    await userEvent.click(calendar.getByRole('button', { name: /^Tuesday,? 17 November 2026$/ }));
    await waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull());
    await expect(onValueChange).toHaveBeenLastCalledWith('2026-11-17');
    await expect(canvas.getByRole('textbox')).toHaveValue('17/11/2026');
    await expect(button).toHaveFocus();
    await open(context);
  },
};

/** CO-164: Month and weekdays in Indonesian; the week starts as it does there. */
export const Indonesian: Story = {
  globals: { locale: 'id' },
  play: async (context) => {
    const { dialog, calendar } = await open(context);
    await expect(calendar.getByRole('grid', { name: 'November 2026' })).toBeVisible();
    await expect(calendar.getByRole('combobox', { name: 'Bulan' })).toHaveDisplayValue('November');
    const weekdays = [...dialog.querySelectorAll('th')].map((cell) => cell.textContent);
    await expect(weekdays).toEqual(['Min', 'Sen', 'Sel', 'Rab', 'Kam', 'Jum', 'Sab']);
    await expect(calendar.getByRole('button', { name: /^Hari ini, Jumat, 20/ })).toBeVisible();
  },
};

/** CO-164: A language of the host: names, order and first weekday by `Intl`. */
export const HostLanguage: Story = {
  parameters: { pantau: { locale: 'de-DE' } },
  play: async (context) => {
    const { dialog, calendar } = await open(context);
    await expect(calendar.getByRole('combobox', { name: 'Month' })).toHaveDisplayValue('November');
    const weekdays = [...dialog.querySelectorAll('th')].map((cell) => cell.textContent);
    await expect(weekdays).toEqual(['Mo', 'Di', 'Mi', 'Do', 'Fr', 'Sa', 'So']);
    await expect(calendar.getByRole('button', { name: /^Freitag, 13\. November/ })).toBeVisible();
  },
};

export const Dark: Story = {
  globals: { theme: 'dark' },
  play: async (context) => void (await open(context)),
};

/** CO-166: The keys of a date picker dialog; Escape returns to the field without a change. */
export const ByKeyboard: Story = {
  tags: ['behaviour'],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const field = await canvas.findByRole('textbox');
    field.focus();
    await userEvent.keyboard('{Alt>}{ArrowDown}{/Alt}');
    await canvas.findByRole('dialog');
    const steps = [
      ['{ArrowRight}', /15 November/],
      ['{ArrowDown}', /22 November/],
      ['{ArrowUp}{ArrowLeft}', /14 November/],
      ['{Home}', /9 November/],
      ['{End}', /15 November/],
      ['{PageUp}', /15 October 2026/],
      ['{PageDown}{PageDown}', /15 December 2026/],
      ['{Shift>}{PageUp}{/Shift}', /15 December 2025/],
    ] as const;
    for (const [keys, name] of steps) {
      await userEvent.keyboard(keys);
      await waitFor(() => expect(focusedName()).toMatch(name));
    }
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull());
    await expect(field).toHaveFocus();
    await expect(onValueChange).not.toHaveBeenCalled();
    await userEvent.keyboard('{Alt>}{ArrowDown}{/Alt}');
    await canvas.findByRole('dialog');
    await userEvent.keyboard('{ArrowRight}{Enter}');
    await waitFor(() => expect(field).toHaveFocus());
    await expect(field).toHaveValue('15/11/2026');
  },
};

/** CO-165: Days outside of the limits cannot be picked, and keys stop at the first and the last day. */
export const Limited: Story = {
  args: { initial: '', min: '2026-10-12', max: '2026-11-20' },
  tags: ['behaviour'],
  play: async (context) => {
    const { dialog, calendar } = await open(context);
    await waitFor(() => expect(focusedName()).toMatch(/^Today, .*20 November 2026$/));
    await expect(calendar.getByRole('button', { name: /21 November/ })).toBeDisabled();
    await userEvent.keyboard('{ArrowRight}');
    await expect(focusedName()).toMatch(/20 November/);
    await userEvent.keyboard('{PageUp}');
    await waitFor(() => expect(focusedName()).toMatch(/20 October/));
    await userEvent.keyboard('{PageUp}');
    await waitFor(() => expect(focusedName()).toMatch(/12 October/));
    await expect(calendar.getByRole('button', { name: 'Previous month' })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{ArrowDown}{PageDown}');
    await waitFor(() => expect(focusedName()).toMatch(/20 November/));
    const years = calendar.getByRole('combobox', { name: 'Year' });
    await expect(within(years).getAllByRole('option')).toHaveLength(1);
    await expect(dialog).toBeVisible();
  },
};

/** CO-165: Without a day in reach of the button, today is not offered. */
export const TodayOutOfReach: Story = {
  args: { initial: '', max: '2026-10-31' },
  tags: ['behaviour'],
  play: async (context) => {
    const { calendar } = await open(context);
    await expect(calendar.queryByRole('button', { name: 'Today' })).toBeNull();
    await expect(calendar.getByRole('grid', { name: 'October 2026' })).toBeVisible();
  },
};

/** CO-167: The days between both ends of a range are marked. */
export const InARange: Story = {
  args: { initial: '2026-11-10', rangeWith: '2026-11-14' },
  play: async (context) => {
    const { dialog } = await open(context);
    const ground = (day: string): string =>
      getComputedStyle(dialog.querySelector(`[data-day="${day}"]`) as Element).backgroundColor;
    await expect(ground('2026-11-12')).toBe(ground('2026-11-14'));
    await expect(ground('2026-11-12')).not.toBe(ground('2026-11-15'));
  },
};

const touch = {
  '--pantau-size-control': '44px',
  '--pantau-size-control-dense': '44px',
} as CSSProperties;

/** CO-168: On a phone, every target has 44 px, and the calendar fits the page. */
export const Phone: Story = {
  globals: { locale: 'id', viewport: { value: 'mobile2' } },
  parameters: { pantau: { style: touch } },
  play: async (context) => {
    const { dialog } = await open(context);
    const { clientWidth } = document.documentElement;
    await waitFor(() => {
      const { left, right } = dialog.getBoundingClientRect();
      void expect(left).toBeGreaterThanOrEqual(7.5);
      void expect(right).toBeLessThanOrEqual(clientWidth - 7.5);
    });
    for (const target of dialog.querySelectorAll('button, select')) {
      // It grows while it opens.
      await waitFor(async () => {
        const { width, height } = target.getBoundingClientRect();
        await expect(Math.min(width, height), target.textContent).toBeGreaterThanOrEqual(44);
      });
    }
    await expect(dialog.scrollWidth).toBe(dialog.clientWidth);
  },
};

/** CO-169: Mirrored where the page is written from right to left. */
export const RightToLeft: Story = {
  args: { dir: 'rtl' },
  parameters: { pantau: { locale: 'ar' } },
  tags: ['behaviour'],
  play: async (context) => {
    const canvas = within(context.canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: /Created on/ }));
    const dialog = await canvas.findByRole('dialog');
    const at = (day: string): DOMRect =>
      (dialog.querySelector(`[data-day="${day}"]`) as Element).getBoundingClientRect();
    await expect(at('2026-11-17').left).toBeLessThan(at('2026-11-16').left);
    await userEvent.keyboard('{ArrowLeft}');
    await waitFor(() =>
      expect(document.activeElement?.closest('[data-day]')).toHaveAttribute(
        'data-day',
        '2026-11-15',
      ),
    );
  },
};

/** CO-163: In a shadow root, as in the custom elements. */
export const InShadowRoot: Story = {
  parameters: { pantau: { shadowRoot: true, embedded: true, width: 280 } },
  tags: ['behaviour'],
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(storyRoot(canvasElement)).not.toBe(canvasElement));
    const root = storyRoot(canvasElement);
    const canvas = within(root);
    const button = await canvas.findByRole('button', { name: buttonName });
    button.focus();
    button.click();
    await canvas.findByRole('dialog');
    await waitFor(() =>
      expect(focusedIn(root)?.getAttribute('aria-label')).toMatch(/14 November 2026/),
    );
    pressKey(root, 'ArrowRight');
    await waitFor(() =>
      expect(focusedIn(root)?.getAttribute('aria-label')).toMatch(/15 November 2026/),
    );
    (focusedIn(root) as HTMLElement).click();
    await waitFor(() => expect(focusedIn(root)).toBe(button));
    await expect(canvas.getByRole('textbox')).toHaveValue('15/11/2026');
  },
};

/** CO-170: None of its classes is the library's, for which a host may have a style sheet. */
export const OwnStyles: Story = {
  tags: ['behaviour'],
  play: async (context) => {
    const { dialog } = await open(context);
    const names = [...dialog.querySelectorAll('*')].flatMap((element) => [...element.classList]);
    await expect(names.length).toBeGreaterThan(40);
    await expect(names.filter((name) => name.startsWith('rdp'))).toEqual([]);
  },
};

/** CO-171: The field opens no calendar while it is disabled. */
export const Disabled: Story = {
  args: { disabled: true },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByRole('button', { name: buttonName })).toBeDisabled();
  },
};
