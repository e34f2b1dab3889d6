import { PantauError } from '@pantau/core';
import { createManualClock } from '@pantau/core/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import {
  createCompanyWorld,
  createEmptyPartnerWorld,
  createMemoryCompanySource,
  createMemoryPartnerSource,
  createPartnerWorld,
} from '../../adapters/memory/index.ts';
import type { PartnerSource } from '../../engine/partners/partner-source.ts';
import { readerPantau, seen, storyPantau } from '../../testing/settings-story.ts';
import { CompanySettings } from '../settings/company-settings.tsx';

const clock = createManualClock(Date.parse('2026-11-20T07:00:00Z'));

const filled = (change: Partial<PartnerSource> = {}): PartnerSource => ({
  ...createMemoryPartnerSource({ clock, world: createPartnerWorld(clock) }),
  ...change,
});

const empty = (): PartnerSource =>
  createMemoryPartnerSource({ clock, world: createEmptyPartnerWorld() });

const meta = {
  title: 'Company settings/Embedding',
  component: CompanySettings,
  parameters: { pantau: storyPantau },
  args: { source: createMemoryCompanySource({ world: createCompanyWorld() }) },
} satisfies Meta<typeof CompanySettings>;

export default meta;
type Story = StoryObj<typeof meta>;
type Query = ReturnType<typeof within>;

/** A section of the settings, scrolled into view. */
async function section(root: HTMLElement, name = 'Embedding'): Promise<Query> {
  const region = await within(root).findByRole('region', { name }, seen);
  region.scrollIntoView();
  return within(region);
}

const dialogOf = async (root: HTMLElement, name: string, role = 'dialog'): Promise<Query> =>
  within(await within(root.ownerDocument.body).findByRole(role, { name }, seen));

const press = async (query: Query, name: string): Promise<void> =>
  userEvent.click(await query.findByRole('button', { name }, seen));

/** CS-110: Keys by name, ending and last use, and until when a rotated one is accepted. */
export const Keys: Story = {
  args: { partners: filled() },
  async play({ canvasElement }) {
    const embedding = await section(canvasElement);
    const rows = await embedding.findAllByRole('listitem', {}, seen);
    await expect(rows).toHaveLength(2);
    await expect(rows[0]).toHaveTextContent('Portal pelangganends in x7QdLast used 20 Nov 2026');
    await expect(rows[1]).toHaveTextContent('Never usedThe key before is accepted until 21 Nov');
    const list = within(await within(canvasElement).findByRole('navigation', {}, seen));
    await expect(list.getByRole('button', { name: 'Embedding' })).toBeVisible();
  },
};

/** CS-110: In Indonesian. */
export const InIndonesian: Story = {
  args: { partners: filled() },
  globals: { locale: 'id' },
  async play({ canvasElement }) {
    const embedding = await section(canvasElement, 'Penyematan');
    await expect(await embedding.findByText('Belum pernah dipakai', {}, seen)).toBeVisible();
  },
};

/** CS-110: A company without keys. */
export const NoKeys: Story = {
  args: { partners: empty() },
  async play({ canvasElement }) {
    const embedding = await section(canvasElement);
    await expect(await embedding.findByText('No API key yet.', {}, seen)).toBeVisible();
    await expect(embedding.getByRole('button', { name: 'Add API key' })).toBeVisible();
  },
};

/** CS-110: Keys that cannot be read. */
export const Unreadable: Story = {
  args: { partners: filled({ apiKeys: () => Promise.reject(new PantauError('offline')) }) },
  async play({ canvasElement }) {
    const embedding = await section(canvasElement);
    await embedding.findByText(/server cannot be reached/, {}, seen);
    await expect(embedding.queryByRole('button', { name: 'Add API key' })).toBeNull();
  },
};

/** CS-110: A new key needs a name, is shown once and copied; afterwards only its ending is known. */
export const AddsKey: Story = {
  tags: ['behaviour'],
  args: { partners: empty() },
  async play({ canvasElement }) {
    const copy = fn(async (_text: string) => {});
    Object.defineProperty(navigator, 'clipboard', {
      value: { writeText: copy },
      configurable: true,
    });
    const embedding = await section(canvasElement);
    await expect(await embedding.findByText('No API key yet.', {}, seen)).toBeVisible();
    await press(embedding, 'Add API key');
    const dialog = await dialogOf(canvasElement, 'Add API key');
    const name = dialog.getByRole('textbox', { name: /^Name/ });
    await expect(name).toHaveFocus();
    await press(dialog, 'Add API key');
    await expect(name).toHaveFocus();
    await expect(name).toHaveAccessibleDescription(/Fill in this field/);
    await userEvent.type(name, '  Portal pelanggan{Enter}');
    const shown = await dialogOf(canvasElement, 'Your new API key', 'alertdialog');
    const field = shown.getByRole('textbox', { name: 'API key' }) as HTMLInputElement;
    const key = field.value;
    await expect(key).toMatch(/^pantau_\S{43}$/);
    await press(shown, 'Copy key');
    await waitFor(() => expect(copy).toHaveBeenCalledWith(key), seen);
    await press(shown, 'Done');
    const row = await embedding.findByRole('listitem', {}, seen);
    await expect(row).toHaveTextContent(`Portal pelangganends in ${key.slice(-4)}Never used`);
    const { body } = canvasElement.ownerDocument;
    await waitFor(() => expect(within(body).queryByRole('alertdialog')).toBeNull(), seen);
    const values = [...body.querySelectorAll('input')].map(({ value }) => value);
    await expect([body.textContent, ...values].join(' ')).not.toContain(key);
  },
};

/** CS-110: The field is selected if the browser refuses to copy. */
export const CopyRefused: Story = {
  tags: ['behaviour'],
  args: { partners: empty() },
  async play({ canvasElement }) {
    const refuse = () => Promise.reject(new Error('not allowed'));
    Object.defineProperty(navigator, 'clipboard', {
      value: { writeText: refuse },
      configurable: true,
    });
    await press(await section(canvasElement), 'Add API key');
    const dialog = await dialogOf(canvasElement, 'Add API key');
    await userEvent.type(dialog.getByRole('textbox', { name: /^Name/ }), 'Gudang{Enter}');
    const shown = await dialogOf(canvasElement, 'Your new API key', 'alertdialog');
    await press(shown, 'Copy key');
    const field = shown.getByRole('textbox', { name: 'API key' }) as HTMLInputElement;
    await waitFor(
      () => expect([field.selectionStart, field.selectionEnd]).toEqual([0, field.value.length]),
      seen,
    );
  },
};

/** CS-111: A rotation says how long the present key is accepted, and shows the new one. */
export const RotatesKey: Story = {
  tags: ['behaviour'],
  args: { partners: filled() },
  async play({ canvasElement }) {
    const embedding = await section(canvasElement);
    await press(embedding, 'Rotate Portal pelanggan');
    const dialog = await dialogOf(canvasElement, 'Rotate this key?');
    await expect(dialog.getByText(/accepted for another 24 hours/)).toBeVisible();
    await press(dialog, 'Rotate key');
    const shown = await dialogOf(canvasElement, 'Your new API key', 'alertdialog');
    await press(shown, 'Done');
    await waitFor(async () => {
      const [row] = embedding.getAllByRole('listitem');
      await expect(row).toHaveTextContent('The key before is accepted until');
    }, seen);
  },
};

/** CS-112: Revoking says what it does, and moves the focus to what is left. */
export const RevokesKey: Story = {
  tags: ['behaviour'],
  args: { partners: filled() },
  async play({ canvasElement }) {
    const embedding = await section(canvasElement);
    await press(embedding, 'Revoke Aplikasi gudang');
    const dialog = await dialogOf(canvasElement, 'Revoke this key?', 'alertdialog');
    await expect(dialog.getByRole('button', { name: 'Keep key' })).toHaveFocus();
    await press(dialog, 'Revoke key');
    await waitFor(() => expect(embedding.getAllByRole('listitem')).toHaveLength(1), seen);
    await waitFor(
      () => expect(embedding.getByRole('button', { name: 'Add API key' })).toHaveFocus(),
      seen,
    );
  },
};

/** CS-112: The server's reason for a refusal stays in the dialog, and has the focus. */
export const RevokeRefused: Story = {
  tags: ['behaviour'],
  args: {
    partners: filled({
      revokeApiKey: () =>
        Promise.reject(new PantauError('server', { serverMessage: 'Too many requests.' })),
    }),
  },
  async play({ canvasElement }) {
    await press(await section(canvasElement), 'Revoke Portal pelanggan');
    const dialog = await dialogOf(canvasElement, 'Revoke this key?', 'alertdialog');
    await press(dialog, 'Revoke key');
    const reason = await dialog.findByRole('group', { name: 'Too many requests.' }, seen);
    await expect(reason).toHaveFocus();
  },
};

/** CS-113: An issuer is checked, saved and removed. */
export const SignedTokens: Story = {
  tags: ['behaviour'],
  args: { partners: empty() },
  async play({ canvasElement }) {
    const embedding = await section(canvasElement);
    const issuer = await embedding.findByRole('textbox', { name: /^Issuer/ }, seen);
    const address = embedding.getByRole('textbox', { name: /^Address/ });
    await userEvent.type(issuer, 'https://id.partner.example/');
    await userEvent.type(address, 'http://id.partner.example/keys');
    const form = within(embedding.getByRole('form', { name: 'Signed tokens' }));
    await press(form, 'Save');
    await expect(address).toHaveFocus();
    await expect(address).toHaveAccessibleDescription(/starts with https/);
    await userEvent.clear(address);
    await userEvent.type(address, 'https://id.partner.example/keys');
    await press(form, 'Save');
    await embedding.findByRole('button', { name: 'Remove' }, seen);
    const save = form.getByRole('button', { name: 'Save' });
    await expect(save).toHaveFocus();
    await expect(save).toHaveAttribute('aria-disabled', 'true');
    await press(embedding, 'Remove');
    const dialog = await dialogOf(
      canvasElement,
      'Accept no signed tokens any more?',
      'alertdialog',
    );
    await press(dialog, 'Remove');
    await waitFor(
      () => expect(embedding.queryByRole('button', { name: 'Remove' })).toBeNull(),
      seen,
    );
    await expect(issuer).toHaveValue('');
    // The button that led to the question is gone.
    await expect(issuer).toHaveFocus();
  },
};

/** CS-113: An address without public keys is refused next to its field, and the input stays. */
export const KeysUnreadable: Story = {
  tags: ['behaviour'],
  args: {
    partners: createMemoryPartnerSource({
      clock,
      world: createEmptyPartnerWorld(),
      hasPublicKeys: () => false,
    }),
  },
  async play({ canvasElement }) {
    const embedding = await section(canvasElement);
    const issuer = await embedding.findByRole('textbox', { name: /^Issuer/ }, seen);
    const address = embedding.getByRole('textbox', { name: /^Address/ });
    await userEvent.type(issuer, 'partner');
    await userEvent.type(address, 'https://id.partner.example/keys{Enter}');
    await waitFor(() => expect(address).toHaveAccessibleDescription(/not accepted/), seen);
    await expect(issuer).toHaveValue('partner');
  },
};

/** CS-110: What could not be read is read again on request. */
export const Failed: Story = {
  tags: ['behaviour'],
  args: {
    partners: (() => {
      const source = filled();
      let isFirst = true;
      return {
        ...source,
        async apiKeys(signal) {
          if (!isFirst) return source.apiKeys(signal);
          isFirst = false;
          throw new PantauError('offline');
        },
      };
    })(),
  },
  async play({ canvasElement }) {
    const embedding = await section(canvasElement);
    await embedding.findByText(/server cannot be reached/, {}, seen);
    await press(embedding, 'Try again');
    await waitFor(() => expect(embedding.getAllByRole('listitem')).toHaveLength(2), seen);
  },
};

/** CS-114: Who may not change settings does not see the section. */
export const Reader: Story = {
  args: { partners: filled() },
  parameters: { pantau: readerPantau },
  async play({ canvasElement }) {
    await section(canvasElement, 'Company');
    await expect(within(canvasElement).queryByText('Embedding')).toBeNull();
  },
};
