import { type Scope, scopes } from '@pantau/core';

/** What holds on one page behind the sign-in. */
export interface PageRules {
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
} as const satisfies Readonly<Record<string, PageRules>>;

export type PageName = keyof typeof pages;

/** The rules of the page at an address, with or without a slash at its end. */
export function rulesAt(pathname: string): PageRules | undefined {
  const path = pathname.replace(/\/+$/, '');
  return Object.values<PageRules>(pages).find((rules) => rules.path === path);
}
