import { useFormat } from '@pantau/core';
import { type ScoreCategory, scoreCategories } from '@pantau/core/driver-score';
import type { ReactElement } from 'react';
import type { DriverReport } from '../../engine/scores/driver-score.ts';
import { type ScoreStep, partsOf, stepsOf } from '../../engine/scores/score-parts.ts';
import { LazyWaterfallBars } from '../charts/lazy-charts.tsx';
import type { WaterfallBar } from '../charts/waterfall-bars.tsx';
import { Card } from '../shared/card.tsx';
import { useScoreTexts } from '../shared/score-texts.ts';
import { useText } from '../shared/use-text.ts';
import css from './waterfall.module.css';

export interface WaterfallProps {
  readonly report: DriverReport;
  readonly level: 2 | 3;
  /** The category whose alerts are shown. */
  readonly category: ScoreCategory | null;
  readonly onCategoryChange: (category: ScoreCategory | null) => void;
}

const ROW_PX = 36;

const isCategory = (kind: ScoreStep['kind']): kind is ScoreCategory =>
  (scoreCategories as readonly string[]).includes(kind);

const barOf = ({ kind, from, to, points }: ScoreStep): WaterfallBar => ({
  ...{ key: kind, from, to },
  kind: kind === 'base' ? 'sum' : points < 0 ? 'loss' : 'gain',
});

/**
 * The steps from base to score, which add up to it exactly; those that alerts caused show these alerts (DS-21,
 * DS-25). The rows are the table of the chart.
 */
export function Waterfall(props: WaterfallProps): ReactElement | null {
  const { report, level, category, onCategoryChange } = props;
  const t = useText();
  const texts = useScoreTexts();
  const { number } = useFormat();
  const { score } = report;
  if (score.score === null) return null;
  const steps = stepsOf(partsOf(score, report.settings));
  const bars = [
    ...steps.map(barOf),
    { key: 'score', from: 0, to: score.score, kind: 'sum' } satisfies WaterfallBar,
  ];
  return (
    <Card title={t('waterfall')} note={t('waterfallHint')} level={level}>
      <div className={css.waterfall}>
        <ol className={css.rows}>
          {steps.map(({ kind, points }) => (
            <li key={kind} className={css.item}>
              {isCategory(kind) ? (
                <button
                  type="button"
                  className={css.row}
                  aria-pressed={kind === category}
                  onClick={() => onCategoryChange(kind === category ? null : kind)}
                >
                  <span className={css.name}>
                    {t(kind)}{' '}
                    <span className={css.count}>
                      {t('alertCount', {
                        count: score.categories[kind].total,
                        formatted: number(score.categories[kind].total),
                      })}
                    </span>
                  </span>
                  <span className={css.points}>{texts.signed(points)}</span>
                </button>
              ) : (
                <span className={css.row}>
                  <span className={css.name}>{t(kind)}</span>
                  <span className={css.points}>
                    {kind === 'base' ? texts.score(points) : texts.signed(points)}
                  </span>
                </span>
              )}
            </li>
          ))}
          <li className={css.item}>
            <span className={css.row} data-sum>
              <span className={css.name}>{t('score')}</span>
              <span className={css.points}>{texts.score(score.score)}</span>
            </span>
          </li>
        </ol>
        <div className={css.bars}>
          <LazyWaterfallBars bars={bars} rowHeight={ROW_PX} />
        </div>
      </div>
    </Card>
  );
}
