import { useClock, useDataLocale, useToast } from '@pantau/core';
import { useEffect, useRef, useState } from 'react';
import { type AlertId, isUnread } from '../../engine/alert/alert.ts';
import { isEmergency } from '../../engine/alert/emergency.ts';
import type { AlertCenterState } from '../../engine/store-state.ts';
import { useAlertCenter } from '../../hooks/alert-center-context.ts';
import { isUncovered } from '../../hooks/is-uncovered.ts';
import { usePreviewControls } from '../../hooks/previews.ts';
import { useStoreValue } from '../../hooks/use-store-value.ts';
import { alertTitle } from '../shared/text/alert-text.ts';
import { usePreviewText } from '../shared/use-preview-text.ts';
import { useText } from '../shared/use-text.ts';

/** Time for a new preview to move to an uncovered place (AC-230), ms. */
const SETTLES_MS = 50;

/** How often the bars are looked at, ms; nothing reports that an element was covered. */
const LOOK_EVERY_MS = 200;

/** Ids as one value, so that it can be compared. */
const SEPARATOR = '\n';
const listed = (ids: string): readonly AlertId[] => (ids === '' ? [] : ids.split(SEPARATOR));

/** The unread alerts that opened by themselves and that the user has not turned to. */
const unseenIds = ({ previews, list }: AlertCenterState): string =>
  previews.previews
    .filter(({ id, automatic }) => {
      const entity = list.entities.get(id);
      return automatic === true && entity !== undefined && isUnread(entity.view.alert);
    })
    .map(({ id }) => id)
    .join(SEPARATOR);

type Root = Document | ShadowRoot;

const previewOf = (root: Root, id: AlertId): HTMLElement | undefined =>
  [...root.querySelectorAll<HTMLElement>('[data-preview-window]')].find(
    ({ dataset }) => dataset['previewWindow'] === id,
  );

/** Whether the bar of the preview can be seen, or on a phone the bar of the sheet that names it. */
function isNamed(root: Root, id: AlertId): boolean {
  const bars = [
    previewOf(root, id)?.querySelector<HTMLElement>('[data-preview-bar]'),
    root.querySelector<HTMLElement>('[data-waiting-bar]'),
  ];
  return bars.some((bar) => bar !== null && bar !== undefined && isUncovered(bar));
}

/** Whether a dialog other than panel and previews is open; what opens now would be in its way. */
const isBehindDialog = (root: Root): boolean =>
  [...root.querySelectorAll('[role="dialog"], [role="alertdialog"]')].some(
    (dialog) =>
      !dialog.matches('[data-preview-window]') && dialog.querySelector('[data-display]') === null,
  );

/**
 * Names what opened by itself but lies below something else, such as a dialog or on a phone a sheet, in a
 * toast above it, until it can be seen (AC-534). On a phone, where nothing opens by itself, the toast also
 * opens it (AC-535).
 */
export function useCoveredNotice(layer: HTMLElement | null, isPhone: boolean): void {
  const store = useAlertCenter();
  const { raise } = usePreviewControls();
  const clock = useClock();
  const toast = useToast();
  const locale = useDataLocale();
  const t = useText();
  const tPreview = usePreviewText();
  const unseen = useStoreValue(unseenIds);
  const dismissed = useRef(new Set<AlertId>());
  const [covered, setCovered] = useState('');
  const [behindDialog, setBehindDialog] = useState(false);

  // Once seen, an alert needs no notice, whatever was measured last.
  const shown = listed(covered)
    .filter((id) => listed(unseen).includes(id))
    .join(SEPARATOR);

  useEffect(() => {
    if (unseen === '' || layer === null) return undefined;
    const root = layer.getRootNode() as Root;
    let cancel = (): void => undefined;
    const look = (): void => {
      cancel = clock.setTimeout(look, LOOK_EVERY_MS);
      if (layer.ownerDocument.visibilityState === 'hidden') return;
      const isBelow = isBehindDialog(root);
      // Only the dialog hid it: on a phone nothing else shows it.
      if (isPhone && !isBelow) dismissed.current.clear();
      const ids = listed(unseen).filter((id) => !dismissed.current.has(id) && !isNamed(root, id));
      setCovered(ids.join(SEPARATOR));
      setBehindDialog(isBelow);
    };
    cancel = clock.setTimeout(look, SETTLES_MS);
    return () => cancel();
  }, [unseen, layer, isPhone, clock]);

  useEffect(() => {
    const { entities } = store.get().list;
    const ids = listed(shown);
    const views = ids
      .flatMap((id) => entities.get(id)?.view ?? [])
      .sort((left, right) => right.alert.createdOn - left.alert.createdOn);
    const view = views.find(({ alert }) => isEmergency(alert)) ?? views[0];
    if (view === undefined) return undefined;
    const { alert, urgency } = view;
    const plate = alert.vehicle.licensePlate;
    let isReplaced = false;
    const close = toast.show({
      kind: urgency === 'urgent' ? 'error' : 'warning',
      stays: true,
      text: tPreview('openedByItself', {
        alert: t('ofVehicle', { what: alertTitle(alert, locale), plate }),
        count: ids.length,
        others: ids.length - 1,
      }),
      onClose: () => {
        if (!isReplaced) for (const id of ids) dismissed.current.add(id);
      },
      ...(!behindDialog && {
        action: {
          label: tPreview('showWaiting'),
          run() {
            for (const id of ids) dismissed.current.delete(id);
            raise(alert.id);
          },
        },
      }),
    });
    return () => {
      isReplaced = true;
      close();
    };
  }, [shown, behindDialog, store, raise, toast, locale, t, tPreview]);
}
