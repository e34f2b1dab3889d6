import { useAnnounce, useDataLocale, useToast } from '@pantau/core';
import { useState } from 'react';
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
  /** Number of previews that the user opened. */
  readonly openCount: number;
  /** Closes the previews that the user opened; what opened by itself keeps waiting. */
  closeOpen(): void;
  step(by: Step): void;
}

/**
 * The order in which the sheet steps: that of the list when the sheet showed its first alert, continued at
 * the end, so that arrivals change neither the position nor the neighbours of the alert (AC-237).
 */
function useStableOrder(id: AlertId, ids: readonly AlertId[]): readonly AlertId[] {
  const [order, setOrder] = useState(ids);
  if (order.includes(id)) return order;
  const last = order.at(-1);
  const after = last === undefined ? -1 : ids.indexOf(last);
  const continued =
    after !== -1 && ids.indexOf(id) > after ? [...order, ...ids.slice(after + 1)] : ids;
  if (!continued.includes(id)) return continued;
  setOrder(continued);
  return continued;
}

/** Steps on a phone: through the previews the user opened, or through the list when that is only one. */
export function useSheetSteps(id: AlertId, view: AlertView | undefined): SheetSteps {
  const store = useAlertCenter();
  const { previews, raise, close } = usePreviews();
  const { ids } = useAlertList(view?.urgency ?? 'important');
  const order = useStableOrder(id, ids);
  const stepInList = usePreviewStep(id, order);
  const t = useText();
  const tPreview = usePreviewText();
  const locale = useDataLocale();
  const announce = useAnnounce();
  const toast = useToast();

  const open = previews
    .filter((preview) => preview.automatic === undefined)
    .sort((left, right) => left.key - right.key)
    .map((preview) => preview.id);
  const isAmongOpen = open.length > 1;
  const all = isAmongOpen ? open : order;
  const index = all.indexOf(id);
  return {
    place: index === -1 ? null : { index: index + 1, total: all.length },
    openCount: open.length,
    closeOpen: () => open.forEach(close),
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
