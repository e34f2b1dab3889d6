import type { ComponentType, ReactElement, ReactNode } from 'react';
import { useFaults } from '../../shared/use-faults.ts';
import { FaultBoundary } from './fault-boundary.tsx';

export interface HostPartProps {
  /** For developers, such as `toolbarEnd`. */
  readonly name: string;
  readonly children: ReactNode;
  /** Shown instead if it throws. */
  readonly fallback?: ReactElement | undefined;
}

/** Content of the host around the rows; if it throws, the table works without it (DT-433). */
export function HostPart({ name, children, fallback }: HostPartProps): ReactNode {
  const faults = useFaults();
  if (typeof children !== 'object' || children === null) return children;
  return (
    <FaultBoundary
      subject={children}
      fallback={() => fallback}
      onFault={(cause) => faults.report(name, `${name} failed`, cause)}
    >
      {children}
    </FaultBoundary>
  );
}

export interface SlotProps<P extends object> {
  readonly name: string;
  /** The component of the host; `null` leaves the part out. */
  readonly part: ComponentType<P> | null | undefined;
  readonly own: ComponentType<P>;
  readonly props: P;
}

/** A part of the table, or the component that replaces it; if that throws, the part itself (DT-433). */
export function Slot<P extends object>(slot: SlotProps<P>): ReactElement | null {
  const { name, part: Part, own: Own, props } = slot;
  if (Part === null) return null;
  const own = <Own {...props} />;
  if (Part === undefined) return own;
  return (
    <HostPart name={`slot "${name}"`} fallback={own}>
      <Part {...props} />
    </HostPart>
  );
}
