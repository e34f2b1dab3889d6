import { type ReactElement, type ReactNode, useId } from 'react';
import { useMessages } from '../../i18n/i18n-context.tsx';
import { Icon } from '../icon/icon.tsx';
import { coreMessages } from '../messages/core-messages.ts';
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx';
import css from './field.module.css';

/** What every field has around its control. */
export interface FieldProps {
  readonly label: string;
  /** The label is said, not shown: where the place or an icon tells what it is for. */
  readonly isLabelHidden?: boolean | undefined;
  /** Below the control, in grey. */
  readonly hint?: string | undefined;
  /** What is wrong; takes the hint's place. */
  readonly error?: string | undefined;
  /** The most characters, for the counter. Text above it stays, for the user to shorten. */
  readonly most?: number | undefined;
  /** Where the counter stands: below the control unless told, or where the label is hidden. */
  readonly counterAt?: 'below' | 'label' | undefined;
  /** At the end of the label's line, such as a link. */
  readonly labelEnd?: ReactNode;
  readonly size?: 'default' | 'large' | undefined;
}

/** To be spread on the control. */
export interface FieldControlProps {
  readonly id: string;
  readonly 'aria-describedby': string | undefined;
  readonly 'aria-invalid': true | undefined;
}

export interface FieldFrameProps extends FieldProps {
  readonly id: string | undefined;
  readonly required: boolean | undefined;
  /** Characters used, with `most`. */
  readonly used?: number | undefined;
  readonly children: (control: FieldControlProps) => ReactNode;
}

/** Label, control, and below it the error or the hint, and the counter. */
export function FieldFrame(props: FieldFrameProps): ReactElement {
  const { label, isLabelHidden = false, hint, error, most, used = 0, labelEnd, required } = props;
  const isCounterOnTop = props.counterAt === 'label' && !isLabelHidden;
  const t = useMessages(coreMessages);
  const ownId = useId();
  const id = props.id ?? ownId;
  const message = error ?? hint;
  const hasCounter = most !== undefined;
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
    <span id={`${id}count`} className={css.counter} data-over={used > most || undefined}>
      <span aria-hidden>{`${used}/${most}`}</span>
      <VisuallyHidden>{t('characterCount', { used, most })}</VisuallyHidden>
    </span>
  );
  const isCounterBelow = hasCounter && !isCounterOnTop;
  return (
    <div className={css.field} data-size={props.size ?? 'default'}>
      {isLabelHidden ? (
        <VisuallyHidden>{labelText}</VisuallyHidden>
      ) : (
        <div className={css.labelLine}>
          {labelText}
          {labelEnd}
          {isCounterOnTop && counter}
        </div>
      )}
      {props.children({
        id,
        'aria-describedby': describedBy.length > 0 ? describedBy.join(' ') : undefined,
        'aria-invalid': error === undefined ? undefined : true,
      })}
      {(message !== undefined || isCounterBelow) && (
        <div className={css.below}>
          <span
            id={`${id}message`}
            className={css.message}
            data-error={error !== undefined || undefined}
          >
            {error !== undefined && <Icon name="octagonAlert" size={12} />}
            {message}
          </span>
          {isCounterBelow && counter}
        </div>
      )}
    </div>
  );
}
