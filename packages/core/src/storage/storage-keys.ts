/** The local-storage keys of the product. */
export const storageKeys = {
  notifSideBarOpen: 'notifSideBarOpen',
  alertCenterPopup: 'alertCenterPopup',
  reminderSetting: 'reminderSetting',
  alertCenterRepeatInterval: 'alertCenterRepeatInterval',
  alertCenterUnresolvedCounts: 'alertCenterUnresolvedCounts',
  /** When a tab last played the reminder, so that no other tab does too. */
  alertCenterSoundedOn: 'alertCenterSoundedOn',
  activePopups: 'activePopups',
  /** Previews closed within the last minute, for the user's other tabs. */
  closedPopups: 'closedPopups',
  /** Actions that the server has not confirmed. */
  alertCenterActions: 'alertCenterActions',
  /** Texts of actions that ultimately failed. */
  alertCenterTexts: 'alertCenterTexts',
  /** Calls that have ended. */
  alertCenterCalls: 'alertCenterCalls',
  /** The brand of the company that was read last. */
  companyBrand: 'companyBrand',
  payload: 'payload',
  language: 'language',
  fcmToken: 'fcmToken',
  theme: 'theme',
} as const;

export type StorageKey = (typeof storageKeys)[keyof typeof storageKeys];

/** A namespace separates the values of several widgets or tenants on one page. */
export function namespacedKey(key: string, namespace?: string): string {
  return namespace === undefined || namespace === '' ? key : `${namespace}:${key}`;
}
