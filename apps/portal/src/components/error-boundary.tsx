import { Component, type ReactNode } from 'react';
import { CrashMessage } from './crash-message.tsx';
import { reportError } from '../portal/report-error.ts';

/** Shows an error page for errors thrown outside the routes (PO-26). */
export class ErrorBoundary extends Component<
  { readonly children: ReactNode },
  { failed: boolean }
> {
  override state = { failed: false };

  static getDerivedStateFromError(): { failed: boolean } {
    return { failed: true };
  }

  override componentDidCatch(error: unknown): void {
    reportError(error);
  }

  override render(): ReactNode {
    return this.state.failed ? <CrashMessage /> : this.props.children;
  }
}
