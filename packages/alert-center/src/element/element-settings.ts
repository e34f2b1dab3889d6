import type { Density, Locale, SessionUser, ThemeSetting } from '@pantau/core';
import type { TokenPlacement } from '@pantau/core/transport';
import type { ReconnectBehavior } from '../hooks/connection.ts';
import type { ShownDisplay } from '../engine/panel/display.ts';
import { type LinkName, linkNames } from './element-events.ts';
import type { AlertCenterLayout } from '../ui/alert-center/alert-center.tsx';

/** Attributes that the element reads, also when they change. */
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

/** What the attributes say, with what holds where they say nothing or something unknown. */
export interface ElementSettings {
  /**
   * Origin and path of the server, without a slash at the end; empty: the page's own origin; null
   * without the attribute: the host gives a source.
   */
  readonly baseUrl: string | null;
  readonly token: string | null;
  readonly tokenPlacement: TokenPlacement;
  readonly locale: Locale;
  readonly theme: ThemeSetting;
  readonly density: Density;
  /** Undefined: as the user chooses. */
  readonly layout: AlertCenterLayout | undefined;
  /** Undefined: all of them. */
  readonly displays: readonly ShownDisplay[] | undefined;
  readonly liveUpdates: boolean;
  readonly reconnectBehavior: ReconnectBehavior;
  /** Undefined: on, with our keys or those of the property. */
  readonly shortcuts: 'off' | undefined;
  readonly isSilent: boolean;
  readonly hideStrip: boolean;
  readonly countInTitle: boolean;
  readonly timeZone: string | undefined;
  readonly storageNamespace: string | undefined;
  readonly permissions: readonly string[];
  /** Of MapLibre's worker, on the page's own origin; undefined: pictures instead of live maps. */
  readonly workerUrl: string | undefined;
  /** Undefined: our own base map. */
  readonly mapStyleUrl: string | undefined;
  /** Undefined: no pictures of places either. */
  readonly staticMapUrl: string | undefined;
  /** Calls at once; undefined: one. Does not bind calls of the host's own. */
  readonly maxCalls: number | undefined;
  /** Ways out of a preview that the page offers. */
  readonly links: readonly LinkName[];
}

/** Of the server behind `base-url` (spec alerts §7, static map). */
const STATIC_MAP_PATH = '/api/static-map';

const layouts = ['inline', 'hidden', 'popup', 'pinned', 'detached'] as const;

function oneOf<const T extends string, F extends T | undefined>(
  value: string | null,
  known: readonly T[],
  fallback: F,
): T | F {
  return known.find((one) => one === value?.trim().toLowerCase()) ?? fallback;
}

/** The built-in languages whatever their region, any other language by its tag. */
function localeIn(value: string | null): Locale {
  const tag = filled(value)?.replaceAll('_', '-');
  if (tag === undefined || !/^[a-z]{2,8}(-[a-z\d]{1,8})*$/i.test(tag)) return 'id';
  return oneOf(tag.split('-')[0] ?? '', ['id', 'en'], undefined) ?? tag;
}

const words = (value: string | null): readonly string[] =>
  value?.split(/[\s,]+/).filter(Boolean) ?? [];

const isOff = (value: string | null): boolean =>
  ['off', 'false', 'no'].includes(value?.trim().toLowerCase() ?? '');

const shown = ['popup', 'pinned', 'detached'] as const;

/** What is unknown does not count; where nothing known is left, all of them hold. */
function displaysIn(value: string | null): readonly ShownDisplay[] | undefined {
  const named = words(value?.toLowerCase() ?? null);
  const known = shown.filter((display) => named.includes(display));
  return known.length === 0 ? undefined : known;
}

function countIn(value: string | null): number | undefined {
  const count = Number(filled(value) ?? NaN);
  return Number.isInteger(count) && count >= 0 ? count : undefined;
}

const filled = (value: string | null): string | undefined => value?.trim() || undefined;

export function readSettings(read: (name: AttributeName) => string | null): ElementSettings {
  const baseUrl = read('base-url')?.trim().replace(/\/+$/, '') ?? null;
  return {
    baseUrl,
    token: filled(read('token')) ?? null,
    tokenPlacement: oneOf(read('token-placement'), ['auth', 'query'], 'auth'),
    locale: localeIn(read('locale')),
    theme: oneOf(read('theme'), ['light', 'dark', 'system'], 'system'),
    density: oneOf(read('density'), ['comfortable', 'compact'], 'comfortable'),
    layout: oneOf(read('layout'), layouts, undefined),
    displays: displaysIn(read('displays')),
    liveUpdates: !isOff(read('live-updates')),
    reconnectBehavior: oneOf(read('reconnect-behavior'), ['resync', 'reload'], 'resync'),
    shortcuts: isOff(read('shortcuts')) ? 'off' : undefined,
    isSilent: isOff(read('sound')),
    hideStrip: isOff(read('strip')),
    countInTitle: read('count-in-title') !== null && !isOff(read('count-in-title')),
    timeZone: filled(read('time-zone')),
    storageNamespace: filled(read('storage-namespace')),
    permissions: words(read('permissions')),
    workerUrl: filled(read('worker-url')),
    mapStyleUrl: filled(read('map-style-url')),
    staticMapUrl:
      filled(read('static-map-url')) ??
      (baseUrl === null ? undefined : `${baseUrl}${STATIC_MAP_PATH}`),
    maxCalls: countIn(read('max-calls')),
    links: linkNames.filter((name) => words(read('links')?.toLowerCase() ?? null).includes(name)),
  };
}

/**
 * The session of a host that only names permissions: nobody in particular. Null when it names none
 * either: the source then says who the user is and what he may see.
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
