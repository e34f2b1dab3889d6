import { createBrowserStore } from '@pantau/core';
import type { Portal } from './portal/portal-context.ts';
import { createPreferences } from './preferences/preferences.ts';
import { reportError } from './portal/report-error.ts';
import { withLock } from './session/browser-lock.ts';
import { createSessionApi } from './session/session-api.ts';
import { createPushTokenRemoval } from './session/push-token.ts';
import { createSessionHint } from './session/session-hint.ts';
import { createSessionStore } from './session/session-store.ts';

/** Creates the session and the preferences of this tab. */
export function createPortal(): Portal {
  const store = createBrowserStore();
  const preferences = createPreferences(store, reportError, navigator.languages);
  const session = createSessionStore({
    api: createSessionApi(preferences.language.get),
    hint: createSessionHint(store),
    withLock,
    beforeSignOut: createPushTokenRemoval({ store, onError: reportError }),
    onSignOutRejected: () => window.location.assign('/api/logout'),
  });
  return { session, preferences };
}
