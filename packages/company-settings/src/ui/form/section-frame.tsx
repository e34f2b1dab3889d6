import { Button } from '@pantau/core/ui/button';
import { Notice } from '@pantau/core/ui/notice';
import { type FormEvent, type ReactElement, type ReactNode, useRef } from 'react';
import type { SaveOutcome, SectionForm } from '../../hooks/use-section-form.ts';
import type { FormTranslate } from '../../messages/form-texts.ts';
import { Card } from '../shared/card.tsx';
import { problemText } from '../shared/use-problem-text.ts';
import css from './settings-section.module.css';
import { SectionContext, type UsedSection } from './section-context.ts';

export interface SectionFrameProps<T extends object> {
  /** Identifies the section in the page. */
  readonly name: string;
  readonly title: string;
  readonly text: string;
  readonly level: 2 | 3;
  readonly readOnly: boolean;
  readonly form: SectionForm<T>;
  readonly t: FormTranslate;
  readonly issueText: UsedSection['issueText'];
  /** The button next to the one that saves. Defaults to one that discards the changes. */
  readonly secondary?: ReactNode;
  /** The form can be submitted without changes, which says what is missing. Defaults to `false`. */
  readonly submitsUnchanged?: boolean | undefined;
  /** What is shown of a conflict with somebody else. */
  readonly conflict?: ((outcome: SaveOutcome<T>) => ReactNode) | undefined;
  readonly children: ReactNode;
}

/** A section with its fields and its own buttons, in the texts of the area that shows it (CS-1). */
export function SectionFrame<T extends object>(props: SectionFrameProps<T>): ReactElement {
  const { name, title, text, level, readOnly, form, t, issueText, secondary, children } = props;
  const { isDirty, isSaving } = form;
  const canSave = isDirty || props.submitsUnchanged === true;
  const formRef = useRef<HTMLFormElement>(null);
  const submit = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    if (isSaving || !canSave) return;
    const wrong = await form.submit();
    if (wrong !== undefined) {
      formRef.current?.querySelector<HTMLElement>(`[name="${CSS.escape(wrong)}"]`)?.focus();
    }
  };
  const discard = (): void => {
    form.discard();
    // The button that was pressed is disabled now.
    formRef.current?.closest<HTMLElement>('[data-section]')?.focus({ preventScroll: true });
  };
  const context = { form, readOnly, t, issueText } as unknown as UsedSection;
  return (
    <Card name={name} level={level} title={title} text={text}>
      <SectionContext.Provider value={context}>
        {readOnly ? (
          <div className={css.form}>{children}</div>
        ) : (
          <form
            ref={formRef}
            className={css.form}
            aria-label={title}
            onSubmit={(event) => void submit(event)}
            noValidate
          >
            <SaveNotice {...props} />
            {children}
            <div className={css.bar} data-dirty={isDirty || undefined}>
              <span className={css.state}>{isDirty && t('unsaved')}</span>
              {secondary ?? (
                <Button disabled={!isDirty || isSaving} onClick={discard}>
                  {t('discard')}
                </Button>
              )}
              <Button
                variant={canSave ? 'primary' : 'outline'}
                type="submit"
                loading={isSaving}
                aria-disabled={!canSave}
              >
                {t('save')}
              </Button>
            </div>
          </form>
        )}
      </SectionContext.Provider>
    </Card>
  );
}

/** Why a section was not saved. */
function SaveNotice<T extends object>({ form, t, conflict }: SectionFrameProps<T>): ReactNode {
  const { outcome } = form;
  switch (outcome?.kind) {
    case undefined:
      return null;
    case 'fields':
      return (
        <Notice tone="error" title={t('notSaved')}>
          <p className={css.notice}>{t('checkFields', { count: outcome.count })}</p>
        </Notice>
      );
    case 'failed':
      return (
        <Notice tone="error" title={t('notSaved')} takesFocus>
          <p className={css.notice}>{problemText(t, outcome.error)}</p>
        </Notice>
      );
    default:
      return conflict?.(outcome);
  }
}
