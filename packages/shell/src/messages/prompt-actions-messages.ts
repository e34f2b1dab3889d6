import { defineCatalog } from '@pantau/core/base';
import { en } from './prompt-actions-en.ts';
import { id } from './prompt-actions-id.ts';

/** Texts of what opens a prompt. A host overrides them in the provider under `shell-prompt-actions`. */
export const promptActionsMessages = defineCatalog('shell-prompt-actions', en, id);
