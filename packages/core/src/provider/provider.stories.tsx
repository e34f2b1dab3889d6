import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ReactElement } from 'react';
import { expect, userEvent, within } from 'storybook/test';
import { Accordion } from '../ui/accordion/accordion.tsx';
import { Badge } from '../ui/badge/badge.tsx';
import { Button } from '../ui/button/button.tsx';
import { Checkbox } from '../ui/checkbox/checkbox.tsx';
import { ConnectionLabel } from '../ui/connection-label/connection-label.tsx';
import { Plate } from '../ui/plate/plate.tsx';
import { Popover } from '../ui/popover/popover.tsx';
import { SeverityGlyph } from '../ui/severity-glyph/severity-glyph.tsx';
import { Panel, Row, Stack } from '../ui/story-support/layout.tsx';
import { Switch } from '../ui/switch/switch.tsx';
import { TextField } from '../ui/text-field/text-field.tsx';
import type { Brand } from '../theme/brand.ts';
import { PantauProvider } from './pantau-provider.tsx';
import tokens from '../theme/tokens.json';

function Sample(): ReactElement {
  return (
    <Stack>
      <Row>
        <Button variant="primary" icon="checkCircle">
          Resolve
        </Button>
        <Button>Call</Button>
        <Button variant="accent">See all</Button>
        <Badge count={27} tone="accent" />
      </Row>
      <Row>
        <SeverityGlyph severity="urgent" state="unread" icon="eyeClosed" label="Urgent, unread" />
        <SeverityGlyph severity="important" state="read" icon="idle" label="Important, read" />
        <Plate plate="B 9482 KXT" />
        <ConnectionLabel state="live" text="Live" />
      </Row>
      <Row>
        <Switch label="Unresolved only" defaultChecked />
        <Checkbox label="Remember" defaultChecked />
      </Row>
      <TextField label="Note" placeholder="Add a note" />
      <Panel>
        <Accordion title="Urgent" tone="urgent" meta="9 unresolved">
          <div style={{ height: 56 }} />
        </Accordion>
      </Panel>
    </Stack>
  );
}

const meta = {
  title: 'Core/Foundations/Provider',
  component: PantauProvider,
  render: () => <Sample />,
} satisfies Meta<typeof PantauProvider>;

export default meta;
type Story = StoryObj<typeof meta>;

type BrandGroup = typeof tokens.brand.kirana.light;

const colorsOf = (group: BrandGroup): Record<string, string> =>
  Object.fromEntries(
    Object.entries(group).flatMap(([name, token]) =>
      typeof token === 'string' ? [] : [[name, token.$value.hex]],
    ),
  );

const kirana: Brand = {
  light: colorsOf(tokens.brand.kirana.light),
  dark: colorsOf(tokens.brand.kirana.dark),
};

export const Light: Story = {};
export const Dark: Story = { globals: { theme: 'dark' } };
export const Compact: Story = { globals: { density: 'compact' } };
export const Brand_: Story = { name: 'Brand', parameters: { pantau: { brand: kirana } } };
export const BrandDark: Story = {
  parameters: { pantau: { brand: kirana } },
  globals: { theme: 'dark' },
};
export const InShadowRoot: Story = {
  parameters: { pantau: { shadowRoot: true, embedded: true } },
};

function Two(): ReactElement {
  return (
    <>
      {(['light', 'dark'] as const).map((theme) => (
        <div key={theme} data-testid={theme}>
          <PantauProvider
            theme={theme}
            locale={theme === 'light' ? 'en' : 'id'}
            density={theme === 'light' ? 'comfortable' : 'compact'}
            embedded
          >
            <div style={{ padding: 16, background: 'var(--pantau-bg-surface)' }}>
              <Popover.Root>
                <Popover.Trigger asChild>
                  <Button>{theme}</Button>
                </Popover.Trigger>
                <Popover.Content aria-label={`Popover, ${theme}`}>
                  <TextField label="Note" required />
                </Popover.Content>
              </Popover.Root>
            </div>
          </PantauProvider>
        </div>
      ))}
    </>
  );
}

export const TwoProviders: Story = {
  render: () => <Two />,
  tags: ['behaviour'],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'light' }));
    await expect(canvas.getByRole('textbox', { name: 'Note required' })).toHaveFocus();
    await userEvent.click(canvas.getByRole('button', { name: 'dark' }));
    await expect(canvas.getByRole('textbox', { name: 'Note wajib' })).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await expect(canvas.queryByRole('dialog', { name: 'Popover, dark' })).toBeNull();
    await expect(canvas.getByRole('button', { name: 'dark' })).toHaveFocus();
    const heights = ['light', 'dark'].map(
      (name) => canvas.getByRole('button', { name }).getBoundingClientRect().height,
    );
    await expect(heights).toEqual([32, 28]);
  },
};
