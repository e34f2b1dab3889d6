import type { ReactElement } from 'react';
import css from './presence-marks.module.css';
import type { ShownPresence } from './use-presence.ts';

export interface PresenceMarksProps {
  readonly presence: ShownPresence;
  /** Where the names are not text already: they become the name and the tooltip of the marks. */
  readonly named?: boolean | undefined;
}

/** Initials of the people who have an alert open. Never announced: people come and go all the time. */
export function PresenceMarks({ presence, named = false }: PresenceMarksProps): ReactElement {
  const { marks, text } = presence;
  return (
    <span
      className={css.people}
      data-presence=""
      {...(named ? { role: 'img', 'aria-label': text, title: text } : { 'aria-hidden': true })}
    >
      {marks.map((mark, index) => (
        <span key={index} className={css.mark}>
          {mark}
        </span>
      ))}
    </span>
  );
}
