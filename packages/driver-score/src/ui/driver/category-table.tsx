import { useFormat } from '@pantau/core';
import { scoreCategories } from '@pantau/core/driver-score';
import type { ReactElement } from 'react';
import type { DriverScore } from '../../engine/scores/driver-score.ts';
import { Card } from '../shared/card.tsx';
import { useScoreTexts } from '../shared/score-texts.ts';
import { useText } from '../shared/use-text.ts';
import css from './category-table.module.css';

export interface CategoryTableProps {
  readonly score: DriverScore;
  readonly level: 2 | 3;
}

/** All twelve categories, those with the most alerts first (DS-27). */
export function CategoryTable({ score, level }: CategoryTableProps): ReactElement {
  const t = useText();
  const texts = useScoreTexts();
  const { number } = useFormat();
  const sorted = scoreCategories.toSorted(
    (one, other) => score.categories[other].total - score.categories[one].total,
  );
  return (
    <Card title={t('categories')} level={level}>
      <table className={css.table} aria-label={t('categories')}>
        <thead>
          <tr>
            <th scope="col" className={css.head}>
              {t('category')}
            </th>
            <th scope="col" className={css.head} data-number>
              {t('totalAlerts')}
            </th>
            <th scope="col" className={css.head} data-number>
              {t('points')}
            </th>
          </tr>
        </thead>
        <tbody>
          {sorted.map((category) => {
            const { total, score: points } = score.categories[category];
            return (
              <tr key={category} data-quiet={total === 0 || undefined} className={css.row}>
                <th scope="row" className={css.cell}>
                  {t(category)}
                </th>
                <td className={css.cell} data-number>
                  {number(total)}
                </td>
                <td className={css.cell} data-number>
                  {points === null ? '–' : texts.signed(points)}
                </td>
              </tr>
            );
          })}
        </tbody>
      </table>
    </Card>
  );
}
