import { useMessages } from '../../i18n/i18n-context.tsx';
import { useFormat } from '../../i18n/i18n-value.ts';
import { geoMessages } from '../messages/geo-messages.ts';
import type { Position } from '../static-map.ts';

/** Five decimals of a degree are about a metre. */
const FIVE_DECIMALS = { minimumFractionDigits: 5, maximumFractionDigits: 5 } as const;

/** Returns a formatter for coordinates, to be shown while an address is unknown. */
export function usePositionText(): (position: Position) => string {
  const t = useMessages(geoMessages);
  const format = useFormat();
  return ({ latitude, longitude }) =>
    t('at', {
      latitude: format.number(latitude, FIVE_DECIMALS),
      longitude: format.number(longitude, FIVE_DECIMALS),
    });
}
