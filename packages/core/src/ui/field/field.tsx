import { type ReactElement, type ReactNode, useId } from 'react';
import { useMessages } from '../../i18n/i18n-context.tsx';
import { Icon } from '../icon/icon.tsx';
import { coreMessages } from '../messages/core-messages.ts';
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx';
import css from './field.module.css';

/** The props that every field shares. */
export interface FieldProps {
  readonly label: string;
  /** Keeps the label for screen readers only, where an icon or the position explains the field. */
  readonly hideLabel?: boolean | undefined;
  /** Grey text below the control. */
  readonly hint?: string | undefined;
  /** Replaces the hint. */
  readonly error?: string | undefined;
  /** Shows a counter. Longer text is kept for the user to shorten. */
  readonly characterLimit?: number | undefined;
  /** Defaults to `below`. With a hidden label it is always `below`. */
  readonly counterPosition?: 'below' | 'label' | undefined;
  /** Content at the end of the label's line, such as a link. */
  readonly labelEnd?: ReactNode;
  readonly size?: 'default' | 'large' | undefined;
}

/** Spread these on the control. */
export interface FieldControlProps {
  readonly id: string;
  readonly 'aria-describedby': string | undefined;
  readonly 'aria-invalid': true | undefined;
}

export interface FieldFrameProps extends FieldProps {
  readonly id: string | undefined;
  readonly required: boolean | undefined;
  /** Current length, for the counter. */
  readonly used?: number | undefined;
  readonly children: (control: FieldControlProps) => ReactNode;
}

/** Label, control, and below it the error or the hint, and the counter. */
export function FieldFrame(props: FieldFrameProps): ReactElement {
  const {
    label,
    hideLabel = false,
    hint,
    error,
    characterLimit,
    used = 0,
    labelEnd,
    required,
  } = props;
  const counterInLabel = props.counterPosition === 'label' && !hideLabel;
  const t = useMessages(coreMessages);
  const ownId = useId();
  const id = props.id ?? ownId;
  const message = error ?? hint;
  const hasCounter = characterLimit !== undefined;
  const describedBy = [message !== undefined && `${id}message`, hasCounter && `${id}count`].filter(
    Boolean,
  );
  const labelText = (
    <label htmlFor={id} className={css.label}>
      {label}
      {required === true && (
        <>
          {' '}
          <span className={css.required}>{t('required')}</span>
        </>
      )}
    </label>
  );
  const counter = hasCounter && (
    <span id={`${id}count`} className={css.counter} data-over={used > characterLimit || undefined}>
      <span aria-hidden>{`${used}/${characterLimit}`}</span>
      <VisuallyHidden>{t('characterCount', { used, limit: characterLimit })}</VisuallyHidden>
    </span>
  );
  const counterBelow = hasCounter && !counterInLabel;
  return (
    <div className={css.field} data-size={props.size ?? 'default'}>
      {hideLabel ? (
        <VisuallyHidden>{labelText}</VisuallyHidden>
      ) : (
        <div className={css.labelLine}>
          {labelText}
          {labelEnd}
          {counterInLabel && counter}
        </div>
      )}
      {props.children({
        id,
        'aria-describedby': describedBy.length > 0 ? describedBy.join(' ') : undefined,
        'aria-invalid': error === undefined ? undefined : true,
      })}
      {(message !== undefined || counterBelow) && (
        <div className={css.below}>
          <span
            id={`${id}message`}
            className={css.message}
            data-error={error !== undefined || undefined}
          >
            {error !== undefined && <Icon name="octagonAlert" size={12} />}
            {message}
          </span>
          {counterBelow && counter}
        </div>
      )}
    </div>
  );
}
