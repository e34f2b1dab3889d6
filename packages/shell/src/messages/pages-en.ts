export const en = {
  namedPage: '{{page}} {{name}}',
  openHomePage: 'Open {{page}}',

  noPageAccess: 'No access to this page',
  noPageAccessText: 'Ask your company’s administrator for access.',
  notFoundTitle: 'Page not found',
  notFoundText: 'The address may be mistyped, or the page may have moved.',
  livePaused:
    'Live updates are paused on this page. The bell keeps counting; lists refresh when you open the alert centre.',
  moduleTitle: 'Another application provides this module',
  moduleText: 'This portal does not include {{module}}. Your company can add the module here.',
  moduleSlot: 'Place of the module: {{path}}',
} as const;
