import { useMessages } from '@pantau/core';
import {
  type DriverScoreTranslate,
  driverScoreMessages,
} from '../../messages/driver-score-messages.ts';

export const useText = (): DriverScoreTranslate => useMessages(driverScoreMessages);
