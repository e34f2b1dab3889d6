import { useMessages } from '@pantau/core';
import { useInterruptionBlocker } from '@pantau/core/interruptions';
import { IconButton } from '@pantau/core/ui/icon-button';
import { LazyPart, createLazy } from '@pantau/core/ui/lazy';
import { type ReactElement, useState } from 'react';
import type { OnboardingSource } from '../../engine/onboarding/onboarding-source.port.ts';
import {
  useMayOnboard,
  useOnboardingPrompt,
} from '../../hooks/onboarding/use-onboarding-prompt.ts';
import { onboardingMessages } from '../../messages/onboarding-messages.ts';
import type { RuleLinks } from './rule-links.ts';

const onboardingDialog = createLazy(
  async () => (await import('./onboarding-dialog.tsx')).OnboardingDialog,
);

export interface OnboardingProps extends RuleLinks {
  readonly source: OnboardingSource;
  /** The company has not completed the onboarding. */
  readonly due: boolean;
  /** The company has completed it now; the host refreshes its session. */
  readonly onCompleted: () => void;
}

/** Offers recommended rules once per session, when no other interruption is shown (AR-80). */
export function OnboardingPrompt({ due, ...dialog }: OnboardingProps): ReactElement | null {
  const { open, close } = useOnboardingPrompt(due);
  if (!open) return null;
  return (
    <LazyPart part={onboardingDialog} props={{ ...dialog, onClose: close }} quiet onFail={close} />
  );
}

/** Opens the onboarding at any time until the company has completed it (AR-86). */
export function OnboardingButton({ due, ...dialog }: OnboardingProps): ReactElement | null {
  const t = useMessages(onboardingMessages);
  const mayOnboard = useMayOnboard();
  const [isOpen, setOpen] = useState(false);
  useInterruptionBlocker(isOpen);
  const close = (): void => setOpen(false);
  return (
    <>
      {due && mayOnboard && (
        <IconButton
          icon="star"
          label={t('openOnboarding')}
          aria-haspopup="dialog"
          onClick={() => setOpen(true)}
        />
      )}
      {isOpen && (
        <LazyPart part={onboardingDialog} props={{ ...dialog, onClose: close }} onFail={close} />
      )}
    </>
  );
}
