import { scopes } from '@pantau/core';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { type ReactElement, useCallback } from 'react';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import type { MemoryAlertSource } from '../adapters/memory/index.ts';
import { useHostElement } from '../testing/stories/host-element.ts';
import { type HostSettings, settingsIn } from '../testing/stories/host-settings.ts';
import { copyPageSheets } from '../testing/stories/page-sheets.ts';
import { storyUser, storyWorld } from '../testing/stories/story-world.ts';
import { definePantauAlertCenter } from './define.ts';
import type { PantauAlertCenterElement } from './element-properties.ts';

definePantauAlertCenter('pantau-alert-center', { sheets: copyPageSheets });

interface HostProps {
  readonly alerts: MemoryAlertSource;
  readonly settings: HostSettings;
  readonly allowed: boolean;
}

const inline = { display: 'inline' };

/** A partner's page whose users may change their settings. */
function Host({ alerts, allowed, settings }: HostProps): ReactElement {
  const prepare = useCallback(
    (element: PantauAlertCenterElement) => {
      if (allowed) element.setAttribute('notifications', '');
      element.source = alerts;
      element.user = storyUser(alerts.user, [scopes.alertCenterRuleSetting]);
    },
    [alerts, allowed],
  );
  return <div ref={useHostElement(settings, inline, prepare)} style={{ height: 640 }} />;
}

const meta = {
  title: 'Embedding/Notifications of the browser',
  component: Host,
  loaders: [storyWorld],
  beforeEach: () => localStorage.clear(),
  args: { alerts: undefined as never, settings: undefined as never, allowed: false },
  render: (args, { loaded }) => (
    <Host {...args} alerts={loaded['alerts'] as MemoryAlertSource} settings={settingsIn(loaded)} />
  ),
} satisfies Meta<typeof Host>;

export default meta;
type Story = StoryObj<typeof meta>;
type PlayContext = Parameters<NonNullable<Story['play']>>[0];

async function openSettings({ canvasElement }: PlayContext) {
  await waitFor(() =>
    expect(
      canvasElement.querySelector('pantau-alert-center')?.shadowRoot?.firstElementChild,
    ).toBeTruthy(),
  );
  const root = canvasElement.querySelector('pantau-alert-center')?.shadowRoot?.firstElementChild;
  const widget = within(root as HTMLElement);
  await userEvent.click(await widget.findByRole('button', { name: 'Alert settings' }));
  // It loads with the others.
  await widget.findByRole('menuitemcheckbox', { name: 'Sound of important alerts' });
  return widget.queryByRole('menuitemcheckbox', { name: /^Browser notifications/ });
}

/** AC-860: A page that does not allow them has none. */
export const NotAllowedByThePage: Story = {
  play: async (context) => {
    await expect(await openSettings(context)).toBeNull();
  },
};

/** AC-860: A page that allows them leaves it to the user to turn them on. */
export const AllowedByThePage: Story = {
  args: { allowed: true },
  play: async (context) => {
    await expect(await openSettings(context)).not.toBeChecked();
  },
};
