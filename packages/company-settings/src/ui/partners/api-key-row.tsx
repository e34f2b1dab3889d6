import { useFormat } from '@pantau/core';
import { Button } from '@pantau/core/ui/button';
import type { ReactElement } from 'react';
import type { ApiKey } from '../../engine/partners/partner-source.ts';
import css from './partners.module.css';
import { usePartnerText } from './use-partner-text.ts';

export interface ApiKeyRowProps {
  readonly apiKey: ApiKey;
  readonly onRotate: () => void;
  readonly onRevoke: () => void;
}

/** A key by its name and ending, with when it was used (CS-110). */
export function ApiKeyRow({ apiKey, onRotate, onRevoke }: ApiKeyRowProps): ReactElement {
  const t = usePartnerText();
  const { dateTime } = useFormat();
  const { name, ending, lastUsedAt, previousUntil } = apiKey;
  return (
    <li className={css.row}>
      <div className={css.words}>
        <span className={css.name}>{name}</span>
        <span className={css.details}>
          <span className={css.ending}>{t('keyEnding', { ending })}</span>
          <span>
            {lastUsedAt === null ? t('keyUnused') : t('keyUsed', { time: dateTime(lastUsedAt) })}
          </span>
          {previousUntil !== null && (
            <span>{t('keyPrevious', { time: dateTime(previousUntil) })}</span>
          )}
        </span>
      </div>
      <div className={css.actions}>
        <Button
          variant="quiet"
          size="dense"
          aria-label={t('rotateNamed', { name })}
          onClick={onRotate}
        >
          {t('rotate')}
        </Button>
        <Button
          variant="quiet"
          size="dense"
          aria-label={t('revokeNamed', { name })}
          onClick={onRevoke}
        >
          {t('revoke')}
        </Button>
      </div>
    </li>
  );
}
