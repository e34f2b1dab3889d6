import { useReportError } from '@pantau/core';
import {
  Component,
  type ReactElement,
  type ReactNode,
  createContext,
  useCallback,
  useContext,
  useLayoutEffect,
  useRef,
} from 'react';

/** Reports what a function of the host threw; what the same function throws again is not reported. */
export type ReportHostFault = (cause: unknown, of?: object) => void;

export const HostFaultContext = createContext<ReportHostFault>(() => undefined);

/** @param onError receives the fault after `onError` of `PantauProvider` */
export function useHostFaultReport(onError: ((error: Error) => void) | undefined): ReportHostFault {
  const report = useReportError();
  const latest = useRef(onError);
  useLayoutEffect(() => {
    latest.current = onError;
  });
  const reported = useRef(new WeakSet<object>());
  return useCallback(
    (cause, of) => {
      if (of !== undefined && reported.current.has(of)) return;
      if (of !== undefined) reported.current.add(of);
      report(cause);
      latest.current?.(cause instanceof Error ? cause : new Error(String(cause)));
    },
    [report],
  );
}

export interface HostBoundaryProps {
  /** The function of the host that renders the content; another one is tried again. */
  readonly of: object;
  /** Our own content, once that of the host has thrown. */
  readonly fallback: ReactNode;
  readonly children: ReactNode;
}

/** Shows our own content in place of the host's if that throws, and reports it once (EM-68). */
export function HostBoundary(props: HostBoundaryProps): ReactElement {
  const onFault = useContext(HostFaultContext);
  return <Boundary {...props} onFault={onFault} />;
}

interface BoundaryProps extends HostBoundaryProps {
  readonly onFault: ReportHostFault;
}

interface BoundaryState {
  readonly of: object | null;
  readonly failed: boolean;
}

class Boundary extends Component<BoundaryProps, BoundaryState> {
  override state: BoundaryState = { of: null, failed: false };

  static getDerivedStateFromError(): Partial<BoundaryState> {
    return { failed: true };
  }

  static getDerivedStateFromProps(
    { of }: BoundaryProps,
    state: BoundaryState,
  ): BoundaryState | null {
    return of === state.of ? null : { of, failed: false };
  }

  override componentDidCatch(cause: unknown): void {
    this.props.onFault(cause, this.props.of);
  }

  override render(): ReactNode {
    return this.state.failed ? this.props.fallback : this.props.children;
  }
}

export interface HostSlotProps<T> {
  /** A function of the host. Without it, or where it returns `null` or throws, our own content is shown. */
  readonly render: ((content: T) => ReactElement | null) | undefined;
  readonly content: T;
  /** What surrounds the host's content, and only that. */
  readonly around?: ((custom: ReactElement) => ReactElement) | undefined;
  /** Our own content. */
  readonly children: ReactElement;
}

/** Renders the host's content, or the default without it. */
export function HostSlot<T>(props: HostSlotProps<T>): ReactElement {
  const { render, children } = props;
  if (render === undefined) return children;
  return (
    <HostBoundary of={render} fallback={children}>
      <Rendered {...props} render={render} />
    </HostBoundary>
  );
}

interface RenderedProps<T> extends HostSlotProps<T> {
  readonly render: (content: T) => ReactElement | null;
}

/** A component of its own, so that the boundary catches what the function itself throws. */
function Rendered<T>(props: RenderedProps<T>): ReactElement {
  const { render, content, around, children } = props;
  const custom = render(content);
  if (custom === null) return children;
  return around === undefined ? custom : around(custom);
}
