import { type KeyValueStore, PantauError, createMemoryStore } from '@pantau/core';
import type { StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { activeElementAt } from '@pantau/core/ui/overlay';
import type { MemoryWorld } from '../../adapters/memory/index.ts';
import { worldRules } from '../../adapters/memory/make-alert.ts';
import { sayYes } from '../../testing/stories/confirm-dialog.ts';
import {
  alertIdOf,
  idOf,
  openRows,
  pageOf,
  patient,
  previewParameters,
  rowsOf,
  topOf,
  windowFor,
} from '../../testing/stories/preview-page.ts';
import { LIST_PAGE } from '../../engine/alert/limits.ts';
import { ownVehicle } from '../../testing/stories/panel-story.tsx';
import { previewStory } from '../../testing/stories/preview-story.tsx';
import { worldOf } from '../../testing/stories/story-frame.tsx';
import { rowIdAt } from '../shared/row-focus.ts';

const meta = {
  title: 'Alert centre/Panel/Next alert',
  id: 'alert-centre-next-alert',
  tags: ['!autodocs'],
  ...previewStory,
};

export default meta;
type Story = StoryObj<typeof meta>;
type PlayContext = Parameters<NonNullable<Story['play']>>[0];

/** The browser of a user with these settings. */
function storeWith(settings: object): KeyValueStore {
  const store = createMemoryStore();
  const stored = { minutes: 0, asksBeforeResolve: false, ...settings };
  store.setItem('1:1:reminderSetting', JSON.stringify(stored));
  return { ...store, setItem: () => undefined };
}

/** Unresolved alerts, one per minute. @returns their ids, newest first */
function arriveMany(world: MemoryWorld, count: number): readonly string[] {
  const now = world.clock.now();
  return Array.from(
    { length: count },
    (_, index) => world.arrive({ alertCode: 15, createdOn: now - index * 60_000 }).id,
  );
}

/** Six unresolved alerts; a colleague settles the second one. */
function prepare(world: MemoryWorld): void {
  world.resolveAs(colleague, arriveMany(world, 6).slice(1, 2));
}

const colleague = {
  userId: '2',
  fullname: 'Budi Santoso',
  canSeeUrgent: true,
  rules: { urgent: new Set<string>(), important: new Set(['12']), autoPopup: new Set<string>() },
};

const sixAlerts = { scenario: 'empty', prepare } as const;
const parameters = {
  world: sixAlerts,
  pantau: { ...previewParameters.pantau, store: storeWith({ movesOn: true }) },
};

const focused = ({ canvasElement }: PlayContext) => rowIdAt(activeElementAt(canvasElement));

/** AC-630: From the list, by keyboard: `r` goes on to the next alert that is unresolved. */
export const FromRowToRow: Story = {
  tags: ['behaviour'],
  parameters,
  play: async (context) => {
    const rows = await rowsOf(context, 'important', 6);
    const ids = rows.map(alertIdOf);
    rows[0]?.focus();
    await userEvent.keyboard('r');
    await waitFor(() => expect(focused(context)).toBe(ids[2]), patient);
    await userEvent.keyboard('r');
    await waitFor(() => expect(focused(context)).toBe(ids[3]), patient);
  },
};

/** AC-630: After the confirmation, too, and from the last alert to the first. */
export const AfterTheConfirmation: Story = {
  tags: ['behaviour'],
  parameters: {
    ...parameters,
    pantau: {
      ...previewParameters.pantau,
      store: storeWith({ movesOn: true, asksBeforeResolve: true }),
    },
  },
  play: async (context) => {
    const rows = await rowsOf(context, 'important', 6);
    const ids = rows.map(alertIdOf);
    rows[5]?.focus();
    await userEvent.keyboard('r');
    await sayYes(pageOf(context), /as resolved\?$/);
    await waitFor(() => expect(focused(context)).toBe(ids[0]), patient);
  },
};

/** Three repeats that share a row, above two other alerts. */
function prepareStack(world: MemoryWorld): void {
  const now = world.clock.now();
  for (const [index, vehicle] of [0, 0, 0, 1, 2].entries()) {
    const createdOn = now - index * 60_000;
    world.arrive({ alertCode: 15, vehicle: ownVehicle(vehicle), createdOn });
  }
}

const stackParameters = {
  ...parameters,
  world: { scenario: 'empty', prepare: prepareStack },
  pantau: {
    ...previewParameters.pantau,
    store: storeWith({ movesOn: true, stacksRepeats: true }),
  },
};

/** AC-760: From a stack, too, once all of its alerts are settled, whether as resolved or as false alerts. */
export const FromAStack: Story = {
  tags: ['behaviour'],
  parameters: stackParameters,
  play: async (context) => {
    const rows = await rowsOf(context, 'important', 3);
    const ids = rows.map(alertIdOf);
    rows[0]?.focus();
    await userEvent.keyboard('r');
    await sayYes(pageOf(context), 'Mark 3 alerts as resolved?');
    await waitFor(() => expect(focused(context)).toBe(ids[1]), patient);
    await expect(rows[0]?.closest('[data-stack]')).toHaveAttribute('data-attention', 'resolved');
    await userEvent.keyboard('u');
    await waitFor(
      () => expect(rows[0]?.closest('[data-stack]')).toHaveAttribute('data-attention', 'unread'),
      patient,
    );
    rows[0]?.focus();
    await userEvent.keyboard('f');
    const dialog = await pageOf(context).findByRole('dialog', {}, patient);
    await userEvent.click(within(dialog).getAllByRole('radio')[0] as HTMLElement);
    await userEvent.keyboard('{Control>}{Enter}{/Control}');
    await waitFor(() => expect(focused(context)).toBe(ids[1]), patient);
  },
};

/** AC-760: From one alert of an expanded stack to the next one in it. */
export const InsideAStack: Story = {
  tags: ['behaviour'],
  parameters: stackParameters,
  play: async (context) => {
    const rows = await rowsOf(context, 'important', 3);
    rows[0]?.focus();
    await userEvent.keyboard('{ArrowRight}');
    const all = (await rowsOf(context, 'important', 6)).map(alertIdOf);
    await userEvent.keyboard('{ArrowRight}');
    await waitFor(() => expect(focused(context)).toBe(all[1]), patient);
    await userEvent.keyboard('r');
    await waitFor(() => expect(focused(context)).toBe(all[2]), patient);
  },
};

/** AC-630: From preview to preview, where the button to resolve keeps the focus. */
export const FromPreviewToPreview: Story = {
  tags: ['behaviour'],
  parameters,
  play: async (context) => {
    const ids = (await rowsOf(context, 'important', 6)).map(alertIdOf);
    await openRows(context, 1);
    const preview = topOf(context);
    const button = await pageOf(context).findByRole('button', { name: 'Mark resolved' }, patient);
    button.focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(idOf(preview)).toBe(ids[2]), patient);
    await waitFor(
      () => expect(activeElementAt(preview)).toHaveAccessibleName('Mark resolved'),
      patient,
    );
  },
};

const manyParameters = {
  ...parameters,
  world: {
    scenario: 'empty',
    prepare: (world: MemoryWorld) => void arriveMany(world, LIST_PAGE + 5),
  },
};

/** Resolves the last loaded alert in its preview, by keyboard. @returns the preview, and the loaded ids */
async function resolveLastLoaded(context: PlayContext) {
  const rows = await rowsOf(context, 'important', LIST_PAGE);
  const ids = rows.map(alertIdOf);
  rows.at(-1)?.click();
  const preview = await windowFor(context, ids.at(-1) ?? '');
  const button = await within(preview).findByRole('button', { name: 'Mark resolved' }, patient);
  button.focus();
  await userEvent.keyboard('{Enter}');
  return { preview, ids };
}

/** AC-880: Past the alerts that are loaded, it continues with the next page. */
export const PastTheLoadedAlerts: Story = {
  tags: ['behaviour'],
  parameters: manyParameters,
  play: async (context) => {
    const { preview, ids } = await resolveLastLoaded(context);
    await waitFor(() => expect(ids).not.toContain(idOf(preview)), patient);
    const all = (await rowsOf(context, 'important', LIST_PAGE + 5)).map(alertIdOf);
    await expect(idOf(preview)).toBe(all[LIST_PAGE]);
    await waitFor(
      () => expect(activeElementAt(preview)).toHaveAccessibleName('Mark resolved'),
      patient,
    );
  },
};

/** AC-880: Not once the focus has left the preview: here, while the next page is late. */
export const LeftBeforeTheNextPage: Story = {
  tags: ['behaviour'],
  parameters: manyParameters,
  play: async (context) => {
    await rowsOf(context, 'important', LIST_PAGE);
    worldOf(context).failNext('listAlerts', new PantauError('server', { status: 500 }));
    const { preview, ids } = await resolveLastLoaded(context);
    const again = await pageOf(context).findByRole('button', { name: 'Try again' }, patient);
    again.focus();
    await userEvent.keyboard('{Enter}');
    await rowsOf(context, 'important', LIST_PAGE + 5);
    await expect(idOf(preview)).toBe(ids.at(-1));
  },
};

/** Two urgent and two important alerts. */
function prepareBoth(world: MemoryWorld): void {
  arriveMany(world, 2);
  const now = world.clock.now();
  for (const index of [0, 1]) {
    const alertRuleIds = [worldRules.urgent.id];
    world.arrive({ alertCode: 15, alertRuleIds, createdOn: now - index * 60_000 });
  }
}

/** AC-853: From the end of a list to the other one, and then to what is left above, as the panel shows them. */
export const FromListToList: Story = {
  tags: ['behaviour'],
  parameters: { ...parameters, world: { scenario: 'empty', prepare: prepareBoth } },
  play: async (context) => {
    const urgent = await rowsOf(context, 'urgent', 2);
    const [first, last] = urgent.map(alertIdOf);
    const important = (await rowsOf(context, 'important', 2)).map(alertIdOf);
    urgent[1]?.click();
    const preview = await windowFor(context, last ?? '');
    const button = await within(preview).findByRole('button', { name: 'Mark resolved' }, patient);
    button.focus();
    for (const id of [...important, first]) {
      await userEvent.keyboard('{Enter}');
      await waitFor(() => expect(idOf(preview)).toBe(id), patient);
      await waitFor(
        () => expect(activeElementAt(preview)).toHaveAccessibleName('Mark resolved'),
        patient,
      );
    }
    // The last one of all stays.
    await userEvent.keyboard('{Enter}');
    await within(preview).findByRole('button', { name: 'Check again' }, patient);
    await expect(idOf(preview)).toBe(first);
  },
};

/** AC-630: Only for users who want it: otherwise the focus stays. */
export const StaysByDefault: Story = {
  tags: ['behaviour'],
  parameters: {
    ...parameters,
    pantau: { ...previewParameters.pantau, store: storeWith({}) },
  },
  play: async (context) => {
    const rows = await rowsOf(context, 'important', 6);
    const [first] = rows.map(alertIdOf);
    rows[0]?.focus();
    await userEvent.keyboard('r');
    await pageOf(context).findAllByText(/marked resolved$/, {}, patient);
    await expect(focused(context)).toBe(first);
  },
};
