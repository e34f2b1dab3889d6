import type { Meta, StoryObj } from '@storybook/react-vite';
import { type ReactElement, useMemo, useState } from 'react';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { PantauError } from '../errors/pantau-error.ts';
import { createManualClock } from '../testing/manual-clock.ts';
import { useClock, useHasUnsavedWork } from '../theme/use-services.ts';
import { Button } from '../ui/button/button.tsx';
import { Row, Stack } from '../ui/story-support/layout.tsx';
import { storyRoot } from '../ui/story-support/shadow-root.ts';
import { CallBar, CallStrip } from './call-bar.tsx';
import type { CallRequest } from './call.ts';
import type { CallSource } from './call-source.ts';
import { CallsProvider, useCalls } from './calls-provider.tsx';
import type { SimulatedDriver } from '../contract/simulated-drivers.ts';
import { createMemoryCallSource } from './memory-call-source.ts';

const vehicles: readonly CallRequest[] = [
  {
    vehicleId: '1',
    licensePlate: 'B 9482 KXT',
    driver: 'Slamet Riyadi',
    imei: '8600',
    deviceType: 'bsj',
    entryPoint: 'alertCenter',
  },
  {
    vehicleId: '2',
    licensePlate: 'D 8830 AEF',
    driver: null,
    imei: '8601',
    deviceType: 'vss-howen',
    entryPoint: 'alertCenter',
  },
];

interface CallingProps {
  readonly driver: SimulatedDriver;
  readonly maxCalls?: number;
  /** A sheet's strip besides the bar. */
  readonly strip?: boolean;
  /** Wraps the source. */
  readonly wrap?: (source: CallSource) => CallSource;
}

/** A preview whose call must not end when it closes. */
function Preview({ request }: { readonly request: CallRequest }): ReactElement {
  const { canCallVehicle, start } = useCalls();
  const { vehicleId, licensePlate } = request;
  return (
    <Button icon="phone" disabled={!canCallVehicle(vehicleId)} onClick={() => start(request)}>
      {`Call ${licensePlate}`}
    </Button>
  );
}

function Desk(): ReactElement {
  const [open, setOpen] = useState(true);
  const hasUnsavedWork = useHasUnsavedWork();
  const [answer, setAnswer] = useState('');
  return (
    <Stack>
      <div style={{ height: 100 }} />
      {open && (
        <Row>
          {vehicles.map((request) => (
            <Preview key={request.vehicleId} request={request} />
          ))}
        </Row>
      )}
      <Button onClick={() => setOpen(false)}>Close the previews</Button>
      <Button onClick={() => setAnswer(hasUnsavedWork() ? 'Unsaved work' : 'No unsaved work')}>
        Check for unsaved work
      </Button>
      <p>{answer}</p>
    </Stack>
  );
}

function Calling(props: CallingProps) {
  const { driver, maxCalls = 1, strip = false, wrap = (source) => source } = props;
  const clock = useClock();
  const source = useMemo(
    () => wrap(createMemoryCallSource({ clock, maxCalls, driverOf: () => driver })),
    [clock, maxCalls, driver, wrap],
  );
  const [mounted, setMounted] = useState(true);
  return (
    <>
      {mounted && (
        <CallsProvider source={source}>
          <Desk />
          {strip && <CallStrip />}
          <CallBar />
        </CallsProvider>
      )}
      <Button onClick={() => setMounted(false)}>Remove the widget</Button>
    </>
  );
}

const meta = {
  title: 'Core/Primitives/Call bar',
  component: CallBar,
  parameters: { docs: { story: { inline: false, height: 320 } } },
} satisfies Meta<typeof CallBar>;

export default meta;
type Story = StoryObj<typeof meta>;

const press = async (root: HTMLElement, name: string): Promise<void> =>
  userEvent.click(await within(root).findByRole('button', { name }));

const bar = (root: HTMLElement, name = 'Calls') => within(root).findByRole('region', { name });

/** A story that shows a call `afterMs` milliseconds after its start. */
const at = (
  props: CallingProps,
  afterMs: number,
  text: string,
  { name = 'Calls', ...more }: Partial<Story> & { readonly name?: string } = {},
): Story => {
  const clock = createManualClock();
  return {
    ...more,
    parameters: { pantau: { clock }, ...more.parameters },
    render: () => <Calling {...props} />,
    play: async ({ canvasElement }) => {
      const plate = within(canvasElement).getByRole('button', { name: /B 9482 KXT/ });
      await userEvent.click(plate);
      const calls = await bar(canvasElement, name);
      await clock.advance(afterMs);
      await waitFor(() => expect(calls).toHaveTextContent(text));
    },
  };
};

const never = (source: CallSource): CallSource => ({
  ...source,
  start: () => new Promise(() => undefined),
});
const refusing = (source: CallSource): CallSource => ({
  ...source,
  start: () =>
    Promise.reject(new PantauError('conflict', { serverMessage: 'Masih ada panggilan lain' })),
});
const offline = (source: CallSource): CallSource => ({
  ...source,
  start: () => Promise.reject(new PantauError('offline')),
});

export const Dialling = at({ driver: 'answers', wrap: never }, 0, 'Dialling');
export const Ringing = at({ driver: 'silent' }, 1_000, 'Ringing');
export const Connected = at({ driver: 'answers' }, 24_000, 'Connected0:21');
export const ConnectedDark = at({ driver: 'answers' }, 24_000, 'Terhubung0:21', {
  globals: { theme: 'dark', locale: 'id' },
  name: 'Panggilan',
});
export const Busy = at({ driver: 'busy' }, 1_000, 'Busy');
export const Refused = at({ driver: 'refuses' }, 4_000, 'Declined by the driver');
export const NoAnswer = at({ driver: 'silent' }, 31_000, 'No answer');
export const Dropped = at({ driver: 'losesConnection' }, 9_000, 'Connection lost');
export const RejectedByServer = at(
  { driver: 'answers', wrap: refusing },
  0,
  'Call failed: Masih ada panggilan lain',
);
export const ServerUnreachable = at({ driver: 'answers', wrap: offline }, 0, 'Call failed');

/** At 360 px, in the language with the longer texts. */
export const Phone = at(
  { driver: 'answers', wrap: refusing },
  0,
  'Panggilan gagal: Masih ada panggilan lain',
  {
    globals: { locale: 'id', viewport: { value: 'mobile1' } },
    name: 'Panggilan',
  },
);

/** CO-152: `findByRole` fails on a second region. */
export const StripReplacesBar = at(
  { driver: 'answers', strip: true },
  24_000,
  'B 9482 KXTConnected0:21SimulatedHang up',
  { globals: { viewport: { value: 'mobile1' } } },
);

const narrow = createManualClock();

/** AC-398: On the smallest phones the state of the call and its button are in full. */
export const StripOnASmallPhone: Story = {
  globals: { locale: 'id' },
  parameters: { pantau: { clock: narrow } },
  render: () => (
    <div style={{ width: 320, overflow: 'hidden' }}>
      <Calling driver="answers" strip />
    </div>
  ),
  play: async ({ canvasElement }) => {
    const plate = within(canvasElement).getByRole('button', { name: /B 9482 KXT/ });
    await userEvent.click(plate);
    const calls = await bar(canvasElement, 'Panggilan');
    await narrow.advance(24_000);
    const state = await within(calls).findByText('Terhubung');
    await expect(state.scrollWidth).toBeLessThanOrEqual(state.clientWidth);
    const { right } = within(calls).getByRole('button').getBoundingClientRect();
    await expect(right).toBeLessThanOrEqual(calls.getBoundingClientRect().right);
    await expect(calls.scrollWidth).toBeLessThanOrEqual(calls.clientWidth);
  },
};

const two = createManualClock();

export const TwoCalls: Story = {
  parameters: { pantau: { clock: two } },
  render: () => <Calling driver="answers" maxCalls={2} />,
  play: async ({ canvasElement }) => {
    await press(canvasElement, 'Call B 9482 KXT');
    await two.advance(5_000);
    await press(canvasElement, 'Call D 8830 AEF');
    await two.advance(1_000);
    const calls = await bar(canvasElement);
    await waitFor(() => expect(calls).toHaveTextContent('Connected0:03'));
    await expect(calls).toHaveTextContent('Unknown driverRinging');
  },
};

const whole = createManualClock();

/** The bar stays from the start of a call to its end, even if the preview closes. */
export const StaysAfterPreviewCloses: Story = {
  parameters: { pantau: { clock: whole } },
  tags: ['behaviour'],
  render: () => <Calling driver="answers" />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await press(canvasElement, 'Check for unsaved work');
    await canvas.findByText('No unsaved work');
    await press(canvasElement, 'Call B 9482 KXT');
    await expect(canvas.getByRole('button', { name: 'Call D 8830 AEF' })).toBeDisabled();
    await whole.advance(5_000);
    await press(canvasElement, 'Close the previews');
    const calls = await bar(canvasElement);
    await expect(calls).toHaveTextContent('Connected');
    await expect(calls).toHaveTextContent('Simulated');
    await press(canvasElement, 'Check for unsaved work');
    await canvas.findByText('Unsaved work');
    await canvas.findByText('B 9482 KXT, Slamet Riyadi: Connected');
    await press(canvasElement, 'Hang up the call to B 9482 KXT');
    await waitFor(() => expect(calls).toHaveTextContent('Call ended after 0:02'));
    await expect(canvas.getByRole('button', { name: /^Close the call/ })).toHaveFocus();
    await press(canvasElement, 'Check for unsaved work');
    await canvas.findByText('No unsaved work');
    await press(canvasElement, 'Close the call to B 9482 KXT');
    await waitFor(() => expect(canvas.queryByRole('region', { name: 'Calls' })).toBeNull());
    await expect(canvas.getByRole('button', { name: 'Check for unsaved work' })).toHaveFocus();
  },
};

const ends: string[] = [];
const counted = (source: CallSource): CallSource => ({
  ...source,
  end(vehicleId) {
    ends.push(vehicleId);
    return source.end(vehicleId);
  },
});
const gone = createManualClock();

export const HangsUpOnUnmount: Story = {
  parameters: { pantau: { clock: gone } },
  tags: ['behaviour'],
  render: () => <Calling driver="answers" wrap={counted} />,
  play: async ({ canvasElement }) => {
    ends.length = 0;
    await press(canvasElement, 'Call B 9482 KXT');
    await gone.advance(5_000);
    await expect(await bar(canvasElement)).toHaveTextContent('Connected');
    await press(canvasElement, 'Remove the widget');
    await waitFor(() => expect(ends).toEqual(['1']));
    await expect(within(canvasElement).queryByRole('region')).toBeNull();
  },
};

export const InShadowRoot: Story = {
  parameters: { pantau: { shadowRoot: true, embedded: true } },
  tags: ['behaviour'],
  render: () => <Calling driver="answers" />,
  play: async ({ canvasElement }) => {
    const root = await waitFor(() => {
      const inside = storyRoot(canvasElement);
      if (inside === canvasElement) throw new Error('No shadow root yet');
      return inside;
    });
    await press(root, 'Call B 9482 KXT');
    const calls = await bar(root);
    await waitFor(() => expect(calls).toHaveTextContent('Ringing'));
    await press(root, 'Hang up the call to B 9482 KXT');
    await waitFor(() => expect(calls).toHaveTextContent('Call ended'));
  },
};
