import { useDataLocale } from '@pantau/core';
import type { AlertView } from '../../hooks/list.ts';
import { alertTitle } from '../shared/text/alert-text.ts';
import { usePreviewText } from '../shared/use-preview-text.ts';
import { useText } from '../shared/use-text.ts';

/** Accessible name of a preview: event and plate. */
export function usePreviewName(view: AlertView | undefined): string {
  const t = useText();
  const tPreview = usePreviewText();
  const locale = useDataLocale();
  if (view === undefined) return tPreview('previewLoading');
  const { alert } = view;
  return t('ofVehicle', { what: alertTitle(alert, locale), plate: alert.vehicle.licensePlate });
}
