import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { createCompanyWorld, createMemoryCompanySource } from '../../adapters/memory/index.ts';
import { section, seen, storyPantau } from '../../testing/settings-story.ts';
import { CompanySettings } from './company-settings.tsx';

const meta = {
  title: 'Company settings/False alert limit',
  component: CompanySettings,
  parameters: { pantau: storyPantau },
  args: { source: createMemoryCompanySource() },
} satisfies Meta<typeof CompanySettings>;

export default meta;
type Story = StoryObj<typeof meta>;

/** CS-128: The share from which rules are marked is 10 to 100%; a value beyond that is explained at its field. */
export const OutOfRange: Story = {
  async play({ canvasElement }) {
    const operation = await section(canvasElement, 'Operation');
    const field = operation.getByRole('textbox', { name: /^Mark rules with false alerts from/ });
    await expect(field).toHaveValue('50');
    await userEvent.clear(field);
    await userEvent.type(field, '5');
    await userEvent.tab();
    await waitFor(() => expect(field).toHaveAccessibleDescription(/10/));
    await expect(field).toBeInvalid();
  },
};
export const OutOfRangeIndonesian: Story = {
  globals: { locale: 'id', theme: 'dark' },
  async play({ canvasElement }) {
    const operation = await section(canvasElement, 'Operasional');
    const field = operation.getByRole('textbox', {
      name: /^Tandai aturan dengan alarm palsu mulai/,
    });
    await userEvent.clear(field);
    await userEvent.type(field, '101');
    await userEvent.tab();
    await expect(field).toBeInvalid();
  },
};

const world = createCompanyWorld();
const emptied = createMemoryCompanySource({ world });

/** CS-128: An empty field marks no rule, and is stored. */
export const Never: Story = {
  args: { source: emptied },
  async play({ canvasElement }) {
    const operation = await section(canvasElement, 'Operation');
    const field = operation.getByRole('textbox', { name: /^Mark rules with false alerts from/ });
    await userEvent.clear(field);
    await userEvent.click(operation.getByRole('button', { name: 'Save' }));
    await waitFor(async () => {
      const { sections } = await emptied.company();
      await expect(sections.operation.values.falseAlertLimit).toBeNull();
    }, seen);
  },
};

/** CS-128: Whoever may only read sees it in words. */
export const ReadOnly: Story = {
  args: { source: createMemoryCompanySource({ canUpdate: false }), canUpdate: false },
  async play({ canvasElement }) {
    const operation = await section(canvasElement, 'Operation');
    await expect(operation.getByText('Mark rules with false alerts from')).toBeVisible();
    await expect(operation.getByText('50%')).toBeVisible();
  },
};
