import { useReportError } from '@pantau/core';
import { Button } from '@pantau/core/ui/button';
import { Component, type ReactElement, type ReactNode } from 'react';
import { useFirstText } from '../shared/use-first-text.ts';

export interface FaultBoundaryProps {
  /** Receives what a component below threw, after `onError` of `PantauProvider`. */
  readonly onError: ((error: Error) => void) | undefined;
  /** Renders the content, again after each restart. */
  readonly children: (restarted: boolean) => ReactNode;
}

/** Keeps a fault of the alert centre, or of what the host renders in it, from the page around it (EM-60). */
export function FaultBoundary({ onError, children }: FaultBoundaryProps): ReactElement {
  const report = useReportError();
  const onFault = (cause: unknown): void => {
    report(cause);
    onError?.(cause instanceof Error ? cause : new Error(String(cause)));
  };
  return <Boundary onFault={onFault}>{children}</Boundary>;
}

interface BoundaryProps extends Pick<FaultBoundaryProps, 'children'> {
  readonly onFault: (cause: unknown) => void;
}

interface BoundaryState {
  readonly failed: boolean;
  readonly restarted: boolean;
}

class Boundary extends Component<BoundaryProps, BoundaryState> {
  override state: BoundaryState = { failed: false, restarted: false };

  static getDerivedStateFromError(): Partial<BoundaryState> {
    return { failed: true };
  }

  override componentDidCatch(cause: unknown): void {
    this.props.onFault(cause);
  }

  readonly #restart = (): void => this.setState({ failed: false, restarted: true });

  override render(): ReactNode {
    const { failed, restarted } = this.state;
    return failed ? <Fault onRestart={this.#restart} /> : this.props.children(restarted);
  }
}

/** Needs no code that loads later, because such code may be what failed. */
function Fault({ onRestart }: { readonly onRestart: () => void }): ReactElement {
  const t = useFirstText();
  return (
    <div role="alert">
      <Button icon="warning" onClick={onRestart}>
        {t('fault')}
      </Button>
    </div>
  );
}
