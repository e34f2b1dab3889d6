/** The shell's ports over the wire contract (`openapi.yaml`, `schema.graphql`). */
export { withLock } from './browser-lock.ts';
export { createBrowserSession } from './browser-session.ts';
export { type HttpPaletteSourceOptions, createHttpPaletteSource } from './http-palette-source.ts';
export { type HttpPromptSourceOptions, createHttpPromptSource } from './http-prompt-source.ts';
export { createLoadDemoUsers } from './load-demo-users.ts';
export { type PortalSettingsOptions, createPortalSettings } from './portal-settings.ts';
export type {
  PortalSettings,
  PortalSettingsStore,
} from '../../engine/installation/portal-settings.ts';
export { type PushTokenOptions, createPushTokenRemoval } from './push-token.ts';
export { createSessionApi } from './session-api.ts';
export {
  type HttpAnnouncementSourceOptions,
  createHttpAnnouncementSource,
} from './http-announcement-source.ts';
