import type { AlertTriage } from '../shared/triage-context.ts';
import type { TriageDesk } from './triage-controller.ts';

/**
 * The actions, done by a desk that loads with the first of them.
 *
 * @param onFail it could not be loaded: nothing is done, and the next act tries again
 */
export function createRemoteTriage(
  load: () => Promise<TriageDesk>,
  onFail: (error: unknown) => void,
): AlertTriage {
  let loading: Promise<TriageDesk> | undefined;
  const at = async <T>(otherwise: T, run: (desk: TriageDesk) => T | Promise<T>): Promise<T> => {
    loading ??= load();
    let desk: TriageDesk;
    try {
      desk = await loading;
    } catch (error) {
      loading = undefined;
      onFail(error);
      return otherwise;
    }
    return run(desk);
  };
  return {
    resolve: (ids) => at(false, (desk) => desk.resolve(ids)),
    checkAgain: (ids) => at(false, (desk) => desk.checkAgain(ids)),
    markFalse: (ids, reason) => at(false, (desk) => desk.markFalse(ids, reason)),
    addNote: (ids, text) => at(false, (desk) => desk.addNote(ids, text)),
    again: (ids, change) => at(false, (desk) => desk.again(ids, change)),
    askFalseAlert: (ids) => void at(undefined, (desk) => desk.askFalseAlert(ids)),
    askNote: (ids) => void at(undefined, (desk) => desk.askNote(ids)),
    undo: () => at(undefined, (desk) => desk.undo()),
    showHelp: () => void at(undefined, (desk) => desk.showHelp()),
  };
}
