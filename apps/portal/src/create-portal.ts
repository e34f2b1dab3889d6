import { createBrowserStore } from '@pantau/core';
import type { Portal } from './portal/portal-context.ts';
import { createPreferences } from './preferences/preferences.ts';
import { reportError } from './portal/report-error.ts';
import { exclusively } from './session/browser-lock.ts';
import { createSessionApi } from './session/session-api.ts';
import { createSessionMark } from './session/session-hint.ts';
import { createSessionStore } from './session/session-store.ts';

/** Puts the portal's parts together for this page. */
export function createPortal(): Portal {
  const store = createBrowserStore();
  const preferences = createPreferences(store, reportError);
  const session = createSessionStore({
    api: createSessionApi(preferences.language.get),
    mark: createSessionMark(store),
    exclusively,
    onSignOutRefused: () => window.location.assign('/api/logout'),
  });
  return { session, preferences };
}
