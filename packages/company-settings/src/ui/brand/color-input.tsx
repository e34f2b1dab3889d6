import { checkCompanyColors, deriveBrand } from '@pantau/core/company';
import { Button } from '@pantau/core/ui/button';
import { TextField } from '@pantau/core/ui/text-field';
import { type ReactElement, useRef } from 'react';
import { type FieldProps, Value, useField } from '../form/fields.tsx';
import { useText } from '../shared/use-text.ts';
import css from './brand.module.css';

export interface ColorInputProps extends FieldProps {
  readonly color: 'accent' | 'menu';
}

const HEX = /^#[0-9a-f]{6}$/i;

/** A colour, typed or chosen; one that is not legible has the nearest one that is (CS-36). */
export function ColorInput({ name, color, label, hint }: ColorInputProps): ReactElement {
  const t = useText();
  const { value, set, input, readOnly } = useField<string | null>(name);
  const ref = useRef<HTMLInputElement>(null);
  const typed = (value ?? '').trim();
  const isColor = HEX.test(typed);
  if (readOnly) {
    return (
      <Value label={label}>
        {isColor ? (
          <span className={css.colorValue}>
            <span className={css.swatch} style={{ background: typed }} />
            {typed}
          </span>
        ) : (
          t('productColor')
        )}
      </Value>
    );
  }
  const colors = { [color]: typed === '' ? null : typed };
  const problem = checkCompanyColors(colors)[0];
  const used = deriveBrand(colors).findings.find(({ theme }) => theme === 'light')?.used;
  const isAdjusted = problem === undefined && used !== undefined;
  // A colour is judged as soon as it is complete.
  const error = input.error ?? (problem?.reason === 'illegible' ? t('illegible') : undefined);
  const nearest = problem?.nearest;
  const take = (color: string): void => {
    set(color);
    // The button that was pressed leaves.
    ref.current?.focus();
  };
  return (
    <div className={css.color}>
      <TextField
        ref={ref}
        label={label}
        autoComplete="off"
        spellCheck={false}
        hint={isAdjusted ? t('colorAdjusted', { used }) : hint}
        {...input}
        error={error}
        value={value ?? ''}
        onValueChange={set}
        start={
          <input
            type="color"
            className={css.picker}
            aria-label={t('chooseColor', { label })}
            value={isColor ? typed.toLowerCase() : '#2f47d0'}
            data-empty={isColor ? undefined : ''}
            onChange={(event) => set(event.target.value)}
          />
        }
      />
      {nearest !== undefined && (
        <Button size="dense" onClick={() => take(nearest)}>
          {t('useNearest', { color: nearest })}
        </Button>
      )}
    </div>
  );
}
