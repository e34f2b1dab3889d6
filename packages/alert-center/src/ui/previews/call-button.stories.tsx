import { type Clock, scopes, useClock } from '@pantau/core';
import { CallsProvider, type SimulatedDriver, createMemoryCallSource } from '@pantau/core/calls';
import { createManualClock } from '@pantau/core/testing';
import { Button } from '@pantau/core/ui/button';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { type ReactElement, useMemo, useState } from 'react';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { demoUsers } from '../../adapters/memory/index.ts';
import type { Alert } from '../../engine/alert/alert.ts';
import { StoryFrame, worldOf } from '../../testing/stories/story-frame.tsx';
import {
  type StoryWorldOptions,
  storyUser,
  storyWorld,
} from '../../testing/stories/story-world.ts';
import { AlertHistory } from './alert-history.tsx';
import { CallButton } from './call-button.tsx';
import { PreviewCalls } from './preview-calls.tsx';

interface StoryOf {
  readonly driver?: SimulatedDriver;
  readonly maxCalls?: number;
  readonly scopes?: readonly string[];
  readonly deviceType?: string;
  /** Where calls go: to the preview's own source, to the host's provider, or nowhere. */
  readonly through?: 'preview' | 'host' | 'nothing';
  /** Shows the histories of the alerts. */
  readonly history?: boolean;
}

interface DeskProps {
  readonly alerts: readonly Alert[];
  readonly of: StoryOf;
}

/** The parts of two previews that concern calls. */
function Desk({ alerts, of }: DeskProps): ReactElement {
  const { driver = 'answers', maxCalls = 1, through = 'preview', history = false } = of;
  const clock: Clock = useClock();
  const [open, setOpen] = useState(true);
  const [visit, setVisit] = useState(1);
  const source = useMemo(
    () => createMemoryCallSource({ clock, maxCalls, driverOf: () => driver }),
    [clock, maxCalls, driver],
  );
  const previews = (
    <PreviewCalls key={visit} source={through === 'preview' ? source : null}>
      <div style={{ display: 'grid', gap: 8, justifyItems: 'start', paddingTop: 96 }}>
        {open && alerts.map((alert) => <CallButton key={alert.id} alert={alert} />)}
        {history && alerts.map((alert) => <AlertHistory key={alert.id} alert={alert} />)}
        <Button variant="quiet" onClick={() => setOpen(false)}>
          Close the previews
        </Button>
        {history && <Button onClick={() => setVisit(visit + 1)}>Visit again</Button>}
      </div>
    </PreviewCalls>
  );
  return through === 'host' ? <CallsProvider source={source}>{previews}</CallsProvider> : previews;
}

const both = [scopes.twoWayCommunication, scopes.twoWayCommunicationAllModule];

function parametersOf(of: StoryOf) {
  const { deviceType = 'bsj' } = of;
  const clock = createManualClock(Date.parse('2026-11-20T07:20:00Z'));
  const world: StoryWorldOptions = {
    scenario: 'empty',
    clock,
    prepare(company) {
      for (const [vehicleId, licensePlate] of [
        ['1', 'B 9482 KXT'],
        ['2', 'D 8830 AEF'],
      ] as const) {
        company.arrive({
          vehicle: {
            vehicleId,
            childVehicleId: null,
            licensePlate,
            category: 'truck',
            imei: `860${vehicleId}`,
          },
          driver: { driverId: vehicleId, fullname: 'Slamet Riyadi' },
          callState: { hasVoip: true, deviceType, imeiVoip: null, vehicleIdVoip: null },
        });
      }
    },
  };
  const user = storyUser(demoUsers.manager, of.scopes ?? both);
  return { clock, world, of, pantau: { clock, user, timeZone: 'Asia/Jakarta' } };
}

const meta = {
  title: 'Alert centre/Preview/Call button',
  id: 'alert-centre-call-button',
  component: CallButton,
  loaders: [storyWorld],
  args: { alert: undefined as never },
  render: (_args, { loaded, parameters }) => (
    <StoryFrame loaded={loaded}>
      <Desk alerts={worldOf({ loaded }).alerts()} of={parameters['of'] as StoryOf} />
    </StoryFrame>
  ),
} satisfies Meta<typeof CallButton>;

export default meta;
type Story = StoryObj<typeof meta>;
type PlayContext = Parameters<NonNullable<Story['play']>>[0];

const clockOf = ({ parameters }: PlayContext) =>
  parameters['clock'] as ReturnType<typeof createManualClock>;

const pageOf = ({ canvasElement }: PlayContext) => within(canvasElement.ownerDocument.body);

/** The first preview's call button, with any label. */
const buttonOf = ({ canvasElement }: PlayContext): HTMLElement =>
  within(canvasElement).getAllByRole('button')[0] as HTMLElement;

const callBar = { name: /^(Calls|Panggilan)$/ };

/** Starts a call and advances the clock. The bar alone states how the call is going. */
const calling = (of: StoryOf, afterMs: number, text: string | RegExp, inBar: string): Story => ({
  parameters: parametersOf(of),
  play: async (context) => {
    const button = buttonOf(context);
    await userEvent.click(button);
    await clockOf(context).advance(afterMs);
    await waitFor(() => expect(button).toHaveTextContent(text));
    await expect(button).toHaveFocus();
    const bar = await pageOf(context).findByRole('region', callBar);
    await waitFor(() => expect(bar).toHaveTextContent(inBar));
    await expect(button).not.toHaveTextContent(inBar);
  },
});

const inIndonesian = (story: Story): Story => ({ ...story, globals: { locale: 'id' } });

export const Ready: Story = {
  parameters: parametersOf({}),
  play: async (context) => {
    await expect(buttonOf(context)).toHaveAccessibleName('Call the driver of B 9482 KXT');
    await expect(pageOf(context).queryByRole('region', { name: 'Calls' })).toBeNull();
  },
};
export const ReadyInIndonesian: Story = inIndonesian({ parameters: parametersOf({}) });
export const ReadyInTheDark: Story = { ...Ready, globals: { theme: 'dark' } };

/** AC-432 */
export const Dialling = calling({}, 0, /^In a call$/, 'Dialling');
/** AC-432 */
export const Ringing = calling({}, 1_000, /^In a call$/, 'Ringing');
/** AC-432 */
export const Connected = calling({}, 24_000, /^In a call$/, 'Connected0:21');
/** AC-432 */
export const ConnectedInIndonesian = inIndonesian(
  calling({}, 24_000, /^Dalam panggilan$/, 'Terhubung0:21'),
);
export const ConnectedInTheDark: Story = { ...Connected, globals: { theme: 'dark' } };

/** After a call ends, the bar shows how, and the driver can be called again. */
const ended = (driver: SimulatedDriver, afterMs: number, end: string): Story => {
  const story = calling({ driver }, afterMs, /^Call$/, end);
  return {
    ...story,
    play: async (context) => {
      await story.play?.(context);
      await expect(buttonOf(context)).not.toHaveAttribute('aria-disabled');
    },
  };
};

export const Busy = ended('busy', 1_000, 'Busy');
export const Refused = ended('refuses', 4_000, 'Declined by the driver');
export const Silent = ended('silent', 31_000, 'No answer');
export const Dropped = ended('losesConnection', 9_000, 'Connection lost');

/** A press during a call does not start another, and says where to hang up. */
export const EndsInCallBar: Story = {
  parameters: parametersOf({}),
  tags: ['behaviour'],
  play: async (context) => {
    const button = buttonOf(context);
    await userEvent.click(button);
    await clockOf(context).advance(5_000);
    await waitFor(() => expect(button).toHaveTextContent('In a call'));
    await expect(button).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(button);
    const page = pageOf(context);
    await waitFor(() =>
      expect(page.getAllByText('End the call in the call bar at the top').length).toBeGreaterThan(
        0,
      ),
    );
    await userEvent.click(page.getByRole('button', { name: 'Hang up the call to B 9482 KXT' }));
    await waitFor(() => expect(button).toHaveTextContent(/^Call$/));
  },
};

/** At the maximum number of calls, the other preview's button says why it is disabled. */
export const MaximumReached: Story = {
  parameters: parametersOf({}),
  play: async (context) => {
    const canvas = within(context.canvasElement);
    await userEvent.click(buttonOf(context));
    await clockOf(context).advance(5_000);
    const other = await canvas.findByRole('button', { name: 'Call the driver of D 8830 AEF' });
    await waitFor(() => expect(other).toHaveAttribute('aria-disabled', 'true'));
    await userEvent.click(other);
    const page = pageOf(context);
    await waitFor(() =>
      expect(
        page.getAllByText('Maximum number of calls reached. End a call first.').length,
      ).toBeGreaterThan(0),
    );
    await expect(page.getByRole('region', { name: 'Calls' })).not.toHaveTextContent('D 8830 AEF');
    // The reason shows on keyboard focus.
    await userEvent.tab({ shift: true });
    await userEvent.tab();
    await expect(await page.findByRole('tooltip')).toHaveTextContent('End a call first');
  },
};
export const MaximumReachedInIndonesian: Story = {
  globals: { locale: 'id' },
  parameters: parametersOf({}),
  play: async (context) => {
    await userEvent.click(buttonOf(context));
    await clockOf(context).advance(5_000);
    const other = within(context.canvasElement).getByRole('button', {
      name: 'Telepon pengemudi D 8830 AEF',
    });
    await waitFor(() => expect(other).toHaveAttribute('aria-disabled', 'true'));
  },
};

export const TwoSimultaneousCalls: Story = {
  parameters: parametersOf({ maxCalls: 2 }),
  play: async (context) => {
    const [first, second] = within(context.canvasElement).getAllByRole('button');
    await userEvent.click(first as HTMLElement);
    await userEvent.click(second as HTMLElement);
    await clockOf(context).advance(5_000);
    await waitFor(() => expect(first).toHaveTextContent('In a call'));
    await waitFor(() => expect(second).toHaveTextContent('In a call'));
  },
};

export const CallOutlivesPreview: Story = {
  parameters: parametersOf({}),
  tags: ['behaviour'],
  play: async (context) => {
    await userEvent.click(buttonOf(context));
    await clockOf(context).advance(5_000);
    await userEvent.click(
      within(context.canvasElement).getByRole('button', { name: 'Close the previews' }),
    );
    const bar = await pageOf(context).findByRole('region', { name: 'Calls' });
    await expect(bar).toHaveTextContent('Connected');
    await expect(bar).toHaveTextContent('Simulated');
  },
};

/** A host with its own call provider and call bar. */
export const ThroughTheHost: Story = {
  parameters: parametersOf({ through: 'host' }),
  tags: ['behaviour'],
  play: async (context) => {
    const button = buttonOf(context);
    await userEvent.click(button);
    await clockOf(context).advance(5_000);
    await waitFor(() => expect(button).toHaveTextContent('In a call'));
  },
};

const nobody = (of: StoryOf): Story => ({
  parameters: parametersOf(of),
  play: async (context) => {
    const buttons = within(context.canvasElement).getAllByRole('button');
    await expect(buttons.map(({ textContent }) => textContent)).toEqual(['Close the previews']);
  },
});

/** AC-77 */
export const WithoutBothScopes = nobody({ scopes: [scopes.twoWayCommunication] });
/** AC-77 */
export const OverSecondDevice = nobody({ deviceType: 'teltonika' });
export const WithoutCallableDevice = nobody({ through: 'nothing' });

/** After 6 s the bar is gone; the history of the alert keeps the call, that of the other alert does not. */
const logged = (driver: SimulatedDriver, afterMs: number, entry: RegExp): Story => ({
  parameters: parametersOf({ driver, history: true }),
  play: async (context) => {
    await userEvent.click(buttonOf(context));
    const page = pageOf(context);
    await page.findByRole('region', { name: /Calls|Panggilan/ });
    await clockOf(context).advance(afterMs);
    const [own, other] = within(context.canvasElement).getAllByRole('list');
    await waitFor(() => expect(own).toHaveTextContent(entry));
    await clockOf(context).advance(6_000);
    await waitFor(() => expect(page.queryByRole('region', { name: /Calls|Panggilan/ })).toBeNull());
    await expect(own).toHaveTextContent(entry);
    await expect(other).toBeEmptyDOMElement();
    await userEvent.click(page.getByRole('button', { name: 'Visit again' }));
    const [ownAgain, otherAgain] = within(context.canvasElement).getAllByRole('list');
    await expect(ownAgain).not.toBe(own);
    await expect(ownAgain).toHaveTextContent(entry);
    await expect(otherAgain).toBeEmptyDOMElement();
  },
});

/** AC-332, AC-376 */
export const BusyCallInHistory = logged('busy', 1_000, /called the driver: Busy/);
/** AC-332, AC-376 */
export const RefusedCallInHistory = inIndonesian(
  logged('refuses', 4_000, /menelepon pengemudi: Pengemudi menolak panggilan/),
);
