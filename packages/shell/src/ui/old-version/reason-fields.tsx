import { useMessages } from '@pantau/core';
import { initialFocus } from '@pantau/core/ui/overlay';
import { TextArea } from '@pantau/core/ui/text-area';
import { type ReactElement, useEffect, useId, useRef } from 'react';
import {
  OTHER_REASON,
  OTHER_REASON_MAX,
  type OldVersionDraft,
  oldVersionReasons,
  type oldVersionProblem,
} from '../../engine/old-version/old-version.ts';
import { promptsMessages } from '../../messages/prompts-messages.ts';
import css from './reason-fields.module.css';

export interface ReasonFieldsProps {
  readonly draft: OldVersionDraft;
  /** What is wrong, once the user has tried to send it. */
  readonly problem: ReturnType<typeof oldVersionProblem>;
  readonly onChange: (draft: OldVersionDraft) => void;
}

/** Four reasons, of which the last one has a text of its own. */
export function ReasonFields({ draft, problem, onChange }: ReasonFieldsProps): ReactElement {
  const t = useMessages(promptsMessages);
  const name = useId();
  const textRef = useRef<HTMLTextAreaElement>(null);
  useEffect(() => {
    if (problem === 'textMissing') textRef.current?.focus();
  }, [problem]);
  const errors = {
    reasonMissing: undefined,
    textMissing: t('otherReasonMissing'),
    textTooLong: t('tooLong', { most: OTHER_REASON_MAX }),
  };
  return (
    <fieldset className={css.field} aria-label={t('reasons')}>
      {oldVersionReasons.map((reason, index) => (
        <label key={reason} className={css.option}>
          <input
            {...(index === 0 && initialFocus)}
            type="radio"
            name={name}
            className={css.input}
            checked={draft.reason === reason}
            onChange={() => onChange({ ...draft, reason })}
          />
          <span>{t(`reason${reason}`)}</span>
        </label>
      ))}
      {draft.reason === OTHER_REASON && (
        <TextArea
          ref={textRef}
          label={t('otherReason')}
          required
          characterLimit={OTHER_REASON_MAX}
          error={problem === null ? undefined : errors[problem]}
          value={draft.text}
          onValueChange={(text) => onChange({ ...draft, text })}
        />
      )}
    </fieldset>
  );
}
