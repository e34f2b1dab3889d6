import { type Scope, scopes } from '@pantau/core';

/** What holds on one page behind the sign-in. */
export interface PageRules {
  /** A part that begins with a colon stands for any text. */
  readonly path: `/${string}`;
  /**
   * Whether alerts arrive live there. The pages of the fleet's positions keep no live connection of the
   * alert centre (spec alerts §2): its counts are read every now and then instead.
   */
  readonly hasLiveUpdates: boolean;
  /** What one needs to see it (spec alerts §2, Routes). */
  readonly scope?: Scope;
}

/** Every page behind the sign-in (spec alerts §2 and shell §2). The one place that names an address. */
export const pages = {
  dashboard: { path: '/dashboard', hasLiveUpdates: true },
  liveview: { path: '/liveview', hasLiveUpdates: false },
  liveview2: { path: '/liveview-2', hasLiveUpdates: false },
  controltower: { path: '/controltower', hasLiveUpdates: false },
  controltower2: { path: '/controltower-2', hasLiveUpdates: false },
  notifications: { path: '/notification', hasLiveUpdates: true },
  notificationLog: {
    path: '/notification-log',
    hasLiveUpdates: true,
    scope: scopes.logNotification,
  },
  ruleSettings: { path: '/setting-notification-list', hasLiveUpdates: true },
  /** Fleet Task Instant Detail. */
  fleetTask: {
    path: '/fleet-task-instant/:id',
    hasLiveUpdates: true,
    scope: scopes.fleetTaskInstantRead,
  },
} as const satisfies Readonly<Record<string, PageRules>>;

export type PageName = keyof typeof pages;

/** The live view of one vehicle (spec shell §2). */
export const vehiclePath = (vehicleId: string): string =>
  `${pages.liveview2.path}/?${new URLSearchParams({ type: 'vehicle', vehicleId })}`;

/** @param id the second piece of the alert's data (spec alerts §2, Routes) */
export const fleetTaskPath = (id: string): string =>
  pages.fleetTask.path.replace(':id', encodeURIComponent(id));

function isAt(pattern: string, pathname: string): boolean {
  const [wanted, given] = [pattern.split('/'), pathname.split('/')];
  return (
    wanted.length === given.length &&
    wanted.every((part, index) => part.startsWith(':') || part === given[index])
  );
}

/** The rules of the page at an address, with or without a slash at its end. */
export function rulesAt(pathname: string): PageRules | undefined {
  const path = pathname.replace(/\/+$/, '');
  return Object.values<PageRules>(pages).find((rules) => isAt(rules.path, path));
}
