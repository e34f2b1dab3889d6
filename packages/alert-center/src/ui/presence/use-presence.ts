import { useMemo } from 'react';
import type { AlertId } from '../../engine/alert/alert.ts';
import { usePresentPeople } from '../../hooks/presence.ts';
import { initialsOf } from '../shared/text/initials.ts';
import { useText } from '../shared/use-text.ts';

/** The other people who have an alert open, as they are shown. */
export interface ShownPresence {
  /** Initials of two people; with more, the second one is their number: "+3". */
  readonly marks: readonly string[];
  /** "Being viewed by …" */
  readonly text: string;
}

const MARKS_MAX = 2;
const NAMES_MAX = 5;

/** Null while nobody else has one of the alerts open. */
export function usePresence(ids: readonly AlertId[]): ShownPresence | null {
  const t = useText();
  const people = usePresentPeople(ids);
  return useMemo(() => {
    if (people.length === 0) return null;
    const shown = people.length > MARKS_MAX ? MARKS_MAX - 1 : MARKS_MAX;
    const rest = people.length - shown;
    const named = people.slice(0, people.length > NAMES_MAX ? NAMES_MAX - 1 : NAMES_MAX);
    const names = named.map(({ fullname }) => fullname).join(', ');
    const count = people.length - named.length;
    return {
      marks: [
        ...people.slice(0, shown).map(({ fullname }) => initialsOf(fullname)),
        ...(rest > 0 ? [`+${rest}`] : []),
      ],
      text: count > 0 ? t('viewedByMore', { names, count }) : t('viewedBy', { names }),
    };
  }, [people, t]);
}

/** As `usePresence`, of one alert. */
export function usePresenceAt(id: AlertId): ShownPresence | null {
  return usePresence(useMemo(() => [id], [id]));
}
