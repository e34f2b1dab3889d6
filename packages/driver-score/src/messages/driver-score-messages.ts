import type { MessageKey, Translate } from '@pantau/core';
import { defineCatalog } from '@pantau/core/base';
import { en } from './en.ts';
import { id } from './id.ts';

/** Texts of driver scores. A host overrides them in the provider under `driver-score`. */
export const driverScoreMessages = defineCatalog('driver-score', en, id);

export type DriverScoreMessageKey = MessageKey<
  keyof (typeof driverScoreMessages)['messages']['en']
>;
export type DriverScoreTranslate = Translate<DriverScoreMessageKey>;
