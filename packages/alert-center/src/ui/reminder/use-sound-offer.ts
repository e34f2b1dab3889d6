import { useToast } from '@pantau/core';
import { useReminder } from '../../hooks/use-reminder.ts';
import { useAlertSettings } from '../../hooks/use-settings.ts';
import { useWords } from '../shared/use-text.ts';

export interface SoundOffer {
  /** The browser blocks a sound that the user wants. */
  readonly isOffered: boolean;
  /** Called as the user presses it; resolves to whether it is heard from now on, which he is told. */
  accept(): Promise<boolean>;
}

/** The browser's autoplay block, and the way out of it: the user presses something. */
export function useSoundOffer(): SoundOffer {
  const words = useWords();
  const toast = useToast();
  const { isBlocked, enableSound } = useReminder();
  const [{ isSoundOn }] = useAlertSettings();
  return {
    isOffered: isBlocked && isSoundOn,
    async accept() {
      const isHeard = await enableSound();
      if (isHeard) toast.show({ kind: 'success', text: words('soundEnabled') });
      else toast.show({ kind: 'error', text: words('soundStillBlocked') });
      return isHeard;
    },
  };
}
