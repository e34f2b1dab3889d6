import { createBrowserStore } from '@pantau/core';
import { createRememberedBranding } from '../../engine/brand/branding.ts';
import { createPreferences } from '../../engine/preferences/preferences.ts';
import { createSessionHint } from '../../engine/session/session-hint.ts';
import { createSessionStore } from '../../engine/session/session-store.ts';
import type { SessionServices } from '../../engine/session/session-services.ts';
import { withLock } from './browser-lock.ts';
import { createPushTokenRemoval } from './push-token.ts';
import { createSessionApi } from './session-api.ts';

/**
 * Session and preferences of this tab, over the page's own server and the browser's storage. Call its
 * `session.resume()` before the views load: the request is then under way while they are evaluated.
 */
export function createBrowserSession(onError: (error: unknown) => void): SessionServices {
  const store = createBrowserStore();
  const preferences = createPreferences(store, onError, navigator.languages);
  const session = createSessionStore({
    api: createSessionApi(preferences.language.get),
    hint: createSessionHint(store),
    withLock,
    beforeSignOut: createPushTokenRemoval({ store, onError }),
    onError,
  });
  return { session, preferences, branding: createRememberedBranding(store, onError) };
}
