import { OnboardingPrompt, type OnboardingProps } from '@pantau/alert-rules/onboarding';
import {
  BannerPrompt,
  ContactReminder,
  FeedbackPrompt,
  OldVersionPrompt,
  type PromptSource,
  SatisfactionPrompt,
} from '@pantau/shell/prompts';
import { hasLoginFlag, withoutLoginFlag } from '@pantau/shell/session';
import type { ReactElement } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { pages } from '../navigation/pages.ts';

export interface PortalPromptsProps {
  readonly source: PromptSource;
  readonly onboarding: OnboardingProps;
  /** Hosts of the old version that the server allows. */
  readonly redirectHosts: readonly string[];
  /** The user has chosen to go back to the old version. */
  readonly isGoingBack: boolean;
  readonly onStay: () => void;
}

const leaveFor = (address: string): void => window.location.assign(address);

/** What the portal asks its users: banner, reminder, recommended rules, feedback, and the way back (PO-85 to PO-87, PO-106). */
export function PortalPrompts(props: PortalPromptsProps): ReactElement {
  const { source, onboarding, redirectHosts, isGoingBack, onStay } = props;
  const { pathname, search, hash } = useLocation();
  const navigate = useNavigate();
  // To come back to, after the profile is complete.
  const origin = { from: pathname + search };
  const removeFlag = (): void =>
    void navigate({ search: withoutLoginFlag(search), hash }, { replace: true });
  return (
    <>
      {pathname.replace(/\/+$/, '') === pages.dashboard.path && (
        <BannerPrompt
          source={source}
          domain={window.location.hostname}
          afterSignIn={hasLoginFlag(pathname, search)}
          onNoted={removeFlag}
        />
      )}
      <ContactReminder
        source={source}
        onAddEmail={() => void navigate(pages.addEmail.path, { state: origin })}
        onAddNumber={() => void navigate(pages.addNumber.path, { state: origin })}
      />
      <OnboardingPrompt {...onboarding} />
      <FeedbackPrompt source={source} />
      <SatisfactionPrompt source={source} />
      {isGoingBack && (
        <OldVersionPrompt
          source={source}
          redirectHosts={redirectHosts}
          onRedirect={leaveFor}
          onClose={onStay}
        />
      )}
    </>
  );
}
