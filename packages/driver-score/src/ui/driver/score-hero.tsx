import { useFormat } from '@pantau/core';
import { Button } from '@pantau/core/ui/button';
import { Icon } from '@pantau/core/ui/icon';
import type { ReactElement } from 'react';
import type { ScoreDifference } from '../../engine/scores/difference.ts';
import type { DriverReport } from '../../engine/scores/driver-score.ts';
import { Card } from '../shared/card.tsx';
import { GradeGlyph } from '../shared/grade-glyph.tsx';
import { useScoreTexts } from '../shared/score-texts.ts';
import { useText } from '../shared/use-text.ts';
import css from './score-hero.module.css';

export interface ScoreHeroProps {
  readonly report: DriverReport;
  readonly difference: ScoreDifference | null;
  readonly level: 2 | 3;
  /** Shows what false alerts would cost among the alerts. */
  readonly onShowFalse: () => void;
}

/** The score, how it changed, and what it is of (DS-1, DS-24, DS-40). */
export function ScoreHero({
  report,
  difference,
  level,
  onShowFalse,
}: ScoreHeroProps): ReactElement {
  const t = useText();
  const texts = useScoreTexts();
  const { number } = useFormat();
  const { score, settings } = report;
  const { total, points } = score.excludedFalseAlerts;
  const facts = [
    [t('distance'), texts.distance(score.totalDriven)],
    [t('hours'), texts.hours(score.drivingHours)],
    [t('totalAlerts'), number(score.totalAlert)],
  ] as const;
  return (
    <Card title={t('score')} level={level}>
      <div className={css.hero}>
        {score.score === null ? (
          <div>
            <p className={css.noFigure}>{t('notEnoughTitle')}</p>
            <p className={css.text}>{texts.notEnough(score, settings)}</p>
          </div>
        ) : (
          <p className={css.figure} data-score>
            <span>{texts.score(score.score)}</span>
            <GradeGlyph grade={score.finalGrade} size={40} />
          </p>
        )}
        {difference !== null && (
          <p className={css.difference} data-rose={difference.points > 0 || undefined}>
            <Icon name={difference.points > 0 ? 'arrowUp' : 'arrowDown'} size={14} />
            <strong className={css.points}>
              {t(difference.points > 0 ? 'rose' : 'fell', {
                points: texts.score(Math.abs(difference.points)),
              })}
            </strong>
            <span>
              {t('changedFrom', {
                before: texts.score(difference.before),
                after: texts.score(difference.after),
              })}
            </span>
          </p>
        )}
        <dl className={css.facts}>
          {facts.map(([name, value]) => (
            <div key={name} className={css.fact}>
              <dt className={css.term}>{name}</dt>
              <dd className={css.value}>{value}</dd>
            </div>
          ))}
        </dl>
        {total > 0 && (
          <p className={css.text}>
            {t('falseAlerts', { count: total, formatted: number(total) })}
            {points > 0 && ` ${t('falseAlertsPoints', { points: texts.score(points) })}`}{' '}
            <Button variant="accent" size="dense" onClick={onShowFalse}>
              {t('includeFalse')}
            </Button>
          </p>
        )}
      </div>
    </Card>
  );
}
