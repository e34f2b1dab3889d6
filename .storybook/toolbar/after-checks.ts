import { useSyncExternalStore } from 'react';
import {
  FORCE_REMOUNT,
  GLOBALS_UPDATED,
  STORY_FINISHED,
  STORY_RENDERED,
} from 'storybook/internal/core-events';
import { addons } from 'storybook/preview-api';
import { initialGlobals } from './toolbar.ts';

/*
 * The checks of a story name its texts and controls. In the workbench they therefore run in the story's own language,
 * and the story changes to the language of the toolbar once they have ended, in the state that it is named for.
 */

type Globals = Record<string, unknown>;

/** What the checks of a story depend on. */
const shownAnew = ['locale', 'scopes', 'connection'] as const;

interface CheckedContext {
  readonly id: string;
  readonly viewMode?: string;
  readonly storyGlobals?: Globals;
  readonly parameters: Record<string, unknown>;
  readonly playFunction?: unknown;
  globals: Globals;
}

/** Whether stories run as tests, not in the workbench. */
export const isTest = '__vitest_browser__' in globalThis;

const listeners = new Set<() => void>();
/** The story whose checks have ended. */
let checked: string | null = null;
/** What the toolbar says of what checks depend on; `null` before the first story. */
let chosen: string | null = null;

const choiceIn = (globals: Globals): string =>
  shownAnew.map((name) => String(globals[name])).join();

function setChecked(id: string | null): void {
  if (checked === id) return;
  checked = id;
  // For tests of the workbench.
  if (id === null) delete document.documentElement.dataset['checkedStory'];
  else document.documentElement.dataset['checkedStory'] = id;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** Whether the checks of the story have ended. */
export const isChecked = (id: string): boolean => checked === id;

/** The same, and renders again when they end. */
export const useIsChecked = (id: string): boolean =>
  useSyncExternalStore(subscribe, () => isChecked(id));

/** Follows the stories of the workbench. In tests there is no toolbar. */
export async function followChecks(): Promise<void> {
  const channel = await addons.ready();
  let current: string | null = null;
  channel.on(STORY_RENDERED, (id: string) => {
    current = id;
    setChecked(id);
  });
  // Also after a failed check.
  channel.on(STORY_FINISHED, ({ storyId }: { storyId: string }) => setChecked(storyId));
  channel.on(FORCE_REMOUNT, () => setChecked(null));
  channel.on(GLOBALS_UPDATED, ({ globals }: { globals: Globals }) => {
    const before = chosen;
    chosen = choiceIn(globals);
    if (before !== null && before !== chosen && current !== null)
      channel.emit(FORCE_REMOUNT, { storyId: current });
  });
}

/**
 * Prepares the context of a story whose checks are going to run. Returns the language of the toolbar, which the story
 * takes afterwards. In the workbench a check that fails is listed under “Interactions” and hides nothing; in a test it
 * fails.
 */
export function beforeChecks(context: CheckedContext): { chosenLocale: unknown } {
  const { globals, storyGlobals, parameters } = context;
  const chosenLocale = globals['locale'];
  chosen ??= choiceIn(globals);
  // A check fails where the toolbar takes away a permission, the connection or the width that it needs.
  parameters['throwPlayFunctionExceptions'] = isTest;
  const hasChecks = context.playFunction !== undefined && context.viewMode !== 'docs';
  if (hasChecks && checked !== context.id) {
    const locale = storyGlobals?.['locale'] ?? initialGlobals.locale;
    context.globals = { ...globals, locale };
  }
  return { chosenLocale };
}
