import type { ReactElement } from 'react';
import { Icon } from '../icon/icon.tsx';
import type { IconName } from '../icons/icon-paths.ts';
import { useParts } from '../parts.ts';
import css from './severity-glyph.module.css';

export type Severity = 'urgent' | 'important';
export type AttentionState = 'unread' | 'read' | 'resolved' | 'falseAlert';

export interface SeverityGlyphProps {
  /** Octagon for urgent, rounded square for important. */
  readonly severity: Severity;
  /** Filled when unread, tinted when read, outlined when settled. */
  readonly state: AttentionState;
  /** The kind of alert. Settled alerts show the state instead. */
  readonly icon: IconName;
  /** Severity and state for screen readers. Empty where the row already names them. */
  readonly label: string;
  /** Edge length in px: 28 in rows, 20 in bars. Defaults to 28. */
  readonly size?: 20 | 28 | undefined;
}

const settledIcons: Partial<Record<AttentionState, IconName>> = {
  resolved: 'checkCircle',
  falseAlert: 'slashCircle',
};

/** The shape shows the severity, the fill how much attention the alert still needs. */
export function SeverityGlyph(props: SeverityGlyphProps): ReactElement {
  const parts = useParts();
  const { severity, state, icon, label, size = 28 } = props;
  const settledIcon = settledIcons[state];
  const iconSize = size === 20 ? 12 : 16;
  const settledSize = size === 20 ? 16 : 20;
  return (
    <span
      {...parts('severity', css.glyph)}
      data-severity={severity}
      data-state={state}
      data-size={size}
      {...(label === '' ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label })}
    >
      <Icon name={settledIcon ?? icon} size={settledIcon === undefined ? iconSize : settledSize} />
    </span>
  );
}
