import { scopes } from '@pantau/core';
import type { CSSProperties, ReactElement } from 'react';
import { within } from 'storybook/test';
import { type MemoryWorld, demoUsers } from '../../adapters/memory/index.ts';
import { PreviewActions } from '../../ui/previews/preview-actions.tsx';
import { PreviewContent } from '../../ui/previews/preview-content.tsx';
import { type AlertView, useAlert, useAlertList } from '../../hooks/list.ts';
import type { AlertId } from '../../engine/alert/alert.ts';
import { StoryFrame, type StoryFrameProps, worldOf } from './story-frame.tsx';
import { storyUser } from './story-world.ts';

const card: CSSProperties = {
  maxWidth: 400,
  border: '1px solid var(--pantau-line-strong)',
  borderRadius: 10,
  overflow: 'hidden',
  background: 'var(--pantau-bg-raised)',
};

const foot: CSSProperties = {
  display: 'flex',
  padding: '12px 16px',
  borderTop: '1px solid var(--pantau-line)',
  containerType: 'inline-size',
};

/** The content of a preview below its title bar. */
export function PreviewCard({ view }: { readonly view: AlertView }): ReactElement {
  return (
    <section aria-label="Preview" style={card}>
      <PreviewContent view={view} />
      <div style={foot}>
        <PreviewActions view={view} />
      </div>
    </section>
  );
}

function CardOf({ id }: { readonly id: AlertId }): ReactElement | null {
  const view = useAlert(id);
  return view === undefined ? null : <PreviewCard view={view} />;
}

function NewestCard(): ReactElement | null {
  const urgent = useAlertList('urgent').ids[0];
  const important = useAlertList('important').ids[0];
  const id = urgent ?? important;
  return id === undefined ? null : <CardOf id={id} />;
}

/** The preview of the newest alert, as wide as previews are. */
export function PreviewStory(props: Omit<StoryFrameProps, 'children'>): ReactElement {
  return (
    <StoryFrame {...props}>
      <NewestCard />
    </StoryFrame>
  );
}

/** A user with further scopes, for `parameters.pantau`. */
export const withScopes = (...further: readonly string[]) => ({
  user: storyUser(demoUsers.manager, further),
  timeZone: 'Asia/Jakarta',
});

export const fleetTaskScopes = [
  scopes.fleetTaskInstantRead,
  scopes.fleetTaskInstantCreate,
  scopes.fleetTaskInstantUpdate,
  scopes.fleetTaskInstantDelete,
];

/** Adds a speeding alert. */
export function speeding(world: MemoryWorld): void {
  world.arrive({
    alertCode: 8,
    alertTrigger: 104,
    threshold: 80,
    durationSeconds: 72,
    address: 'Tol Ngawi–Kertosono KM 588, Kab. Ngawi, Jawa Timur',
    position: { latitude: -7.4031, longitude: 111.4462 },
    geofences: [{ geofenceId: '1', fenceName: 'Koridor Ngawi' }],
  });
}

interface PlayContext {
  readonly canvasElement: HTMLElement;
  readonly loaded: Readonly<Record<string, unknown>>;
}

/** The preview of a story, and its page for overlays. */
export const openPreviewOf = async ({ canvasElement }: PlayContext) => {
  const page = within(canvasElement.ownerDocument.body);
  return { page, preview: within(await page.findByRole('region', { name: 'Preview' })) };
};

/** The newest alert on the server. */
export const alertOf = (context: PlayContext) => worldOf(context).alerts()[0];
