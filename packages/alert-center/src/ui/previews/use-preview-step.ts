import { useAnnounce, useDataLocale, useToast } from '@pantau/core';
import { useAlertCenter } from '../../hooks/alert-center-context.ts';
import { type Step, type StepOutcome, usePreviewControls } from '../../hooks/previews.ts';
import type { AlertId } from '../../engine/alert/alert.ts';
import { alertTitle } from '../shared/text/alert-text.ts';
import { useText } from '../shared/use-text.ts';
import { usePreviewText } from '../shared/use-preview-text.ts';

const ends = { first: 'stepFirst', last: 'stepLast', loading: 'stepLoading' } as const;

/** Steps to an adjacent alert of the list, or of `order`, and announces it. */
export function usePreviewStep(
  id: AlertId,
  order?: readonly AlertId[],
): (by: Step, within?: readonly AlertId[]) => StepOutcome {
  const store = useAlertCenter();
  const { step } = usePreviewControls();
  const t = useText();
  const tPreview = usePreviewText();
  const locale = useDataLocale();
  const announce = useAnnounce();
  const toast = useToast();
  return (by, within = order) => {
    const before = new Set(store.get().previews.previews.map((preview) => preview.id));
    const outcome = step(id, by, within);
    if (outcome !== 'stepped') {
      toast.show({ kind: 'info', text: tPreview(ends[outcome]) });
      return outcome;
    }
    const next = store.get().previews.previews.find((preview) => !before.has(preview.id));
    const alert = store.get().list.entities.get(next?.id ?? '')?.view.alert;
    if (alert !== undefined) {
      const plate = alert.vehicle.licensePlate;
      announce.polite(t('ofVehicle', { what: alertTitle(alert, locale), plate }));
    }
    return outcome;
  };
}
