import { useHasUnsavedWork, useMessages } from '@pantau/core';
import { Button } from '@pantau/core/ui/button';
import { LazyPart, createLazy } from '@pantau/core/ui/lazy';
import { type ReactElement, useState, useSyncExternalStore } from 'react';
import type { AppUpdates } from '../../engine/updates/app-updates.ts';
import { useToastInTurn } from '../../hooks/interruptions/use-toast-in-turn.ts';
import { accountMessages } from '../../messages/account-messages.ts';
import css from './update-button.module.css';

const updateDialog = createLazy(async () => (await import('./update-dialog.tsx')).UpdateDialog);

/** Seconds to read it and reach the button. */
const TOAST_MS = 10_000;

export interface UpdateButtonProps {
  readonly updates: AppUpdates;
}

/**
 * Appears in the top bar when a newer build is ready; a press reloads the page with it. With unsaved work on the
 * page it asks first (SH-28). A toast announces it once (SH-127).
 */
export function UpdateButton({ updates }: UpdateButtonProps): ReactElement {
  const t = useMessages(accountMessages);
  const isAvailable = useSyncExternalStore(updates.subscribe, updates.get, () => false);
  const hasUnsavedWork = useHasUnsavedWork();
  const [isAsking, setAsking] = useState(false);
  const [isNoted, setNoted] = useState(false);
  const close = (): void => setAsking(false);
  const update = (): void => {
    if (hasUnsavedWork()) setAsking(true);
    else updates.apply();
  };
  useToastInTurn({
    kind: 'update',
    wanted: isAvailable && !isNoted,
    toast: () => ({
      kind: 'info',
      text: t('updateReady'),
      durationMs: TOAST_MS,
      action: { label: t('updateNow'), run: update },
    }),
    onEnd: () => setNoted(true),
  });
  return (
    <>
      {/* The live region is always rendered: one inserted with its text is not announced. */}
      <span role="status" className={css.region}>
        {isAvailable && (
          <Button size="dense" icon="retry" onClick={update}>
            {t('updateAvailable')}
          </Button>
        )}
      </span>
      {isAsking && (
        <LazyPart
          part={updateDialog}
          props={{ onConfirm: updates.apply, onClose: close }}
          onFail={close}
        />
      )}
    </>
  );
}
