export const en = {
  alertPreferences: 'Alerts',
  preferenceSound: 'Sound of urgent alerts',
  preferenceAutoOpen: 'Open new alerts automatically',
  preferenceConfirmResolve: 'Confirm before marking resolved',
  preferenceConfirmCheckAgain: 'Confirm before checking again',

  signInPage: 'Sign in',

  dashboardPage: 'Dashboard',
  goodMorning: 'Good morning, {{name}}',
  goodAfternoon: 'Good afternoon, {{name}}',
  goodLateAfternoon: 'Good afternoon, {{name}}',
  goodEvening: 'Good evening, {{name}}',

  liveviewPage: 'Live view',
  liveview2Page: 'Live view 2',
  controltowerPage: 'Control tower',
  controltower2Page: 'Control tower 2',
  notificationsPage: 'Notifications',
  notificationPage: 'Notification',
  notificationLogPage: 'Notification log',
  driverScoresPage: 'Driver score',
  driverScoresNote: 'How each driver drives, and why',
  driverScorePage: 'Driver score',
  settingsPage: 'Settings',
  settingsNote: 'Your company, its brand and how driving is scored',
  ruleSettingsPage: 'Notification settings',
  ruleSettingsNote: 'Which alerts reach your team, and how urgently',
  ruleCreatePage: 'New alert rule',
  ruleEditPage: 'Alert rule',
  addEmailPage: 'Add e-mail address',
  addNumberPage: 'Add phone number',
  fleetTaskPage: 'Fleet task',
  salesOrdersPage: 'Sales orders',
  salesOrdersNote: 'Newest first',
  salesOrderPage: 'Sales order',
  salesOrderCreatePage: 'New sales order',
  salesOrderEditPage: 'Edit sales order',
  namedPage: '{{page}} {{name}}',
  backToSalesOrders: 'Sales orders',
  placeholderTitle: 'Not available yet',
  liveviewPlaceholder:
    'The fleet map comes in a later version. Alerts from your vehicles are in the alert centre.',
  liveview2Placeholder:
    'The new live view comes in a later version. Alerts from your vehicles are in the alert centre.',
  controltowerPlaceholder:
    'The control tower comes in a later version. Alerts from your vehicles are in the alert centre.',
  controltower2Placeholder:
    'The new control tower comes in a later version. Alerts from your vehicles are in the alert centre.',
  notificationsNote: 'All dates, newest first',
  addEmailPlaceholder:
    'E-mail addresses are edited on the profile page, which comes in a later version.',
  addNumberPlaceholder:
    'Phone numbers are edited on the profile page, which comes in a later version.',
  fleetTaskPlaceholder:
    'Fleet tasks with their stops and times come in a later version. The alert’s preview shows the available details.',
  livePaused:
    'Live updates are paused on this page. The bell keeps counting; lists refresh when you open the alert centre.',
  noPageAccess: 'No access to this page',
  noPageAccessText: 'Ask your company’s administrator for access.',

  openPage: 'Open {{page}}',
  moduleTitle: 'Another application provides this module',
  moduleText: 'This portal does not include {{module}}. Your company can add the module here.',
  moduleSlot: 'Place of the module: {{path}}',

  sessionFailed: 'Your session could not be restored',
  sessionFailedText: 'The server is not responding. You are still signed in.',
  retry: 'Try again',

  notFoundTitle: 'Page not found',
  notFoundText: 'The address may be mistyped, or the page may have moved.',
  toDashboard: 'Go to dashboard',
  crashTitle: 'Something went wrong',
  crashText: 'Reload the page. Saved changes are not lost.',
  reload: 'Reload',
} as const;
