import type { RememberedBranding } from '../brand/branding.ts';
import type { Preferences } from '../preferences/preferences.ts';
import type { SessionStore } from './session-store.ts';

/** What an application creates once per tab. */
export interface SessionServices {
  readonly session: SessionStore;
  readonly preferences: Preferences;
  readonly branding: RememberedBranding;
}
