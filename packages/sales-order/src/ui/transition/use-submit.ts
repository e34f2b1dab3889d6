import { useState } from 'react';

export interface Submit<A extends readonly unknown[]> {
  /** The promise of the handler is pending. */
  readonly busy: boolean;
  submit(...values: A): void;
}

/** Calls the handler, and keeps its dialog busy until the handler's promise settles. */
export function useSubmit<A extends readonly unknown[]>(
  onConfirm: (...values: A) => void | Promise<void>,
): Submit<A> {
  const [busy, setBusy] = useState(false);
  const handle = async (values: A): Promise<void> => {
    setBusy(true);
    try {
      await onConfirm(...values);
    } finally {
      setBusy(false);
    }
  };
  return { busy, submit: (...values) => void handle(values) };
}
