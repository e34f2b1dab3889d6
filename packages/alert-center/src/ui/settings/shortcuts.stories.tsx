import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { type MemoryAlertSource, demoUsers } from '../../adapters/memory/index.ts';
import { listsLoaded } from '../../testing/stories/lists-loaded.ts';
import { StoryFrame, worldOf } from '../../testing/stories/story-frame.tsx';
import { sayYes } from '../../testing/stories/confirm-dialog.ts';
import { storyUser, storyWorld } from '../../testing/stories/story-world.ts';
import { AlertCenter } from '../alert-center/alert-center.tsx';
import { AlertPanel } from '../panel/alert-panel.tsx';
import type { Shortcuts } from '../shared/view-options.ts';

const timeZone = 'Asia/Jakarta';

const meta = {
  title: 'Alert centre/Settings/Keyboard',
  id: 'alert-centre-keyboard',
  component: AlertPanel,
  loaders: [storyWorld],
  parameters: { pantau: { user: storyUser(), timeZone, width: 420 } },
  args: { display: 'inline' },
  render: (args, { loaded, parameters }) => (
    <StoryFrame
      loaded={loaded}
      shortcuts={parameters['shortcuts'] as Shortcuts | 'off' | undefined}
    >
      <input aria-label="Elsewhere" />
      <div style={{ height: 680 }}>
        <AlertPanel {...args} />
      </div>
    </StoryFrame>
  ),
} satisfies Meta<typeof AlertPanel>;

export default meta;
type Story = StoryObj<typeof meta>;
type PlayContext = Parameters<NonNullable<Story['play']>>[0];

const patient = { timeout: 15_000 };

/** Visible text, without the same text in live regions. */
const findToast = async (page: ReturnType<typeof within>, text: string | RegExp) =>
  within(await page.findByRole('region', { name: 'Notices' }, patient)).findByText(
    text,
    {},
    patient,
  );

async function loaded(context: PlayContext) {
  const { canvasElement } = context;
  const buttons = () => [
    ...canvasElement.querySelectorAll<HTMLElement>('[data-alert-id] > button'),
  ];
  await listsLoaded(canvasElement);
  const page = within(canvasElement.ownerDocument.body as HTMLElement);
  const idOf = (row: HTMLElement | undefined): string =>
    row?.closest<HTMLElement>('[data-alert-id]')?.dataset['alertId'] ?? '';
  const world = worldOf(context);
  const isOpen = (row: HTMLElement): boolean => {
    const alert = world.alert(idOf(row));
    return alert !== undefined && !alert.resolved && !alert.falseAlert;
  };
  const [first, ...others] = buttons().filter(isOpen) as [HTMLElement, ...HTMLElement[]];
  return { page, world, buttons, first, others, idOf };
}

export const MovesFromRowToRow: Story = {
  tags: ['behaviour'],
  play: async (context) => {
    const { buttons } = await loaded(context);
    const rows = buttons();
    context.canvasElement.querySelector<HTMLElement>('[role="switch"]')?.focus();
    await userEvent.keyboard('j');
    await waitFor(() => expect(rows[0]).toHaveFocus(), patient);
    await userEvent.keyboard('j{ArrowDown}');
    await expect(rows[2]).toHaveFocus();
    await userEvent.keyboard('k{ArrowUp}k');
    await expect(rows[0]).toHaveFocus();
  },
};

/** AC-37 */
export const KeyPromptsAndEnterResolves: Story = {
  tags: ['behaviour'],
  play: async (context) => {
    const { page, world, first, idOf } = await loaded(context);
    first.focus();
    await userEvent.keyboard('r');
    const dialog = within(await page.findByRole('dialog', { name: 'Mark as resolved?' }, patient));
    await expect(dialog.getByRole('button', { name: 'Mark resolved' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(world.alert(idOf(first))?.resolved).toBe(true), patient);
    await waitFor(() => expect(first).toHaveFocus());
    await findToast(page, /marked resolved$/);
    await userEvent.keyboard('u');
    await waitFor(() => expect(world.alert(idOf(first))?.resolved).toBe(false), patient);
    await findToast(page, /is unresolved again$/);
  },
};

/** AC-293: “Do not ask again” holds for the action it was chosen for. */
export const ConfirmationCanBeTurnedOff: Story = {
  tags: ['behaviour'],
  play: async (context) => {
    const { page, world, first, others, idOf } = await loaded(context);
    first.focus();
    await userEvent.keyboard('r');
    const dialog = within(await page.findByRole('dialog', { name: 'Mark as resolved?' }, patient));
    await userEvent.click(dialog.getByRole('checkbox', { name: /^Do not ask again/ }));
    await sayYes(page, 'Mark as resolved?');
    await waitFor(() => expect(world.alert(idOf(first))?.resolved).toBe(true), patient);
    others[0]?.focus();
    await userEvent.keyboard('r');
    await waitFor(() => expect(world.alert(idOf(others[0]))?.resolved).toBe(true), patient);
    await expect(page.queryByRole('dialog')).toBeNull();
    const again = within(context.canvasElement).getAllByRole('button', { name: /^Check again/ });
    await userEvent.click(again[0] as HTMLElement);
    await page.findByRole('dialog', { name: 'Check again?' }, patient);
  },
};

export const CancelChangesNothing: Story = {
  tags: ['behaviour'],
  play: async (context) => {
    const { page, world, first, idOf } = await loaded(context);
    first.focus();
    await userEvent.keyboard('r');
    await page.findByRole('dialog', { name: 'Mark as resolved?' }, patient);
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(page.queryByRole('dialog')).toBeNull());
    await expect(first).toHaveFocus();
    await expect(world.alert(idOf(first))?.resolved).toBe(false);
  },
};

export const ShiftSelectsUpToARow: Story = {
  tags: ['behaviour'],
  play: async (context) => {
    const { page, buttons } = await loaded(context);
    const rows = buttons();
    rows[0]?.focus();
    await userEvent.keyboard('xjj{Shift>}X{/Shift}');
    await expect(await page.findByText('3 selected', {}, patient)).toBeVisible();
    await userEvent.keyboard('x');
    await expect(await page.findByText('2 selected', {}, patient)).toBeVisible();
  },
};

export const IgnoresKeysOutsideAndWhileTyping: Story = {
  tags: ['behaviour'],
  play: async (context) => {
    const { page, first } = await loaded(context);
    await userEvent.type(page.getByRole('textbox', { name: 'Elsewhere' }), 'rfnxu?');
    first.focus();
    await userEvent.keyboard('{Control>}r{/Control}{Alt>}x{/Alt}{Meta>}n{/Meta}');
    await expect(page.queryByRole('dialog')).toBeNull();
    await expect(page.queryByText('1 selected')).toBeNull();
  },
};

export const Help: Story = {
  play: async (context) => {
    const { page, first } = await loaded(context);
    first.focus();
    await userEvent.keyboard('?');
    const dialog = within(await page.findByRole('dialog', { name: 'Keyboard shortcuts' }, patient));
    await expect(dialog.getByText('Next alert')).toBeVisible();
    await expect(dialog.getByText('j')).toBeVisible();
  },
};

export const HelpDarkInIndonesian: Story = {
  globals: { locale: 'id', theme: 'dark' },
  play: async (context) => {
    const { page, first } = await loaded(context);
    first.focus();
    await userEvent.keyboard('?');
    await page.findByRole('dialog', { name: 'Pintasan keyboard' }, patient);
  },
};

export const HostKeys: Story = {
  parameters: { shortcuts: { resolve: ['e'], falseAlert: [] } },
  tags: ['behaviour'],
  play: async (context) => {
    const { page, first } = await loaded(context);
    first.focus();
    await userEvent.keyboard('rf');
    await expect(page.queryByRole('dialog')).toBeNull();
    await userEvent.keyboard('e');
    await page.findByRole('dialog', { name: 'Mark as resolved?' }, patient);
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(first).toHaveFocus());
    await userEvent.keyboard('?');
    const help = within(await page.findByRole('dialog', { name: 'Keyboard shortcuts' }, patient));
    await expect(help.getByText('e')).toBeVisible();
    await expect(help.queryByText('False alert')).toBeNull();
  },
};

export const KeysOff: Story = {
  parameters: { shortcuts: 'off' },
  tags: ['behaviour'],
  play: async (context) => {
    const { page, first } = await loaded(context);
    first.focus();
    await userEvent.keyboard('jrfnx?');
    await expect(first).toHaveFocus();
    await expect(page.queryByRole('dialog')).toBeNull();
  },
};

/** AC-37 */
export const CheckAgainPrompts: Story = {
  parameters: { world: { scenario: 'settled' } },
  play: async (context) => {
    const { canvasElement } = context;
    const page = within(canvasElement.ownerDocument.body as HTMLElement);
    const row = (await page.findAllByRole('listitem', {}, patient))[0] as HTMLElement;
    const button = await within(row).findByRole('button', { name: /^Check again/ }, patient);
    button.focus();
    await userEvent.click(button);
    await sayYes(page, 'Check again?');
    const id = row.dataset['alertId'] ?? '';
    await waitFor(() => expect(worldOf(context).alert(id)?.resolved).toBe(false), patient);
  },
};

export const WorkAsSoonAsThePanelOpens: Story = {
  render: (_args, { loaded: { alerts } }) => <AlertCenter source={alerts as MemoryAlertSource} />,
  tags: ['behaviour'],
  play: async ({ canvasElement }) => {
    const page = within(canvasElement.ownerDocument.body as HTMLElement);
    (await page.findByRole('button', { name: /^Alert centre, \d/ }, patient)).focus();
    await userEvent.keyboard('{Enter}');
    const panel = await page.findByRole('dialog', { name: 'Alert centre' }, patient);
    const rows = () => panel.querySelectorAll<HTMLElement>('[data-alert-id] > button');
    await listsLoaded(panel);
    await expect(panel).toHaveFocus();
    await userEvent.keyboard('j');
    await waitFor(() => expect(rows()[0]).toHaveFocus(), patient);
  },
};

export const FirstUserWinsWhileReasonIsChosen: Story = {
  tags: ['behaviour'],
  play: async (context) => {
    const { page, world, first, idOf } = await loaded(context);
    first.focus();
    await userEvent.keyboard('f');
    await page.findByRole('dialog', { name: 'Mark as a false alert?' }, patient);
    world.resolveAs(demoUsers.dispatcher, [idOf(first)]);
    const name = 'Already resolved';
    const dialog = within(await page.findByRole('dialog', { name }, patient));
    await expect(dialog.queryByRole('radio')).toBeNull();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(page.queryByRole('dialog', { name })).toBeNull(), patient);
    await expect(world.alert(idOf(first))?.falseAlert).toBe(false);
  },
};

export const KeysAreExposedToAssistiveTechnology: Story = {
  parameters: { shortcuts: { resolve: ['e', ' '], note: [] } },
  tags: ['behaviour'],
  play: async (context) => {
    const { page, first } = await loaded(context);
    const row = within(first.parentElement as HTMLElement);
    const keysOf = (scope: typeof row, name: string | RegExp) =>
      scope.getByRole('button', { name }).getAttribute('aria-keyshortcuts');
    await row.findByRole('button', { name: /^Mark resolved/ }, patient);
    await expect(keysOf(row, /^Mark resolved/)).toBe('e Space');
    await expect(keysOf(row, /^False alert/)).toBe('f');
    first.focus();
    await userEvent.keyboard('x');
    const bar = within(await page.findByRole('region', { name: 'Selected alerts' }, patient));
    await expect(keysOf(bar, 'Resolve')).toBe('e Space');
    await expect(keysOf(bar, 'Note')).toBeNull();
  },
};
