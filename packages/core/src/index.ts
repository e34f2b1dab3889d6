export type { Clock } from './clock/clock.ts';
export { systemClock } from './clock/system-clock.ts';
export { type Scope, scopes } from './contract/scopes.ts';
export {
  type FieldError,
  PantauError,
  type PantauErrorDetails,
  type PantauErrorKind,
  isAbortError,
  isPantauError,
} from './errors/pantau-error.ts';
export {
  type MessageCatalog,
  type MessageKey,
  type PluralCategory,
  type MessageOverrides,
  type MessageTexts,
  type MessageValues,
  type Translate,
  type Translation,
  defineCatalog,
} from './i18n/catalog.ts';
export { type I18n, type I18nOptions, createI18n } from './i18n/create-i18n.ts';
export { type Format, createFormat } from './i18n/format.ts';
export {
  I18nProvider,
  type I18nProviderProps,
  useMessages,
  useTranslator,
} from './i18n/i18n-context.tsx';
export { useDataLocale, useFormat, useLocale } from './i18n/i18n-value.ts';
export {
  type BuiltInLocale,
  type Direction,
  type Locale,
  builtInLocaleOf,
  builtInLocales,
  directionOf,
  intlLocale,
} from './i18n/locale.ts';
export { type Permissions, createPermissions } from './session/permissions.ts';
export {
  type Session,
  SessionProvider,
  type SessionProviderProps,
  useSession,
} from './session/session-context.tsx';
export type { CompanyBranding, CompanyType, SessionUser } from './session/session-user.ts';
export {
  type StorageArea,
  type StorageWindow,
  createBrowserStore,
} from './storage/browser-store.ts';
export type { KeyValueStore } from './storage/key-value-store.ts';
export { createMemoryStore } from './storage/memory-store.ts';
export {
  type PersistedOptions,
  type PersistedValue,
  createPersisted,
} from './storage/persisted.ts';
export { type StorageKey, namespacedKey, storageKeys } from './storage/storage-keys.ts';
export { usePersisted } from './storage/use-persisted.ts';
export type { Announcer } from './theme/announcer.ts';
export type {
  Appearance,
  AppearanceLogo,
  AppearanceVariables,
  ThemeVariable,
  ThemeVariables,
} from './theme/appearance.ts';
export type { ThemeToken } from './theme/theme-tokens.generated.ts';
export type { PartName } from './theme/part-names.ts';
export { type PartProps, type PartsOf, useParts } from './ui/parts.ts';
export {
  type Brand,
  type BrandColors,
  type BrandContrast,
  type BrandContrastReport,
  type BrandToken,
  type Theme,
  brandTokens,
  checkBrandContrast,
} from './theme/brand.ts';
export { contrastRatio } from './theme/contrast.ts';
export {
  type IsolationOptions,
  PantauProvider,
  type PantauProviderProps,
} from './provider/pantau-provider.tsx';
export type { Density } from './theme/provider-context.ts';
export type { ThemeSetting } from './theme/use-resolved-theme.ts';
export { useIsHydrated } from './theme/use-is-hydrated.ts';
export { type ShownLogo, useLogo } from './theme/use-logo.ts';
export { type ThemeScope, useThemeScope } from './theme/use-theme-scope.ts';
export {
  type ToastApi,
  useAnnounce,
  useClock,
  useDensity,
  useEmbedded,
  useHasUnsavedWork,
  useUnsavedWork,
  useLayer,
  useReportError,
  useSpace,
  useStorageNamespace,
  useStore,
  useTabStore,
  useToast,
} from './theme/use-services.ts';
export type { SpaceRegistry, TakenSpace, WindowArea } from './theme/taken-space.ts';
export type { ToastAction, ToastKind, ToastOptions } from './theme/toast-queue.ts';
