import { Component, type ReactNode } from 'react';
import { CrashMessage } from '../pages/crash/crash-page.tsx';
import { reportError } from '../portal/report-error.ts';

/** Catches what throws outside of the routes, so that the page is never blank. */
export class ErrorBoundary extends Component<
  { readonly children: ReactNode },
  { hasFailed: boolean }
> {
  override state = { hasFailed: false };

  static getDerivedStateFromError(): { hasFailed: boolean } {
    return { hasFailed: true };
  }

  override componentDidCatch(error: unknown): void {
    reportError(error);
  }

  override render(): ReactNode {
    return this.state.hasFailed ? <CrashMessage /> : this.props.children;
  }
}
