import { createBrowserStore } from '@pantau/core';
import { createPushTokenRemoval, createSessionApi, withLock } from '@pantau/shell/http';
import {
  type SessionServices,
  createPreferences,
  createRememberedBranding,
  createSessionHint,
  createSessionStore,
} from '@pantau/shell/session';
import { reportError } from './portal/report-error.ts';

/** Creates the session and the preferences of this tab. */
export function createPortal(): SessionServices {
  const store = createBrowserStore();
  const preferences = createPreferences(store, reportError, navigator.languages);
  const session = createSessionStore({
    api: createSessionApi(preferences.language.get),
    hint: createSessionHint(store),
    withLock,
    beforeSignOut: createPushTokenRemoval({ store, onError: reportError }),
    onError: reportError,
  });
  return { session, preferences, branding: createRememberedBranding(store, reportError) };
}
