import { scopes } from '@pantau/core';
import { alertCodes } from '@pantau/core/contract';
import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ReactElement } from 'react';
import { expect, waitFor, within } from 'storybook/test';
import { type MemoryWorld, demoUsers } from '../../adapters/memory/index.ts';
import { useAlertList } from '../../hooks/list.ts';
import { targetAlerts } from '../../engine/alert/action-target.ts';
import { StoryFrame, worldOf } from '../../testing/stories/story-frame.tsx';
import { storyUser, storyWorld } from '../../testing/stories/story-world.ts';
import { AlertRow } from './alert-row.tsx';

const SECOND_MS = 1_000;
const MINUTE_MS = 60 * SECOND_MS;

/** One row in each state, of both urgencies. */
function everyState(world: MemoryWorld): void {
  const now = world.clock.now();
  for (const alertCode of [8, 15]) {
    const at = (minutes: number) => ({ alertCode, createdOn: now - minutes * MINUTE_MS });
    world.arrive({ ...at(0.7) });
    const read = world.arrive(at(9));
    const resolved = world.arrive(at(75));
    const isFalse = world.arrive(at(26 * 60));
    world.arrive({
      ...at(27 * 60),
      driver: null,
      address: null,
      geofences: [],
      alertTrigger: null,
    });
    const { manager, dispatcher } = demoUsers;
    world.act(manager, { type: 'read' }, targetAlerts([read]));
    world.resolveAs(dispatcher, [resolved.id]);
    world.act(
      dispatcher,
      { type: 'falseAlert', reason: 'no occurrences' },
      targetAlerts([isFalse]),
    );
  }
}

function Rows({ isFirstOpen = false }: { readonly isFirstOpen?: boolean }): ReactElement {
  const urgent = useAlertList('urgent');
  const important = useAlertList('important');
  return (
    <ul aria-label="Rows" style={{ margin: 0, padding: 0 }}>
      {[...urgent.ids, ...important.ids].map((id, index) => (
        <AlertRow key={id} id={id} open={isFirstOpen && index === 0} />
      ))}
    </ul>
  );
}

const meta = {
  title: 'Alert centre/List/Row',
  id: 'alert-centre-row',
  component: AlertRow,
  loaders: [storyWorld],
  parameters: {
    pantau: { user: storyUser(), timeZone: 'Asia/Jakarta', width: 420 },
    world: { scenario: 'empty', prepare: everyState },
  },
  args: { id: '' },
  render: (args, { loaded }) => (
    <StoryFrame loaded={loaded}>
      <Rows isFirstOpen={args.open ?? false} />
    </StoryFrame>
  ),
} satisfies Meta<typeof AlertRow>;

export default meta;
type Story = StoryObj<typeof meta>;

/** AC-92 */
export const EveryState: Story = {
  play: async ({ canvasElement }) => {
    const rows = within(canvasElement);
    await waitFor(() => expect(rows.getAllByRole('listitem').length).toBe(10));
    await rows.findByRole('button', { name: /^Urgent, Unread Over speed limit \d+ km\/h/ });
    await rows.findByRole('button', { name: /^Important, Read Idle too long/ });
    await rows.findByRole('button', { name: /^Urgent, Resolved, Budi Santoso/ });
    await rows.findByRole('button', { name: /^Important, False alert, Budi Santoso/ });
  },
};

/** AC-25: Resolved and false alerts have a success colour. */
export const SettledAlertsUseSuccessColour: Story = {
  play: async ({ canvasElement }) => {
    const rows = within(canvasElement);
    await waitFor(() => expect(rows.getAllByRole('listitem').length).toBe(10));
    const probe = canvasElement.ownerDocument.createElement('span');
    (rows.getByRole('list') as HTMLElement).append(probe);
    const colourOf = (token: string): string => {
      probe.style.color = `var(${token})`;
      return getComputedStyle(probe).color;
    };
    const success = colourOf('--pantau-success-text');
    const plain = colourOf('--pantau-text');
    probe.remove();
    await expect(success).not.toBe(plain);
    for (const [state, t] of [
      ['resolved', 'Resolved, Budi Santoso'],
      ['falseAlert', 'False alert, Budi Santoso'],
    ] as const) {
      const settled = rows
        .getAllByRole('listitem')
        .filter((row) => row.dataset['attention'] === state);
      await expect(settled.length).toBe(2);
      for (const row of settled) {
        await expect(getComputedStyle(within(row).getByText(t)).color).toBe(success);
      }
    }
  },
};

/** Rows that are not right below the one before, of the same size, with their parts in the same places. */
function shiftedRows(rows: readonly HTMLElement[]): readonly HTMLElement[] {
  const places = rows.map((row) => {
    const { left, top, width, height } = row.getBoundingClientRect();
    const parts = [row.querySelector('button'), row.querySelector('[class*="what"]')];
    const lefts = parts.map((part) => part?.getBoundingClientRect().left);
    return { top, bottom: top + height, shape: [left, width, height, ...lefts].join() };
  });
  return rows.filter((_, index) => {
    const [place, before] = [places[index], places[index - 1]];
    if (place === undefined || before === undefined) return false;
    return place.shape !== before.shape || Math.abs(place.top - before.bottom) > 0.01;
  });
}

/** WB-16: Rows of every state line up, and one that is a pixel off is found. */
export const RowsLineUp: Story = {
  tags: ['behaviour'],
  play: async ({ canvasElement }) => {
    const found = () => within(canvasElement).getAllByRole('listitem');
    await waitFor(() => expect(found()).toHaveLength(10));
    const rows = found();
    await expect(shiftedRows(rows)).toEqual([]);
    const [, , third] = rows;
    third?.style.setProperty('translate', '1px 0');
    await expect(shiftedRows(rows)).toContain(third);
    third?.style.setProperty('translate', '0 1px');
    await expect(shiftedRows(rows)).toContain(third);
    third?.style.removeProperty('translate');
    await expect(shiftedRows(rows)).toEqual([]);
  },
};

export const EveryStateInIndonesian: Story = { globals: { locale: 'id' } };
export const EveryStateInTheDark: Story = { globals: { theme: 'dark' } };
export const EveryStateCompact: Story = { globals: { density: 'compact' } };
export const PreviewOpen: Story = { args: { open: true } };
export const At360: Story = {
  globals: { locale: 'id' },
  parameters: {
    pantau: { user: storyUser(), timeZone: 'Asia/Jakarta', width: 360, flush: true },
  },
};

const fleetTaskScopes = [
  scopes.fleetTaskInstantRead,
  scopes.fleetTaskInstantCreate,
  scopes.fleetTaskInstantUpdate,
  scopes.fleetTaskInstantDelete,
];

const longestEvents = alertCodes
  .toSorted((one, other) => other.descriptionIdn.length - one.descriptionIdn.length)
  .slice(0, 11);

/** The longest events with the longest values. */
function longest(world: MemoryWorld, isSettled: boolean): void {
  const now = world.clock.now();
  const task = { foNumber: 'FO-000871', foId: '871', logId: '3' };
  const detail = {
    location: 'Gudang Cikarang',
    totalFoDuration: 22_800,
    targetTime: now - 2_985 * MINUTE_MS,
    actualTime: now,
    estimatedTargetTime: null,
    pointLocationName: null,
    pointInKm: null,
    plannedActivitiesDuration: null,
  };
  const measured = [
    { alertCode: 8, alertTrigger: 104, durationSeconds: 672 },
    { alertCode: 117, alertTrigger: 101_520 },
    { alertCode: 16, alertTrigger: 98_520 },
    ...[137, 138, 139, 141, 142, 143].map((alertCode) => ({
      alertCode,
      fleetOrder: { ...task, detail },
    })),
    ...longestEvents.map(({ alertCode }) => ({ alertCode })),
  ];
  const arrived = measured.map((alert, index) =>
    world.arrive({ alertRuleIds: ['11'], ...alert, createdOn: now - (index + 1) * MINUTE_MS }),
  );
  const settle = arrived.slice(0, 3).map(({ id }) => id);
  if (isSettled) world.resolveAs(demoUsers.dispatcher, settle);
}

/** What of a row's texts is cut, or covered by another of them. */
function cutTexts(row: HTMLElement): readonly string[] {
  const lines = row.querySelector('button > span:last-child');
  const [first, second] = [...(lines?.children ?? [])];
  const age = row.querySelector('time');
  const plate = second?.firstElementChild;
  const outcome = age?.nextElementSibling?.querySelector('span');
  const end = first?.getBoundingClientRect().bottom ?? 0;
  // What a settled row drops as a whole lies below its line.
  const isDropped = (text: Element): boolean =>
    row.dataset['attention'] === 'resolved' && text.getBoundingClientRect().top >= end - 1;
  const shown = [...(first?.children ?? [])].filter((text) => !isDropped(text));
  const texts = [...shown, plate, age, outcome].filter((text) => text instanceof HTMLElement);
  const edge = second?.getBoundingClientRect().right ?? 0;
  const boxes = texts.map((text) => text.getBoundingClientRect());
  const isCovered = (one: DOMRect, other: DOMRect): boolean =>
    one.left < other.right - 1 &&
    other.left < one.right - 1 &&
    one.top < other.bottom - 3 &&
    other.top < one.bottom - 3;
  return texts
    .filter((text, index) => {
      const box = boxes[index] as DOMRect;
      const isCut = text.scrollWidth > text.clientWidth + 1 || (text === plate && box.right > edge);
      return isCut || boxes.some((other) => other !== box && isCovered(box, other));
    })
    .map((text) => text.textContent);
}

/** AC-444: Event, value and plate are in full on a phone; place and driver give way. */
export const LongestAt360: Story = {
  globals: { locale: 'id' },
  parameters: {
    world: { scenario: 'empty', prepare: (world: MemoryWorld) => longest(world, false) },
    pantau: {
      user: storyUser(demoUsers.manager, [...fleetTaskScopes, scopes.overspeedThresholdDuration]),
      timeZone: 'Asia/Jakarta',
      width: 360,
      flush: true,
    },
  },
  play: async ({ canvasElement }) => {
    const rows = within(canvasElement);
    await waitFor(() => expect(rows.getAllByRole('listitem').length).toBe(20));
    for (const row of rows.getAllByRole('listitem')) {
      // The text size of a phone.
      row.style.setProperty('--pantau-type-base-size', '14px');
      await expect(cutTexts(row)).toEqual([]);
    }
  },
};
export const LongestAt360InEnglish: Story = { ...LongestAt360, globals: { locale: 'en' } };

/** AC-444, AC-491: The name of who settled an alert does not narrow the first line; values that fit stay. */
export const LongestSettledAt360: Story = {
  ...LongestAt360,
  play: async (context) => {
    await LongestAt360.play?.(context);
    const settled = [
      ...context.canvasElement.querySelectorAll<HTMLElement>('[data-attention="resolved"]'),
    ];
    await expect(settled.length).toBe(3);
    for (const row of settled) {
      const [event, value] = row.querySelector('button > span:last-child > span')?.children ?? [];
      await expect(value?.getBoundingClientRect().top).toBe(event?.getBoundingClientRect().top);
    }
  },
  parameters: {
    ...LongestAt360.parameters,
    world: { scenario: 'empty', prepare: (world: MemoryWorld) => longest(world, true) },
  },
};

/** One alert of each code that has a value, newest first. */
function everyValue(world: MemoryWorld): void {
  const now = world.clock.now();
  const measured: readonly (readonly [number, number | null])[] = [
    [8, 104],
    [13, 7.5],
    [14, 18],
    [15, 2_040],
    [16, 11_520],
    [17, -9.4],
    [18, -21],
    [117, null],
  ];
  measured.forEach(([alertCode, alertTrigger], index) => {
    const createdOn = now - (index + 1) * MINUTE_MS;
    world.arrive({ alertCode, alertTrigger, alertRuleIds: ['11'], createdOn });
  });
}

const valuesIn = (canvasElement: HTMLElement) =>
  within(canvasElement)
    .getAllByRole('listitem')
    .map((row) => row.querySelector('button')?.textContent ?? '');

/** AC-27 */
export const ValuesByCode: Story = {
  parameters: { world: { scenario: 'empty', prepare: everyValue } },
  play: async ({ canvasElement }) => {
    const values = [
      /104 km\/h/,
      /\+7\.5%/,
      /\u221218%/,
      /34 min/,
      /3 h 12 min/,
      /\u22129\.4 °C/,
      /\u221221 °C/,
      /4 h/,
    ];
    await waitFor(() => expect(valuesIn(canvasElement).length).toBe(values.length));
    const texts = valuesIn(canvasElement);
    for (const [index, value] of values.entries()) await expect(texts[index]).toMatch(value);
  },
};

export const ValuesByCodeInIndonesian: Story = {
  ...ValuesByCode,
  globals: { locale: 'id' },
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(valuesIn(canvasElement).length).toBe(8));
    await expect(valuesIn(canvasElement)[0]).toMatch(/104 km\/j/);
    await expect(valuesIn(canvasElement)[1]).toMatch(/\+7,5%/);
  },
};

/** A fleet task that is late, one off its route, a camera alert, and one within a geofence. */
function extras(world: MemoryWorld): void {
  const now = world.clock.now();
  const task = (alertCode: number, age: number): void => {
    world.arrive({
      alertCode,
      alertRuleIds: ['11'],
      createdOn: now - age * MINUTE_MS,
      driver: { driverId: '1', fullname: 'Slamet Riyadi' },
      fleetOrder: {
        foNumber: 'FO-000871',
        foId: '871',
        logId: '3',
        detail: {
          location: 'Gudang Cikarang',
          totalFoDuration: 22_800,
          targetTime: now - 25 * MINUTE_MS,
          actualTime: now,
          estimatedTargetTime: null,
          pointLocationName: null,
          pointInKm: 3.4,
          plannedActivitiesDuration: 2_700,
        },
      },
    });
  };
  task(138, 1);
  task(140, 2);
  world.arrive({ alertCode: 53, createdOn: now - 3 * MINUTE_MS });
  world.arrive({
    alertCode: 6,
    createdOn: now - 4 * MINUTE_MS,
    driver: { driverId: '2', fullname: 'Yanto' },
    geofences: [{ geofenceId: '1', fenceName: 'Pool Bekasi' }],
    address: 'Jl. Raya Narogong 12',
  });
}

const extrasFor = (...further: readonly string[]) => ({
  world: { scenario: 'empty', prepare: extras },
  pantau: {
    user: storyUser(demoUsers.manager, further),
    timeZone: 'Asia/Jakarta',
    width: 420,
  },
});

/** AC-29 */
export const FleetTasksEvidenceAndGeofences: Story = {
  parameters: extrasFor(...fleetTaskScopes),
  play: async ({ canvasElement }) => {
    const rows = within(canvasElement);
    await waitFor(() => expect(rows.getAllByRole('listitem').length).toBe(4));
    const [late, offRoute, camera, fenced] = rows.getAllByRole('listitem') as [
      HTMLElement,
      HTMLElement,
      HTMLElement,
      HTMLElement,
    ];
    await expect(late).toHaveTextContent(/25 min late.*Slamet R\..*FO-000871, Gudang Cikarang/);
    await expect(offRoute).toHaveTextContent('3.4 km');
    await within(camera).findByRole('img', { name: 'Camera recording expected' });
    await expect(within(late).queryByRole('img', { name: /recording/ })).toBeNull();
    await expect(fenced).toHaveTextContent('Yanto, Pool Bekasi, Jl. Raya Narogong 12');
    const heights = rows.getAllByRole('listitem').map((row) => row.offsetHeight);
    await expect(new Set(heights)).toEqual(new Set([56]));
  },
};

export const FleetTasksInIndonesian: Story = {
  parameters: extrasFor(...fleetTaskScopes),
  globals: { locale: 'id' },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByText('terlambat 25 mnt');
  },
};

/** AC-30 */
export const FleetTasksRequireAllFourScopes: Story = {
  parameters: extrasFor(...fleetTaskScopes.slice(0, 3)),
  play: async ({ canvasElement }) => {
    const rows = within(canvasElement);
    await waitFor(() => expect(rows.getAllByRole('listitem').length).toBe(4));
    await expect(rows.queryByText(/FO-000871|min late|3\.4 km/)).not.toBeInTheDocument();
  },
};

export const OnlyChangedRowRenders: Story = {
  tags: ['behaviour'],
  play: async (context) => {
    const rows = within(context.canvasElement);
    await waitFor(() => expect(rows.getAllByRole('listitem').length).toBe(10));
    const items = rows.getAllByRole('listitem');
    const hasActions = (row: HTMLElement): boolean =>
      row.querySelector('[part="row-actions"] button') !== null;
    await waitFor(() => expect(items.every(hasActions)).toBe(true));
    const changed = new Set<Node>();
    const observer = new MutationObserver((records) => {
      for (const { target } of records) {
        const at = target instanceof Element ? target : target.parentElement;
        // Its age changes every second.
        if (at?.closest('time') !== null) continue;
        const row = at?.closest('li');
        if (row != null) changed.add(row);
      }
    });
    const list = rows.getByRole('list', { name: 'Rows' });
    observer.observe(list, {
      subtree: true,
      childList: true,
      attributes: true,
      characterData: true,
    });
    const first = items[0] as HTMLElement;
    worldOf(context).resolveAs(demoUsers.dispatcher, [first.dataset['alertId'] ?? '']);
    await waitFor(() => expect(first).toHaveAttribute('data-attention', 'resolved'));
    observer.disconnect();
    await expect([...changed]).toEqual([first]);
  },
};

export const FocusSurvivesAction: Story = {
  tags: ['behaviour'],
  play: async (context) => {
    const rows = within(context.canvasElement);
    await waitFor(() => expect(rows.getAllByRole('listitem').length).toBe(10));
    const first = rows.getAllByRole('listitem')[0] as HTMLElement;
    const id = first.dataset['alertId'] ?? '';
    const action = await within(first).findByRole('button', { name: /^False alert/ });
    action.focus();
    worldOf(context).resolveAs(demoUsers.dispatcher, [id]);
    await waitFor(() =>
      expect(within(first).getByRole('button', { name: /^Check again/ })).toHaveFocus(),
    );
  },
};
