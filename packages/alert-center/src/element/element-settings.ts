import type { Density, Locale, SessionUser, ThemeSetting } from '@pantau/core';
import type { TokenPlacement } from '@pantau/core/transport';
import type { ReconnectBehavior } from '../hooks/connection.ts';
import type { ShownDisplay } from '../engine/panel/display.ts';
import { type LinkName, linkNames } from './element-events.ts';
import type { AlertCenterLayout } from '../ui/alert-center/alert-center.tsx';

/** Attributes that the element observes. */
export const observedAttributes = [
  'base-url',
  'token',
  'token-placement',
  'locale',
  'theme',
  'density',
  'layout',
  'displays',
  'live-updates',
  'reconnect-behavior',
  'shortcuts',
  'sound',
  'strip',
  'count-in-title',
  'time-zone',
  'storage-namespace',
  'permissions',
  'worker-url',
  'map-style-url',
  'static-map-url',
  'max-calls',
  'links',
] as const;

export type AttributeName = (typeof observedAttributes)[number];

/** The parsed attributes. Missing and invalid values have their defaults. */
export interface ElementSettings {
  /**
   * Origin and path of the server, without a trailing slash; empty for the page's own origin. `null`
   * without the attribute: the host must provide a source.
   */
  readonly baseUrl: string | null;
  readonly token: string | null;
  readonly tokenPlacement: TokenPlacement;
  readonly locale: Locale;
  readonly theme: ThemeSetting;
  readonly density: Density;
  /** When undefined, the user chooses. */
  readonly layout: AlertCenterLayout | undefined;
  /** Displays the user can choose from; all if undefined. */
  readonly displays: readonly ShownDisplay[] | undefined;
  readonly liveUpdates: boolean;
  readonly reconnectBehavior: ReconnectBehavior;
  /** When undefined, shortcuts use the default keys or those of the property `shortcuts`. */
  readonly shortcuts: 'off' | undefined;
  readonly isSilent: boolean;
  readonly hideStrip: boolean;
  readonly countInTitle: boolean;
  readonly timeZone: string | undefined;
  readonly storageNamespace: string | undefined;
  readonly permissions: readonly string[];
  /** URL of MapLibre's worker on the page's own origin; when undefined, static maps replace live ones. */
  readonly workerUrl: string | undefined;
  /** When undefined, the built-in base map is used. */
  readonly mapStyleUrl: string | undefined;
  /** When undefined, no static maps are shown. */
  readonly staticMapUrl: string | undefined;
  /** Maximum of simultaneous calls; one if undefined. Does not apply to the host's own `calls`. */
  readonly maxCalls: number | undefined;
  /** Links that the page offers in previews. */
  readonly links: readonly LinkName[];
}

/** Path of the static maps on the server at `base-url`. */
const STATIC_MAP_PATH = '/api/static-map';

const layouts = ['inline', 'hidden', 'popup', 'pinned', 'detached'] as const;

function parseOption<const T extends string, F extends T | undefined>(
  value: string | null,
  known: readonly T[],
  fallback: F,
): T | F {
  return known.find((option) => option === value?.trim().toLowerCase()) ?? fallback;
}

/** Built-in languages match in any region; other languages are kept as their tag. */
function localeIn(value: string | null): Locale {
  const tag = textOf(value)?.replaceAll('_', '-');
  if (tag === undefined || !/^[a-z]{2,8}(-[a-z\d]{1,8})*$/i.test(tag)) return 'id';
  return parseOption(tag.split('-')[0] ?? '', ['id', 'en'], undefined) ?? tag;
}

const namesIn = (value: string | null): readonly string[] =>
  value?.split(/[\s,]+/).filter(Boolean) ?? [];

const isOff = (value: string | null): boolean =>
  ['off', 'false', 'no'].includes(value?.trim().toLowerCase() ?? '');

const shown = ['popup', 'pinned', 'detached'] as const;

/** Unknown names are ignored; `undefined` (all displays) if no known name remains. */
function displaysIn(value: string | null): readonly ShownDisplay[] | undefined {
  const named = namesIn(value?.toLowerCase() ?? null);
  const known = shown.filter((display) => named.includes(display));
  return known.length === 0 ? undefined : known;
}

function countIn(value: string | null): number | undefined {
  const count = Number(textOf(value) ?? NaN);
  return Number.isInteger(count) && count >= 0 ? count : undefined;
}

const textOf = (value: string | null): string | undefined => value?.trim() || undefined;

export function readSettings(read: (name: AttributeName) => string | null): ElementSettings {
  const baseUrl = read('base-url')?.trim().replace(/\/+$/, '') ?? null;
  return {
    baseUrl,
    token: textOf(read('token')) ?? null,
    tokenPlacement: parseOption(read('token-placement'), ['auth', 'query'], 'auth'),
    locale: localeIn(read('locale')),
    theme: parseOption(read('theme'), ['light', 'dark', 'system'], 'system'),
    density: parseOption(read('density'), ['comfortable', 'compact'], 'comfortable'),
    layout: parseOption(read('layout'), layouts, undefined),
    displays: displaysIn(read('displays')),
    liveUpdates: !isOff(read('live-updates')),
    reconnectBehavior: parseOption(read('reconnect-behavior'), ['resync', 'reload'], 'resync'),
    shortcuts: isOff(read('shortcuts')) ? 'off' : undefined,
    isSilent: isOff(read('sound')),
    hideStrip: isOff(read('strip')),
    countInTitle: read('count-in-title') !== null && !isOff(read('count-in-title')),
    timeZone: textOf(read('time-zone')),
    storageNamespace: textOf(read('storage-namespace')),
    permissions: namesIn(read('permissions')),
    workerUrl: textOf(read('worker-url')),
    mapStyleUrl: textOf(read('map-style-url')),
    staticMapUrl:
      textOf(read('static-map-url')) ??
      (baseUrl === null ? undefined : `${baseUrl}${STATIC_MAP_PATH}`),
    maxCalls: countIn(read('max-calls')),
    links: linkNames.filter((name) => namesIn(read('links')?.toLowerCase() ?? null).includes(name)),
  };
}

/**
 * The host's user, or an anonymous user with the host's permissions. `null` if the host provides neither:
 * the source then determines the user and their scopes.
 */
export function sessionOf(
  user: SessionUser | null,
  permissions: readonly string[],
  timeZone: string | undefined,
): SessionUser | null {
  if (user !== null || permissions.length === 0) return user;
  return {
    userId: '',
    fullname: '',
    email: null,
    phoneNo: null,
    lastReminder: null,
    companyId: 0,
    companyName: '',
    companyType: 'standard',
    timeZone: timeZone ?? 'Asia/Jakarta',
    scopes: permissions,
    flags: [],
  };
}
