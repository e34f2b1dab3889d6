import type { ReactElement } from 'react';
import { initialFocus } from '../../theme/use-overlay.ts';
import { Button } from '../button/button.tsx';
import { Dialog } from '../dialog/dialog.tsx';

/** What the user is asked before unsaved input is lost. */
export interface LeaveTexts {
  readonly title: string;
  readonly text: string;
  /** Label of the button that keeps the input. */
  readonly stay: string;
  /** Label of the button that loses it. */
  readonly leave: string;
}

export interface LeavePromptProps {
  readonly texts: LeaveTexts;
  onStay(): void;
  onLeave(): void;
}

/** Asks whether to lose unsaved input. */
export function LeavePrompt({ texts, onStay, onLeave }: LeavePromptProps): ReactElement {
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
