import type { Format } from '@pantau/core';
import { scoreCategories } from '@pantau/core/driver-score';
import { type TableColumnDef, columnHelper } from '@pantau/data-table';
import type { ReactElement } from 'react';
import type { DriverScore } from '../../engine/scores/driver-score.ts';
import type { DriverScoreTranslate } from '../../messages/driver-score-messages.ts';
import { GradeGlyph } from '../shared/grade-glyph.tsx';
import { scoreTexts } from '../shared/score-texts.ts';
import css from './driver-columns.module.css';

const column = columnHelper<DriverScore>();

/** Zeros are grey, so that what happened stands out. */
const quiet = (isQuiet: boolean, text: string): ReactElement | string =>
  isQuiet ? <span className={css.none}>{text}</span> : text;

/**
 * The columns of the table (DS-30): driver, grade, score, distance, alerts, and per category the alerts and what they
 * cost. Keys of sortable columns are those by which sources sort.
 */
export function driverColumns(
  t: DriverScoreTranslate,
  format: Format,
): readonly TableColumnDef<DriverScore>[] {
  const texts = scoreTexts(t, format);
  const count = (value: number): string => format.number(value);
  return [
    column.accessor('driver.fullname', {
      key: 'fullname',
      label: t('driver'),
      width: 200,
      locked: true,
      sticky: true,
      link: true,
      card: 'title',
    }),
    column.accessor('finalGrade', {
      label: t('grade'),
      width: 80,
      sortable: false,
      card: 'status',
      text: (grade) => grade ?? t('notEnough'),
      render: (grade) => <GradeGlyph grade={grade} />,
    }),
    column.accessor('score', {
      label: t('score'),
      width: 128,
      align: 'end',
      card: 'value',
      tooltipLength: Infinity,
      text: (score) => (score === null ? t('notEnough') : texts.score(score)),
      render: (score) =>
        score === null ? (
          <span className={css.none}>{t('notEnough')}</span>
        ) : (
          <strong className={css.score}>{texts.score(score)}</strong>
        ),
    }),
    column.accessor('totalDriven', {
      label: t('distance'),
      width: 120,
      align: 'end',
      card: 'note',
      text: texts.distance,
    }),
    column.accessor('totalAlert', {
      label: t('totalAlerts'),
      width: 96,
      align: 'end',
      card: 'meta',
      text: count,
    }),
    ...scoreCategories.map((category) =>
      column.group({
        key: `group.${category}`,
        label: t(category),
        fields: [
          column.accessor((driver) => driver.categories[category].total, {
            key: category,
            label: t('totalAlerts'),
            width: 104,
            align: 'end',
            text: count,
            render: (total) => quiet(total === 0, count(total)),
          }),
          column.accessor((driver) => driver.categories[category].score, {
            key: `${category}.score`,
            label: t('points'),
            width: 88,
            align: 'end',
            sortable: false,
            text: (points) => (points === null ? '–' : texts.signed(points)),
            render: (points) =>
              quiet(points === null || points === 0, points === null ? '–' : texts.signed(points)),
          }),
        ],
      }),
    ),
  ];
}
