import type { ReactElement } from 'react';
import {
  type MemoryAlertHistory,
  type MemoryAlertSource,
  createMemoryAlertHistory,
} from '../../adapters/memory/index.ts';
import { AlertHistory, type AlertHistoryProps } from '../../ui/history/alert-history.tsx';
import { StoryFrame } from './story-frame.tsx';
import { type StoryContext, type StoryWorld, storyWorld } from './story-world.ts';

export interface HistoryWorld extends StoryWorld {
  readonly history: MemoryAlertHistory;
}

/** A world with its history, new each time a story is shown; `parameters.world` and `parameters.history`. */
export function historyWorld(context: StoryContext): HistoryWorld {
  const made = storyWorld(context);
  const { world, user } = made.alerts;
  const history = createMemoryAlertHistory({ world, user, latencyMs: 20 });
  const prepare = context.parameters['history'] as
    ((history: MemoryAlertHistory) => void) | undefined;
  prepare?.(history);
  return { ...made, history };
}

type Loaded = Readonly<Record<string, unknown>>;

export const historyOf = ({ loaded }: { readonly loaded: Loaded }): MemoryAlertHistory =>
  loaded['history'] as MemoryAlertHistory;

export const alertsOf = ({ loaded }: { readonly loaded: Loaded }): MemoryAlertSource =>
  loaded['alerts'] as MemoryAlertSource;

export interface HistoryStoryProps extends Omit<AlertHistoryProps, 'source'> {
  readonly loaded: Loaded;
  /** px. Defaults to 640. */
  readonly height?: number | undefined;
}

export function HistoryStory({ loaded, height = 640, ...props }: HistoryStoryProps): ReactElement {
  return (
    <StoryFrame loaded={loaded}>
      <div style={{ height }}>
        <AlertHistory source={historyOf({ loaded })} {...props} />
      </div>
    </StoryFrame>
  );
}

export const rowsIn = (root: HTMLElement): HTMLElement[] => [
  ...root.querySelectorAll<HTMLElement>('[data-row]'),
];

/** The text of a cell in each row. */
export const cellsIn = (root: HTMLElement, key: string): (string | undefined)[] =>
  rowsIn(root).map(
    (row) => row.querySelector<HTMLElement>(`[data-key="${key}"]`)?.textContent ?? undefined,
  );
