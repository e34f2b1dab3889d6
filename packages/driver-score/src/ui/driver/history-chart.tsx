import { useFormat } from '@pantau/core';
import type { ReactElement } from 'react';
import type { HistoryPoint } from '../../engine/scores/driver-score.ts';
import { ChartCard } from '../charts/chart-card.tsx';
import { LazyLineChart } from '../charts/lazy-charts.tsx';
import { useScoreTexts } from '../shared/score-texts.ts';
import { useText } from '../shared/use-text.ts';

export interface HistoryChartProps {
  readonly history: readonly HistoryPoint[];
  readonly level: 2 | 3;
}

const CHART_PX = 176;

/** The score in each part of the period; parts without enough driving interrupt the line (DS-1, DS-26). */
export function HistoryChart({ history, level }: HistoryChartProps): ReactElement {
  const t = useText();
  const texts = useScoreTexts();
  const { number } = useFormat();
  const labels = texts.days(history.map(({ startDate }) => startDate));
  const rows = history.map((point) => [
    texts.period(point),
    point.score === null ? t('noValue') : texts.score(point.score),
    point.finalGrade ?? '–',
  ]);
  return (
    <ChartCard
      title={t('history')}
      level={level}
      height={CHART_PX}
      table={{ head: [t('days'), t('score'), t('grade')], rows }}
      chart={(onFail) => (
        <LazyLineChart
          height={CHART_PX}
          formatValue={texts.score}
          formatTick={(value) => number(value)}
          points={history.map((point, index) => ({
            key: point.startDate,
            label: labels[index] ?? '',
            value: point.score,
          }))}
          onFail={onFail}
        />
      )}
    />
  );
}
