import { Dialog } from '@pantau/core/ui/dialog';
import { Icon } from '@pantau/core/ui/icon';
import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ReactElement } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { fleetMenu } from '../../engine/menu/fleet-menu.ts';
import { manager, viewer } from '../../testing/story-people.ts';
import { StorySession } from '../../testing/story-session.tsx';
import { navigated, useStoryNavigation } from '../../testing/story-shell.tsx';
import { AppShell } from './app-shell.tsx';
import { useAccountActions } from '../palette/use-account-actions.ts';

const logo = (
  <strong style={{ display: 'flex', gap: 8, fontSize: 16 }}>
    <Icon name="eye" size={24} />
    Pantau
  </strong>
);
const run = fn();

interface ExampleProps {
  readonly dialogOpen: boolean;
}

function Application({ dialogOpen }: ExampleProps): ReactElement {
  const navigation = useStoryNavigation('/dashboard');
  const account = useAccountActions(navigation);
  const actions = [
    ...account,
    { id: 'own', label: 'Call the workshop', icon: 'phone', run } as const,
  ];
  return (
    <AppShell menu={fleetMenu} navigation={navigation} logo={logo} paletteActions={actions}>
      <div style={{ padding: 24 }}>
        <input aria-label="Note" />
        <p contentEditable suppressContentEditableWarning role="textbox" aria-label="Editor">
          Text
        </p>
      </div>
      <Dialog.Root open={dialogOpen}>
        <Dialog.Content>
          <Dialog.Header>
            <Dialog.Title>Resolve?</Dialog.Title>
          </Dialog.Header>
        </Dialog.Content>
      </Dialog.Root>
    </AppShell>
  );
}

const meta = {
  title: 'Shell/Command palette',
  component: Application,
  render: (args) => (
    <StorySession>
      <Application {...args} />
    </StorySession>
  ),
  args: { dialogOpen: false },
  parameters: { docs: { story: { inline: false, height: 640 } } },
  beforeEach: () => {
    run.mockClear();
    navigated.mockClear();
  },
} satisfies Meta<typeof Application>;

export default meta;
type Story = StoryObj<typeof meta>;

const own = { viewport: { value: 'own' } };
const inWindow = (width: number, height: number, provider: object = {}) => ({
  viewport: {
    options: { own: { name: 'own', styles: { width: `${width}px`, height: `${height}px` } } },
  },
  pantau: { user: manager, flush: true, ...provider },
});

const open = async (canvasElement: HTMLElement): Promise<HTMLElement> => {
  await userEvent.keyboard('{Control>}k{/Control}');
  return within(canvasElement).findByRole('combobox');
};
const options = (canvasElement: HTMLElement): readonly string[] =>
  within(canvasElement)
    .queryAllByRole('option')
    .map((option) => option.textContent);

export const Open: Story = {
  parameters: inWindow(1440, 900),
  globals: own,
  async play({ canvasElement }) {
    await open(canvasElement);
  },
};
export const OpenDarkIndonesian: Story = {
  ...Open,
  globals: { ...own, theme: 'dark', locale: 'id' },
};

/** SH-90: It fits a phone. */
export const OnAPhone: Story = {
  parameters: inWindow(360, 740),
  globals: own,
  async play({ canvasElement }) {
    const canvas = within(canvasElement);
    await expect(canvas.queryByRole('button', { name: /^Search or jump to/ })).toBeNull();
    await open(canvasElement);
    const { left, right } = canvas.getByRole('dialog').getBoundingClientRect();
    await expect(left).toBeGreaterThanOrEqual(0);
    await expect(right).toBeLessThanOrEqual(360);
    await userEvent.keyboard('delivery');
    await expect(options(canvasElement).length).toBeGreaterThan(1);
  },
};

/** SH-90, SH-92, SH-93: Typing finds, arrow keys choose, Enter opens; focus stays in the field. */
export const Keyboard: Story = {
  parameters: inWindow(1440, 900),
  globals: own,
  tags: ['behaviour'],
  async play({ canvasElement }) {
    const canvas = within(canvasElement);
    const field = await open(canvasElement);
    await expect(field).toHaveFocus();
    const first = canvas.getAllByRole('option')[0];
    await expect(field).toHaveAttribute('aria-activedescendant', first?.id);
    await userEvent.keyboard('ord');
    await expect(canvas.getAllByText('ord', { selector: 'mark', exact: false })).not.toHaveLength(
      0,
    );
    await expect(options(canvasElement)[0]).toMatch(/^Sales orders/);
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{ArrowUp}');
    const second = canvas.getAllByRole('option')[1];
    await expect(second).toHaveAttribute('aria-selected', 'true');
    await expect(field).toHaveAttribute('aria-activedescendant', second?.id);
    await expect(field).toHaveFocus();
    await userEvent.keyboard('{ArrowUp}{Enter}');
    await expect(navigated).toHaveBeenLastCalledWith('/sales-order/');
    await waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull());
  },
};

/** SH-93: The button opens it, Escape and a press beside it close it, and focus returns. */
export const OpeningAndClosing: Story = {
  parameters: inWindow(1440, 900),
  globals: own,
  tags: ['behaviour'],
  async play({ canvasElement }) {
    const canvas = within(canvasElement);
    const button = canvas.getByRole('button', { name: /^Search or jump to/ });
    await userEvent.click(button);
    await canvas.findByRole('combobox');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull());
    await expect(button).toHaveFocus();
    await open(canvasElement);
    await userEvent.click(canvas.getByRole('dialog').parentElement as HTMLElement);
    await waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull());
  },
};

/** SH-94: Actions of the host and of the account run from it, and so do the layout settings. */
export const Actions: Story = {
  parameters: inWindow(1440, 900),
  globals: own,
  tags: ['behaviour'],
  async play({ canvasElement }) {
    const canvas = within(canvasElement);
    await open(canvasElement);
    await userEvent.keyboard('workshop{Enter}');
    await expect(run).toHaveBeenCalledOnce();
    await open(canvasElement);
    await userEvent.keyboard('theme');
    await expect(options(canvasElement)).toHaveLength(3);
    await userEvent.keyboard('{Escape}');
    await open(canvasElement);
    await userEvent.keyboard('layout');
    await userEvent.click(canvas.getByRole('option', { name: /^Layout/ }));
    await expect(await canvas.findByRole('dialog', { name: 'Layout' })).toBeVisible();
  },
};

/** SH-94, SH-140: Signing out from it opens the page that ends the session. */
export const SignOut: Story = {
  parameters: inWindow(1440, 900),
  globals: own,
  tags: ['behaviour'],
  async play({ canvasElement }) {
    await open(canvasElement);
    await userEvent.keyboard('sign out{Enter}');
    await waitFor(() => expect(navigated).toHaveBeenLastCalledWith('/logout'));
  },
};

/** SH-90: It has the pages that the user may open, and no others. */
export const Viewer: Story = {
  parameters: inWindow(1440, 900, { user: viewer }),
  globals: own,
  tags: ['behaviour'],
  async play({ canvasElement }) {
    await open(canvasElement);
    const pages = within(canvasElement).getByRole('group', { name: 'Pages' });
    await expect(within(pages).getAllByRole('option')).toHaveLength(8);
    await expect(within(pages).queryByRole('option', { name: /Sales orders/ })).toBeNull();
  },
};

/** SH-92: Without a match it says so. */
export const Empty: Story = {
  parameters: inWindow(1440, 900),
  globals: own,
  async play({ canvasElement }) {
    await open(canvasElement);
    await userEvent.keyboard('zzzz{Enter}');
    await expect(within(canvasElement).getByText('Nothing matches.')).toBeVisible();
  },
};

/** SH-91: It stays closed over a modal dialog. */
export const OverADialog: Story = {
  parameters: inWindow(1440, 900),
  globals: own,
  args: { dialogOpen: true },
  tags: ['behaviour'],
  async play({ canvasElement }) {
    const canvas = within(canvasElement);
    await canvas.findByRole('dialog', { name: 'Resolve?' });
    await userEvent.keyboard('{Control>}k{/Control}');
    await expect(canvas.queryByRole('combobox')).toBeNull();
    await expect(canvas.getAllByRole('dialog')).toHaveLength(1);
  },
};

/** SH-91: In a field the keys open it, in an editor they do not. */
export const InFields: Story = {
  parameters: inWindow(1440, 900),
  globals: own,
  tags: ['behaviour'],
  async play({ canvasElement }) {
    const canvas = within(canvasElement);
    canvas.getByRole('textbox', { name: 'Editor' }).focus();
    await userEvent.keyboard('{Control>}k{/Control}');
    await expect(canvas.queryByRole('dialog')).toBeNull();
    const note = canvas.getByRole('textbox', { name: 'Note' });
    note.focus();
    await open(canvasElement);
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(note).toHaveFocus());
  },
};
