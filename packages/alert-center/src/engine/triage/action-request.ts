import { PantauError } from '@pantau/core';
import { targetAlerts } from '../alert/action-target.ts';
import type { Alert } from '../alert/alert.ts';
import { RETRY_MAX_MS } from '../alert/limits.ts';
import { canUndo } from '../alert/settled.ts';
import type { AlertSource } from '../list/alert-source.port.ts';
import { currentUserOf } from '../list/current-user.ts';
import { toPantauError } from '../list/effect-runner.ts';
import type { AlertListEvent } from '../list/list-events.ts';
import type { AlertListState } from '../list/list-state.ts';
import type { ActionResult } from '../list/responses.ts';
import type { ActionOutcome } from './action-outcome.ts';
import type { StoredAction } from './stored-actions.ts';

export interface ActionRequestOptions {
  readonly source: Pick<AlertSource, 'act' | 'readAlerts'>;
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

/** Errors after which the server may not have received the action. */
const mayNotHaveArrived = ({ kind }: PantauError): boolean =>
  kind === 'offline' || kind === 'timeout';

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
    // An earlier attempt may have been applied without its response arriving.
    const settles = change.type === 'resolve' || change.type === 'falseAlert';
    const isOwn = settles && job.attempts > 0 && canUndo(item.alert, change, userId());
    return { ok: true, outcome: isOwn ? 'applied' : item.outcome, alert: item.alert };
  };

  return async (job) => {
    const { alert, change } = job.action;
    try {
      const noted = job.attempts > 0 ? await findNote(job.action) : undefined;
      if (noted !== undefined) {
        const item = { id: noted.id, outcome: 'unchanged', alert: noted } as const;
        acknowledge(job, { seq: noted.seq, items: [item] });
        return { ok: true, outcome: 'applied', alert: noted };
      }
      return acknowledge(job, await source.act({ change, target: targetAlerts([alert]) }));
    } catch (cause) {
      const error = toPantauError(cause);
      options.onError(error);
      if (mayNotHaveArrived(error) && !isExpired(job.action)) return null;
      dispatch({ type: 'actionRefused', token: job.token });
      return { ok: false, error };
    }
  };
}
