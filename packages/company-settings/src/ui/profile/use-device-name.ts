import { deviceOf } from '../../engine/profile/device.ts';
import type { UserSession } from '../../engine/profile/profile.ts';
import { useProfileText } from './use-profile-text.ts';

/** Browser and system of a session in words (CS-73). */
export function useDeviceName(): (session: UserSession) => string {
  const t = useProfileText();
  return ({ userAgent }) => {
    const { browser, system } = deviceOf(userAgent);
    if (browser !== undefined && system !== undefined) {
      return t('browserOnSystem', { browser, system });
    }
    return browser ?? system ?? t('unknownDevice');
  };
}
