import { envelopeEntries } from '@pantau/core/transport';
import {
  array,
  boolean,
  looseObject,
  nullish,
  number,
  object,
  picklist,
  string,
  unknown,
} from 'valibot';
import { instant, sequenceNumber, user } from './wire-alert.ts';

/** The envelope of every result; the rest is parsed only if the call succeeded. */
export const envelope = looseObject(envelopeEntries);

export const payloadResponse = object({
  payload: string(),
  payloadExpiresIn: number(),
  serverTime: nullish(instant),
  subscribedAlertRules: object({
    urgentAlertRules: array(string()),
    importantAlertRules: array(string()),
    autoPopupAlertRules: array(string()),
  }),
  caller: object({ ...user.entries, scopes: array(string()) }),
});

export const pageResponse = object({
  data: array(unknown()),
  pagination: object({ endCursor: nullish(string(), null), hasNextPage: boolean() }),
  head: sequenceNumber,
});

export const emergenciesResponse = object({ data: array(unknown()), head: sequenceNumber });

export const countsResponse = object({
  data: array(
    object({
      alertUrgencyType: picklist(['Urgent', 'Important']),
      unresolved: sequenceNumber,
      unread: sequenceNumber,
    }),
  ),
  head: sequenceNumber,
});

export const missedResponse = object({
  alerts: array(unknown()),
  head: sequenceNumber,
  isComplete: boolean(),
});

export const actionResponse = object({
  data: object({ createdOn: instant, user }),
  items: array(
    object({
      rawAlertId: string(),
      outcome: picklist(['applied', 'unchanged', 'notFound']),
      alert: nullish(unknown(), null),
    }),
  ),
  seq: sequenceNumber,
});
