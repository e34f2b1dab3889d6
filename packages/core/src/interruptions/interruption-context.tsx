import { type ReactElement, type ReactNode, createContext, useContext } from 'react';
import { type InterruptionPort, immediateInterruptions } from './interruption-port.ts';

const InterruptionContext = createContext<InterruptionPort>(immediateInterruptions);

export interface InterruptionProviderProps {
  /** Keep it stable: a different port makes everything below request its turn again. */
  readonly port: InterruptionPort;
  readonly children?: ReactNode;
}

/** Lets everything below take turns. Without it every request is granted at once (CO-185). */
export function InterruptionProvider({ port, children }: InterruptionProviderProps): ReactElement {
  return <InterruptionContext.Provider value={port}>{children}</InterruptionContext.Provider>;
}

/** The port of the provider above; without one, a port that grants every request at once. */
export function useInterruptionPort(): InterruptionPort {
  return useContext(InterruptionContext);
}
