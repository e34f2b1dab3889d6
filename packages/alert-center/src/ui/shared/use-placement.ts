import { scopes } from '@pantau/core';
import { usePanel } from '../../hooks/use-panel.ts';
import { usePermissionsKnown, usePermitted } from '../../hooks/use-permitted.ts';
import {
  PINNED_FROM,
  type PageWidth,
  SHEET_BELOW,
  type ShownDisplay,
  type Stand,
  allowedDisplays,
  displayChoices,
  standOf,
} from '../../engine/panel/display.ts';
import { useMedia } from './use-media.ts';
import { useViewOptions } from './view-options.ts';

/** Widths between two pixels, on a zoomed page, belong to the narrower side. */
const below = (px: number): string => `(max-width: ${px - 0.02}px)`;

/** A phone has room for sheets only, of the panel and of previews. */
export const phone = below(SHEET_BELOW);
const narrow = below(PINNED_FROM);

function usePageWidth(): PageWidth {
  const isPhone = useMedia(phone);
  const isNarrow = useMedia(narrow);
  if (isPhone) return 'phone';
  return isNarrow ? 'narrow' : 'wide';
}

export interface StandView {
  /** How the panel is shown in the end. */
  readonly stand: Stand;
  /** What the user may choose among, here and now. */
  readonly choices: readonly ShownDisplay[];
}

/** How the panel stands: by the user's choice or the host's, by scopes, and by the room there is. */
export function useStand(): StandView {
  const { display } = usePanel();
  const { displays } = useViewOptions();
  const isPermitted = usePermitted();
  const width = usePageWidth();
  const isTold = usePermissionsKnown();
  const allowed = allowedDisplays(displays, isPermitted(scopes.alertCenterMain));
  // A sidebar is not first shown as a popup only because nobody has told yet who the user is.
  const isWaiting = !isTold && display !== 'popup' && width !== 'phone';
  return {
    stand: isWaiting ? 'hidden' : standOf(display, allowed, width),
    choices: displayChoices(allowed, width),
  };
}
