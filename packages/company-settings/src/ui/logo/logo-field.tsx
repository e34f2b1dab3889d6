import { isPantauError, useToast } from '@pantau/core';
import { Button } from '@pantau/core/ui/button';
import { Icon } from '@pantau/core/ui/icon';
import { LazyPart, createLazy } from '@pantau/core/ui/lazy';
import { type ChangeEvent, type ReactElement, useRef, useState } from 'react';
import type { CompanySource } from '../../engine/company/company-source.ts';
import {
  LOGO_FILE_MAX,
  LOGO_SIDE_MIN,
  type LogoProblem,
  logoFileProblem,
  logoProblems,
} from '../../engine/company/logo.ts';
import { useAction } from '../../hooks/use-action.ts';
import { FailureNotice } from '../shared/failure-notice.tsx';
import { useText } from '../shared/use-text.ts';
import css from './logo.module.css';

const cropDialog = createLazy(async () => (await import('./crop-dialog.tsx')).CropDialog);

export interface LogoFieldProps {
  readonly source: CompanySource;
  readonly logoUrl: string | null;
  readonly readOnly: boolean;
  readonly onChanged: () => void;
}

const MB = 1_000_000;

/** Those of a file that can no longer be read are none. */
const bytesOf = (file: File): Promise<Uint8Array> =>
  file.arrayBuffer().then(
    (buffer) => new Uint8Array(buffer),
    () => new Uint8Array(),
  );

/** Choosing, uploading and removing a logo. */
function useLogo(source: CompanySource, onChanged: () => void) {
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

/** The company's logo, which takes effect as soon as it is chosen (CS-30 to CS-33). */
export function LogoField({ source, logoUrl, readOnly, onChanged }: LogoFieldProps): ReactElement {
  const t = useText();
  const logo = useLogo(source, onChanged);
  const { action, file } = logo;
  return (
    <div className={css.field} role="group" aria-label={t('logo')}>
      <span className={css.frame}>
        {logoUrl === null ? (
          <Icon name="truck" size={24} className={css.none} />
        ) : (
          <img className={css.picture} src={logoUrl} alt={t('logo')} width={64} height={64} />
        )}
      </span>
      <div className={css.side}>
        <span className={css.label}>{t('logo')}</span>
        {readOnly ? (
          logoUrl === null && <span>{t('none')}</span>
        ) : (
          <LogoButtons logo={logo} hasLogo={logoUrl !== null} />
        )}
        <FailureNotice failure={file === null ? action.failure : null} />
      </div>
      {file !== null && (
        <LazyPart
          part={cropDialog}
          props={{
            file,
            failure: action.failure,
            isBusy: action.isBusy,
            onCrop: logo.upload,
            onRefuse: logo.refuse,
            onClose: logo.close,
          }}
          onFail={logo.close}
        />
      )}
    </div>
  );
}

interface LogoButtonsProps {
  readonly logo: ReturnType<typeof useLogo>;
  readonly hasLogo: boolean;
}

function LogoButtons({ logo, hasLogo }: LogoButtonsProps): ReactElement {
  const t = useText();
  const inputRef = useRef<HTMLInputElement>(null);
  const uploadRef = useRef<HTMLButtonElement>(null);
  const { action, problem } = logo;
  const remove = async (): Promise<void> => {
    // The pressed button is gone.
    if (await logo.remove()) uploadRef.current?.focus();
  };
  return (
    <>
      <span className={css.buttons}>
        <Button ref={uploadRef} onClick={() => inputRef.current?.click()}>
          {t(hasLogo ? 'replaceLogo' : 'uploadLogo')}
        </Button>
        {hasLogo && (
          <Button variant="quiet" loading={action.isBusy} onClick={() => void remove()}>
            {t('removeLogo')}
          </Button>
        )}
        <input
          ref={inputRef}
          type="file"
          hidden
          data-logo-file=""
          accept="image/png,image/jpeg,image/webp"
          onChange={(event) => void logo.choose(event)}
        />
      </span>
      {problem === null ? (
        <span className={css.hint}>{t('logoHint', { side: LOGO_SIDE_MIN })}</span>
      ) : (
        <span className={css.error} role="alert">
          <Icon name="octagonAlert" size={12} />
          {t(problem, { max: LOGO_FILE_MAX / MB, side: LOGO_SIDE_MIN })}
        </span>
      )}
    </>
  );
}
