import { type ReactElement, type RefObject, useLayoutEffect, useState } from 'react';
import { afterPaint } from '../../theme/after-paint.ts';
import { initialFocus } from '../../theme/use-overlay.ts';
import { Button } from '../button/button.tsx';
import { Dialog } from '../dialog/dialog.tsx';
import type { LeaveAttempt } from './leave-guard.ts';

/** What the user is asked before unsaved input is lost. */
export interface LeaveTexts {
  readonly title: string;
  readonly text: string;
  /** Label of the button that keeps the input. */
  readonly stay: string;
  /** Label of the button that loses it. */
  readonly leave: string;
}

interface LeavePromptProps {
  readonly texts: LeaveTexts;
  onStay(): void;
  onLeave(): void;
}

/** Asks whether to lose unsaved input. */
function LeavePrompt({ texts, onStay, onLeave }: LeavePromptProps): ReactElement {
  return (
    <Dialog.Root
      open
      onOpenChange={(open) => {
        if (!open) onStay();
      }}
    >
      <Dialog.Content role="alertdialog" size="narrow">
        <Dialog.Header>
          <Dialog.Title>{texts.title}</Dialog.Title>
          <Dialog.Description>{texts.text}</Dialog.Description>
        </Dialog.Header>
        <Dialog.Footer>
          <Button onClick={onStay} {...initialFocus}>
            {texts.stay}
          </Button>
          <Button variant="danger" onClick={onLeave}>
            {texts.leave}
          </Button>
        </Dialog.Footer>
      </Dialog.Content>
    </Dialog.Root>
  );
}

export interface LeaveQuestionProps {
  /** Is given the function that asks. */
  readonly askRef: RefObject<(attempt: LeaveAttempt) => void>;
  readonly texts: LeaveTexts;
}

/** Asks once there is an attempt to leave. It holds the attempt, so that the form is not rendered for the question. */
export function LeaveQuestion({ askRef, texts }: LeaveQuestionProps): ReactElement | null {
  const [attempt, setAttempt] = useState<LeaveAttempt | null>(null);
  useLayoutEffect(() => {
    askRef.current = setAttempt;
  }, [askRef]);
  if (attempt === null) return null;
  const close = (): void => setAttempt(null);
  return (
    <LeavePrompt
      texts={texts}
      onStay={() => {
        close();
        attempt.stay();
      }}
      onLeave={() => {
        close();
        // What is left can be a large page: the question does not stay until that has been replaced (CO-233).
        afterPaint(attempt.leave);
      }}
    />
  );
}
