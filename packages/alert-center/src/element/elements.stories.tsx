import { type Appearance, PantauProvider, scopes, useLocale } from '@pantau/core';
import { lazyStyles } from '@pantau/core/lazy-styles';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { type ReactElement, useCallback, useMemo } from 'react';
import { expect, spyOn, userEvent, waitFor, within } from 'storybook/test';
import type { MemoryAlertSource } from '../adapters/memory/index.ts';
import { useHostElement } from '../testing/stories/host-element.ts';
import { type HostSettings, settingsIn } from '../testing/stories/host-settings.ts';
import { copyPageSheets } from '../testing/stories/page-sheets.ts';
import { storyUser, storyWorld } from '../testing/stories/story-world.ts';
import { AlertCenter } from '../ui/alert-center/alert-center.tsx';
import { definePantauAlertCenter } from './define.ts';
import type { PantauAlertCenterElement } from './element-properties.ts';

definePantauAlertCenter('pantau-alert-center', { sheets: copyPageSheets });

/** What a partner writes about its own classes: in the page, or as `styles` for a shadow root. */
const styles = `
.kirana-row { border-inline-start: 4px solid var(--pantau-accent); }
.kirana-plate { border-radius: 9px; }
.kirana-panel, .kirana-preview { border-radius: 0; background: rgb(255 250 240); }
.kirana-dark .kirana-panel, .kirana-dark .kirana-preview { background: rgb(27 21 34); }
`;

const appearance: Appearance = {
  elements: {
    dark: 'kirana-dark',
    row: 'kirana-row',
    plate: 'kirana-plate',
    panel: 'kirana-panel',
    preview: 'kirana-preview its-window',
  },
  styles,
};

interface Props {
  readonly alerts: MemoryAlertSource;
  readonly as: 'element' | 'isolated' | 'page';
  readonly settings: HostSettings;
}

const inline = { display: 'inline' };
const userOf = ({ user }: MemoryAlertSource) => storyUser(user, [scopes.alertCenterEmbedMap]);
const sheets = { sheets: copyPageSheets };

function Element({ alerts, settings }: Props): ReactElement {
  const prepare = useCallback(
    (element: PantauAlertCenterElement) =>
      void Object.assign(element, { source: alerts, user: userOf(alerts), appearance }),
    [alerts],
  );
  return <div ref={useHostElement(settings, inline, prepare)} style={{ height: 640 }} />;
}

/** The alert centre of a host with classes of its own. In the page, its style sheet is more specific than one class. */
function Host(props: Props): ReactElement {
  const locale = useLocale();
  const user = useMemo(() => userOf(props.alerts), [props.alerts]);
  if (props.as === 'element') return <Element {...props} />;
  return (
    <div style={{ height: 640 }} className="its-page">
      {props.as === 'page' && <style>{`.its-page { ${styles} }`}</style>}
      <PantauProvider
        {...props.settings}
        isolated={props.as === 'isolated' && sheets}
        locale={locale}
        appearance={appearance}
        user={user}
        style={{ height: '100%' }}
      >
        <AlertCenter source={props.alerts} display="inline" />
      </PantauProvider>
    </div>
  );
}

const meta = {
  title: 'Embedding/Classes of the host',
  component: Host,
  loaders: [storyWorld],
  // The element shares localStorage with the page.
  beforeEach: () => localStorage.clear(),
  args: { alerts: undefined as never, as: 'element', settings: undefined as never },
  render: (args, { loaded }) => (
    <Host {...args} alerts={loaded['alerts'] as MemoryAlertSource} settings={settingsIn(loaded)} />
  ),
} satisfies Meta<typeof Host>;

export default meta;
type Story = StoryObj<typeof meta>;
type PlayContext = Parameters<NonNullable<Story['play']>>[0];

const rootOf = async ({ canvasElement }: PlayContext): Promise<HTMLElement | ShadowRoot> => {
  const find = () =>
    canvasElement.querySelector('pantau-root, pantau-alert-center')?.shadowRoot ?? canvasElement;
  await waitFor(() => expect(find().querySelector('li[data-alert-id]')).toBeTruthy());
  return find();
};

const find = (root: HTMLElement | ShadowRoot, selector: string): HTMLElement =>
  root.querySelector<HTMLElement>(selector) as HTMLElement;

/** Opens a preview, whose own styles load later than those of the host. */
const expectLook = async (context: PlayContext, ground: string): Promise<void> => {
  const root = await rootOf(context);
  const look = (selector: string) => getComputedStyle(find(root, selector));
  await waitFor(() => expect(look('[part~="row"]').borderInlineStartWidth).toBe('4px'));
  await expect(look('[part~="plate"]').borderRadius).toBe('9px');
  await expect(look('[part~="panel"]').backgroundColor).toBe(ground);
  const frame = within(find(root, '[part~="theme"]'));
  const [row] = frame.getAllByRole('button', { name: /^(Urgent|Mendesak), / });
  await userEvent.click(row as HTMLElement);
  await frame.findByRole('heading', { name: /^(History|Riwayat)$/ });
  await waitFor(() => expect(look('.kirana-preview.its-window').backgroundColor).toBe(ground));
  await expect(look('.kirana-preview').borderRadius).toBe('0px');
};

/** EM-80, EM-81: Classes on the parts of the element, whose style sheet comes after ours. */
export const InTheElement: Story = {
  play: (context) => expectLook(context, 'rgb(255, 250, 240)'),
};
export const InTheElementInTheDark: Story = {
  globals: { theme: 'dark', locale: 'id' },
  play: (context) => expectLook(context, 'rgb(27, 21, 34)'),
};
/** EM-80, EM-81: The same object for an isolated provider. */
export const Isolated: Story = {
  args: { as: 'isolated' },
  play: (context) => expectLook(context, 'rgb(255, 250, 240)'),
};
/** EM-80: The same classes in the page, where a style sheet of the page describes them. */
export const InThePage: Story = {
  args: { as: 'page' },
  play: async (context) => {
    const before = document.adoptedStyleSheets.flatMap(({ cssRules }) => [...cssRules]);
    await expectLook(context, 'rgb(255, 250, 240)');
    const texts = [...before, ...document.adoptedStyleSheets.flatMap((one) => [...one.cssRules])];
    // `styles` has no effect there: it would reach the whole page.
    await expect(texts.filter(({ cssText }) => cssText.includes('kirana'))).toEqual([]);
  },
};

/** EM-84, EM-85: In development, the console names what means nothing, and what was probably meant. */
export const Misspelt: Story = {
  tags: ['behaviour'],
  play: async (context) => {
    const warn = spyOn(console, 'warn').mockImplementation(() => undefined);
    const root = (await rootOf(context)) as ShadowRoot;
    const element = root.host as PantauAlertCenterElement;
    element.setAttribute('them', 'dark');
    element.setAttribute('density', 'compakt');
    for (const ofTheHost of ['data-row', 'tabindex', 'itemprop', 'aria-label', '_ngcontent-1']) {
      element.setAttribute(ofTheHost, '-1');
    }
    element.appearance = { elements: { rows: 'kirana-row' } } as Appearance;
    const said = () => warn.mock.calls.flat().filter((text) => /^Pantau: /.test(String(text)));
    await waitFor(() => expect(said()).toHaveLength(3));
    await expect(said().toSorted()).toEqual([
      "Pantau: appearance.elements: 'rows' is not known; is it 'row'?",
      "Pantau: attribute density of <pantau-alert-center>: 'compakt' is not known; is it 'compact'?",
      "Pantau: attribute of <pantau-alert-center>: 'them' is not known; is it 'theme'?",
    ]);
    warn.mockRestore();
  },
};

/** EM-81: What we load later comes before it. */
export const StylesThatLoadLater: Story = {
  tags: ['behaviour'],
  play: async (context) => {
    const root = await rootOf(context);
    const row = () => getComputedStyle(find(root, '[part~="row"]'));
    await waitFor(() => expect(row().borderInlineStartWidth).toBe('4px'));
    lazyStyles('.kirana-row { border-inline-start-width: 1px; outline-offset: 3px; }', {});
    await expect(row().outlineOffset).toBe('3px');
    await expect(row().borderInlineStartWidth).toBe('4px');
  },
};

/** EM-81: The style sheet of a host that changes it is replaced, and gone without one. */
export const ChangesAndGoes: Story = {
  tags: ['behaviour'],
  play: async (context) => {
    const root = (await rootOf(context)) as ShadowRoot;
    const element = root.host as PantauAlertCenterElement;
    const row = () => getComputedStyle(find(root, '[part~="row"]')).borderInlineStartWidth;
    await waitFor(() => expect(row()).toBe('4px'));
    const count = root.adoptedStyleSheets.length;
    element.appearance = {
      ...appearance,
      styles: '.kirana-row { border-inline-start: 7px solid; }',
    };
    await waitFor(() => expect(row()).toBe('7px'));
    await expect(root.adoptedStyleSheets).toHaveLength(count);
    element.appearance = {};
    await waitFor(() => expect(row()).toBe('0px'));
    await expect(root.adoptedStyleSheets).toHaveLength(count - 1);
    await expect(root.querySelector('[class*="kirana"]')).toBeNull();
  },
};
