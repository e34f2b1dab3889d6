/** English texts about the false alerts of a rule. */
export const en = {
  title: 'False alerts',
  ofRule_one:
    '“{{label}}”: {{falseAlerts}} of {{total}} alerts in {{days}} day was marked as false.',
  ofRule_other:
    '“{{label}}”: {{falseAlerts}} of {{total}} alerts in {{days}} days were marked as false.',
  loading: 'Loading false alerts',
  none: 'No alert is marked as false any more.',
  failedTitle: 'False alerts could not be loaded',
  failedText: 'Check your connection and try again.',
  byCode: 'By alert',
  byVehicle: 'By vehicle',
  byCamera: 'By camera',
  adas: 'Road camera',
  dms: 'Driver camera',
  tracker: 'Tracker, without a camera',
  count: '{{falseAlerts}} of {{total}}',
  reason: '{{reason}} ({{formatted}})',
  reasonNotValid: 'Not valid',
  reasonWrongDetection: 'Wrong detection',
  reasonRest: 'Other, or without a reason',
  adjust: 'Adjust thresholds',
  open: 'Open the rule',
  close: 'Close',
} as const;
