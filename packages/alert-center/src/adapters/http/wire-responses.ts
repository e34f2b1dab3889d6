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
import { instant, person, sequenceNumber } from './wire-alert.ts';

/** The envelope of every result (spec alerts §7); what else it holds is parsed once it has succeeded. */
export const envelope = looseObject({
  isSuccessful: boolean(),
  errorCode: nullish(number()),
  errorName: nullish(string()),
  message: nullish(string()),
  status: nullish(number()),
});

export const payloadAnswer = object({
  payload: string(),
  payloadExpiresIn: number(),
  serverTime: nullish(instant),
  subscribedAlertRules: object({
    urgentAlertRules: array(string()),
    importantAlertRules: array(string()),
    autoPopupAlertRules: array(string()),
  }),
  caller: object({ ...person.entries, scopes: array(string()) }),
});

export const pageAnswer = object({
  data: array(unknown()),
  pagination: object({ endCursor: nullish(string(), null), hasNextPage: boolean() }),
  head: sequenceNumber,
});

export const countsAnswer = object({
  data: array(
    object({
      alertUrgencyType: picklist(['Urgent', 'Important']),
      unresolved: sequenceNumber,
      unread: sequenceNumber,
    }),
  ),
  head: sequenceNumber,
});

export const missedAnswer = object({
  alerts: array(unknown()),
  head: sequenceNumber,
  isComplete: boolean(),
});

export const actionAnswer = object({
  data: object({ createdOn: instant, user: person }),
  items: array(
    object({
      rawAlertId: string(),
      outcome: picklist(['applied', 'unchanged', 'notFound']),
      alert: nullish(unknown(), null),
    }),
  ),
  seq: sequenceNumber,
});
