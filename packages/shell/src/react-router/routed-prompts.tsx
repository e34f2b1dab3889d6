import type { ReactElement } from 'react';
import { useLocation, useNavigate } from 'react-router';
import type { PromptSource } from '../engine/prompts/prompt-source.ts';
import { hasLoginFlag, withoutLoginFlag } from '../engine/session/login-flag.ts';
import { BannerPrompt } from '../ui/banner/banner-prompt.tsx';
import { ContactReminder } from '../ui/contact-reminder/contact-reminder.tsx';
import { FeedbackPrompt } from '../ui/feedback/feedback-prompt.tsx';
import { SatisfactionPrompt } from '../ui/satisfaction/satisfaction-prompt.tsx';

export interface RoutedPromptsProps {
  readonly source: PromptSource;
  /** Path of the page after the sign-in, on which banners are shown. */
  readonly mainPath: string;
  /** Paths of the pages on which users add what the reminder misses. */
  readonly addEmailPath: string;
  readonly addNumberPath: string;
}

/** What a page without a request shows: banner, reminder, feedback, satisfaction (PO-85 to PO-87). */
export function RoutedPrompts(props: RoutedPromptsProps): ReactElement {
  const { source, mainPath, addEmailPath, addNumberPath } = props;
  const { pathname, search, hash } = useLocation();
  const navigate = useNavigate();
  const add = (path: string) => () => {
    const origin: PageOrigin = { from: pathname + search };
    void navigate(path, { state: origin });
  };
  const removeFlag = (): void =>
    void navigate({ search: withoutLoginFlag(search), hash }, { replace: true });
  return (
    <>
      {pathname.replace(/\/+$/, '') === mainPath && (
        <BannerPrompt
          source={source}
          domain={window.location.hostname}
          afterSignIn={hasLoginFlag(pathname, search)}
          onNoted={removeFlag}
        />
      )}
      <ContactReminder
        source={source}
        onAddEmail={add(addEmailPath)}
        onAddNumber={add(addNumberPath)}
      />
      <FeedbackPrompt source={source} />
      <SatisfactionPrompt source={source} />
    </>
  );
}

/** The state of a history entry that a prompt has led to. */
interface PageOrigin {
  readonly from: string;
}

const isOrigin = (state: unknown): state is PageOrigin =>
  typeof state === 'object' && state !== null && typeof Reflect.get(state, 'from') === 'string';

/**
 * Leaves a page to which a prompt has led, for the page that it was shown on.
 *
 * @param fallback path to leave for if the user came otherwise
 */
export function useReturnFromPrompt(fallback: string): () => void {
  const navigate = useNavigate();
  const { state } = useLocation();
  const from = isOrigin(state) ? state.from : fallback;
  return () => void navigate(from, { replace: true });
}
