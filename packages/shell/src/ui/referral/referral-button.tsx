import { useMessages } from '@pantau/core';
import { IconButton } from '@pantau/core/ui/icon-button';
import { LazyPart, createLazy } from '@pantau/core/ui/lazy';
import { type ReactElement, useState } from 'react';
import type { ReferralSource } from '../../engine/referral/referral.ts';
import { promptActionsMessages } from '../../messages/prompt-actions-messages.ts';
import { useOffersReferral } from '../../hooks/feedback/use-offers.ts';
import css from './referral-button.module.css';

const referralDialog = createLazy(
  async () => (await import('./referral-dialog.tsx')).ReferralDialog,
);

export interface ReferralButtonProps {
  readonly source: ReferralSource;
  /** The dialog is open, for a host that opens it elsewhere, too. By default only the button opens it. */
  readonly open?: boolean | undefined;
  readonly onOpenChange?: ((open: boolean) => void) | undefined;
}

/** Opens the referral code, for users with its scope; not in company 1449 (SH-77). */
export function ReferralButton(props: ReferralButtonProps): ReactElement | null {
  const { source, open: openElsewhere = false, onOpenChange } = props;
  const t = useMessages(promptActionsMessages);
  const isOffered = useOffersReferral();
  const [isOpen, setOpen] = useState(false);
  if (!isOffered) return null;
  const close = (): void => {
    setOpen(false);
    onOpenChange?.(false);
  };
  return (
    <>
      <span className={css.button}>
        <IconButton
          icon="gift"
          label={t('recommend')}
          aria-haspopup="dialog"
          onClick={() => setOpen(true)}
        />
      </span>
      {(isOpen || openElsewhere) && (
        <LazyPart part={referralDialog} props={{ source, onClose: close }} onFail={close} />
      )}
    </>
  );
}
