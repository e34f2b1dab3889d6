import {
  createPersisted,
  useClock,
  useMessages,
  useReportError,
  useStorageNamespace,
  useTabStore,
} from '@pantau/core';
import { Button } from '@pantau/core/ui/button';
import { type ReactElement, useEffect, useMemo, useState } from 'react';
import { number } from 'valibot';
import { mayReload, reloadWhenReachable } from '../../engine/recovery/reload-when-reachable.ts';
import { recoveryMessages } from '../../messages/recovery-messages.ts';
import { MessagePage } from '../message-page/message-page.tsx';
import { usePageTitle } from '../page/use-page-title.ts';

export interface LoadFailedPageProps {
  /** Whether the server responds. Must not reject. */
  readonly isReachable: () => Promise<boolean>;
  readonly reload: () => void;
}

/**
 * Replaces an application whose code could not be loaded, and reloads the page once the server responds (PO-332).
 * Importing it again would not help: Chromium remembers the first failure of a module (https://crbug.com/1195405).
 */
export function LoadFailedPage({ isReachable, reload }: LoadFailedPageProps): ReactElement {
  const t = useMessages(recoveryMessages);
  const clock = useClock();
  const store = useTabStore();
  const namespace = useStorageNamespace();
  const onError = useReportError();
  const lastReload = useMemo(() => {
    const key = 'reloadedAfterFailure';
    return createPersisted({ store, key, namespace, schema: number(), fallback: 0, onError });
  }, [store, namespace, onError]);
  const [waits] = useState(() => mayReload(clock, lastReload));
  useEffect(
    () => (waits ? reloadWhenReachable({ clock, isReachable, lastReload, reload }) : undefined),
    [waits, clock, isReachable, lastReload, reload],
  );
  usePageTitle(t('loadFailedTitle'));
  return (
    <MessagePage title={t('loadFailedTitle')} text={t(waits ? 'loadFailedText' : 'crashText')}>
      <Button variant="primary" icon="retry" onClick={reload}>
        {t('reload')}
      </Button>
    </MessagePage>
  );
}
