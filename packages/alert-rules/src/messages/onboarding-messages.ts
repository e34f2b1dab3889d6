import { defineCatalog } from '@pantau/core/base';
import { en } from './onboarding-en.ts';
import { id } from './onboarding-id.ts';

/** Texts of the onboarding. A host overrides them in the provider under `alert-rules-onboarding`. */
export const onboardingMessages = defineCatalog('alert-rules-onboarding', en, id);
