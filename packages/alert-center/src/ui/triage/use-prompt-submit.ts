import { useState } from 'react';

interface PromptSubmit {
  readonly busy: boolean;
  /** Runs the action, which resolves to whether it was done; then the prompt closes. */
  readonly submit: (action: () => Promise<boolean>) => Promise<void>;
}

/**
 * Submits a prompt. For a single alert it stays open until the action is done, so that a rejected one can be
 * corrected. For several it closes at once: the bulk bar shows the progress, and keeps the input for a retry.
 */
export function usePromptSubmit(single: boolean, onClose: () => void): PromptSubmit {
  const [busy, setBusy] = useState(false);
  const submit = async (action: () => Promise<boolean>): Promise<void> => {
    const acting = action();
    if (!single) {
      onClose();
      return;
    }
    setBusy(true);
    const done = await acting;
    setBusy(false);
    if (done) onClose();
  };
  return { busy, submit };
}
