import type { MessageKey, Translate } from '@pantau/core';
import { defineCatalog } from '@pantau/core/base';
import { en } from './en.ts';
import { id } from './id.ts';

/** Texts of the shell and of the product's menu. A host overrides them in the provider under `shell`. */
export const shellMessages = defineCatalog('shell', en, id);

export type ShellMessageKey = MessageKey<keyof (typeof shellMessages)['messages']['en']>;
export type ShellTranslate = Translate<ShellMessageKey>;
