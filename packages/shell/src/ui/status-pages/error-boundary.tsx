import { Component, type ReactNode } from 'react';
import { CrashPage } from './crash-page.tsx';

export interface ErrorBoundaryProps {
  /** Receives what was thrown. */
  readonly onError: (error: unknown) => void;
  readonly children: ReactNode;
}

/** Shows `CrashPage` for errors thrown while rendering, such as outside the routes (PO-26). */
export class ErrorBoundary extends Component<ErrorBoundaryProps, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError(): { failed: boolean } {
    return { failed: true };
  }

  override componentDidCatch(error: unknown): void {
    this.props.onError(error);
  }

  override render(): ReactNode {
    return this.state.failed ? <CrashPage /> : this.props.children;
  }
}
