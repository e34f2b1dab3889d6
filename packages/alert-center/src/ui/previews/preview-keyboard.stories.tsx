import type { StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { demoUsers } from '../../adapters/memory/index.ts';
import { sayYes } from '../../testing/stories/confirm-dialog.ts';
import {
  alertIdOf,
  idOf,
  openRows,
  pageOf,
  patient,
  rowsOf,
  topOf,
  windowsOf,
} from '../../testing/stories/preview-page.ts';
import { previewStory } from '../../testing/stories/preview-story.tsx';
import { worldOf } from '../../testing/stories/story-frame.tsx';

const meta = {
  title: 'Alert centre/Preview/Keyboard',
  tags: ['!autodocs', 'behaviour'],
  ...previewStory,
};

export default meta;
type Story = StoryObj<typeof meta>;

export const SteppingThroughTheList: Story = {
  play: async (context) => {
    const rows = await rowsOf(context, 'important');
    await openRows(context, 1, 'important');
    const preview = topOf(context);
    const next = within(preview).getByRole('button', { name: 'Next alert' });
    await userEvent.click(next);
    await waitFor(() => expect(idOf(preview)).toBe(alertIdOf(rows[1] as HTMLElement)));
    await expect(next).toHaveFocus();
    await expect(windowsOf(context)).toEqual([preview]);
    await expect(rows[1]?.closest('li')).toHaveAttribute('data-open');
    await expect(rows[0]?.closest('li')).not.toHaveAttribute('data-open');
    // Keys work as long as no field has the focus.
    await userEvent.keyboard('[BracketRight]');
    await waitFor(() => expect(idOf(preview)).toBe(alertIdOf(rows[2] as HTMLElement)));
    await userEvent.keyboard('[BracketLeft][BracketLeft]');
    await waitFor(() => expect(idOf(preview)).toBe(alertIdOf(rows[0] as HTMLElement)));
    await userEvent.keyboard('[BracketLeft]');
    const end = 'This is the newest alert of its list';
    await expect((await pageOf(context).findAllByText(end)).length).toBeGreaterThan(0);
    await expect(idOf(preview)).toBe(alertIdOf(rows[0] as HTMLElement));
    const field = within(preview).getAllByRole('textbox')[0] as HTMLElement;
    await userEvent.type(field, ']]');
    await expect(field).toHaveValue(']]');
    await expect(idOf(preview)).toBe(alertIdOf(rows[0] as HTMLElement));
  },
};

export const HostKeysStepAndSettle: Story = {
  args: { shortcuts: { nextAlert: ['m'], previousAlert: [] } },
  play: async (context) => {
    const rows = await openRows(context, 1, 'important');
    const preview = topOf(context);
    await userEvent.keyboard('[BracketRight]');
    await expect(idOf(preview)).toBe(alertIdOf(rows[0] as HTMLElement));
    await userEvent.keyboard('m');
    await waitFor(() => expect(idOf(preview)).not.toBe(alertIdOf(rows[0] as HTMLElement)));
    const id = idOf(preview);
    await userEvent.keyboard('r');
    await sayYes(pageOf(context), 'Mark as resolved?');
    await waitFor(() => expect(worldOf(context).alert(id)?.resolved).toBe(true), patient);
    await waitFor(() => expect(preview.contains(document.activeElement)).toBe(true), patient);
  },
};

export const KeysOpenNoteAndFalseAlertForm: Story = {
  play: async (context) => {
    await openRows(context, 1, 'important');
    const preview = topOf(context);
    await userEvent.keyboard('n');
    const note = within(preview).getByRole('textbox', { name: 'Note' });
    await expect(note).toHaveFocus();
    // The shortcut is not typed into the field, and typing triggers no shortcut.
    await userEvent.keyboard('nf');
    await expect(note).toHaveValue('nf');
    preview.focus();
    await userEvent.keyboard('f');
    const heading = await within(preview).findByRole('heading', { name: 'False alert' }, patient);
    await expect(heading).toBeVisible();
    await waitFor(() => expect(document.activeElement).toHaveAttribute('type', 'radio'), patient);
  },
};

export const EscapeClosesTopmost: Story = {
  play: async (context) => {
    const rows = await openRows(context, 3);
    const page = pageOf(context);
    const [first, second, third] = windowsOf(context);
    // A dialog above the window closes first.
    await userEvent.keyboard('r');
    await page.findByRole('dialog', { name: 'Mark as resolved?' }, patient);
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(third?.contains(document.activeElement)).toBe(true), patient);
    await expect(windowsOf(context)).toHaveLength(3);
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(windowsOf(context)).toEqual([first, second]));
    // Focus returns to the row; Escape there closes no other window.
    await expect(rows[2]).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await expect(windowsOf(context)).toHaveLength(2);
  },
};

export const FocusIsNeverLost: Story = {
  play: async (context) => {
    const page = pageOf(context);
    await userEvent.click(await page.findByRole('switch', { name: 'Unresolved only' }, patient));
    const rows = await openRows(context, 2);
    const [first, second] = windowsOf(context) as [HTMLElement, HTMLElement];
    // A list keeps its rows while the pointer is over them.
    await userEvent.unhover(rows[0] as HTMLElement);
    // The row that opened the window is removed: a colleague has settled its alert.
    worldOf(context).resolveAs(demoUsers.dispatcher, [idOf(second)]);
    await waitFor(() => expect(rows[1]?.isConnected).toBe(false), patient);
    await userEvent.click(within(second).getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(first).toHaveFocus());
    worldOf(context).resolveAs(demoUsers.dispatcher, [idOf(first)]);
    await waitFor(() => expect(rows[0]?.isConnected).toBe(false), patient);
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(windowsOf(context)).toHaveLength(0));
    // Neither another preview nor the row exists, so focus moves to the panel.
    await expect(document.activeElement?.closest('section[data-display]')).not.toBeNull();
  },
};
