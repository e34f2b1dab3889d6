import { useToast } from '@pantau/core';
import { useReminder } from '../../hooks/reminder.ts';
import { useAlertSettings } from '../../hooks/settings.ts';
import { useFirstText } from '../shared/use-first-text.ts';

export interface SoundOffer {
  /** Whether the browser blocks a sound that is turned on. */
  readonly offered: boolean;
  /** Call on a user press. Resolves to whether the sound is enabled, after showing a toast. */
  accept(): Promise<boolean>;
}

/** Offers to enable sound while the browser's autoplay policy blocks it. */
export function useSoundOffer(): SoundOffer {
  const t = useFirstText();
  const toast = useToast();
  const { isBlocked, enableSound } = useReminder();
  const [{ isSoundOn }] = useAlertSettings();
  return {
    offered: isBlocked && isSoundOn,
    async accept() {
      const isHeard = await enableSound();
      if (isHeard) toast.show({ kind: 'success', text: t('soundEnabled') });
      else toast.show({ kind: 'error', text: t('soundStillBlocked') });
      return isHeard;
    },
  };
}
