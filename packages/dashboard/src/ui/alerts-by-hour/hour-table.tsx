import { useFormat } from '@pantau/core';
import { NumberTable } from '@pantau/core/ui/number-table';
import type { ReactElement } from 'react';
import { useText } from '../shared/use-text.ts';
import type { HourChartProps } from './hour-chart.tsx';
import { useHourText } from './hour-texts.ts';

interface HourTableProps extends HourChartProps {
  /** Otherwise only for screen readers. */
  readonly visible: boolean;
}

/** The numbers of the chart (DB-14). */
export function HourTable({ day, hours, timeZone, visible }: HourTableProps): ReactElement {
  const t = useText();
  const { number } = useFormat();
  const hourText = useHourText(day, timeZone);
  const hasUrgent = hours.some(({ urgent }) => urgent !== null);
  const ofUrgent = (text: string): readonly string[] => (hasUrgent ? [text] : []);
  return (
    <NumberTable
      title={t('alertHours')}
      head={[t('hour'), ...ofUrgent(t('urgent')), t('important')]}
      rows={hours.map(({ hour, urgent, important }) => [
        t('hourSpan', { from: hourText(hour), to: hourText(hour + 1) }),
        ...ofUrgent(number(urgent ?? 0)),
        number(important),
      ])}
      inset={16}
      visible={visible}
    />
  );
}
