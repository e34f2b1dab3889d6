/** Where a feature flag takes effect. */
export interface FlagEffect {
  readonly flag: string;
  /** What changes when the flag is on. */
  readonly on: string;
  /** What happens without it. */
  readonly off: string;
}

/** The feature flags and what each one changes. */
export const flagEffects = [
  {
    flag: 'vsms2_bilingual',
    on: 'The user may switch between Indonesian and English.',
    off: 'The language switch is not shown and Indonesian is used.',
  },
  {
    flag: 'multiImei',
    on: 'An alert of a second device on a vehicle names it in childVehicleId and takes part in the lists.',
    off: 'Alerts of second devices are shown under the main vehicle, childVehicleId is null.',
  },
  {
    flag: 'fcmTopicDeliveries',
    on: 'Signing out unregisters the push token of this browser first.',
    off: 'Signing out leaves the push token registered.',
  },
  {
    flag: 'vsms2_system_notification',
    on: 'With system_notification:read a user receives announcements: their list, their unread count, and live ones.',
    off: 'Every call about announcements is refused, and the payload leaves them out, whatever the request says.',
  },
  {
    flag: 'invoiceCoreFlag',
    on: 'With all four accounting scopes the menu shows Invoice.',
    off: 'The menu never shows Invoice.',
  },
] as const satisfies readonly FlagEffect[];

export type FeatureFlag = (typeof flagEffects)[number]['flag'];
