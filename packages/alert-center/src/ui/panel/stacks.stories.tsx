import { scopes } from '@pantau/core';
import { activeElementAt } from '@pantau/core/ui/overlay';
import type { StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { worldRules } from '../../adapters/memory/make-alert.ts';
import {
  type MemoryWorld,
  createMemoryAlertSource,
  demoUsers,
} from '../../adapters/memory/index.ts';
import { targetAlerts } from '../../engine/alert/action-target.ts';
import {
  loaded,
  ownVehicle,
  panelParameters,
  panelStory,
} from '../../testing/stories/panel-story.tsx';
import { worldOf } from '../../testing/stories/story-frame.tsx';
import { storyUser } from '../../testing/stories/story-world.ts';
import { watchRows } from '../../testing/stories/watch-rows.ts';
// Load with the stories: a loaded machine takes long to load them on first use.
import '../../engine/triage/bulk-runner.ts';
import '../bulk/bulk-tools.tsx';
import '../settings/handle-shortcut.ts';
import '../triage/triage-layer.tsx';

const meta = { title: 'Alert centre/Panel/Stacks', id: 'alert-centre-stacks', ...panelStory };

export default meta;
type Story = StoryObj<typeof meta>;
type PlayContext = Parameters<NonNullable<Story['play']>>[0];

const patient = { timeout: 15_000 };
const MINUTE_MS = 60_000;

const texts = {
  en: {
    ...{ stack: /^5 alerts, B 9482 KXT$/, cold: /^3 alerts, B 9260 FRZ$/, high: /max\. 104 km/ },
    ...{ low: /min\. −24.8/, unread: /4 unread/, first: '1 of 5', snoozed: 'Snoozed' },
  },
  id: {
    ...{ stack: /^5 peringatan, B 9482 KXT$/, cold: /^3 peringatan, B 9260 FRZ$/ },
    ...{ high: /maks\. 104 km/, low: /min\. −24,8/, unread: /4 belum dibaca/ },
    ...{ first: '1 dari 5', snoozed: 'Ditunda' },
  },
};

const textsOf = ({ globals }: PlayContext) => texts[globals['locale'] === 'id' ? 'id' : 'en'];

const vehicle = (vehicleId: string, licensePlate: string) => ({
  ...ownVehicle(0),
  vehicleId,
  licensePlate,
});

const fast = vehicle('101', 'B 9482 KXT');
const cold = vehicle('108', 'B 9260 FRZ');
const other = vehicle('102', 'L 8117 UQ');

/** Many alerts of many vehicles, so that repeats stack by default. */
function fill(world: MemoryWorld): void {
  const now = world.clock.now();
  for (let index = 0; index < 56; index += 1) {
    const createdOn = now - (70 + index) * MINUTE_MS;
    world.arrive({ alertCode: 9, vehicle: ownVehicle(index), createdOn });
  }
}

/** Five times too fast, three times too cold, and two emergencies; others in between. */
function arrive(world: MemoryWorld): void {
  fill(world);
  const now = world.clock.now();
  const speeds = [86, 97, 88, 104, 91];
  for (const [index, alertTrigger] of speeds.entries()) {
    const createdOn = now - (2 + 12 * (speeds.length - 1 - index)) * MINUTE_MS;
    world.arrive({ alertCode: 8, alertTrigger, vehicle: fast, createdOn, read: index === 3 });
  }
  world.arrive({ alertCode: 8, vehicle: other, createdOn: now - 20 * MINUTE_MS });
  for (const [index, alertTrigger] of [-21.4, -24.8, -22].entries()) {
    const createdOn = now - (30 - 9 * index) * MINUTE_MS;
    const alertRuleIds = [worldRules.important.id];
    world.arrive({ alertCode: 18, alertTrigger, vehicle: cold, createdOn, alertRuleIds });
  }
  for (const minutes of [8, 6]) {
    world.arrive({ alertCode: 1, vehicle: fast, createdOn: now - minutes * MINUTE_MS, read: true });
  }
}

const parameters = { world: { scenario: 'empty', prepare: arrive, latencyMs: 5 } };
const phone = { pantau: { ...panelParameters.pantau, width: 360, flush: true } };

const panelOf = ({ canvasElement }: PlayContext) => within(canvasElement);
const pageOf = ({ canvasElement }: PlayContext) => within(canvasElement.ownerDocument.body);

const toggleOf = (context: PlayContext, name: RegExp = textsOf(context).stack) =>
  panelOf(context).findByRole('button', { name }, patient);

const headOf = async (context: PlayContext, name?: RegExp): Promise<HTMLElement> =>
  (await toggleOf(context, name)).closest<HTMLElement>('[data-stack]') as HTMLElement;

const openOf = (row: HTMLElement) =>
  row.querySelector<HTMLElement>(':scope > button') as HTMLElement;

const rowOf = ({ canvasElement }: PlayContext, id: string) =>
  canvasElement.querySelector<HTMLElement>(`[data-alert-id="${id}"]`);

const idsOf = (context: PlayContext): readonly string[] =>
  worldOf(context)
    .alerts()
    .filter(({ alertCode, vehicle: { vehicleId } }) => alertCode === 8 && vehicleId === '101')
    .sort((left, right) => right.createdOn - left.createdOn)
    .map(({ id }) => id);

async function fits({ canvasElement }: PlayContext): Promise<void> {
  const panel = canvasElement.querySelector('section') as HTMLElement;
  await expect(panel.scrollWidth).toBeLessThanOrEqual(panel.clientWidth);
}

async function collapsed(context: PlayContext): Promise<void> {
  await loaded(context);
  const { high, low, unread, cold: coldName } = textsOf(context);
  const toggle = await toggleOf(context);
  await expect(toggle).toHaveAttribute('aria-expanded', 'false');
  const row = await headOf(context);
  await expect(row).toHaveTextContent(high);
  await expect(openOf(row)).toHaveAccessibleName(unread);
  await expect(await headOf(context, coldName)).toHaveTextContent(low);
  // Plate and times are in sight, also on a phone; the place gives way.
  const end = row.querySelector('time')?.getBoundingClientRect().left ?? 0;
  const times = within(row).getByText(/^\d\d[.:]\d\d–\d\d[.:]\d\d$/);
  await expect(times.getBoundingClientRect().right).toBeLessThanOrEqual(end);
  await expect(within(row).getByText(high).getBoundingClientRect().right).toBeLessThanOrEqual(end);
  // Emergencies and what is no repeat keep rows of their own.
  const urgent = row.closest('[data-urgency]') as HTMLElement;
  await expect(urgent.querySelectorAll('[data-alert-id]')).toHaveLength(4);
  // Counts are of alerts, not of rows.
  await expect(urgent).toHaveTextContent(/8 (unresolved|belum selesai)/);
  await fits(context);
}

/** AC-730, AC-731, AC-732, AC-733: Repeats share a row with their number, times and worst value; emergencies never do. */
export const Collapsed: Story = { parameters, play: collapsed };

export const CollapsedInIndonesian: Story = { ...Collapsed, globals: { locale: 'id' } };

export const CollapsedInTheDark: Story = { ...Collapsed, globals: { theme: 'dark' } };

/** AC-732: On a phone, in the language with the longer texts. */
export const CollapsedOnAPhone: Story = {
  ...Collapsed,
  parameters: { ...parameters, ...phone },
  globals: { locale: 'id' },
};

async function expanded(context: PlayContext): Promise<void> {
  await loaded(context);
  const toggle = await toggleOf(context);
  await userEvent.click(toggle);
  await expect(toggle).toHaveAttribute('aria-expanded', 'true');
  const list = await panelOf(context).findByRole('list', { name: textsOf(context).stack });
  await expect(toggle).toHaveAttribute('aria-controls', list.id);
  const items = within(list).getAllByRole('listitem');
  await expect(items).toHaveLength(5);
  for (const [index, item] of items.entries()) {
    await expect(item).toHaveAttribute('aria-level', '2');
    await expect(item).toHaveAttribute('aria-posinset', String(index + 1));
    await expect(item).toHaveAttribute('aria-setsize', '5');
    await expect(item.dataset['alertId']).toBe(idsOf(context)[index]);
  }
  await expect(within(items[0] as HTMLElement).getAllByRole('button')[0]).toHaveAccessibleName(
    new RegExp(textsOf(context).first),
  );
  await fits(context);
}

/** AC-736: The alerts of a stack are a list of their own, with level and position. */
export const Expanded: Story = { parameters, play: expanded };

export const ExpandedInIndonesianInTheDark: Story = {
  ...Expanded,
  globals: { locale: 'id', theme: 'dark' },
};

export const ExpandedOnAPhone: Story = {
  ...Expanded,
  parameters: { ...parameters, ...phone },
  globals: { locale: 'id' },
};

/** AC-738: Users who only look expand stacks, and opening one leaves its alerts unread. */
export const NoActPermission: Story = {
  parameters: {
    world: { ...parameters.world, user: demoUsers.viewer },
    pantau: { ...panelParameters.pantau, user: storyUser(demoUsers.viewer) },
  },
  async play(context) {
    await loaded(context);
    const list = panelOf(context).getByRole('list', { name: 'important alerts' });
    const toggle = await toggleOf(context, textsOf(context).cold);
    const row = await headOf(context, textsOf(context).cold);
    const source = context.loaded['alerts'] as ReturnType<typeof createMemoryAlertSource>;
    const act = fn(source.act);
    Object.assign(source, { act });
    await expect(within(row).getAllByRole('button')).toHaveLength(2);
    await expect(within(row).queryByRole('checkbox')).toBeNull();
    await userEvent.click(openOf(row));
    await waitFor(() => expect(row).toHaveAttribute('data-open'), patient);
    await userEvent.click(toggle);
    await expect(within(list).getByRole('list', { name: textsOf(context).cold })).toBeVisible();
    const unread = worldOf(context)
      .alerts()
      .filter(({ alertCode, read }) => alertCode === 18 && !read);
    await expect(unread).toHaveLength(3);
    await expect(act).not.toHaveBeenCalled();
  },
};

/** AC-737: Opening a stack opens its newest alert, and all are read. */
export const OpensTheNewest: Story = {
  parameters,
  tags: ['behaviour'],
  async play(context) {
    await loaded(context);
    const row = await headOf(context);
    await userEvent.click(openOf(row));
    await waitFor(() => expect(row).toHaveAttribute('data-open'), patient);
    await waitFor(async () => {
      const unread = worldOf(context)
        .alerts()
        .filter(({ id, read }) => idsOf(context).includes(id) && !read);
      await expect(unread).toHaveLength(0);
    }, patient);
    await waitFor(() => expect(row).toHaveAttribute('data-attention', 'read'), patient);
  },
};

const unresolved = (context: PlayContext): number =>
  worldOf(context)
    .alerts()
    .filter((one) => idsOf(context).includes(one.id) && !one.resolved && !one.falseAlert).length;

const press = (keys: string) => userEvent.keyboard(keys);

const focused = ({ canvasElement }: PlayContext) => activeElementAt(canvasElement);

/** AC-736, AC-739: By keyboard alone: into the stack and back, resolve all of it, and undo. */
export const ByKeyboard: Story = {
  parameters,
  tags: ['behaviour'],
  async play(context) {
    await loaded(context);
    const row = await headOf(context);
    const toggle = await toggleOf(context);
    openOf(row).focus();
    await press('{ArrowRight}');
    await waitFor(() => expect(toggle).toHaveAttribute('aria-expanded', 'true'));
    await pageOf(context).findByText('5 alerts of B 9482 KXT shown', {}, patient);
    await expect(focused(context)).toBe(openOf(row));
    await press('{ArrowRight}');
    const first = rowOf(context, idsOf(context)[0] ?? '') as HTMLElement;
    await expect(focused(context)).toBe(openOf(first));
    await press('{ArrowDown}{ArrowLeft}');
    await expect(focused(context)).toBe(openOf(row));
    await press('{ArrowLeft}');
    await waitFor(() => expect(toggle).toHaveAttribute('aria-expanded', 'false'));
    await expect(focused(context)).toBe(openOf(row));
    await press('r');
    const dialog = await pageOf(context).findByRole(
      'dialog',
      { name: 'Mark 5 alerts as resolved?' },
      patient,
    );
    await within(dialog).findByRole('button', { name: 'Mark 5 resolved' });
    await press('{Enter}');
    await waitFor(() => expect(unresolved(context)).toBe(0), patient);
    await waitFor(() => expect(row).toHaveAttribute('data-attention', 'resolved'), patient);
    await waitFor(() => expect(focused(context)).toBe(openOf(row)), patient);
    await press('u');
    await waitFor(() => expect(unresolved(context)).toBe(5), patient);
    await waitFor(() => expect(row).toHaveAttribute('data-stack', '5'), patient);
  },
};

/** AC-739: With the mouse: false alert and note reach every alert of the stack, and the toast undoes. */
export const ActsOnAll: Story = {
  parameters,
  tags: ['behaviour'],
  async play(context) {
    await loaded(context);
    const row = await headOf(context);
    openOf(row).focus();
    await press('n');
    const note = await pageOf(context).findByRole(
      'dialog',
      { name: 'Add the same note to 5 alerts' },
      patient,
    );
    await userEvent.type(within(note).getByRole('textbox'), 'Sudah ditelepon');
    await userEvent.click(within(note).getByRole('button', { name: 'Save on 5 alerts' }));
    await waitFor(async () => {
      const noted = worldOf(context)
        .alerts()
        .filter(({ lastNote }) => lastNote?.text === 'Sudah ditelepon');
      await expect(noted.map(({ id }) => id).sort()).toEqual([...idsOf(context)].sort());
    }, patient);
    await userEvent.hover(row);
    await userEvent.click(
      within(row).getByRole('button', { name: /^Mark resolved, 5 alerts, B 9482 KXT/ }),
    );
    await userEvent.click(
      await pageOf(context).findByRole('button', { name: 'Mark 5 resolved' }, patient),
    );
    await waitFor(() => expect(unresolved(context)).toBe(0), patient);
    await userEvent.click(await pageOf(context).findByRole('button', { name: 'Undo' }, patient));
    await waitFor(() => expect(unresolved(context)).toBe(5), patient);
  },
};

/** AC-739: Marking a stack false asks for one reason for all of its alerts, by key and by button; undo takes it back. */
export const MarksAllFalse: Story = {
  parameters,
  tags: ['behaviour'],
  async play(context) {
    await loaded(context);
    const row = await headOf(context);
    const mark = async (): Promise<void> => {
      const dialog = await pageOf(context).findByRole(
        'dialog',
        { name: 'Mark 5 alerts as false alerts?' },
        patient,
      );
      await userEvent.click(within(dialog).getAllByRole('radio')[0] as HTMLElement);
      await userEvent.click(within(dialog).getByRole('button', { name: 'Mark 5 as false alerts' }));
      await waitFor(() => expect(unresolved(context)).toBe(0), patient);
    };
    const falseOnes = () =>
      worldOf(context)
        .alerts()
        .filter(({ falseAlert }) => falseAlert);
    openOf(row).focus();
    await press('f');
    await mark();
    await expect(
      falseOnes()
        .map(({ id }) => id)
        .sort(),
    ).toEqual([...idsOf(context)].sort());
    await waitFor(() => expect(row).toHaveAttribute('data-attention', 'falseAlert'), patient);
    await waitFor(() => expect(focused(context)).toBe(openOf(row)), patient);
    await press('u');
    await waitFor(() => expect(unresolved(context)).toBe(5), patient);
    await expect(falseOnes()).toHaveLength(0);
    await userEvent.hover(row);
    await userEvent.click(
      within(row).getByRole('button', { name: /^False alert, 5 alerts, B 9482 KXT/ }),
    );
    await mark();
  },
};

/** AC-740: A checkbox selects all alerts of a stack, and shows when only some are selected. */
export const Selects: Story = {
  parameters,
  tags: ['behaviour'],
  async play(context) {
    await loaded(context);
    const row = await headOf(context);
    const box = within(row).getByRole<HTMLInputElement>('checkbox');
    await userEvent.click(box);
    await pageOf(context).findByText('5 selected', {}, patient);
    await userEvent.click(await toggleOf(context));
    const second = rowOf(context, idsOf(context)[1] ?? '') as HTMLElement;
    await userEvent.click(within(second).getByRole('checkbox'));
    await pageOf(context).findByText('4 selected', {}, patient);
    await waitFor(() => expect(box.indeterminate).toBe(true));
    await expect(box).not.toBeChecked();
  },
};

/** AC-740: A range is of rows as they are shown: with all alerts of a stack in it, and none of a stack outside. */
export const SelectsARange: Story = {
  parameters,
  tags: ['behaviour'],
  async play(context) {
    await loaded(context);
    const row = await headOf(context);
    const rows = [
      ...(row.closest('[data-urgency]') as HTMLElement).querySelectorAll<HTMLElement>(
        '[data-alert-id]',
      ),
    ];
    const [, sos, , last] = rows;
    openOf(sos as HTMLElement).focus();
    await press('x');
    openOf(last as HTMLElement).focus();
    await press('{Shift>}X{/Shift}');
    await pageOf(context).findByText('3 selected', {}, patient);
    openOf(row).focus();
    await press('{Shift>}X{/Shift}');
    await pageOf(context).findByText('8 selected', {}, patient);
  },
};

/** AC-745: From right to left, the left arrow leads into the stack. */
export const FromRightToLeft: Story = {
  parameters,
  tags: ['behaviour'],
  globals: { locale: 'ar' },
  async play(context) {
    await loaded(context);
    const row = await headOf(context);
    const toggle = await toggleOf(context);
    openOf(row).focus();
    await press('{ArrowRight}');
    await expect(toggle).toHaveAttribute('aria-expanded', 'false');
    await press('{ArrowLeft}');
    await waitFor(() => expect(toggle).toHaveAttribute('aria-expanded', 'true'));
    await press('{ArrowLeft}');
    await expect(focused(context)).toBe(
      openOf(rowOf(context, idsOf(context)[0] ?? '') as HTMLElement),
    );
    await press('{ArrowRight}{ArrowRight}');
    await waitFor(() => expect(toggle).toHaveAttribute('aria-expanded', 'false'));
  },
};

/** AC-734: Under the pointer no row moves, whatever arrives or is settled elsewhere; afterwards the stack is up to date. */
export const StillUnderThePointer: Story = {
  parameters,
  tags: ['behaviour'],
  async play(context) {
    await loaded(context);
    const { canvasElement } = context;
    const world = worldOf(context);
    const row = await headOf(context);
    await userEvent.hover(row);
    const watch = watchRows(canvasElement);
    world.arrive({ alertCode: 8, vehicle: fast, alertTrigger: 120 });
    await panelOf(context).findByRole('button', { name: /1 new/ }, patient);
    const colleague = createMemoryAlertSource({ world, user: demoUsers.dispatcher, latencyMs: 0 });
    const settled = world.alerts().filter(({ id }) => idsOf(context).slice(-2).includes(id));
    await colleague.act({ change: { type: 'resolve' }, target: targetAlerts(settled) });
    await waitFor(() => expect(row).toHaveAttribute('data-stack', '3'), patient);
    await expect(watch.moved()).toBe(0);
    watch.stop();
    await userEvent.unhover(row);
    await waitFor(async () => {
      const now = await headOf(context, /^4 alerts, B 9482 KXT$/);
      await expect(now).toHaveTextContent('max. 120 km');
    }, patient);
  },
};

/** AC-741: The user's choice is stored and wins over the number of alerts. */
export const ChosenInTheSettings: Story = {
  parameters: {
    ...parameters,
    pantau: {
      ...panelParameters.pantau,
      user: storyUser(demoUsers.manager, [scopes.alertCenterRuleSetting]),
    },
  },
  tags: ['behaviour'],
  async play(context) {
    await loaded(context);
    const row = await headOf(context);
    const name = 'Repeated alerts in one row';
    const choose = async (checked: boolean): Promise<void> => {
      await userEvent.click(
        await panelOf(context).findByRole('button', { name: 'Alert settings' }, patient),
      );
      const item = await pageOf(context).findByRole('menuitemcheckbox', { name }, patient);
      await expect(item).toHaveAttribute('aria-checked', String(checked));
      await userEvent.click(item);
      await press('{Escape}');
      await waitFor(() => expect(item).not.toBeInTheDocument(), patient);
    };
    await choose(true);
    await waitFor(() => expect(row).not.toBeInTheDocument(), patient);
    for (const id of idsOf(context)) await expect(rowOf(context, id)).toBeVisible();
    await choose(false);
    await headOf(context);
  },
};

/** AC-742: A snoozed stack says so; its alerts stay listed. */
export const Snoozed: Story = {
  parameters: {
    world: {
      ...parameters.world,
      prepare(world: MemoryWorld) {
        arrive(world);
        const source = createMemoryAlertSource({ world, user: demoUsers.manager, latencyMs: 0 });
        void source.snooze?.({ vehicleId: '101', alertCode: 8, length: 'hour' });
      },
    },
  },
  async play(context) {
    await loaded(context);
    const { snoozed } = textsOf(context);
    const row = await headOf(context);
    await waitFor(() => expect(openOf(row)).toHaveAccessibleName(new RegExp(snoozed)), patient);
    await expect(within(row).getAllByText(snoozed).at(-1)).toBeVisible();
  },
};

export const SnoozedInIndonesian: Story = { ...Snoozed, globals: { locale: 'id' } };

/** AC-743: The stacks of a search are of what it finds. */
export const Found: Story = {
  parameters,
  tags: ['behaviour'],
  async play(context) {
    await loaded(context);
    await userEvent.click(panelOf(context).getByRole('button', { name: 'Search alerts' }));
    const field = await panelOf(context).findByRole('textbox', { name: 'Search alerts' }, patient);
    await userEvent.type(field, '9260');
    await waitFor(async () => {
      await expect(await headOf(context, texts.en.cold)).toBeVisible();
      await expect(panelOf(context).queryByRole('button', { name: texts.en.stack })).toBeNull();
    }, patient);
  },
};

function repeat(world: MemoryWorld): void {
  const now = world.clock.now();
  for (let index = 0; index < 700; index += 1) {
    world.arrive({ alertCode: 8, vehicle: fast, createdOn: now - index * 2 * MINUTE_MS });
  }
}

/** AC-744: A list whose many alerts share few rows loads no more than it can hold. */
export const LoadsNotForever: Story = {
  parameters: { world: { scenario: 'empty', prepare: repeat, latencyMs: 1 } },
  tags: ['behaviour'],
  async play(context) {
    await loaded(context);
    await panelOf(context).findByRole(
      'button',
      { name: '500 alerts, B 9482 KXT' },
      { timeout: 30_000 },
    );
    const source = context.loaded['alerts'] as ReturnType<typeof createMemoryAlertSource>;
    let requests = 0;
    const { listAlerts } = source;
    Object.assign(source, {
      listAlerts: (...args: Parameters<typeof listAlerts>) => {
        requests += 1;
        return listAlerts(...args);
      },
    });
    // As long as some pages take.
    for (let turn = 0; turn < 20; turn += 1) {
      await new Promise((done) => requestAnimationFrame(done));
    }
    await expect(requests).toBe(0);
    await expect(panelOf(context).getByRole('button', { name: 'Load older alerts' })).toBeVisible();
  },
};
