import { scopes } from '@pantau/core';
import { useOwnWindow } from '../../hooks/own-window.ts';
import { usePanel } from '../../hooks/panel.ts';
import { usePermissionsKnown, usePermitted } from '../../hooks/permissions.ts';
import {
  PINNED_FROM,
  type PageWidth,
  SHEET_BELOW,
  type OfferedDisplay,
  type Placement,
  allowedDisplays,
  displayChoices,
  mayLeavePage,
  placementOf,
} from '../../engine/panel/display.ts';
import { useMediaQuery } from '@pantau/core/ui/media-query';
import { useViewOptions } from './view-options.ts';

/** Fractional widths on a zoomed page count as narrower. */
const below = (px: number): string => `(max-width: ${px - 0.02}px)`;

/** Phones show the panel and previews as sheets. */
export const phone = below(SHEET_BELOW);
const narrow = below(PINNED_FROM);

function usePageWidth(): PageWidth {
  const isPhone = useMediaQuery(phone);
  const isNarrow = useMediaQuery(narrow);
  if (isPhone) return 'phone';
  return isNarrow ? 'narrow' : 'wide';
}

export interface PlacementView {
  /** How the panel is shown. */
  readonly placement: Placement;
  /** Displays the user can choose from. */
  readonly choices: readonly OfferedDisplay[];
}

/** Placement of the panel, by the chosen display, the user's scopes and the width of the page. */
export function usePlacement(): PlacementView {
  const { display } = usePanel();
  const { displays } = useViewOptions();
  const isPermitted = usePermitted();
  const width = usePageWidth();
  const isKnown = usePermissionsKnown();
  const isMain = isPermitted(scopes.alertCenterMain);
  const allowed = allowedDisplays(displays, isMain);
  const isOut = useOwnWindow().window !== null;
  // Wait for the permissions: a pinned panel must not flash as a popup.
  const isWaiting = !isKnown && display !== 'popup' && width !== 'phone';
  const onPage = isWaiting ? 'hidden' : placementOf(display, allowed, width);
  const choices: readonly OfferedDisplay[] = displayChoices(allowed, width);
  return {
    placement: isOut ? 'window' : onPage,
    choices: mayLeavePage(displays, isMain, width) ? [...choices, 'window'] : choices,
  };
}
