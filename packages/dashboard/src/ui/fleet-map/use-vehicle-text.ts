import { useFormat } from '@pantau/core';
import type { FleetVehicle } from '../../engine/source/dashboard-source.ts';
import { useText } from '../shared/use-text.ts';

/** A vehicle in words: plate, status and, if it moves, its speed. */
export function useVehicleText(): (vehicle: FleetVehicle) => string {
  const t = useText();
  const { number } = useFormat();
  return ({ licensePlate, status, speed }) => {
    const facts = [licensePlate, t(status)];
    if (status === 'moving' && speed !== null) {
      facts.push(t('speed', { number: number(Math.round(speed)) }));
    }
    return facts.join(', ');
  };
}
