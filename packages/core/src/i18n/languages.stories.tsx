import { Button } from '../ui/button/button.tsx';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { type ReactElement, useState } from 'react';
import { expect, userEvent, within } from 'storybook/test';
import { PantauProvider } from '../provider/pantau-provider.tsx';
import { TextField } from '../ui/text-field/text-field.tsx';
import { type MessageOverrides, defineCatalog } from './catalog.ts';
import { useMessages } from './i18n-context.tsx';
import { useFormat, useLocale } from './i18n-value.ts';

const catalog = defineCatalog(
  'story',
  {
    title: 'Fleet of {{company}}',
    alerts_one: '{{count}} alert',
    alerts_other: '{{count}} alerts',
    note: 'Note',
  },
  {
    title: 'Armada {{company}}',
    alerts_one: '{{count}} peringatan',
    alerts_other: '{{count}} peringatan',
    note: 'Catatan',
  },
);

/** Languages of a host. Keys that are missing here, such as `note` in Arabic, are in English. */
const messages: MessageOverrides = {
  story: {
    th: {
      title: 'กองรถของ {{company}}',
      alerts_other: 'การแจ้งเตือน {{count}} รายการ',
      note: 'หมายเหตุ',
    },
    ar: {
      title: 'أسطول {{company}}',
      alerts_one: 'تنبيه واحد',
      alerts_few: '{{count}} تنبيهات',
      alerts_other: '{{count}} تنبيه',
    },
  },
  core: { th: { required: 'จำเป็น' }, ar: { required: 'مطلوب' } },
};

const instant = Date.UTC(2026, 10, 5, 7, 3);

function Sample(): ReactElement {
  const t = useMessages(catalog);
  const format = useFormat();
  return (
    <div style={{ display: 'grid', gap: 8, maxWidth: 280 }}>
      <h2 data-testid="title" lang={useLocale()}>
        {t('title', { company: 'Kirana' })}
      </h2>
      <p data-testid="alerts">{t('alerts', { count: 3 })}</p>
      <p data-testid="date">{format.dateTime(instant)}</p>
      <p data-testid="number">{format.number(14_850.5)}</p>
      <TextField label={t('note')} required />
    </div>
  );
}

const meta = {
  title: 'Core/Foundations/Languages',
  render: () => <Sample />,
  parameters: { pantau: { messages, timeZone: 'Asia/Jakarta', locale: 'en' } },
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

const textsOf = (canvas: HTMLElement): (string | null)[] =>
  ['title', 'alerts', 'date', 'number'].map((id) => within(canvas).getByTestId(id).textContent);

export const Indonesian: Story = {
  parameters: { pantau: { messages, timeZone: 'Asia/Jakarta', locale: 'id' } },
  play: async ({ canvasElement }) => {
    await expect(textsOf(canvasElement)).toEqual([
      'Armada Kirana',
      '3 peringatan',
      '5 Nov 2026, 14.03',
      '14.850,5',
    ]);
  },
};

/** CO-38: Texts and formats of a language that the host adds. */
export const HostLanguage: Story = {
  parameters: { pantau: { messages, timeZone: 'Asia/Jakarta', locale: 'th-TH' } },
  play: async ({ canvasElement }) => {
    const [title, alerts, date] = textsOf(canvasElement);
    await expect(title).toBe('กองรถของ Kirana');
    await expect(alerts).toBe('การแจ้งเตือน 3 รายการ');
    await expect(date).toContain('2569');
    await expect(
      within(canvasElement).getByRole('textbox', { name: 'หมายเหตุ จำเป็น' }),
    ).toBeVisible();
  },
};

/** CO-273, CO-277: The layout follows the direction of the script, and makes no page scroll sideways. */
export const RightToLeftScript: Story = {
  parameters: { pantau: { messages, timeZone: 'Asia/Jakarta', locale: 'ar' } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const title = canvas.getByTestId('title');
    await expect(title).toHaveTextContent('أسطول Kirana');
    await expect(canvas.getByTestId('alerts')).toHaveTextContent('3 تنبيهات');
    await expect(getComputedStyle(title).direction).toBe('rtl');
    await expect(canvas.getByRole('textbox', { name: 'Note مطلوب' })).toBeVisible();
    const { scrollWidth, clientWidth } = canvasElement.ownerDocument.documentElement;
    await expect(scrollWidth).toBe(clientWidth);
  },
};

function Switchable(): ReactElement {
  const [locale, setLocale] = useState('en');
  return (
    <PantauProvider locale={locale} messages={messages} timeZone="Asia/Jakarta">
      <Sample />
      {['en', 'id', 'th'].map((one) => (
        <Button key={one} onClick={() => setLocale(one)}>
          {one}
        </Button>
      ))}
    </PantauProvider>
  );
}

/** CO-39: A field keeps its content in another language. */
export const LanguageChangeKeepsInput: Story = {
  render: () => <Switchable />,
  tags: ['behaviour'],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.type(canvas.getByRole('textbox'), 'B 9482 KXT');
    for (const [locale, title] of [
      ['id', 'Armada Kirana'],
      ['th', 'กองรถของ Kirana'],
      ['en', 'Fleet of Kirana'],
    ] as const) {
      await userEvent.click(canvas.getByRole('button', { name: locale }));
      await expect(canvas.getByTestId('title')).toHaveTextContent(title);
      await expect(canvas.getByRole('textbox')).toHaveValue('B 9482 KXT');
    }
  },
};
