import { PantauError } from '@pantau/core/base';
import type { Alert } from '../alert/alert.ts';
import { RETRY_MAX_MS } from '../alert/limits.ts';
import { canUndo } from '../alert/settled.ts';
import type { AlertSource } from '../list/alert-source.port.ts';
import { currentUserOf } from '../list/current-user.ts';
import { toPantauError } from '../list/effect-runner.ts';
import type { AlertListEvent } from '../list/list-events.ts';
import type { AlertListState } from '../list/list-state.ts';
import type { ActionResult } from '../list/responses.ts';
import { type ActionOutcome, refusedOutcome } from './action-outcome.ts';
import { type ChangingSource, sendChange } from './send-change.ts';
import type { StoredAction } from './stored-actions.ts';

export interface ActionRequestOptions {
  readonly source: ChangingSource & Pick<AlertSource, 'readAlerts'>;
  readonly dispatch: (event: AlertListEvent) => void;
  readonly getState: () => AlertListState;
  readonly isExpired: (action: StoredAction) => boolean;
  readonly onError: (error: unknown) => void;
}

/** An action as it is sent. */
export interface ActionAttempt {
  readonly action: StoredAction;
  /** Of its optimistic change. */
  readonly token: number;
  /** Earlier attempts, whose responses may have been lost. */
  readonly attempts: number;
}

/** Statuses of a server that restarts or is overloaded, sent by itself or by a proxy in front of it. */
const unavailable: readonly (number | undefined)[] = [502, 503, 504];

/**
 * Errors after which the server may not have received the action. Any other failure of the server, such as
 * status 500, would be the same again.
 */
const mayNotHaveArrived = ({ kind, status }: PantauError): boolean =>
  kind === 'offline' || kind === 'timeout' || (kind === 'server' && unavailable.includes(status));

/** Sends one attempt; resolves to `null` when the server may not have received it. */
export type SendAttempt = (job: ActionAttempt) => Promise<ActionOutcome | null>;

export function createActionRequests(options: ActionRequestOptions): SendAttempt {
  const { source, dispatch, getState, isExpired } = options;
  const userId = (): string | null => currentUserOf(getState())?.userId ?? null;

  /** The note of an earlier attempt whose response was lost: sent again, it would be there twice. */
  const findNote = async ({
    alert,
    change,
    queuedOn,
  }: StoredAction): Promise<Alert | undefined> => {
    if (change.type !== 'note') return undefined;
    const [found] = await source.readAlerts([alert.id]);
    const isOwn = found?.log.some(
      (entry) =>
        entry.type === 'note' &&
        entry.text === change.text &&
        entry.createdOn >= queuedOn - RETRY_MAX_MS &&
        (entry.user === null || entry.user.userId === userId()),
    );
    return isOwn === true ? found : undefined;
  };

  /** The alert, when it is no longer as the change that this action undoes left it (AC-105). */
  const findChanged = async ({ action, attempts }: ActionAttempt): Promise<Alert | undefined> => {
    const { undoes, alert } = action;
    if (undoes === undefined) return undefined;
    const current =
      attempts > 0
        ? (await source.readAlerts([alert.id]))[0]
        : getState().entities.get(alert.id)?.truth;
    const isChanged = current !== undefined && !canUndo(current, undoes, userId());
    return isChanged ? current : undefined;
  };

  /** Nothing to send: the server has the alert in this state. */
  const acknowledgeAsIs = (
    job: ActionAttempt,
    alert: Alert,
    outcome: 'applied' | 'unchanged',
  ): ActionOutcome => {
    const item = { id: alert.id, outcome: 'unchanged', alert } as const;
    acknowledge(job, { seq: alert.seq, items: [item] });
    return { ok: true, outcome, alert };
  };

  const acknowledge = (
    job: ActionAttempt,
    result: Pick<ActionResult, 'seq' | 'items'>,
  ): ActionOutcome => {
    const user = currentUserOf(getState()) ?? { userId: '', fullname: '' };
    dispatch({
      type: 'actionAcknowledged',
      token: job.token,
      result: { createdOn: job.action.queuedOn, user, ...result },
    });
    const { change, alert } = job.action;
    const item = result.items.find(({ id }) => id === alert.id);
    if (item === undefined || item.outcome === 'notFound' || item.alert === null) {
      return { ok: false, error: new PantauError('notFound', { message: 'No such alert' }) };
    }
    if (item.outcome !== 'applied' && item.outcome !== 'unchanged')
      return refusedOutcome(item.outcome, item.alert);
    // An earlier attempt may have been applied without its response arriving.
    const settles = change.type === 'resolve' || change.type === 'falseAlert';
    const isOwn = settles && job.attempts > 0 && canUndo(item.alert, change, userId());
    return { ok: true, outcome: isOwn ? 'applied' : item.outcome, alert: item.alert };
  };

  return async (job) => {
    const { alert, change } = job.action;
    try {
      const noted = job.attempts > 0 ? await findNote(job.action) : undefined;
      if (noted !== undefined) return acknowledgeAsIs(job, noted, 'applied');
      const changed = await findChanged(job);
      if (changed !== undefined) return acknowledgeAsIs(job, changed, 'unchanged');
      return acknowledge(job, await sendChange(source, change, [alert]));
    } catch (cause) {
      const error = toPantauError(cause);
      options.onError(error);
      if (mayNotHaveArrived(error) && !isExpired(job.action)) return null;
      dispatch({ type: 'actionRefused', token: job.token });
      return { ok: false, error };
    }
  };
}
