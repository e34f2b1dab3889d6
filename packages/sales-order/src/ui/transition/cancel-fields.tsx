import { TextArea } from '@pantau/core/ui/text-area';
import type { ReactElement, RefObject } from 'react';
import {
  type CancelDraft,
  type CancelProblem,
  textMax,
} from '../../engine/transition/cancel-reason.ts';
import { cancelNoteMax, cancelReasonMax } from '../../engine/orders/order-limits.ts';
import css from './cancel-fields.module.css';
import { CommonReasons } from './common-reasons.tsx';
import { useTransitionText } from './use-transition-text.ts';

export interface CancelFieldsProps {
  readonly draft: CancelDraft;
  /** What is wrong, once the user has tried to send it. */
  readonly problem: CancelProblem | null;
  readonly reasonRef: RefObject<HTMLTextAreaElement | null>;
  readonly noteRef: RefObject<HTMLTextAreaElement | null>;
  onChange(draft: CancelDraft): void;
}

/** A common reason, free text, and a note. */
export function CancelFields(props: CancelFieldsProps): ReactElement {
  const { draft, problem, reasonRef, noteRef, onChange } = props;
  const { t } = useTransitionText();
  const errors = {
    missing: t('reasonMissing'),
    reasonTooLong: t('tooLong', { most: cancelReasonMax }),
    noteTooLong: t('tooLong', { most: cancelNoteMax }),
  };
  const error = problem === null ? null : { error: errors[problem] };
  const isAboutNote = problem === 'noteTooLong';
  return (
    <div className={css.fields}>
      <fieldset className={css.reason}>
        <legend className={css.legend}>
          {t('reason')} <span className={css.required}>{t('required')}</span>
        </legend>
        <CommonReasons
          chosen={draft.preset}
          onChoose={(preset) => onChange({ ...draft, preset })}
        />
        <TextArea
          ref={reasonRef}
          label={t('ownText')}
          hideLabel
          required={draft.preset === null}
          hint={t('reasonHint')}
          characterLimit={textMax(draft)}
          value={draft.text}
          onValueChange={(text) => onChange({ ...draft, text })}
          {...(!isAboutNote && error)}
        />
      </fieldset>
      <TextArea
        ref={noteRef}
        label={t('note')}
        rows={2}
        hint={t('noteHint')}
        characterLimit={cancelNoteMax}
        value={draft.note}
        onValueChange={(note) => onChange({ ...draft, note })}
        {...(isAboutNote && error)}
      />
    </div>
  );
}
