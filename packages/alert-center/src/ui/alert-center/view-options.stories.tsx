import { Button } from '@pantau/core/ui/button';
import { PantauError, useFormat } from '@pantau/core';
import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ReactElement } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import type { MemoryAlertSource, MemoryWorld } from '../../adapters/memory/index.ts';
import { useAlertActions } from '../../hooks/triage.ts';
import { useAlert, useAlertCounts, useAlertList } from '../../hooks/list.ts';
import { useConnection } from '../../hooks/connection.ts';
import { type AlertId, type Urgency, isUnresolved } from '../../engine/alert/alert.ts';
import { listsLoaded } from '../../testing/stories/lists-loaded.ts';
import { worldOf } from '../../testing/stories/story-frame.tsx';
import { storyUser, storyWorld } from '../../testing/stories/story-world.ts';
import { AlertCenterProvider } from './alert-center-provider.tsx';
import { AlertCenter, type AlertCenterProps } from './alert-center.tsx';
import type { EmptyContent, RowContent } from '../shared/host-slots.ts';

const pantau = { user: storyUser(), timeZone: 'Asia/Jakarta', width: 420 };
const sourceOf = (loaded: Readonly<Record<string, unknown>>) =>
  loaded['alerts'] as MemoryAlertSource;

const meta = {
  title: 'Alert centre/Widget/View options',
  id: 'alert-centre-view-options',
  component: AlertCenter,
  loaders: [storyWorld],
  parameters: { pantau },
  args: { source: undefined as never, display: 'inline' },
  render: (args, { loaded }) => (
    <div style={{ height: 640 }}>
      <AlertCenter {...args} source={sourceOf(loaded)} />
    </div>
  ),
} satisfies Meta<typeof AlertCenter>;

export default meta;
type Story = StoryObj<typeof meta>;

const rowsIn = (canvasElement: HTMLElement) =>
  canvasElement.querySelectorAll<HTMLElement>('[data-alert-id]');

function DispatchRow({ view: { alert } }: RowContent): ReactElement {
  const format = useFormat();
  return (
    <span style={{ display: 'grid', padding: '0 4px', font: '13px/18px sans-serif' }}>
      <b>{alert.vehicle.licensePlate}</b>
      <span>
        {format.time(alert.createdOn)} · {alert.description.en}
      </span>
    </span>
  );
}

const onAlertOpen = fn();

/** `renderRow`: a dispatcher's row, plate first. Height, focus, selection and actions stay as they are. */
export const CustomRows: Story = {
  args: {
    renderRow: (content: RowContent) => <DispatchRow {...content} />,
    onAlertOpen,
  } satisfies Partial<AlertCenterProps>,
  tags: ['behaviour'],
  play: async ({ canvasElement }) => {
    const panel = within(canvasElement);
    await listsLoaded(canvasElement);
    const [first] = rowsIn(canvasElement);
    const row = within(first as HTMLElement);
    // The accessible name still has severity and state.
    const opener = row.getByRole('button', { name: /^Urgent, Unread.*\d\d:\d\d · / });
    await expect((first as HTMLElement).getBoundingClientRect().height).toBe(56);
    opener.focus();
    await userEvent.tab();
    await expect(row.getByRole('button', { name: /^Mark resolved/ })).toBeVisible();
    await userEvent.click(row.getByRole('checkbox', { name: /^Select/ }));
    await expect(first).toHaveAttribute('data-selected');
    await userEvent.click(row.getByRole('checkbox', { name: /^Select/ }));
    await userEvent.click(opener);
    await waitFor(() => expect(onAlertOpen).toHaveBeenCalled());
    // Ages of our own rows; the footer shows a time of day.
    await expect(panel.queryByText(/^\d:\d\d$/)).not.toBeInTheDocument();
  },
};

/** `null` renders the default row. */
export const CustomRowsForSomeAlerts: Story = {
  args: {
    renderRow: (content: RowContent) =>
      content.view.urgency === 'urgent' ? <DispatchRow {...content} /> : null,
  },
  play: async ({ canvasElement }) => {
    const panel = within(canvasElement);
    await listsLoaded(canvasElement);
    const agesIn = (urgency: string) =>
      panel.getByRole('list', { name: `${urgency} alerts` }).querySelectorAll('time').length;
    await expect(agesIn('urgent')).toBe(0);
    await expect(agesIn('important')).toBeGreaterThan(0);
  },
};

const renderEmpty = ({ urgency, unresolvedOnly }: EmptyContent) => (
  <p style={{ margin: 0, padding: 16 }}>
    Coffee time: nothing {unresolvedOnly ? 'open' : 'at all'}
    {urgency === null ? '' : ` among the ${urgency}`}.
  </p>
);

/** `renderEmpty` with two empty lists. */
export const CustomEmptyState: Story = {
  args: { renderEmpty },
  parameters: { world: { scenario: 'empty' } },
  play: async (context) => {
    const panel = within(context.canvasElement);
    await panel.findByText('Coffee time: nothing at all.');
    worldOf(context).arrive({ alertCode: 9 });
    await panel.findByText('Coffee time: nothing at all among the urgent.');
    await userEvent.click(panel.getByRole('switch', { name: 'Unresolved only' }));
    await panel.findByText('Coffee time: nothing open among the urgent.');
  },
};

/** A list that has not loaded is not shown as empty, by the host's renderer either. */
export const CustomEmptyStateIsNotShownForFailure: Story = {
  args: { renderEmpty },
  parameters: {
    world: {
      scenario: 'empty',
      prepare: (world: MemoryWorld) =>
        world.failNext('listAlerts', new PantauError('forbidden', { status: 403 }), 2),
    },
  },
  tags: ['behaviour'],
  play: async ({ canvasElement }) => {
    const panel = within(canvasElement);
    await panel.findByText('Alerts could not be loaded');
    await expect(panel.queryByText(/Coffee time/)).not.toBeInTheDocument();
    await userEvent.click(panel.getByRole('button', { name: 'Try again' }));
    await panel.findByText('Coffee time: nothing at all.');
  },
};

const messages = {
  'alert-center': {
    en: { title: 'Incidents', resolve: 'Close incident', unresolvedOnly: 'Open incidents' },
    id: { title: 'Insiden', resolve: 'Tutup insiden', unresolvedOnly: 'Insiden terbuka' },
  },
};

/** `messages` of `PantauProvider` replace texts key by key, in both languages. */
export const CustomTexts: Story = {
  parameters: { pantau: { ...pantau, messages } },
  play: async ({ canvasElement }) => {
    const panel = within(canvasElement);
    await panel.findByRole('heading', { name: 'Incidents' });
    await expect(panel.getByRole('switch', { name: 'Open incidents' })).toBeInTheDocument();
    await expect(
      (await panel.findAllByRole('button', { name: /^Close incident, / })).length,
    ).toBeGreaterThan(0);
    // Keys that the host omits keep our texts.
    await expect(
      panel.getByRole('button', { name: /^Urgent/, expanded: true }),
    ).toBeInTheDocument();
  },
};

export const CustomTextsInIndonesian: Story = {
  globals: { locale: 'id' },
  parameters: { pantau: { ...pantau, messages } },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByRole('heading', { name: 'Insiden' });
  },
};

function OwnLine({ id }: { readonly id: AlertId }): ReactElement | null {
  const view = useAlert(id);
  const { resolve } = useAlertActions();
  if (view === undefined) return null;
  const { alert, pending } = view;
  return (
    <li>
      {alert.vehicle.licensePlate}, {alert.description.en}
      {isUnresolved(alert) ? (
        <Button disabled={pending} onClick={() => void resolve(id)}>
          Done with {alert.vehicle.licensePlate}
        </Button>
      ) : (
        <em> done by {alert.resolver?.fullname ?? 'somebody'}</em>
      )}
    </li>
  );
}

function OwnList({ urgency }: { readonly urgency: Urgency }): ReactElement {
  const { status, ids, hasOlder, waiting } = useAlertList(urgency);
  const { loadOlder, retry, showWaiting } = useAlertActions();
  if (status === 'hidden') return <p>Not for you</p>;
  if (status === 'loading') return <p>One moment</p>;
  if (status === 'failed') return <Button onClick={() => retry(urgency)}>Again</Button>;
  return (
    <section aria-label={urgency}>
      {waiting > 0 && <Button onClick={() => showWaiting(urgency)}>{waiting} more</Button>}
      <ol>
        {ids.map((id) => (
          <OwnLine key={id} id={id} />
        ))}
      </ol>
      {hasOlder && <Button onClick={() => loadOlder(urgency)}>Older {urgency}</Button>}
    </section>
  );
}

function OwnCentre(): ReactElement {
  const { total, isKnown } = useAlertCounts();
  const { state } = useConnection();
  return (
    <>
      <p>
        {isKnown ? total : '?'} open, {state}
      </p>
      <OwnList urgency="urgent" />
      <OwnList urgency="important" />
    </>
  );
}

/** Hooks only: a host's own view of the same data and actions. */
export const Headless: Story = {
  render: (_args, { loaded }) => (
    <AlertCenterProvider headless source={sourceOf(loaded)}>
      <OwnCentre />
    </AlertCenterProvider>
  ),
  tags: ['behaviour'],
  play: async (context) => {
    const page = within(context.canvasElement);
    await page.findByText(/^\d+ open, live$/);
    const urgent = within(await page.findByRole('region', { name: 'urgent' }));
    await expect(urgent.getAllByRole('listitem').length).toBe(20);
    const { id: alertId } = worldOf(context).arrive({
      alertCode: 49,
      vehicle: {
        vehicleId: '1',
        childVehicleId: null,
        licensePlate: 'B 1 TES',
        category: null,
        imei: null,
      },
    });
    await userEvent.click(await urgent.findByRole('button', { name: 'Done with B 1 TES' }));
    await waitFor(() =>
      expect(urgent.getAllByRole('listitem')[0]).toHaveTextContent(/B 1 TES.* done by Ratna Dewi/),
    );
    await waitFor(() => expect(worldOf(context).alert(alertId)?.resolved).toBe(true));
    const older = urgent.queryByRole('button', { name: 'Older urgent' });
    if (older !== null) {
      await userEvent.click(older);
      await waitFor(() => expect(urgent.getAllByRole('listitem').length).toBeGreaterThan(20));
    }
  },
};
