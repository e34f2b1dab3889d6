import { Button } from '@pantau/core/ui/button';
import { Icon } from '@pantau/core/ui/icon';
import { IconButton } from '@pantau/core/ui/icon-button';
import {
  type FormEvent,
  type KeyboardEvent,
  type ReactElement,
  useEffect,
  useId,
  useRef,
  useState,
} from 'react';
import { usePreviewDraft } from '../../hooks/previews.ts';
import { type AlertId, isUnresolved } from '../../engine/alert/alert.ts';
import { type FalseReason, reasonProblem, reasonText } from '../../engine/alert/false-reason.ts';
import { useDiscardPrompt } from '../triage/discard-prompt.tsx';
import { isSubmitKey } from '../triage/submit-key.ts';
import { FalseReasonFields } from '../triage/false-reason-fields.tsx';
import { useAlertTriage } from '../shared/triage-context.ts';
import { useText } from '../shared/use-text.ts';
import type { AlertPartProps } from './alert-identity.tsx';
import css from './preview-content.module.css';
import { usePreviewText } from '../shared/use-preview-text.ts';

/** Form for the reason of a false alert, opened by the button in the footer; also confirms the action. */
export function FalseAlertSection({ alert }: AlertPartProps): ReactElement | null {
  const id = alert.id;
  const [{ falseReason }, changeDraft] = usePreviewDraft(id);
  const section = useRef<HTMLElement>(null);
  const isAsking = falseReason !== null && isUnresolved(alert);

  // Scroll the form into view when it opens or grows, but not when a draft is restored.
  const choice = isAsking ? (falseReason.choice ?? 'none') : null;
  const before = useRef(choice);
  useEffect(() => {
    const last = before.current;
    before.current = choice;
    if (choice === null || choice === last) return;
    section.current?.scrollIntoView({ block: 'nearest' });
    if (last !== null) return;
    section.current?.querySelector('input')?.focus({ preventScroll: true });
  }, [choice]);

  if (!isAsking) return null;
  return (
    <FalseAlertQuestion
      id={id}
      reason={falseReason}
      sectionRef={section}
      onChange={(reason) => changeDraft({ falseReason: reason })}
      onClose={() => changeDraft({ falseReason: null })}
    />
  );
}

interface FalseAlertQuestionProps {
  readonly id: AlertId;
  readonly reason: FalseReason;
  readonly sectionRef: React.RefObject<HTMLElement | null>;
  onChange(reason: FalseReason): void;
  onClose(): void;
}

function FalseAlertQuestion(props: FalseAlertQuestionProps): ReactElement {
  const { id, reason, sectionRef, onChange, onClose } = props;
  const t = useText();
  const tPreview = usePreviewText();
  const triage = useAlertTriage();
  const headingId = useId();
  const [isBusy, setBusy] = useState(false);
  const isValid = reasonProblem(reason) === null;
  const { requestClose, prompt } = useDiscardPrompt(reason.other.trim() !== '', onClose);

  const submit = async (): Promise<void> => {
    if (!isValid || isBusy) return;
    setBusy(true);
    const isDone = await triage.markFalse(id, reasonText(reason));
    setBusy(false);
    if (isDone) onClose();
  };
  const onSubmit = (event: FormEvent): void => {
    event.preventDefault();
    void submit();
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    const isEscape = event.key === 'Escape' && !event.nativeEvent.isComposing;
    if (!isEscape && !isSubmitKey(event)) return;
    // Escape closes the form, not the preview.
    event.preventDefault();
    event.stopPropagation();
    if (isEscape) requestClose();
    else void submit();
  };

  return (
    <section
      ref={sectionRef}
      className={css.section}
      aria-labelledby={headingId}
      data-false-alert-form
    >
      <div className={css.headLine}>
        <h3 id={headingId} className={css.heading}>
          <Icon name="slashCircle" size={14} />
          {t('falseAlert')}
        </h3>
        <IconButton
          icon="chevronUp"
          size="dense"
          label={tPreview('falseAlertHide')}
          onClick={requestClose}
        />
      </div>
      <form className={css.question} onSubmit={onSubmit} onKeyDown={onKeyDown} noValidate>
        <FalseReasonFields
          reason={reason}
          onChange={onChange}
          isInline
          end={
            <Button type="submit" variant="primary" loading={isBusy} disabled={!isValid}>
              {t('markFalse')}
            </Button>
          }
        />
      </form>
      {prompt}
    </section>
  );
}
