import { Component, type ReactNode } from 'react';

export interface CellBoundaryProps {
  readonly row: object;
  /** Shown instead of a cell whose components throw. */
  readonly fallback: () => ReactNode;
  readonly onFault: (cause: unknown) => void;
  readonly children: ReactNode;
}

interface BoundaryState {
  readonly row: object | null;
  readonly failed: boolean;
}

/** Contains errors of components that a column renders to their cell (DT-201). */
export class CellBoundary extends Component<CellBoundaryProps, BoundaryState> {
  override state: BoundaryState = { row: null, failed: false };

  static getDerivedStateFromError(): Partial<BoundaryState> {
    return { failed: true };
  }

  static getDerivedStateFromProps(
    { row }: CellBoundaryProps,
    state: BoundaryState,
  ): BoundaryState | null {
    // The element shows another row while the table scrolls, or a newer version of the row.
    return state.row === row ? null : { row, failed: false };
  }

  override componentDidCatch(cause: unknown): void {
    this.props.onFault(cause);
  }

  override render(): ReactNode {
    return this.state.failed ? this.props.fallback() : this.props.children;
  }
}
