/** The history of alerts over the wire contract; apart from `./http`, which loads with the alert centre. */
export { type HttpAlertHistoryOptions, createHttpAlertHistory } from './http-alert-history.ts';
