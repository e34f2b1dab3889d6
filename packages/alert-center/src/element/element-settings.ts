import type { Locale, SessionUser } from '@pantau/core';
import type { OfferedDisplay } from '../engine/panel/display.ts';
import { linkNames } from './element-events.ts';

/** Parses the text of an attribute; `null` if it is missing. Invalid values result in the default. */
type Parse<T> = (value: string | null) => T;

const textOf: Parse<string | undefined> = (value) => value?.trim() || undefined;

const oneOf =
  <const T extends string, F extends T | undefined>(
    known: readonly T[],
    fallback: F,
  ): Parse<T | F> =>
  (value) =>
    known.find((option) => option === value?.trim().toLowerCase()) ?? fallback;

const namesIn: Parse<readonly string[]> = (value) => value?.split(/[\s,]+/).filter(Boolean) ?? [];

/** Unknown names are ignored. */
const someOf =
  <const T extends string>(known: readonly T[]): Parse<readonly T[]> =>
  (value) => {
    const named = namesIn(value?.toLowerCase() ?? null);
    return known.filter((name) => named.includes(name));
  };

const isOff: Parse<boolean> = (value) =>
  ['off', 'false', 'no'].includes(value?.trim().toLowerCase() ?? '');

const builtInLocale = oneOf(['id', 'en'], undefined);

/** Built-in languages match in any region; other languages are kept as their tag. */
const localeOf: Parse<Locale> = (value) => {
  const tag = textOf(value)?.replaceAll('_', '-');
  if (tag === undefined || !/^[a-z]{2,8}(-[a-z\d]{1,8})*$/i.test(tag)) return 'id';
  return builtInLocale(tag.split('-')[0] ?? '') ?? tag;
};

const someDisplays = someOf(['popup', 'pinned', 'detached', 'window']);

const displaysOf: Parse<readonly OfferedDisplay[] | undefined> = (value) => {
  const known = someDisplays(value);
  return known.length === 0 ? undefined : known;
};

const countOf: Parse<number | undefined> = (value) => {
  const count = Number(textOf(value) ?? NaN);
  return Number.isInteger(count) && count >= 0 ? count : undefined;
};

interface Attribute<N extends string, T> {
  readonly name: N;
  readonly parse: Parse<T>;
}

const attribute = <const N extends string, T>(name: N, parse: Parse<T>): Attribute<N, T> => ({
  name,
  parse,
});

/** Every attribute of the element, by the part of the widget that takes its value. */
const attributes = {
  server: {
    /**
     * Origin and path, without a trailing slash; empty for the page's own origin. `null` without the
     * attribute: the host must provide a source.
     */
    baseUrl: attribute('base-url', (value) => value?.trim().replace(/\/+$/, '') ?? null),
    token: attribute('token', textOf),
    tokenPlacement: attribute('token-placement', oneOf(['auth', 'query'], 'auth')),
    /** Maximum of simultaneous calls; one if undefined. Does not apply to the host's own `calls`. */
    maxCalls: attribute('max-calls', countOf),
  },
  /** Props of `PantauProvider`. */
  provider: {
    locale: attribute('locale', localeOf),
    /** Whose texts, and descriptions of alerts, replace those that the language lacks. */
    fallbackLocale: attribute('fallback-locale', oneOf(['en', 'id'], undefined)),
    /** When undefined, that of the language. */
    dir: attribute('dir', oneOf(['ltr', 'rtl'], undefined)),
    theme: attribute('theme', oneOf(['light', 'dark', 'system', 'inherit'], 'system')),
    density: attribute('density', oneOf(['comfortable', 'compact'], 'comfortable')),
    timeZone: attribute('time-zone', textOf),
    storageNamespace: attribute('storage-namespace', textOf),
  },
  /** Props of `AlertCenter`. */
  alertCenter: {
    display: attribute(
      'display',
      oneOf(['inline', 'hidden', 'popup', 'pinned', 'detached'], undefined),
    ),
    displays: attribute('displays', displaysOf),
    fillHeight: attribute('fill-height', (value) => value !== null && !isOff(value)),
    liveUpdates: attribute('live-updates', (value) => !isOff(value)),
    reconnectBehavior: attribute('reconnect-behavior', oneOf(['resync', 'reload'], 'resync')),
    /** When undefined, shortcuts use the default keys or those of the property `shortcuts`. */
    shortcuts: attribute('shortcuts', (value) => (isOff(value) ? ('off' as const) : undefined)),
    sound: attribute('sound', (value) => (isOff(value) ? null : undefined)),
    hideStrip: attribute('strip', isOff),
    countInTitle: attribute('count-in-title', (value) => value !== null && !isOff(value)),
  },
  maps: {
    /** URL of MapLibre's worker on the page's own origin; when undefined, static maps replace live ones. */
    workerUrl: attribute('worker-url', textOf),
    /** When undefined, the built-in base map is used. */
    styleUrl: attribute('map-style-url', textOf),
    /** When undefined, that of the server at `base-url`; without one, no static maps are shown. */
    staticMapUrl: attribute('static-map-url', textOf),
  },
  page: {
    permissions: attribute('permissions', namesIn),
    /** Whether the colours of the company apply unless the page sets a `brand`. */
    companyBrand: attribute('company-brand', (value) => !isOff(value)),
    /** Whether users may turn on notifications of the browser; does not apply to the host's own `notifications`. */
    notifications: attribute('notifications', (value) => value !== null && !isOff(value)),
    /** Whose brand is remembered; when undefined, that of the property `user`. */
    account: attribute('account', textOf),
    /** Links that the page offers in previews. */
    links: attribute('links', someOf(linkNames)),
  },
};

type Attributes = typeof attributes;
type NameIn<G> = G extends Readonly<Record<string, Attribute<infer N, unknown>>> ? N : never;

export type AttributeName = NameIn<Attributes[keyof Attributes]>;

/** The parsed attributes. Missing and invalid values have their defaults. */
export type ElementSettings = {
  readonly [G in keyof Attributes]: {
    readonly [K in keyof Attributes[G]]: Attributes[G][K] extends Attribute<string, infer T>
      ? T
      : never;
  };
};

/** Attributes that the element observes. */
export const observedAttributes: readonly AttributeName[] = Object.values(attributes).flatMap(
  (group) => Object.values(group).map(({ name }) => name),
);

/** Attributes that choose among displays, of which a bell has one. */
type DisplayAttribute = 'display' | 'displays' | 'fill-height' | 'strip';
const ofDisplays: ReadonlySet<string> = new Set<DisplayAttribute>([
  'display',
  'displays',
  'fill-height',
  'strip',
]);

export type BellAttributeName = Exclude<AttributeName, DisplayAttribute>;

export const bellAttributes: readonly AttributeName[] = observedAttributes.filter(
  (name) => !ofDisplays.has(name),
);

/** Path of the static maps on the server at `base-url`. */
const STATIC_MAP_PATH = '/api/static-map';

export function readSettings(read: (name: AttributeName) => string | null): ElementSettings {
  const values = (group: Readonly<Record<string, Attribute<AttributeName, unknown>>>) =>
    Object.fromEntries(
      Object.entries(group).map(([key, { name, parse }]) => [key, parse(read(name))]),
    );
  const settings = Object.fromEntries(
    Object.entries(attributes).map(([key, group]) => [key, values(group)]),
  ) as ElementSettings;
  const { server, maps } = settings;
  if (maps.staticMapUrl !== undefined || server.baseUrl === null) return settings;
  return { ...settings, maps: { ...maps, staticMapUrl: `${server.baseUrl}${STATIC_MAP_PATH}` } };
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
