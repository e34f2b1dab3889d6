import { useToast } from '@pantau/core';
import { useRequest } from '@pantau/core/request';
import { Button } from '@pantau/core/ui/button';
import { LazyPart, createLazy } from '@pantau/core/ui/lazy';
import { Skeleton } from '@pantau/core/ui/skeleton';
import { type ReactElement, useCallback, useRef, useState } from 'react';
import type { ApiKey, PartnerSource } from '../../engine/partners/partner-source.ts';
import { Card } from '../shared/card.tsx';
import { problemText } from '../shared/use-problem-text.ts';
import { ApiKeyRow } from './api-key-row.tsx';
import css from './partners.module.css';
import { TokenIssuerForm } from './token-issuer-form.tsx';
import { useFocusOnceClosed } from '../shared/use-focus-once-closed.ts';
import { usePartnerText } from './use-partner-text.ts';

const keyDialog = createLazy(async () => (await import('./key-dialog.tsx')).KeyDialog);
const revokeDialog = createLazy(async () => (await import('./revoke-dialog.tsx')).RevokeDialog);

export interface PartnersSectionProps {
  readonly partners: PartnerSource;
  readonly level: 2 | 3;
  /** Grows when somebody may have changed something. */
  readonly version: number;
}

type Open =
  | { readonly kind: 'key'; readonly rotated: ApiKey | null }
  | { readonly kind: 'revoke'; readonly apiKey: ApiKey };

/** What partners of the company sign in with: API keys, and an issuer of signed tokens (CS-110 to CS-113). */
export function PartnersSection({ partners, level, version }: PartnersSectionProps): ReactElement {
  const t = usePartnerText();
  const toast = useToast();
  const addRef = useRef<HTMLButtonElement>(null);
  const [open, setOpen] = useState<Open | null>(null);
  const keys = useRequest(
    useCallback((signal: AbortSignal) => partners.apiKeys(signal), [partners]),
    { version },
  );
  const close = (): void => setOpen(null);
  const focusAdd = useFocusOnceClosed(open !== null, () => addRef.current?.focus());
  const inner = level === 2 ? 3 : 4;
  const Heading = `h${inner}` as const;
  const { data, error } = keys;
  return (
    <Card name="partners" title={t('partners')} text={t('partnersText')} level={level}>
      <div className={css.part}>
        <Heading className={css.heading}>{t('apiKeys')}</Heading>
        <p className={css.text}>{t('apiKeysText')}</p>
        {data === undefined && error === null && <Skeleton shape="block" height={56} />}
        {data === undefined && error !== null && (
          <p className={css.failed}>
            {problemText(t, error)}
            <Button size="dense" onClick={keys.reload}>
              {t('tryAgain')}
            </Button>
          </p>
        )}
        {data !== undefined && <KeyList apiKeys={data} onOpen={setOpen} />}
        {data !== undefined && (
          <div>
            <Button
              ref={addRef}
              icon="plus"
              onClick={() => setOpen({ kind: 'key', rotated: null })}
            >
              {t('addKey')}
            </Button>
          </div>
        )}
      </div>
      <TokenIssuerForm partners={partners} level={inner} version={version} />
      {open?.kind === 'key' && (
        <LazyPart
          part={keyDialog}
          props={{ partners, rotated: open.rotated, onClose: close, onChanged: keys.reload }}
          onFail={close}
        />
      )}
      {open?.kind === 'revoke' && (
        <LazyPart
          part={revokeDialog}
          props={{
            partners,
            apiKey: open.apiKey,
            onClose: close,
            onStale: keys.reload,
            onRevoked() {
              close();
              focusAdd();
              toast.show({ kind: 'success', text: t('keyRevoked', { name: open.apiKey.name }) });
              keys.reload();
            },
          }}
          onFail={close}
        />
      )}
    </Card>
  );
}

interface KeyListProps {
  readonly apiKeys: readonly ApiKey[];
  readonly onOpen: (open: Open) => void;
}

function KeyList({ apiKeys, onOpen }: KeyListProps): ReactElement {
  const t = usePartnerText();
  if (apiKeys.length === 0) return <p className={css.text}>{t('noKeys')}</p>;
  return (
    <ul className={css.list} aria-label={t('apiKeys')}>
      {apiKeys.map((apiKey) => (
        <ApiKeyRow
          key={apiKey.id}
          apiKey={apiKey}
          onRotate={() => onOpen({ kind: 'key', rotated: apiKey })}
          onRevoke={() => onOpen({ kind: 'revoke', apiKey })}
        />
      ))}
    </ul>
  );
}
