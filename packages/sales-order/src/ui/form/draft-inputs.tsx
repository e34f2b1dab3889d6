import { DateField } from '@pantau/core/ui/date-field';
import { NumberField } from '@pantau/core/ui/number-field';
import { TextField } from '@pantau/core/ui/text-field';
import { TimeField } from '@pantau/core/ui/time-field';
import type { ReactElement, ReactNode } from 'react';
import type { DraftField, OrderDraft } from '../../engine/form/order-draft.ts';
import { SuggestField } from './suggest-field.tsx';
import type { Suggest } from './suggest.ts';
import { usePagesText } from '../shared/use-pages-text.ts';
import { useDraftField } from './use-draft-field.ts';

/** Fields of a draft with a value of this type. */
type FieldOf<V> = {
  readonly [F in DraftField]: OrderDraft[F] extends V ? F : never;
}[DraftField];

interface InputProps<V> {
  readonly name: FieldOf<V>;
  readonly label: string;
}

export interface TextInputProps extends InputProps<string> {
  readonly type?: 'text' | 'tel' | undefined;
}

export function TextInput({ name, ...props }: TextInputProps): ReactElement {
  return <TextField autoComplete="off" {...props} {...useDraftField(name)} />;
}

export interface SuggestInputProps extends InputProps<string> {
  readonly suggest: Suggest;
  readonly required?: boolean | undefined;
}

export function SuggestInput({ name, ...props }: SuggestInputProps): ReactElement {
  return <SuggestField {...props} {...useDraftField(name)} />;
}

export function DayInput({ name, ...props }: InputProps<string>): ReactElement {
  return <DateField {...props} {...useDraftField(name)} />;
}

export function TimeInput({ name, ...props }: InputProps<string>): ReactElement {
  const t = usePagesText();
  return <TimeField placeholder={t('timePattern')} {...props} {...useDraftField(name)} />;
}

export interface AmountInputProps extends InputProps<number | null> {
  readonly start?: ReactNode;
  readonly end?: ReactNode;
}

export function AmountInput({ name, ...props }: AmountInputProps): ReactElement {
  return <NumberField {...props} {...useDraftField(name)} />;
}
