import { useFormat } from '@pantau/core';
import { Skeleton } from '@pantau/core/ui/skeleton';
import type { ReactElement } from 'react';
import { differenceOf } from '../../engine/scores/difference.ts';
import type { ScoreAggregation } from '../../engine/scores/driver-score.ts';
import type { ScoreOverview } from '../../engine/scores/score-source.ts';
import { ChartCard } from '../charts/chart-card.tsx';
import { LazyLineChart } from '../charts/lazy-charts.tsx';
import { Card } from '../shared/card.tsx';
import { GradeGlyph } from '../shared/grade-glyph.tsx';
import { useScoreTexts } from '../shared/score-texts.ts';
import { useText } from '../shared/use-text.ts';
import { GradeBars } from './grade-bars.tsx';
import css from './overview-head.module.css';
import { type DriverLinks, RankedDrivers } from './ranked-drivers.tsx';

export interface OverviewHeadProps extends DriverLinks {
  /** `null` while it is loaded. */
  readonly overview: ScoreOverview | null;
  readonly level: 2 | 3;
}

const CHART_PX = 176;

/** The figures of all drivers (DS-2): average, trend, grades, the ten highest and lowest scores. */
export function OverviewHead(props: OverviewHeadProps): ReactElement {
  const { overview, level, ...links } = props;
  const t = useText();
  const aggregation = overview?.aggregation;
  return (
    <div className={css.head} data-part="figures" aria-busy={overview === null || undefined}>
      <Card title={t('average')} level={level}>
        {aggregation === undefined ? <Loading /> : <Average aggregation={aggregation} />}
      </Card>
      {aggregation === undefined ? (
        <Card title={t('trend')} level={level}>
          <Loading />
        </Card>
      ) : (
        <Trend trend={aggregation.trend} level={level} />
      )}
      <Card title={t('grades')} level={level}>
        {aggregation === undefined ? <Loading /> : <GradeBars grades={aggregation.grades} />}
      </Card>
      <div className={css.ranked}>
        {(['top', 'lowest'] as const).map((kind) => (
          <Card key={kind} title={t(kind)} level={level}>
            {aggregation === undefined ? (
              <Loading height={338} />
            ) : (
              <RankedDrivers
                label={t(kind)}
                drivers={kind === 'top' ? aggregation.top10Drivers : aggregation.lowest10Drivers}
                {...links}
              />
            )}
          </Card>
        ))}
      </div>
    </div>
  );
}

function Loading({ height = CHART_PX }: { readonly height?: number }): ReactElement {
  return (
    <div style={{ height }}>
      <Skeleton shape="block" />
    </div>
  );
}

function Average({ aggregation }: { readonly aggregation: ScoreAggregation }): ReactElement {
  const t = useText();
  const texts = useScoreTexts();
  const { number } = useFormat();
  const { averageScore, averageFinalGrade, totalDriver, totalWithoutScore, trend } = aggregation;
  const change = differenceOf(trend.at(-2)?.averageScore ?? null, averageScore);
  const counted = { count: totalDriver, formatted: number(totalDriver) };
  const without = { count: totalWithoutScore, formatted: number(totalWithoutScore) };
  return (
    <div className={css.average}>
      {averageScore === null ? (
        <>
          <p className={css.noFigure}>{t('noAverage')}</p>
          <p className={css.fact}>{t('noAverageText')}</p>
        </>
      ) : (
        <>
          <p className={css.figure}>
            <span>{texts.score(averageScore)}</span>
            <GradeGlyph grade={averageFinalGrade} size={40} />
          </p>
          <p className={css.fact}>{t('ofDrivers', counted)}</p>
          {trend.at(-2)?.averageScore != null && (
            <p className={css.fact}>
              {change === null
                ? t('unchanged')
                : t('since', { change: texts.signed(change.points) })}
            </p>
          )}
        </>
      )}
      {totalWithoutScore > 0 && <p className={css.fact}>{t('withoutScore', without)}</p>}
    </div>
  );
}

interface TrendProps {
  readonly trend: ScoreAggregation['trend'];
  readonly level: 2 | 3;
}

function Trend({ trend, level }: TrendProps): ReactElement {
  const t = useText();
  const texts = useScoreTexts();
  const { number } = useFormat();
  const labels = texts.days(trend.map(({ endDate }) => endDate));
  const rows = trend.map((point) => [
    texts.period(point),
    point.averageScore === null ? t('noValue') : texts.score(point.averageScore),
    number(point.totalDriver),
  ]);
  return (
    <ChartCard
      title={t('trend')}
      level={level}
      height={CHART_PX}
      table={{ head: [t('period'), t('average'), t('drivers')], rows }}
      chart={(onFail) => (
        <LazyLineChart
          height={CHART_PX}
          formatValue={texts.score}
          formatTick={(value) => number(value)}
          points={trend.map((point, index) => ({
            key: point.endDate,
            label: labels[index] ?? '',
            value: point.averageScore,
          }))}
          onFail={onFail}
        />
      )}
    />
  );
}
