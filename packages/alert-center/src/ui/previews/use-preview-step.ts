import { useAnnounce, useLocale, useToast } from '@pantau/core';
import { useAlertCenter } from '../../hooks/alert-center-context.ts';
import { type Step, type StepOutcome, usePreviewControls } from '../../hooks/use-previews.ts';
import type { AlertId } from '../../engine/alert/alert.ts';
import { titleOf } from '../shared/text/alert-text.ts';
import { useWords } from '../shared/use-text.ts';
import { usePreviewWords } from '../shared/use-preview-text.ts';

const ends = { first: 'stepFirst', last: 'stepLast', loading: 'stepLoading' } as const;

/** Steps to the next alert of the list, or the one before, and says where that led. */
export function usePreviewStep(id: AlertId): (by: Step) => StepOutcome {
  const { atoms, previews, jotai } = useAlertCenter();
  const { step } = usePreviewControls();
  const words = useWords();
  const previewWords = usePreviewWords();
  const locale = useLocale();
  const announce = useAnnounce();
  const toast = useToast();
  return (by) => {
    const before = new Set(jotai.get(previews.atom).previews.map((preview) => preview.id));
    const outcome = step(id, by);
    if (outcome !== 'stepped') {
      toast.show({ kind: 'info', text: previewWords(ends[outcome]) });
      return outcome;
    }
    const next = jotai.get(previews.atom).previews.find((preview) => !before.has(preview.id));
    const alert = jotai.get(atoms.state).entities.get(next?.id ?? '')?.view.alert;
    if (alert !== undefined) {
      const plate = alert.vehicle.licensePlate;
      announce.polite(words('ofVehicle', { what: titleOf(alert, locale), plate }));
    }
    return outcome;
  };
}
