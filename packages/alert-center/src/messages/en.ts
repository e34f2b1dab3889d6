/** English texts of the alert centre that load at first. Placeholders are `{{name}}`; `_one` and `_other` are plural forms. */
export const en = {
  // Connection
  connectionConnecting: 'Connecting',
  connectionDisconnected: 'Disconnected',
  connectionSignedOut: 'Signed out',
  disconnectedSince: 'Disconnected, last update {{time}}',

  // Alert
  severityUrgent: 'Urgent',
  severityImportant: 'Important',
  stateUnread: 'Unread',
  stateRead: 'Read',
  resolved: 'Resolved',
  resolvedBy: 'Resolved, {{name}}',
  falseAlert: 'False alert',
  joined: '{{first}}, {{second}}',

  // Time and values
  minutes: '{{number}} min',
  hours: '{{number}} h',
  days: '{{number}} d',
  speed: '{{number}} km/h',
  percent: '{{number}}%',
  temperature: '{{number}} °C',
  seconds: '{{number}} s',
  minutesSeconds: '{{minutes}} min {{seconds}} s',
  hoursMinutes: '{{hours}} h {{minutes}} min',
  daysHours: '{{days}} d {{hours}} h',

  // Preview
  falseAlertBy: 'False alert, {{name}}',
  late: '{{duration}} late',
  distance: '{{number}} km',

  // Reminder
  enableSound: 'Enable sound',
  soundEnabled: 'Sound is enabled',
  soundStillBlocked: 'The browser still blocks sound. Allow it in the settings of this site.',
  rulesChanged: 'Your alert rules have changed',

  // Bell
  bellLabel: 'Alert centre, {{number}} unresolved',
  bellUnknown: 'Alert centre, number of unresolved alerts unknown',
  bellDisconnected: '{{label}}, disconnected',
  bellSignedOut: '{{label}}, signed out',
  bellPaused: '{{label}}, live updates are paused',
  bellRaised: '{{label}}, urgent ones are waiting',
  stripLabel: 'Newest unread',
  stripItem: '{{index}} of {{total}}',
  stripEmpty: 'No unread alerts',
  stripPaused: 'Live updates are paused',

  // Fault
  fault: 'The alert centre has stopped. Restart',

  // Announcements
  announceArrived_one: '{{count}} new alert: {{what}}, {{plate}}',
  announceArrived_other: '{{count}} new alerts, the latest: {{what}}, {{plate}}',
  announceUrgent_one: '{{count}} new urgent alert: {{what}}, {{plate}}',
  announceUrgent_other: '{{count}} new urgent alerts, the latest: {{what}}, {{plate}}',
  announceEmergency: 'Emergency: {{what}}, {{plate}}',
  announceUnopened_one: 'Emergency that nobody has opened: {{what}}, {{plate}}',
  announceUnopened_other:
    '{{count}} emergencies that nobody has opened, the latest: {{what}}, {{plate}}',
  announceBoth_one: '{{urgent}}; and {{count}} important',
  announceBoth_other: '{{urgent}}; and {{count}} important',
  announceSignedOut: 'Alert centre: you are signed out.',
  announceDisconnected: 'Alert centre: disconnected.',
  announceLive: 'Alert centre: live again.',
} as const;
