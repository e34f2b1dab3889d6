import { defineCatalog } from '@pantau/core/base';
import { en } from './prompts-en.ts';
import { id } from './prompts-id.ts';

/** Texts that load with the first prompt. A host overrides them in the provider under `shell-prompts`. */
export const promptsMessages = defineCatalog('shell-prompts', en, id);
