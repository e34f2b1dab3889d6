import { LazyPart, createLazy } from '@pantau/core/ui/lazy';
import type { ReactElement } from 'react';
import type { OrderPromptProps } from './order-prompt.tsx';

const prompt = createLazy(async () => (await import('./order-prompt.tsx')).OrderPrompt);

/** `OrderPrompt`, which loads with the first confirmation. It closes if it cannot be loaded. */
export function LazyOrderPrompt(props: OrderPromptProps): ReactElement {
  return <LazyPart part={prompt} props={props} onFail={props.onClose} />;
}
