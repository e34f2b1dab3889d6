import { scopes } from '@pantau/core';
import {
  type GraphqlClient,
  type PantauError,
  parseWire,
  unwrapEnvelope,
} from '@pantau/core/transport';
import { type GenericSchema, object } from 'valibot';
import type { InstantRange } from '../../engine/alert/alert-action.ts';
import type { Alert, AlertId } from '../../engine/alert/alert.ts';
import type {
  ActionRequest,
  ActionResult,
  AlertPage,
  AlertQuery,
  AlertSubscription,
  MissedAlerts,
  UnresolvedCounts,
} from '../../engine/list/alert-source.port.ts';
import {
  actionMutation,
  countsQuery,
  missedQuery,
  payloadQuery,
  rawAlertsQuery,
} from './documents.ts';
import { writeAction } from './wire-action.ts';
import { readAlert, readAlerts } from './wire-alert.ts';
import {
  actionAnswer,
  countsAnswer,
  envelope,
  missedAnswer,
  pageAnswer,
  payloadAnswer,
} from './wire-responses.ts';

/** What `update_tags` carries, and what it lets the caller hear. */
export interface SignedPayload extends AlertSubscription {
  readonly payload: string;
  /** Seconds. */
  readonly expiresIn: number;
}

export interface AlertCallsOptions {
  readonly client: GraphqlClient;
  /** Also alerts of vehicles that a partner shares into the company. */
  readonly includeShared: boolean;
  /** Told of alerts that could not be read and were left out. */
  readonly onError: (error: PantauError) => void;
}

const iso = (instantMs: number): string => new Date(instantMs).toISOString();

/** The calls of spec alerts §7, from the wire to the domain. */
export function createAlertCalls({ client, includeShared, onError }: AlertCallsOptions) {
  const shared = includeShared ? { isSharedVehicle: true } : {};

  const open = <T>(answer: unknown, schema: GenericSchema<unknown, T>, name: string): T =>
    parseWire(schema, unwrapEnvelope(parseWire(envelope, answer, name)), name);

  return {
    async loadPayload(signal?: AbortSignal): Promise<SignedPayload> {
      const answer = await client.query(
        payloadQuery,
        { filter: { ...shared, filterByType: ['AlertCenter'] } },
        { schema: object({ payload: envelope }), signal },
      );
      const told = open(answer.payload, payloadAnswer, 'payload');
      const rules = told.subscribedAlertRules;
      const { userId, fullname, scopes: held } = told.caller;
      return {
        payload: told.payload,
        expiresIn: told.payloadExpiresIn,
        rules: {
          urgent: new Set(rules.urgentAlertRules),
          important: new Set(rules.importantAlertRules),
          autoPopup: new Set(rules.autoPopupAlertRules),
        },
        serverNow: told.serverTime ?? undefined,
        currentUser: {
          user: { userId, fullname },
          canSeeUrgent: held.includes(scopes.alertCenterUrgent),
          scopes: held,
        },
      };
    },

    async listAlerts(query: AlertQuery, signal?: AbortSignal): Promise<AlertPage> {
      const { urgency, range, limit, after, unresolvedOnly } = query;
      const filter = {
        ...shared,
        ...(urgency === 'urgent' ? { isUrgent: true } : { isImportant: true }),
        ...(unresolvedOnly ? { isResolved: false, isFalseAlert: false } : {}),
        startDate: iso(range.start),
        endDate: iso(range.end),
        orderBy: { createdOn: 'desc' as const },
        pagination: { page: 1, show: limit, ...(after === undefined ? {} : { after }) },
      };
      const answer = await client.query(
        rawAlertsQuery,
        { filter },
        { schema: object({ rawAlerts: envelope }), signal },
      );
      const { data, pagination, head } = open(answer.rawAlerts, pageAnswer, 'rawAlerts');
      return {
        alerts: readAlerts(data, onError),
        endCursor: pagination.endCursor,
        hasMore: pagination.hasNextPage,
        head,
      };
    },

    async readAlerts(ids: readonly AlertId[], signal?: AbortSignal): Promise<readonly Alert[]> {
      if (ids.length === 0) return [];
      const filter = { ...shared, rawAlertId: [...ids], pagination: { page: 1, show: ids.length } };
      const answer = await client.query(
        rawAlertsQuery,
        { filter },
        { schema: object({ rawAlerts: envelope }), signal },
      );
      return readAlerts(open(answer.rawAlerts, pageAnswer, 'rawAlerts').data, onError);
    },

    async countUnresolved(range: InstantRange, signal?: AbortSignal): Promise<UnresolvedCounts> {
      const filter = { ...shared, startDate: iso(range.start), endDate: iso(range.end) };
      const answer = await client.query(
        countsQuery,
        { filter },
        { schema: object({ totalImportantAlerts: envelope }), signal },
      );
      const told = open(answer.totalImportantAlerts, countsAnswer, 'totalImportantAlerts');
      const { data, head } = told;
      const of = (type: 'Urgent' | 'Important') =>
        data.find((total) => total.alertUrgencyType === type);
      const [urgent, important] = [of('Urgent'), of('Important')];
      return {
        urgent: urgent?.unresolved ?? null,
        important: important?.unresolved ?? 0,
        unread: { urgent: urgent?.unread ?? null, important: important?.unread ?? 0 },
        head,
      };
    },

    async missedSince(since: number, signal?: AbortSignal): Promise<MissedAlerts> {
      const answer = await client.query(
        missedQuery,
        { since, ...shared },
        { schema: object({ missedLiveMessages: envelope }), signal },
      );
      const { alerts, head, isComplete } = open(
        answer.missedLiveMessages,
        missedAnswer,
        'missedLiveMessages',
      );
      return { alerts: readAlerts(alerts, onError), head, complete: isComplete };
    },

    async act(request: ActionRequest, signal?: AbortSignal): Promise<ActionResult> {
      const answer = await client.query(
        actionMutation,
        { input: { ...writeAction(request), ...shared } },
        { schema: object({ upsertRawAlertsAction: envelope }), signal },
      );
      const told = open(answer.upsertRawAlertsAction, actionAnswer, 'upsertRawAlertsAction');
      return {
        seq: told.seq,
        createdOn: told.data.createdOn,
        user: told.data.user,
        items: told.items.map(({ rawAlertId, outcome, alert }) => ({
          id: rawAlertId,
          outcome,
          alert: alert === null ? null : readAlert(alert, onError),
        })),
      };
    },
  };
}
