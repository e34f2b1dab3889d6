import { useFormat, useMessages } from '../../i18n/i18n-context.tsx';
import { geoMessages } from '../messages/geo-messages.ts';
import type { Position } from '../static-map.ts';

/** Places of a degree that are told: a metre. */
const PLACES = { minimumFractionDigits: 5, maximumFractionDigits: 5 } as const;

/** Intl writes a hyphen; figures have a minus. */
const withMinus = (text: string): string => text.replace(/^-/, '\u2212');

/** A position in figures, for as long as nobody knows its address. */
export function usePositionText(): (position: Position) => string {
  const words = useMessages(geoMessages);
  const format = useFormat();
  return ({ latitude, longitude }) =>
    words('at', {
      latitude: withMinus(format.number(latitude, PLACES)),
      longitude: withMinus(format.number(longitude, PLACES)),
    });
}
