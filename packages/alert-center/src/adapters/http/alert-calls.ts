import { scopes } from '@pantau/core/base';
import type { GraphqlClient, PantauError } from '@pantau/core/transport';
import { object } from 'valibot';
import { EMERGENCY_CODE } from '../../engine/alert/emergency.ts';
import { EMERGENCIES_MAX } from '../../engine/alert/limits.ts';
import type { Alert, AlertId } from '../../engine/alert/alert.ts';
import type {
  ActionRequest,
  ActionResult,
  AlertPage,
  AlertQuery,
  AlertSubscription,
  CountRange,
  MissedAlerts,
  UnresolvedCounts,
} from '../../engine/list/alert-source.port.ts';
import {
  actionMutation,
  countsQuery,
  firstAlertsQuery,
  missedQuery,
  payloadQuery,
  rawAlertsQuery,
} from './documents.ts';
import { writeAction } from './wire-action.ts';
import { readAlert, readAlerts } from './wire-alert.ts';
import { readCounts } from './wire-counts.ts';
import { unwrap } from './unwrap.ts';
import { writeSearch } from './write-search.ts';
import {
  actionResponse,
  emergenciesResponse,
  envelope,
  missedResponse,
  pageResponse,
  payloadResponse,
} from './wire-responses.ts';

/** The signed payload that `update_tags` sends, and the subscription it grants. */
export interface SignedPayload extends AlertSubscription {
  readonly payload: string;
  /** Lifetime in seconds. */
  readonly expiresIn: number;
}

export interface AlertCallsOptions {
  readonly client: GraphqlClient;
  /** Include alerts of vehicles that partners share with the company. */
  readonly includeShared: boolean;
  /** Receives an error for each alert that was omitted because it could not be parsed. */
  readonly onError: (error: PantauError) => void;
}

const iso = (instantMs: number): string => new Date(instantMs).toISOString();

/** The requests of `AlertSource` except those of its search alone, translating between wire and domain types. */
export function createAlertCalls({ client, includeShared, onError }: AlertCallsOptions) {
  const shared = includeShared ? { isSharedVehicle: true } : {};

  return {
    async loadPayload(signal?: AbortSignal): Promise<SignedPayload> {
      const response = await client.query(
        payloadQuery,
        { filter: { ...shared, filterByType: ['AlertCenter', 'SystemNotif'] } },
        { schema: object({ payload: envelope }), signal },
      );
      const result = unwrap(response.payload, payloadResponse, 'payload');
      const rules = result.subscribedAlertRules;
      const { userId, fullname, scopes: held } = result.caller;
      return {
        payload: result.payload,
        expiresIn: result.payloadExpiresIn,
        rules: {
          urgent: new Set(rules.urgentAlertRules),
          important: new Set(rules.importantAlertRules),
          autoPopup: new Set(rules.autoPopupAlertRules),
        },
        serverNow: result.serverTime ?? undefined,
        currentUser: {
          user: { userId, fullname },
          canSeeUrgent: held.includes(scopes.alertCenterUrgent),
          scopes: held,
        },
      };
    },

    async listAlerts(query: AlertQuery, signal?: AbortSignal): Promise<AlertPage> {
      const { urgency, range, limit, after, unresolvedOnly, search } = query;
      const list = {
        ...shared,
        ...(urgency === 'urgent' ? { isUrgent: true } : { isImportant: true }),
        startDate: iso(range.start),
        endDate: iso(range.end),
        orderBy: { createdOn: 'desc' as const },
      };
      const unresolved = { isResolved: false, isFalseAlert: false };
      const filter = {
        ...list,
        ...(unresolvedOnly ? unresolved : {}),
        ...(search !== undefined && { search: writeSearch(search) }),
        pagination: { page: 1, show: limit, ...(after === undefined ? {} : { after }) },
      };
      const pageOf = (response: unknown): AlertPage => {
        const { data, pagination, head } = unwrap(response, pageResponse, 'rawAlerts');
        return {
          alerts: readAlerts(data, onError),
          endCursor: pagination.endCursor,
          hasMore: pagination.hasNextPage,
          head,
        };
      };
      if (after !== undefined) {
        const { rawAlerts } = await client.query(
          rawAlertsQuery,
          { filter },
          { schema: object({ rawAlerts: envelope }), signal },
        );
        return pageOf(rawAlerts);
      }
      const emergencyFilter = {
        ...list,
        ...unresolved,
        isRead: false,
        alertCode: [EMERGENCY_CODE],
        pagination: { page: 1, show: EMERGENCIES_MAX },
      };
      const response = await client.query(
        firstAlertsQuery,
        { filter, emergencyFilter },
        { schema: object({ rawAlerts: envelope, emergencies: envelope }), signal },
      );
      const page = pageOf(response.rawAlerts);
      const emergencies = unwrap(response.emergencies, emergenciesResponse, 'emergencies');
      return {
        ...page,
        emergencies: readAlerts(emergencies.data, onError),
        // The server may read the two at different points of the sequence.
        head: Math.min(page.head, emergencies.head),
      };
    },

    async readAlerts(ids: readonly AlertId[], signal?: AbortSignal): Promise<readonly Alert[]> {
      if (ids.length === 0) return [];
      const filter = { ...shared, rawAlertId: [...ids], pagination: { page: 1, show: ids.length } };
      const response = await client.query(
        rawAlertsQuery,
        { filter },
        { schema: object({ rawAlerts: envelope }), signal },
      );
      return readAlerts(unwrap(response.rawAlerts, pageResponse, 'rawAlerts').data, onError);
    },

    async countUnresolved(range: CountRange, signal?: AbortSignal): Promise<UnresolvedCounts> {
      const filter = {
        ...shared,
        startDate: iso(range.start),
        endDate: iso(range.end),
        ...(range.withoutSnoozed && { isSnoozed: false }),
      };
      const response = await client.query(
        countsQuery,
        { filter },
        { schema: object({ totalImportantAlerts: envelope }), signal },
      );
      return readCounts(response.totalImportantAlerts);
    },

    async missedSince(since: number, signal?: AbortSignal): Promise<MissedAlerts> {
      const response = await client.query(
        missedQuery,
        { since, ...shared },
        { schema: object({ missedLiveMessages: envelope }), signal },
      );
      const { alerts, head, isComplete } = unwrap(
        response.missedLiveMessages,
        missedResponse,
        'missedLiveMessages',
      );
      return { alerts: readAlerts(alerts, onError), head, complete: isComplete };
    },

    async act(request: ActionRequest, signal?: AbortSignal): Promise<ActionResult> {
      const response = await client.query(
        actionMutation,
        { input: { ...writeAction(request), ...shared } },
        { schema: object({ upsertRawAlertsAction: envelope }), signal },
      );
      const { seq, data, items } = unwrap(
        response.upsertRawAlertsAction,
        actionResponse,
        'upsertRawAlertsAction',
      );
      return {
        seq,
        createdOn: data.createdOn,
        user: data.user,
        items: items.map(({ rawAlertId, outcome, alert }) => ({
          id: rawAlertId,
          outcome,
          alert: alert === null ? null : readAlert(alert, onError),
        })),
      };
    },
  };
}
