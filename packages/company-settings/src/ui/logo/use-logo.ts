import { isPantauError, useToast } from '@pantau/core';
import { type ChangeEvent, useState } from 'react';
import type { CompanySource } from '../../engine/company/company-source.ts';
import {
  LOGO_FILE_MAX,
  type LogoProblem,
  logoFileProblem,
  logoProblems,
} from '../../engine/company/logo.ts';
import { useAction } from '../../hooks/use-action.ts';
import { useText } from '../shared/use-text.ts';

/** Those of a file that can no longer be read are none. */
const bytesOf = (file: File): Promise<Uint8Array> =>
  file.arrayBuffer().then(
    (buffer) => new Uint8Array(buffer),
    () => new Uint8Array(),
  );

/** Choosing, uploading and removing a logo. */
export function useLogo(source: CompanySource, onChanged: () => void) {
  const t = useText();
  const toast = useToast();
  const action = useAction();
  const [file, setFile] = useState<File | null>(null);
  const [problem, setProblem] = useState<LogoProblem | null>(null);
  const refuse = (found: LogoProblem): void => {
    setFile(null);
    setProblem(found);
  };
  const choose = async (event: ChangeEvent<HTMLInputElement>): Promise<void> => {
    const input = event.currentTarget;
    const [chosen] = input.files ?? [];
    if (chosen === undefined) return;
    const bytes = chosen.size > LOGO_FILE_MAX ? new Uint8Array() : await bytesOf(chosen);
    // The same file can be chosen again.
    input.value = '';
    setProblem(null);
    action.clear();
    const found = logoFileProblem(chosen.size, bytes);
    if (found === undefined) setFile(chosen);
    else refuse(found);
  };
  const upload = (picture: Blob): Promise<boolean> =>
    action.run(async () => {
      try {
        await source.uploadLogo(picture);
      } catch (error) {
        const named = logoProblems.find((one) => isPantauError(error) && error.code === one);
        if (named === undefined) throw error;
        refuse(named);
        return;
      }
      setFile(null);
      toast.show({ kind: 'success', text: t('logoSaved') });
      onChanged();
    });
  const remove = async (): Promise<boolean> => {
    const isRemoved = await action.run(() => source.removeLogo());
    if (isRemoved) {
      toast.show({ kind: 'success', text: t('logoRemoved') });
      onChanged();
    }
    return isRemoved;
  };
  return { action, file, problem, refuse, choose, upload, remove, close: () => setFile(null) };
}
