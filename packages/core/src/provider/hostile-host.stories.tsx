import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ReactElement } from 'react';
import { expect, within } from 'storybook/test';
import { Accordion } from '../ui/accordion/accordion.tsx';
import { Badge } from '../ui/badge/badge.tsx';
import { Button } from '../ui/button/button.tsx';
import { Checkbox } from '../ui/checkbox/checkbox.tsx';
import { ConnectionLabel } from '../ui/connection-label/connection-label.tsx';
import { Dialog } from '../ui/dialog/dialog.tsx';
import { EmptyState } from '../ui/empty-state/empty-state.tsx';
import { IconButton } from '../ui/icon-button/icon-button.tsx';
import { Menu } from '../ui/menu/menu.tsx';
import { PasswordField } from '../ui/password-field/password-field.tsx';
import { Plate } from '../ui/plate/plate.tsx';
import { Select } from '../ui/select/select.tsx';
import { SeverityGlyph } from '../ui/severity-glyph/severity-glyph.tsx';
import { Skeleton } from '../ui/skeleton/skeleton.tsx';
import { differences, appearanceOf } from '../ui/story-support/appearance.ts';
import { Switch } from '../ui/switch/switch.tsx';
import { TextArea } from '../ui/text-area/text-area.tsx';
import { TextField } from '../ui/text-field/text-field.tsx';
import { useLocale } from '../i18n/i18n-value.ts';
import { PantauProvider, type PantauProviderProps } from './pantau-provider.tsx';

const noop = (): void => undefined;

/** Every primitive in a host's light DOM, where no shadow root protects it. */
function Everything(
  settings: Pick<PantauProviderProps, 'theme' | 'density' | 'brand'>,
): ReactElement {
  return (
    <div data-testid="widget" style={{ display: 'block', width: 640, fontFamily: 'sans-serif' }}>
      <PantauProvider {...settings} embedded locale={useLocale()} style={{ width: 640 }}>
        <Button variant="primary" icon="checkCircle">
          Resolve
        </Button>
        <Button disabled>Call</Button>
        <IconButton icon="close" label="Close" />
        <Badge count={128} />
        <Plate plate="B 9482 KXT" />
        <SeverityGlyph severity="urgent" state="unread" icon="speed" label="Urgent" />
        <SeverityGlyph severity="important" state="resolved" icon="idle" label="Resolved" />
        <ConnectionLabel state="live" text="Live" />
        <Switch label="Unresolved only" defaultChecked />
        <Checkbox label="Remember" defaultChecked />
        <TextField label="Note" icon="search" hint="As on the order" characterLimit={20} />
        <PasswordField label="Password" />
        <TextArea label="Reason" error="Reason required" />
        <Select label="Every" options={[{ value: '5', label: '5 minutes' }]} />
        <Accordion title="Urgent" meta="9 unresolved">
          <Skeleton width={200} />
          <EmptyState title="Every alert is resolved" text="New ones appear here." art="done" />
        </Accordion>
        <Menu.Root defaultOpen>
          <Menu.Trigger asChild>
            <Button>Menu</Button>
          </Menu.Trigger>
          <Menu.Content aria-label="Menu">
            <Menu.Item icon="user" onSelect={noop} meta="P">
              Profile
            </Menu.Item>
            <Menu.RadioGroup label="Theme" value="light" onValueChange={noop}>
              <Menu.RadioItem value="light">Light</Menu.RadioItem>
              <Menu.RadioItem value="dark">Dark</Menu.RadioItem>
            </Menu.RadioGroup>
          </Menu.Content>
        </Menu.Root>
        <Dialog.Root open>
          <Dialog.Content>
            <Dialog.Header>
              <Dialog.Title>Resolve?</Dialog.Title>
              <Dialog.Description>It leaves the list.</Dialog.Description>
            </Dialog.Header>
            <Dialog.Body>Text</Dialog.Body>
          </Dialog.Content>
        </Dialog.Root>
      </PantauProvider>
    </div>
  );
}

const meta = {
  title: 'Embedding/Core on a hostile page',
  component: Everything,
  render: (_, { loaded }) => <Everything {...loaded['settings']} />,
} satisfies Meta<typeof Everything>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The appearance must be the same before and after the host's rules apply. */
async function withstands(canvasElement: HTMLElement, rules: string): Promise<void> {
  const widget = within(canvasElement).getByTestId('widget').firstElementChild as HTMLElement;
  const before = appearanceOf(widget);
  const style = document.createElement('style');
  style.textContent = rules;
  document.head.append(style);
  const after = appearanceOf(widget);
  style.remove();
  await expect(differences(before, after)).toEqual([]);
}

export const AllReverted: Story = {
  play: ({ canvasElement }) => withstands(canvasElement, '* { all: revert }'),
};

export const RootFontSize62Percent: Story = {
  play: ({ canvasElement }) => withstands(canvasElement, 'html { font-size: 62.5% }'),
};

export const AnotherDesignSystem: Story = {
  play: ({ canvasElement }) =>
    withstands(
      canvasElement,
      `*, *::before, *::after { box-sizing: content-box; margin: 3px; padding: 5px;
         border: 2px solid red; letter-spacing: 2px; line-height: 3; text-transform: uppercase }
       button, input, select, textarea, label { height: 60px; min-height: 60px; min-width: 90px;
         width: 50%; color: red; background: yellow; border-radius: 30px; box-shadow: 0 0 9px red;
         font: 20px serif; display: block; opacity: 1 }
       svg { width: 100%; max-width: 100%; height: auto; fill: red; stroke: blue; display: inline }
       path { fill: red; stroke-width: 9 }
       h1, h2, h3, h4, p { color: red; font: 700 40px serif; margin: 40px }
       div, span { background: pink; display: inline }`,
    ),
};

export const OddInheritance: Story = {
  play: ({ canvasElement }) =>
    withstands(
      canvasElement,
      `body { color: red; font-size: 30px; font-style: italic; font-weight: 800; line-height: 3;
         letter-spacing: 3px; word-spacing: 9px; text-align: right; text-indent: 20px;
         text-transform: uppercase; white-space: pre; text-shadow: 1px 1px red; cursor: wait }`,
    ),
};

/** EM-132: What a page inherits to every element, and few widgets expect. */
export const OddTypesetting: Story = {
  play: ({ canvasElement }) =>
    withstands(
      canvasElement,
      `[data-testid='widget'] { display: grid !important; writing-mode: vertical-rl; hyphens: auto;
         -webkit-text-stroke: 2px lime; user-select: none; tab-size: 19; quotes: '!' '!'; caret-color: red;
         text-wrap: balance; overflow-wrap: anywhere; font-variant: small-caps }`,
    ),
};
