import { useFormat } from '@pantau/core';
import { NumberField } from '@pantau/core/ui/number-field';
import { Select, type SelectOption } from '@pantau/core/ui/select';
import { Switch } from '@pantau/core/ui/switch';
import { TextField } from '@pantau/core/ui/text-field';
import type { HTMLInputAutoCompleteAttribute, ReactElement, ReactNode } from 'react';
import css from './fields.module.css';
import { useSection } from './section-context.ts';

export interface FieldProps {
  /** Field of the section. */
  readonly name: string;
  readonly label: string;
  readonly hint?: string | undefined;
}

/** A value as text, where it cannot be changed (CS-7). */
export function Value(props: {
  readonly label: string;
  readonly children: ReactNode;
}): ReactElement {
  return (
    <div className={css.value}>
      <span className={css.valueLabel}>{props.label}</span>
      <span className={css.valueText}>{props.children}</span>
    </div>
  );
}

/** What an input of a section needs. */
export function useField<V>(name: string) {
  const { form, readOnly, issueText } = useSection();
  return {
    readOnly,
    value: form.draft[name] as V,
    input: {
      name,
      error: issueText(name, form.issueOf(name)),
      onBlur: () => form.touch(name),
    },
    set: (value: V | null) => form.set(name, value),
  };
}

export interface TextInputProps extends FieldProps {
  readonly required?: boolean | undefined;
  readonly type?: 'text' | 'email' | 'tel' | undefined;
  readonly autoComplete?: HTMLInputAutoCompleteAttribute | undefined;
}

export function TextInput({
  name,
  label,
  autoComplete = 'off',
  ...rest
}: TextInputProps): ReactElement {
  const { t } = useSection();
  const { value, set, input, readOnly } = useField<string | null>(name);
  if (readOnly) return <Value label={label}>{value ?? t('none')}</Value>;
  return (
    <TextField
      label={label}
      autoComplete={autoComplete}
      {...rest}
      {...input}
      value={value ?? ''}
      onValueChange={(text) => set(text)}
    />
  );
}

export interface NumberInputProps extends FieldProps {
  readonly unit: string;
  /** The value with its unit, for users who cannot change it. Defaults to number and unit. */
  readonly text?: ((value: number) => string) | undefined;
  /** What an empty field means, for users who cannot change it; most fields cannot be empty. */
  readonly emptyText?: string | undefined;
}

export function NumberInput(props: NumberInputProps): ReactElement {
  const { name, label, hint, unit, text, emptyText } = props;
  const { number } = useFormat();
  const { value, set, input, readOnly } = useField<number | null>(name);
  if (readOnly) {
    if (value === null && emptyText !== undefined) return <Value label={label}>{emptyText}</Value>;
    return <Value label={label}>{text?.(value ?? 0) ?? `${number(value ?? 0)} ${unit}`}</Value>;
  }
  return (
    <NumberField
      label={label}
      hint={hint}
      {...input}
      value={value}
      onValueChange={set}
      end={<span className={css.unit}>{unit}</span>}
    />
  );
}

export function SwitchInput({ name, label }: FieldProps): ReactElement {
  const { t } = useSection();
  const { value, set, readOnly } = useField<boolean>(name);
  if (readOnly) return <Value label={label}>{t(value ? 'on' : 'off')}</Value>;
  return <Switch label={label} checked={value} onCheckedChange={set} />;
}

export interface SelectInputProps extends FieldProps {
  readonly options: readonly SelectOption[];
}

/** An option with an empty value stands for none. */
export function SelectInput({ name, label, hint, options }: SelectInputProps): ReactElement {
  const { t } = useSection();
  const { value, set, input, readOnly } = useField<string | null>(name);
  const shown = value ?? '';
  if (readOnly) {
    const option = options.find((one) => one.value === shown);
    return <Value label={label}>{option?.label ?? value ?? t('none')}</Value>;
  }
  return (
    <Select
      label={label}
      hint={hint}
      options={options}
      {...input}
      value={shown}
      onValueChange={(chosen) => set(chosen === '' ? null : chosen)}
    />
  );
}
