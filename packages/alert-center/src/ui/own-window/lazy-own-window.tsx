import { type ReactElement, useMemo } from 'react';
import { LazyPart } from '@pantau/core/ui/lazy';
import type { Lazy } from '@pantau/core/lazy';
import { useAlertCenter } from '../../hooks/alert-center-context.ts';
import { useOwnWindow } from '../../hooks/own-window.ts';
import { ownWindowModule } from './own-window-module.ts';
import type { OwnWindowViewProps } from './own-window-view.tsx';
import type { WindowNoteProps } from './window-note.tsx';

type Parts = Awaited<ReturnType<typeof ownWindowModule.load>>;

const part = <K extends keyof Parts>(name: K): Lazy<Parts[K]> => ({
  get: () => ownWindowModule.get()?.[name],
  load: async () => (await ownWindowModule.load())[name],
  preload: ownWindowModule.preload,
});

const view = part('OwnWindowView');
const note = part('WindowNote');

/** The panel in its own window, while there is one. */
export function OwnWindowPart({ panel }: Pick<OwnWindowViewProps, 'panel'>): ReactElement | null {
  const { ownWindow } = useAlertCenter();
  const { window } = useOwnWindow();
  const props = useMemo(() => (window === null ? null : { window, panel }), [window, panel]);
  return props === null ? null : <LazyPart part={view} props={props} onFail={ownWindow.close} />;
}

/** Beside the bell: where the panel is, and the way back. */
export function WindowNote(props: WindowNoteProps): ReactElement {
  return <LazyPart part={note} props={props} quiet />;
}
