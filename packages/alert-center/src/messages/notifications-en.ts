/** English texts of browser notifications and of the settings for them and for tones. */
export const en = {
  // Settings
  importantSound: 'Sound of important alerts',
  soundBlocked: 'Your browser keeps this page silent until you press this.',
  notifications: 'Browser notifications of urgent alerts',
  whenHidden: 'While this page is not in sight, with urgency, event and plate.',
  askable: 'While this page is not in sight. Your browser asks you first.',
  asking: 'Answer the question of your browser.',
  denied:
    'Blocked by your browser. Allow notifications in its settings for this site, then come back.',
  insecure: 'Not possible here, because this page was not loaded over HTTPS.',
  unsupported:
    'Your browser cannot show notifications. On an iPhone or iPad, add this page to the home screen first.',

  // Notifications
  urgentTitle: 'Urgent: {{event}}',
  emergencyTitle: 'Emergency: {{event}}',
  moreUrgent_one: '{{count}} more urgent alert',
  moreUrgent_other: '{{count}} more urgent alerts',
  moreEmergencies_one: '{{count}} more emergency',
  moreEmergencies_other: '{{count}} more emergencies',
  latest: 'Latest: {{event}}, {{plate}}',
} as const;
