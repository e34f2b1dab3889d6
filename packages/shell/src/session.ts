/** An application with its own sign-in: its session, the user's preferences on this device, the installation's settings. */
export { Application, type ApplicationProps } from './ui/application/application.tsx';
export { type RememberedBranding, createRememberedBranding } from './engine/brand/branding.ts';
export {
  type ApplicationBrand,
  BrandingProvider,
  useAppName,
  useApplicationBrand,
  useBranding,
} from './ui/shared/use-branding.ts';
export type { DemoUsers, LoadDemoUsers } from './engine/session/demo-users.ts';
export type { SessionApi, SessionGrant } from './engine/session/session-api.ts';
export { hasLoginFlag, withLoginFlag, withoutLoginFlag } from './engine/session/login-flag.ts';
export { SIGN_OUT_PATH, returnPath, signInPath } from './engine/session/session-paths.ts';
export { type SessionHint, createSessionHint } from './engine/session/session-hint.ts';
export {
  type SessionState,
  type SessionStore,
  type SessionStoreOptions,
  createSessionStore,
} from './engine/session/session-store.ts';
export {
  type Preferences,
  type ThemeChoice,
  browserLanguage,
  createPreferences,
} from './engine/preferences/preferences.ts';
export {
  type DisplayChoice,
  type DisplayChoices,
  useDisplayChoices,
} from './hooks/use-display-choices.ts';
export {
  PortalSettingsProvider,
  type PortalSettingsProviderProps,
  usePortalSettings,
  usePortalSettingsStore,
} from './hooks/portal-settings.tsx';
export { useCompanyChanges } from './hooks/use-company-changes.ts';
export { useRefreshUser } from './hooks/use-refresh-user.ts';
export { type OwnServer, useServerSource } from './hooks/use-server-source.ts';
export {
  type SessionServices,
  SessionServicesProvider,
  useSessionServices,
  useSessionState,
} from './hooks/session-services.ts';
