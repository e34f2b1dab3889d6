import { PantauProvider, useLocale } from '@pantau/core';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { type ReactElement, useMemo } from 'react';
import { expect, spyOn, userEvent, waitFor, within } from 'storybook/test';
import type { MemoryAlertSource } from '../../adapters/memory/index.ts';
import { type HostSettings, settingsIn } from '../../testing/stories/host-settings.ts';
import { storyUser, storyWorld } from '../../testing/stories/story-world.ts';
import { popupPanel } from '../panel/lazy-panels.ts';
import { lazyFailureToast } from '../triage/triage-provider.tsx';
import { AlertCenter } from './alert-center.tsx';

interface HostProps {
  readonly alerts: MemoryAlertSource;
  readonly settings: HostSettings;
  readonly embedded: boolean;
}

function Host({ alerts, settings, embedded }: HostProps): ReactElement {
  const user = useMemo(() => storyUser(alerts.user), [alerts]);
  return (
    <PantauProvider {...settings} embedded={embedded} user={user} locale={useLocale()}>
      <AlertCenter source={alerts} />
    </PantauProvider>
  );
}

const watchPanel = () => spyOn(popupPanel, 'preload');
const watchToast = () => spyOn(lazyFailureToast, 'preload');
let preload: ReturnType<typeof watchPanel>;
let preloadToast: ReturnType<typeof watchToast>;

const meta = {
  title: 'Embedding/Light start',
  component: Host,
  tags: ['!autodocs', 'behaviour'],
  loaders: [storyWorld],
  beforeEach: () => {
    localStorage.clear();
    sessionStorage.clear();
    preload = watchPanel();
    preloadToast = watchToast();
  },
  args: { alerts: undefined as never, settings: undefined as never, embedded: true },
  render: (args, { loaded }) => (
    <Host {...args} alerts={loaded['alerts'] as MemoryAlertSource} settings={settingsIn(loaded)} />
  ),
} satisfies Meta<typeof Host>;

export default meta;
type Story = StoryObj<typeof meta>;

const idle = (): Promise<void> => new Promise((resolve) => requestIdleCallback(() => resolve()));

const bellOf = (canvasElement: HTMLElement): Promise<HTMLElement> =>
  within(canvasElement).findByRole('button', { name: /^(Alert centre|Pusat peringatan), \d/ });

/** EM-133: On a host's page the code of the panel loads once the pointer is on the bell. */
export const WithThePointerOnTheBell: Story = {
  play: async ({ canvasElement }) => {
    const bell = await bellOf(canvasElement);
    await idle();
    await idle();
    await expect(preload).not.toHaveBeenCalled();
    await expect(preloadToast).not.toHaveBeenCalled();
    await userEvent.hover(bell);
    await expect(preload).toHaveBeenCalled();
    await waitFor(() => expect(preloadToast).toHaveBeenCalled());
  },
};

/** EM-133: Or the focus. */
export const WithTheFocusOnTheBell: Story = {
  play: async ({ canvasElement }) => {
    const bell = await bellOf(canvasElement);
    await idle();
    await expect(preload).not.toHaveBeenCalled();
    bell.focus();
    await expect(preload).toHaveBeenCalled();
  },
};

/** AC-320: On a page of one's own, once the bell shows its count. */
export const AheadOnAPageOfItsOwn: Story = {
  args: { embedded: false },
  play: async ({ canvasElement }) => {
    await bellOf(canvasElement);
    await waitFor(() => expect(preload).toHaveBeenCalled());
  },
};
