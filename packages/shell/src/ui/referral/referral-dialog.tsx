import { useMessages, useReportError, useToast } from '@pantau/core';
import { Button } from '@pantau/core/ui/button';
import { Dialog } from '@pantau/core/ui/dialog';
import { ErrorState } from '@pantau/core/ui/error-state';
import { initialFocus } from '@pantau/core/ui/overlay';
import { Skeleton } from '@pantau/core/ui/skeleton';
import { TextField } from '@pantau/core/ui/text-field';
import { type ReactElement, useEffect, useState } from 'react';
import type { Referral, ReferralSource } from '../../engine/referral/referral.ts';
import { promptsMessages } from '../../messages/prompts-messages.ts';
import css from './referral-dialog.module.css';

export interface ReferralDialogProps {
  readonly source: ReferralSource;
  readonly onClose: () => void;
}

type Loaded = Referral | 'loading' | 'failed';

function useReferral(source: ReferralSource): { readonly referral: Loaded; retry(): void } {
  const report = useReportError();
  const [referral, setReferral] = useState<Loaded>('loading');
  useEffect(() => {
    if (referral !== 'loading') return undefined;
    const leaving = new AbortController();
    source.readReferral(leaving.signal).then(
      (found) => {
        if (!leaving.signal.aborted) setReferral(found);
      },
      (error: unknown) => {
        if (leaving.signal.aborted) return;
        report(error);
        setReferral('failed');
      },
    );
    return () => leaving.abort();
  }, [source, referral, report]);
  return { referral, retry: () => setReferral('loading') };
}

/** The company's referral code and link, each with a button that copies it (SH-77). */
export function ReferralDialog({ source, onClose }: ReferralDialogProps): ReactElement {
  const t = useMessages(promptsMessages);
  const { referral, retry } = useReferral(source);
  return (
    <Dialog.Root open onOpenChange={(open) => !open && onClose()}>
      <Dialog.Content size="narrow">
        <Dialog.Header>
          <Dialog.Title>{t('referralTitle')}</Dialog.Title>
          <Dialog.Description>{t('referralText')}</Dialog.Description>
        </Dialog.Header>
        <Dialog.Body>
          <div className={css.content} aria-busy={referral === 'loading'}>
            {referral === 'failed' && (
              <ErrorState level={3} title={t('referralFailed')} onRetry={retry} />
            )}
            {referral === 'loading' && <Skeleton shape="block" height={116} />}
            {typeof referral === 'object' && (
              <>
                <CopyField label={t('referralCode')} action={t('copyCode')} value={referral.code} />
                <CopyField label={t('referralLink')} action={t('copyLink')} value={referral.link} />
              </>
            )}
          </div>
        </Dialog.Body>
        <Dialog.Footer>
          <Button {...initialFocus} onClick={onClose}>
            {t('close')}
          </Button>
        </Dialog.Footer>
      </Dialog.Content>
    </Dialog.Root>
  );
}

interface CopyFieldProps {
  readonly label: string;
  readonly action: string;
  readonly value: string;
}

function CopyField({ label, action, value }: CopyFieldProps): ReactElement {
  const t = useMessages(promptsMessages);
  const toast = useToast();
  const copy = async (): Promise<void> => {
    try {
      await navigator.clipboard.writeText(value);
      toast.show({ kind: 'success', text: t('copied') });
    } catch {
      toast.show({ kind: 'error', text: t('copyFailed') });
    }
  };
  return (
    <div className={css.line}>
      <div className={css.value}>
        <TextField
          label={label}
          value={value}
          readOnly
          onFocus={(event) => event.currentTarget.select()}
        />
      </div>
      <Button icon="copy" aria-label={action} onClick={() => void copy()}>
        {t('copy')}
      </Button>
    </div>
  );
}
