import type { Density, Locale, SessionUser, ThemeSetting } from '@pantau/core';
import type { TokenPlacement } from '@pantau/core/transport';
import type { AlertCenterLayout } from '../components/alert-center/alert-center.tsx';

/** Attributes that the element reads, also when they change. */
export const observedAttributes = [
  'base-url',
  'token',
  'token-placement',
  'locale',
  'theme',
  'density',
  'layout',
  'time-zone',
  'storage-namespace',
  'permissions',
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
  readonly timeZone: string | undefined;
  readonly storageNamespace: string | undefined;
  readonly permissions: readonly string[];
}

const layouts = ['inline', 'hidden', 'popup', 'pinned', 'detached'] as const;

function oneOf<const T extends string, F extends T | undefined>(
  value: string | null,
  known: readonly T[],
  fallback: F,
): T | F {
  return known.find((one) => one === value?.trim().toLowerCase()) ?? fallback;
}

const filled = (value: string | null): string | undefined => value?.trim() || undefined;

export function readSettings(read: (name: AttributeName) => string | null): ElementSettings {
  return {
    baseUrl: read('base-url')?.trim().replace(/\/+$/, '') ?? null,
    token: filled(read('token')) ?? null,
    tokenPlacement: oneOf(read('token-placement'), ['auth', 'query'], 'auth'),
    // `en-GB` is English too.
    locale: oneOf(read('locale')?.split(/[-_]/)[0] ?? null, ['id', 'en'], 'id'),
    theme: oneOf(read('theme'), ['light', 'dark', 'system'], 'system'),
    density: oneOf(read('density'), ['comfortable', 'compact'], 'comfortable'),
    layout: oneOf(read('layout'), layouts, undefined),
    timeZone: filled(read('time-zone')),
    storageNamespace: filled(read('storage-namespace')),
    permissions:
      read('permissions')
        ?.split(/[\s,]+/)
        .filter(Boolean) ?? [],
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
