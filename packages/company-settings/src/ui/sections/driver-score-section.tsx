import type { ReactElement } from 'react';
import type { CompanyDriverScore } from '../../engine/company/company.ts';
import type { SectionForm } from '../../hooks/use-section-form.ts';
import { NumberInput, SelectInput } from '../form/fields.tsx';
import form from '../form/settings-section.module.css';
import { useText } from '../shared/use-text.ts';
import { ScorePreview } from './score-preview.tsx';

export interface DriverScoreFieldsProps {
  readonly section: SectionForm<CompanyDriverScore>;
  /** As stored. */
  readonly stored: CompanyDriverScore;
}

/** How driver scores are computed, with the scores of three example drivers (CS-10, CS-11). */
export function DriverScoreFields({ section, stored }: DriverScoreFieldsProps): ReactElement {
  const t = useText();
  const { draft } = section;
  const interval = t(draft.intervalType === 'duration' ? 'hours' : 'km');
  const points = t('points');
  return (
    <>
      <fieldset className={form.group}>
        <legend className={form.groupTitle}>{t('driverScoreStart')}</legend>
        <div className={form.grid}>
          <NumberInput name="base" label={t('base')} hint={t('baseHint')} unit={points} />
          <SelectInput
            name="intervalType"
            label={t('intervalType')}
            options={(['distance', 'duration'] as const).map((value) => ({
              value,
              label: t(`intervalType_${value}`),
            }))}
          />
        </div>
        <div className={form.four}>
          <NumberInput name="initialInterval" label={t('initialInterval')} unit={interval} />
          <NumberInput name="initialBonus" label={t('initialBonus')} unit={points} />
          <NumberInput name="interval" label={t('interval')} unit={interval} />
          <NumberInput name="bonus" label={t('bonus')} unit={points} />
        </div>
      </fieldset>
      <fieldset className={form.group}>
        <legend className={form.groupTitle}>{t('driverScoreCosts')}</legend>
        <div className={form.four}>
          {(['costBrake', 'costAccel', 'costOverspeed', 'costSharpturn'] as const).map((name) => (
            <NumberInput key={name} name={name} label={t(name)} unit={points} />
          ))}
        </div>
      </fieldset>
      <fieldset className={form.group}>
        <legend className={form.groupTitle}>{t('driverScoreGrades')}</legend>
        <div className={form.four}>
          {(['minScoreA', 'minScoreB', 'minScoreC', 'minScoreD'] as const).map((name) => (
            <NumberInput key={name} name={name} label={t(name)} unit={points} />
          ))}
        </div>
        <p className={form.hint}>{t('gradeE')}</p>
      </fieldset>
      <ScorePreview draft={draft} stored={stored} />
    </>
  );
}
