import { type SessionUser, scopes } from '@pantau/core';
import {
  type MemoryAlertSource,
  type MemoryAlertSourceOptions,
  type MemoryWorld,
  type WorldPerson,
  createMemoryAlertSource,
  worldPeople,
} from '../../adapters/memory/index.ts';

/** What a story's world begins with: `parameters.world`. */
export interface StoryWorldOptions extends MemoryAlertSourceOptions {
  /** Runs before anything is shown. */
  readonly prepare?: (world: MemoryWorld) => void;
}

/** A world for one story, made anew each time it is shown: `loaders: [storyWorld]`, then `loaded.alerts`. */
export function storyWorld({ parameters }: { readonly parameters: Record<string, unknown> }): {
  readonly alerts: MemoryAlertSource;
} {
  const { prepare, ...options } = (parameters['world'] ?? {}) as StoryWorldOptions;
  const alerts = createMemoryAlertSource({ latencyMs: 20, ...options });
  prepare?.(alerts.world);
  return { alerts };
}

/** A signed-in user of the story's company, for `parameters.pantau.user`. */
export function storyUser(
  person: WorldPerson = worldPeople.manager,
  further: readonly string[] = [],
): SessionUser {
  const urgent = person.canSeeUrgent ? [scopes.alertCenterUrgent] : [];
  return {
    userId: person.userId,
    fullname: person.fullname,
    email: null,
    phoneNo: null,
    lastReminder: null,
    companyId: 1,
    companyName: 'PT Mitra Angkut Jawa',
    companyType: 'standard',
    timeZone: 'Asia/Jakarta',
    scopes: [scopes.alertCenterMain, ...urgent, ...further],
    flags: [],
  };
}
