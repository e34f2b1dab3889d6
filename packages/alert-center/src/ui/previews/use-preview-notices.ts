import { useDataLocale, useToast } from '@pantau/core';
import { useEffect, useRef } from 'react';
import { useAlertCenter } from '../../hooks/alert-center-context.ts';
import { usePreviews } from '../../hooks/previews.ts';
import { isEmergency } from '../../engine/alert/emergency.ts';
import { REFUSED_TOAST_MS } from '../../engine/alert/limits.ts';
import { PREVIEWS_MAX } from '../../engine/previews/preview-room.ts';
import { alertTitle } from '../shared/text/alert-text.ts';
import { usePreviewText } from '../shared/use-preview-text.ts';
import { useText } from '../shared/use-text.ts';

/**
 * Shows a toast when a preview could not be opened. It names the alert, an emergency before others, and
 * offers to open it (AC-232, AC-233). Warnings are announced assertively.
 */
export function usePreviewNotices(): void {
  const { notice, openInstead } = usePreviews();
  const store = useAlertCenter();
  const tPreview = usePreviewText();
  const t = useText();
  const locale = useDataLocale();
  const toast = useToast();
  const shown = useRef<typeof notice>(null);
  useEffect(() => {
    if (notice === null || notice === shown.current) return;
    shown.current = notice;
    const { about, ids } = notice;
    if (about === 'gone') {
      toast.show({ kind: 'warning', text: t('errorNotFound') });
      return;
    }
    const { entities } = store.get().list;
    const alerts = ids.flatMap((id) => entities.get(id)?.view.alert ?? []);
    const alert = alerts.find(isEmergency) ?? alerts[0];
    if (alert === undefined) {
      toast.show({ kind: 'warning', text: tPreview('limitNotification', { most: PREVIEWS_MAX }) });
      return;
    }
    const plate = alert.vehicle.licensePlate;
    const name = t('ofVehicle', { what: alertTitle(alert, locale), plate });
    const text = tPreview(about === 'limit' ? 'refusedLimit' : 'refusedSingle', {
      alert: name,
      count: ids.length,
      others: ids.length - 1,
      most: PREVIEWS_MAX,
    });
    toast.show({
      kind: 'warning',
      text,
      durationMs: REFUSED_TOAST_MS,
      action: {
        label: tPreview(about === 'limit' ? 'openInstead' : 'openInsteadOfThis'),
        run: () => openInstead(alert.id),
      },
    });
  }, [notice, openInstead, store, toast, locale, t, tPreview]);
}
