import type { ReactElement } from 'react';
import { Icon } from '../icon/icon.tsx';
import type { IconName } from '../icons/icon-paths.ts';
import css from './severity-glyph.module.css';

export type Severity = 'urgent' | 'important';
export type AttentionState = 'unread' | 'read' | 'resolved' | 'falseAlert';

export interface SeverityGlyphProps {
  /** Octagon for urgent, rounded square for important. */
  readonly severity: Severity;
  /** Filled while nobody has looked, tinted while it is open, an outline when it is done. */
  readonly state: AttentionState;
  /** What has happened; not shown once it is done. */
  readonly icon: IconName;
  /** Severity and state in words, for screen readers. Empty where the row says them already. */
  readonly label: string;
  /** Edge in px: 28 in rows, 20 in bars. */
  readonly size?: 20 | 28 | undefined;
}

const doneIcons: Partial<Record<AttentionState, IconName>> = {
  resolved: 'checkCircle',
  falseAlert: 'slashCircle',
};

/** Shape names the severity, fill the attention that is left to give. */
export function SeverityGlyph(props: SeverityGlyphProps): ReactElement {
  const { severity, state, icon, label, size = 28 } = props;
  const doneIcon = doneIcons[state];
  const iconSize = size === 20 ? 12 : 16;
  const doneSize = size === 20 ? 16 : 20;
  return (
    <span
      className={css.glyph}
      data-severity={severity}
      data-state={state}
      data-size={size}
      {...(label === '' ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label })}
    >
      <Icon name={doneIcon ?? icon} size={doneIcon === undefined ? iconSize : doneSize} />
    </span>
  );
}
