import type { AlertTriage } from './alert-triage.ts';
import type { TriageController } from './triage-controller.ts';

/**
 * Actions on alerts whose controller loads with the first action.
 *
 * @param onFail called when the controller could not be loaded; the next action tries again
 */
export function createLazyTriage(
  load: () => Promise<TriageController>,
  onFail: (error: unknown) => void,
): AlertTriage {
  let loading: Promise<TriageController> | undefined;
  const at = async <T>(
    otherwise: T,
    run: (controller: TriageController) => T | Promise<T>,
  ): Promise<T> => {
    loading ??= load();
    let controller: TriageController;
    try {
      controller = await loading;
    } catch (error) {
      loading = undefined;
      onFail(error);
      return otherwise;
    }
    return run(controller);
  };
  return {
    resolve: (ids) => at(false, (controller) => controller.resolve(ids)),
    resolveWithNote: (ids, note) =>
      at(false, (controller) => controller.resolveWithNote(ids, note)),
    checkAgain: (ids) => at(false, (controller) => controller.checkAgain(ids)),
    markFalse: (ids, reason) => at(false, (controller) => controller.markFalse(ids, reason)),
    addNote: (ids, text) => at(false, (controller) => controller.addNote(ids, text)),
    again: (ids, change) => at(false, (controller) => controller.again(ids, change)),
    promptFalseAlert: (ids) => void at(undefined, (controller) => controller.promptFalseAlert(ids)),
    promptNote: (ids) => void at(undefined, (controller) => controller.promptNote(ids)),
    promptResolveNote: (ids) =>
      void at(undefined, (controller) => controller.promptResolveNote(ids)),
    editQuickNotes: () => void at(undefined, (controller) => controller.editQuickNotes()),
    promptSnooze: (id) => void at(undefined, (controller) => controller.promptSnooze(id)),
    take: (ids) => at(false, (controller) => controller.take(ids)),
    give: (id, owner) => at(false, (controller) => controller.give(id, owner)),
    undo: () => at(undefined, (controller) => controller.undo()),
    showHelp: () => void at(undefined, (controller) => controller.showHelp()),
  };
}
