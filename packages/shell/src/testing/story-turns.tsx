import { InterruptionProvider } from '@pantau/core/interruptions';
import type { ReactElement, ReactNode } from 'react';

type Port = Parameters<typeof InterruptionProvider>[0]['port'];
type Request = Parameters<Port['request']>[0];

/** Turns that a story gives itself. */
export interface StoryTurns {
  /** What waits for a turn, or has one. */
  kinds(): readonly string[];
  /** Gives the oldest request its turn. */
  grant(): void;
  /** Call it before each story. */
  reset(): void;
  readonly port: Port;
}

export function createStoryTurns(): StoryTurns {
  let requests: Request[] = [];
  return {
    kinds: () => requests.map(({ kind }) => kind),
    grant: () => requests[0]?.onTurn(),
    reset: () => void (requests = []),
    port: {
      request(request) {
        requests.push(request);
        return { done: () => void (requests = requests.filter((one) => one !== request)) };
      },
      block: () => () => undefined,
    },
  };
}

export interface TakingTurnsProps {
  readonly turns: StoryTurns;
  readonly children: ReactNode;
}

export function TakingTurns({ turns, children }: TakingTurnsProps): ReactElement {
  return <InterruptionProvider port={turns.port}>{children}</InterruptionProvider>;
}
