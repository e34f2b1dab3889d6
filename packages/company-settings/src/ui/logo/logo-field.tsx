import { Button } from '@pantau/core/ui/button';
import { Icon } from '@pantau/core/ui/icon';
import { LazyPart, createLazy } from '@pantau/core/ui/lazy';
import { type ReactElement, useRef } from 'react';
import type { CompanySource } from '../../engine/company/company-source.ts';
import { LOGO_FILE_MAX, LOGO_SIDE_MIN } from '../../engine/company/logo.ts';
import { FailureNotice } from '../shared/failure-notice.tsx';
import { useText } from '../shared/use-text.ts';
import css from './logo.module.css';
import { useLogo } from './use-logo.ts';

const cropDialog = createLazy(async () => (await import('./crop-dialog.tsx')).CropDialog);

export interface LogoFieldProps {
  readonly source: CompanySource;
  readonly logoUrl: string | null;
  readonly readOnly: boolean;
  readonly onChanged: () => void;
}

const MB = 1_000_000;

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
