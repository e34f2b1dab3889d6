import { useMessages, useSession } from '@pantau/core';
import { scopes } from '@pantau/core/contract';
import { IconButton } from '@pantau/core/ui/icon-button';
import { LazyPart, createLazy } from '@pantau/core/ui/lazy';
import { type ReactElement, useState } from 'react';
import { hasPartnerButtons } from '../../engine/prompts/partner-company.ts';
import type { ReferralSource } from '../../engine/referral/referral.ts';
import { promptActionsMessages } from '../../messages/prompt-actions-messages.ts';
import css from './referral-button.module.css';

const referralDialog = createLazy(
  async () => (await import('./referral-dialog.tsx')).ReferralDialog,
);

export interface ReferralButtonProps {
  readonly source: ReferralSource;
}

/** Opens the referral code, for users with its scope; not in company 1449 (SH-77). */
export function ReferralButton({ source }: ReferralButtonProps): ReactElement | null {
  const t = useMessages(promptActionsMessages);
  const { user, permissions } = useSession();
  const [isOpen, setOpen] = useState(false);
  if (!permissions.can(scopes.referralProgram) || !hasPartnerButtons(user)) return null;
  const close = (): void => setOpen(false);
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
      {isOpen && (
        <LazyPart part={referralDialog} props={{ source, onClose: close }} onFail={close} />
      )}
    </>
  );
}
