import { Component, type ReactNode } from 'react';

export interface FaultBoundaryProps {
  /** What is drawn, such as a row. Another one, or a newer version of it, is tried again. */
  readonly subject: object;
  /** Shown instead of components that throw. */
  readonly fallback: () => ReactNode;
  readonly onFault: (cause: unknown) => void;
  readonly children: ReactNode;
}

interface BoundaryState {
  readonly subject: object | null;
  readonly failed: boolean;
}

/** Contains errors of components of the host, such as those in a cell (DT-201). */
export class FaultBoundary extends Component<FaultBoundaryProps, BoundaryState> {
  override state: BoundaryState = { subject: null, failed: false };

  static getDerivedStateFromError(): Partial<BoundaryState> {
    return { failed: true };
  }

  static getDerivedStateFromProps(
    { subject }: FaultBoundaryProps,
    state: BoundaryState,
  ): BoundaryState | null {
    // The element shows another row while the table scrolls, or a newer version of the row.
    return state.subject === subject ? null : { subject, failed: false };
  }

  override componentDidCatch(cause: unknown): void {
    this.props.onFault(cause);
  }

  override render(): ReactNode {
    return this.state.failed ? this.props.fallback() : this.props.children;
  }
}
