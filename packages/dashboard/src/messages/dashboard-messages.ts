import type { MessageKey, Translate } from '@pantau/core';
import { defineCatalog } from '@pantau/core/base';
import { en } from './en.ts';
import { id } from './id.ts';

/** Texts of the dashboard. A host overrides them in the provider under `dashboard`. */
export const dashboardMessages = defineCatalog('dashboard', en, id);

export type DashboardMessageKey = MessageKey<keyof (typeof dashboardMessages)['messages']['en']>;
export type DashboardTranslate = Translate<DashboardMessageKey>;
