import { useUnsavedWork } from '@pantau/core';
import { Dialog } from '@pantau/core/ui/dialog';
import type { ReactElement, ReactNode } from 'react';
import { useDiscardPrompt } from './discard-prompt.tsx';

export interface DraftDialogProps {
  /** Whether the user has written something: closing asks first. */
  readonly hasText: boolean;
  /** Whether an update of the page has to wait; `hasText` unless set. */
  readonly isUnsaved?: boolean | undefined;
  onClose(): void;
  /** The content of the dialog. A `Dialog.Close` in it asks first, too. */
  readonly children: ReactNode;
}

/** A dialog that takes input: it never closes, nor lets the page be replaced, without asking for what was written. */
export function DraftDialog(props: DraftDialogProps): ReactElement {
  const { hasText, isUnsaved = hasText, onClose, children } = props;
  useUnsavedWork(isUnsaved);
  const { requestClose, prompt } = useDiscardPrompt(hasText, onClose);
  return (
    <>
      <Dialog.Root
        open
        onOpenChange={(open) => {
          if (!open) requestClose();
        }}
      >
        <Dialog.Content size="narrow">{children}</Dialog.Content>
      </Dialog.Root>
      {hasText && prompt}
    </>
  );
}
