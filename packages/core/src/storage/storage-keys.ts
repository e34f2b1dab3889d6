/** The local-storage keys of the product (spec alerts §9), and ours, which it lacks. */
export const storageKeys = {
  notifSideBarOpen: 'notifSideBarOpen',
  alertCenterPopup: 'alertCenterPopup',
  reminderSetting: 'reminderSetting',
  alertCenterRepeatInterval: 'alertCenterRepeatInterval',
  alertCenterUnresolvedCounts: 'alertCenterUnresolvedCounts',
  /** Ours: when a tab last sounded, so that no other one does. */
  alertCenterSoundedOn: 'alertCenterSoundedOn',
  activePopups: 'activePopups',
  payload: 'payload',
  language: 'language',
  fcmToken: 'fcmToken',
  /** Ours. */
  theme: 'theme',
} as const;

export type StorageKey = (typeof storageKeys)[keyof typeof storageKeys];

/** A host that embeds several widgets, or several tenants, keeps their values apart. */
export function namespacedKey(key: StorageKey, namespace?: string): string {
  return namespace === undefined || namespace === '' ? key : `${namespace}:${key}`;
}
