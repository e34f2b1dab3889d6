import type { Meta, StoryObj } from '@storybook/react-vite';
import { type ReactElement, useLayoutEffect, useRef, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, userEvent, within } from 'storybook/test';
import { lazyStyles } from '../lazy/lazy-styles.ts';
import { Button } from '../ui/button/button.tsx';
import { PantauProvider } from './pantau-provider.tsx';

let loaded = 0;

/** Stands for a lazily loaded module: every call brings a sheet of its own. */
function loadPart(): string {
  loaded += 1;
  const name = `story-lazy-${loaded}`;
  return lazyStyles(`.${name} { inline-size: ${100 + loaded}px }`, { part: name }).part;
}

function Widget({ name }: { readonly name: string }): ReactElement {
  const [part, setPart] = useState<string>();
  const [width, setWidth] = useState(0);
  const ref = useRef<HTMLDivElement>(null);
  // Measured before the first paint of the part.
  useLayoutEffect(() => setWidth(ref.current?.offsetWidth ?? 0), [part]);
  return (
    <>
      <Button onClick={() => setPart(loadPart())}>Open in {name}</Button>
      {part !== undefined && (
        <div ref={ref} className={part} style={{ boxSizing: 'border-box' }}>
          {name}: {width} px
        </div>
      )}
    </>
  );
}

function Widgets(): ReactElement {
  const [names, setNames] = useState(['first', 'second']);
  return (
    <>
      <button type="button" onClick={() => setNames(names.slice(0, -1))}>
        Remove one
      </button>
      {names.map((name) => (
        <PantauProvider key={name} locale="en" theme="light">
          <Widget name={name} />
        </PantauProvider>
      ))}
    </>
  );
}

function InShadowRoot(): ReactElement {
  const ref = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const host = ref.current;
    if (host === null) return undefined;
    const shadow = host.shadowRoot ?? host.attachShadow({ mode: 'open' });
    const frame = document.createElement('div');
    shadow.append(frame);
    const root = createRoot(frame);
    root.render(<Widgets />);
    return () => queueMicrotask(() => root.unmount());
  }, []);
  return <div ref={ref} data-testid="host" />;
}

const meta = {
  title: 'Core/Foundations/Lazy styles',
  tags: ['!autodocs', 'behaviour'],
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

const adoptedText = (root: Document | ShadowRoot): string =>
  root.adoptedStyleSheets
    .flatMap((sheet) => [...sheet.cssRules].map((rule) => rule.cssText))
    .join('\n');

/** CO-120 */
export const AppliesToThePage: Story = {
  render: () => <Widget name="page" />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Open in page' }));
    await canvas.findByText(`page: ${100 + loaded} px`);
    await expect(adoptedText(document)).toContain(`.story-lazy-${loaded} `);
  },
};

/** CO-120 */
export const AppliesToAShadowRootUntilItsLastWidgetIsRemoved: Story = {
  render: () => <InShadowRoot />,
  play: async ({ canvasElement }) => {
    const shadow = within(canvasElement).getByTestId('host').shadowRoot as ShadowRoot;
    const inside = within(shadow as unknown as HTMLElement);
    const own = new CSSStyleSheet();
    own.replaceSync('.host { color: rebeccapurple }');
    shadow.adoptedStyleSheets = [own];
    await userEvent.click(await inside.findByRole('button', { name: 'Open in first' }));
    const first = `.story-lazy-${loaded} `;
    await inside.findByText(`first: ${100 + loaded} px`);
    await userEvent.click(inside.getByRole('button', { name: 'Open in second' }));
    await inside.findByText(`second: ${100 + loaded} px`);
    const remove = inside.getByRole('button', { name: 'Remove one' });
    await userEvent.click(remove);
    await expect(inside.queryByText(/^second/)).toBeNull();
    await expect(adoptedText(shadow)).toContain(first);
    await userEvent.click(remove);
    await expect(inside.queryByText(/^first/)).toBeNull();
    await expect(shadow.adoptedStyleSheets).toEqual([own]);
  },
};
