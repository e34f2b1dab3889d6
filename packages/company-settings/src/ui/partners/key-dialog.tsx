import { useFormat, useToast } from '@pantau/core';
import { Button } from '@pantau/core/ui/button';
import { Dialog } from '@pantau/core/ui/dialog';
import { Notice } from '@pantau/core/ui/notice';
import { TextField } from '@pantau/core/ui/text-field';
import { initialFocus } from '@pantau/core/ui/overlay';
import { type FormEvent, type ReactElement, useId, useRef, useState } from 'react';
import {
  type ApiKey,
  KEY_NAME_MAX,
  type NewApiKey,
  type PartnerSource,
} from '../../engine/partners/partner-source.ts';
import { useAction } from '../../hooks/use-action.ts';
import { problemText } from '../shared/use-problem-text.ts';
import css from './partners.module.css';
import { usePartnerText } from './use-partner-text.ts';

export interface KeyDialogProps {
  readonly partners: PartnerSource;
  /** The key to rotate; `null` to add one. */
  readonly rotated: ApiKey | null;
  readonly onClose: () => void;
  /** The keys have changed, or may have. */
  readonly onChanged: () => void;
}

/** Adds or rotates a key, and then shows it, once (CS-110, CS-111). */
export function KeyDialog(props: KeyDialogProps): ReactElement {
  const { partners, rotated, onClose, onChanged } = props;
  const t = usePartnerText();
  const { number } = useFormat();
  const formId = useId();
  const action = useAction();
  const nameRef = useRef<HTMLInputElement>(null);
  const [name, setName] = useState('');
  const [tried, setTried] = useState(false);
  const [created, setCreated] = useState<NewApiKey | null>(null);
  const typed = name.trim();
  const problem = typed === '' ? 'required' : typed.length > KEY_NAME_MAX ? 'tooLong' : undefined;
  const submit = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    setTried(true);
    if (rotated === null && problem !== undefined) {
      nameRef.current?.focus();
      return;
    }
    await action.run(async () => {
      setCreated(
        await (rotated === null ? partners.addApiKey(typed) : partners.rotateApiKey(rotated.id)),
      );
    });
    onChanged();
  };
  if (created !== null) return <CreatedKey created={created} onClose={onClose} />;
  const { failure } = action;
  const refused = failure?.kind === 'fields' ? (failure.fields['name'] ?? '') : undefined;
  const error =
    tried && problem !== undefined ? t(problem, { max: number(KEY_NAME_MAX) }) : undefined;
  return (
    <Dialog.Root open onOpenChange={(open) => !open && onClose()}>
      <Dialog.Content size="narrow">
        <Dialog.Header>
          <Dialog.Title>{t(rotated === null ? 'addKey' : 'rotateTitle')}</Dialog.Title>
          {rotated !== null && (
            <Dialog.Description>{t('rotateText', { name: rotated.name })}</Dialog.Description>
          )}
        </Dialog.Header>
        <Dialog.Body>
          <form
            id={formId}
            className={css.form}
            noValidate
            onSubmit={(event) => void submit(event)}
          >
            {failure?.kind === 'failed' && (
              <Notice tone="error" title={problemText(t, failure.error)} takesFocus />
            )}
            {rotated === null && (
              <TextField
                {...initialFocus}
                ref={nameRef}
                name="name"
                label={t('keyName')}
                hint={t('keyNameHint')}
                autoComplete="off"
                required
                error={refused === undefined ? error : refused || t('notAccepted')}
                value={name}
                onValueChange={(value) => {
                  setName(value);
                  action.clear();
                }}
              />
            )}
          </form>
        </Dialog.Body>
        <Dialog.Footer>
          <Button onClick={onClose}>{t('cancel')}</Button>
          <Button variant="primary" type="submit" form={formId} loading={action.isBusy}>
            {t(rotated === null ? 'addKey' : 'rotateKey')}
          </Button>
        </Dialog.Footer>
      </Dialog.Content>
    </Dialog.Root>
  );
}

interface CreatedKeyProps {
  readonly created: NewApiKey;
  readonly onClose: () => void;
}

/** A key that is shown only here. A click beside the dialog does not close it. */
function CreatedKey({ created, onClose }: CreatedKeyProps): ReactElement {
  const t = usePartnerText();
  const toast = useToast();
  const ref = useRef<HTMLInputElement>(null);
  const copy = async (): Promise<void> => {
    try {
      await navigator.clipboard.writeText(created.key);
      toast.show({ kind: 'success', text: t('keyCopied') });
    } catch {
      ref.current?.select();
      toast.show({ kind: 'error', text: t('copyFailed') });
    }
  };
  return (
    <Dialog.Root open onOpenChange={(open) => !open && onClose()}>
      <Dialog.Content size="narrow" role="alertdialog">
        <Dialog.Header>
          <Dialog.Title>{t('newKeyTitle')}</Dialog.Title>
          <Dialog.Description>{t('newKeyText')}</Dialog.Description>
        </Dialog.Header>
        <Dialog.Body>
          <TextField
            ref={ref}
            label={t('newKey')}
            readOnly
            autoComplete="off"
            spellCheck={false}
            value={created.key}
            onFocus={(event) => event.currentTarget.select()}
          />
        </Dialog.Body>
        <Dialog.Footer>
          <Button onClick={onClose}>{t('done')}</Button>
          <Button variant="primary" icon="copy" onClick={() => void copy()} {...initialFocus}>
            {t('copyKey')}
          </Button>
        </Dialog.Footer>
      </Dialog.Content>
    </Dialog.Root>
  );
}
