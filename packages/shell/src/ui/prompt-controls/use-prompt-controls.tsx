import { type ReactElement, useState } from 'react';
import type { PromptSource } from '../../engine/prompts/prompt-source.ts';
import { FeedbackButton } from '../feedback/feedback-button.tsx';
import { OldVersionItem } from '../old-version/old-version-item.tsx';
import { OldVersionPrompt } from '../old-version/old-version-prompt.tsx';
import { PhoneItems } from '../phone-items/phone-items.tsx';
import { ReferralButton } from '../referral/referral-button.tsx';

export interface PromptControlsOptions {
  readonly source: PromptSource;
  /** Hosts of the old version that users may be redirected to. */
  readonly redirectHosts: readonly string[];
}

/** Where users ask for a prompt themselves. */
export interface PromptControls {
  /** Feedback and referral, for the top bar. */
  readonly buttons: ReactElement;
  /** The same on a phone, and the way back to the old version, for the account menu. */
  readonly items: ReactElement;
  /** The way back while the user is asked about it. Place it where the account menu does not unmount it. */
  readonly dialog: ReactElement | null;
}

const leaveFor = (address: string): void => window.location.assign(address);

/** Feedback, referral and the way back in top bar and account menu, as far as each is for the user (SH-71, SH-75, SH-77, SH-129). */
export function usePromptControls(options: PromptControlsOptions): PromptControls {
  const { source, redirectHosts } = options;
  const [opened, setOpened] = useState<'feedback' | 'referral' | 'oldVersion' | null>(null);
  const close = (): void => setOpened(null);
  return {
    buttons: (
      <>
        <FeedbackButton source={source} open={opened === 'feedback'} onOpenChange={close} />
        <ReferralButton source={source} open={opened === 'referral'} onOpenChange={close} />
      </>
    ),
    items: (
      <>
        <PhoneItems
          onFeedback={() => setOpened('feedback')}
          onReferral={() => setOpened('referral')}
        />
        <OldVersionItem redirectHosts={redirectHosts} onSelect={() => setOpened('oldVersion')} />
      </>
    ),
    dialog:
      opened === 'oldVersion' ? (
        <OldVersionPrompt
          source={source}
          redirectHosts={redirectHosts}
          onRedirect={leaveFor}
          onClose={close}
        />
      ) : null,
  };
}
