import { useFormat } from '@pantau/core';
import { VisuallyHidden } from '@pantau/core/ui/visually-hidden';
import { type ReactElement, useId } from 'react';
import type { CompanyDriverScore } from '../../engine/company/company.ts';
import { type ExampleScore, previewScores } from '../../engine/company/example-drivers.ts';
import type { Draft } from '../../engine/company/section-changes.ts';
import form from '../form/settings-section.module.css';
import { useText } from '../shared/use-text.ts';
import css from './score-preview.module.css';

export interface ScorePreviewProps {
  readonly draft: Draft<CompanyDriverScore>;
  readonly stored: CompanyDriverScore;
}

const two = { minimumFractionDigits: 2, maximumFractionDigits: 2 } as const;

/** The scores of three example drivers by the values in the form (CS-10). */
export function ScorePreview({ draft, stored }: ScorePreviewProps): ReactElement {
  const t = useText();
  const id = useId();
  const scores = previewScores(draft, stored);
  return (
    <div className={css.preview}>
      <div>
        <p id={id} className={css.title}>
          {t('preview')}
        </p>
        <p className={form.hint}>{t('previewText')}</p>
      </div>
      {scores === null ? (
        <p className={css.missing}>{t('previewMissing')}</p>
      ) : (
        <table className={css.table} aria-labelledby={id}>
          <thead>
            <tr>
              <th scope="col">{t('driver')}</th>
              <th scope="col">{t('driven')}</th>
              <th scope="col" className={css.number}>
                {t('events')}
              </th>
              <th scope="col" className={css.number}>
                {t('score')}
              </th>
            </tr>
          </thead>
          <tbody>
            {scores.map((score) => (
              <PreviewRow key={score.name} score={score} />
            ))}
          </tbody>
        </table>
      )}
    </div>
  );
}

function PreviewRow({ score }: { readonly score: ExampleScore }): ReactElement {
  const t = useText();
  const { number } = useFormat();
  const { record, grade, difference } = score;
  const total = Object.values(record.events).reduce((sum, event) => sum + event.total, 0);
  const change = number(difference, { ...two, signDisplay: 'exceptZero' });
  return (
    <tr data-driver={score.name}>
      <th scope="row">{t(score.name)}</th>
      <td className={css.driven}>
        {t('drivenValue', { km: number(record.distanceKm), hours: number(record.drivingHours) })}
      </td>
      <td className={css.number}>{number(total)}</td>
      <td className={css.number}>
        <span className={css.score}>
          {difference !== 0 && (
            <span className={css.change}>
              <span aria-hidden>{change}</span>
              <VisuallyHidden>{t('difference', { change })}</VisuallyHidden>
            </span>
          )}
          {number(score.score, two)}
          <span className={css.grade} data-grade={grade}>
            <span aria-hidden>{grade}</span>
            <VisuallyHidden>{t('gradeName', { grade })}</VisuallyHidden>
          </span>
        </span>
      </td>
    </tr>
  );
}
