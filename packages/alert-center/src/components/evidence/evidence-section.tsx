import type { ReactElement } from 'react';
import type { AlertView } from '../../controllers/use-alert.ts';

export interface EvidenceSectionProps {
  readonly view: AlertView;
}

/** How far the camera evidence of an alert has come, and the way to see it. */
export function EvidenceSection(props: EvidenceSectionProps): ReactElement | null {
  return props.view.alert.shouldHaveMedia ? null : null;
}
