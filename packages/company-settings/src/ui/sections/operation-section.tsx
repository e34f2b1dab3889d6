import { useFormat } from '@pantau/core';
import type { ReactElement } from 'react';
import { NumberInput, SwitchInput, Value } from '../form/fields.tsx';
import form from '../form/settings-section.module.css';
import { useSection } from '../form/section-context.ts';
import { useText } from '../shared/use-text.ts';
import css from './operation-section.module.css';

/** When vehicles count as idle, parked or offline, and what is reported (CS-9). */
export function OperationFields({ isActive }: { readonly isActive: boolean }): ReactElement {
  const t = useText();
  const { number } = useFormat();
  const { readOnly } = useSection();
  const minutes = (count: number): string => t('minutesValue', { count, formatted: number(count) });
  const percent = (value: number): string => t('percentValue', { formatted: number(value) });
  return (
    <>
      <div className={css.three}>
        {(['idleTimeout', 'parkTimeout', 'offlineTimeout'] as const).map((name) => (
          <NumberInput
            key={name}
            name={name}
            label={t(name)}
            hint={t(`${name}Hint`)}
            unit={t('minutes')}
            text={minutes}
          />
        ))}
        {(['fuelGainAlert', 'fuelLossAlert'] as const).map((name) => (
          <NumberInput
            key={name}
            name={name}
            label={t(name)}
            hint={t('fuelHint')}
            unit={t('percent')}
            text={percent}
          />
        ))}
        <NumberInput
          name="falseAlertLimit"
          label={t('falseAlertLimit')}
          hint={t('falseAlertLimitHint')}
          unit={t('percent')}
          text={percent}
          emptyText={t('never')}
        />
      </div>
      <div className={css.switches}>
        <SwitchInput name="showGeocode" label={t('showGeocode')} />
        <div className={css.active}>
          <Value label={t('isActive')}>{t(isActive ? 'active' : 'inactive')}</Value>
          {!readOnly && isActive && <p className={form.hint}>{t('isActiveReason')}</p>}
        </div>
      </div>
    </>
  );
}
