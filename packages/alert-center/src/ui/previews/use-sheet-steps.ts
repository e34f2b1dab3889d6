import { useAnnounce, useLocale, useToast } from '@pantau/core';
import { useAlertCenter } from '../../hooks/alert-center-context.ts';
import { type AlertView, useAlertList } from '../../hooks/list.ts';
import { type Step, usePreviews } from '../../hooks/previews.ts';
import type { AlertId } from '../../engine/alert/alert.ts';
import { alertTitle } from '../shared/text/alert-text.ts';
import { useText } from '../shared/use-text.ts';
import { usePreviewStep } from './use-preview-step.ts';
import { usePreviewText } from '../shared/use-preview-text.ts';

export interface SheetSteps {
  /** Position among the open previews, or in the list when only one is open; `null` if not listed. */
  readonly place: { readonly index: number; readonly total: number } | null;
  readonly openCount: number;
  step(by: Step): void;
}

/** Steps on a phone: through the open previews, or through the list when only one is open. */
export function useSheetSteps(id: AlertId, view: AlertView | undefined): SheetSteps {
  const store = useAlertCenter();
  const { previews, raise } = usePreviews();
  const { ids } = useAlertList(view?.urgency ?? 'important');
  const stepInList = usePreviewStep(id);
  const t = useText();
  const tPreview = usePreviewText();
  const locale = useLocale();
  const announce = useAnnounce();
  const toast = useToast();

  const open = [...previews].sort((left, right) => left.key - right.key).map((one) => one.id);
  const isAmongOpen = open.length > 1;
  const all = isAmongOpen ? open : ids;
  const index = all.indexOf(id);
  return {
    place: index === -1 ? null : { index: index + 1, total: all.length },
    openCount: open.length,
    step(by) {
      if (!isAmongOpen) {
        stepInList(by);
        return;
      }
      const next = open[index + by];
      if (next === undefined) {
        toast.show({ kind: 'info', text: tPreview(by === 1 ? 'openLast' : 'openFirst') });
        return;
      }
      raise(next);
      const alert = store.get().list.entities.get(next)?.view.alert;
      if (alert === undefined) return;
      const plate = alert.vehicle.licensePlate;
      announce.polite(t('ofVehicle', { what: alertTitle(alert, locale), plate }));
    },
  };
}
