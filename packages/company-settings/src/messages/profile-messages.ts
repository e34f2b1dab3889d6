import type { MessageKey, Translate } from '@pantau/core';
import { defineCatalog } from '@pantau/core/base';
import { en as profileEn } from './profile-en.ts';
import { id as profileId } from './profile-id.ts';

/** Texts of the profile. A host overrides them in the provider under `profile`. */
export const profileMessages = defineCatalog('profile', profileEn, profileId);

export type ProfileMessageKey = MessageKey<keyof (typeof profileMessages)['messages']['en']>;
export type ProfileTranslate = Translate<ProfileMessageKey>;
