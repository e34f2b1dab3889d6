/** What needs no React, and can be used on a server: errors, clock, storage and scopes. */
export { systemClock } from './clock/system-clock.ts';
export { scopes } from './contract/scopes.ts';
export { isDevelopment } from './errors/is-development.ts';
export { PantauError, isAbortError, isPantauError } from './errors/pantau-error.ts';
export { builtInLocaleOf, builtInLocales, directionOf } from './i18n/locale.ts';
export { defineCatalog } from './i18n/catalog.ts';
export { createMemoryStore } from './storage/memory-store.ts';
export { createPersisted } from './storage/persisted.ts';
export { namespacedKey, storageKeys } from './storage/storage-keys.ts';
export { brandTokens } from './theme/brand.ts';
