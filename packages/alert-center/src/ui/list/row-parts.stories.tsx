import { Button } from '@pantau/core/ui/button';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import type { MemoryAlertSource } from '../../adapters/memory/index.ts';
import { listsLoaded } from '../../testing/stories/lists-loaded.ts';
import { storyUser, storyWorld } from '../../testing/stories/story-world.ts';
import { AlertCenter, type AlertCenterProps } from '../alert-center/alert-center.tsx';
import type { RowParts } from '../shared/host-slots.ts';

const onError = fn();
const onMap = fn();

const meta = {
  title: 'Alert centre/List/Row parts',
  id: 'alert-centre-row-parts',
  component: AlertCenter,
  loaders: [storyWorld],
  parameters: { pantau: { user: storyUser(), timeZone: 'Asia/Jakarta', width: 420 } },
  args: { source: undefined as never, display: 'inline', onError },
  beforeEach: () => {
    onError.mockClear();
    onMap.mockClear();
  },
  render: (args, { loaded }) => <Host {...args} source={loaded['alerts'] as MemoryAlertSource} />,
} satisfies Meta<typeof AlertCenter>;

export default meta;
type Story = StoryObj<typeof meta>;
type PlayContext = Parameters<NonNullable<Story['play']>>[0];

/** A host that renders again on a press, with another object of the same functions. */
function Host(props: AlertCenterProps) {
  const [count, setCount] = useState(0);
  return (
    <div style={{ height: 640 }}>
      <AlertCenter {...props} {...(props.rowParts && { rowParts: { ...props.rowParts } })} />
      <Button onClick={() => setCount(count + 1)}>Rendered again {count}</Button>
    </div>
  );
}

const parts: RowParts = {
  title: ({ own }) => (
    <>
      <span style={{ color: 'var(--pantau-accent-text)' }}>Kirana</span> {own}
    </>
  ),
  plate: ({ view }) => <b>{view.alert.vehicle.licensePlate}</b>,
  place: ({ view, own }) =>
    view.urgency === 'urgent' ? (
      <i style={{ display: 'flex', flex: 1, minWidth: 0 }}>{own}</i>
    ) : null,
  time: ({ view }) => <span>#{String(view.alert.id).slice(-3)}</span>,
  actions: ({ view, own }) => (
    <>
      <Button onClick={() => onMap(view.alert.vehicle.licensePlate)}>Map</Button>
      {own}
    </>
  ),
};

const firstRow = async ({ canvasElement }: PlayContext): Promise<HTMLElement> => {
  await listsLoaded(canvasElement);
  return canvasElement.querySelector<HTMLElement>('li[data-alert-id]') as HTMLElement;
};

/** EM-83: The host's event, plate, place, age and actions, with ours inside of some. */
export const OwnParts: Story = {
  args: { rowParts: parts },
  play: async (context) => {
    const row = await firstRow(context);
    await expect(row.querySelector('[part~="row-title"]')).toHaveTextContent(/^Kirana \w/);
    await expect(row.querySelector('[part~="plate"]')).toBeNull();
    await expect(row.querySelector('[part~="row-time"]')).toHaveTextContent(/^#/);
    await expect(row.querySelector('[part~="row-place"] i')).not.toBeEmptyDOMElement();
    await expect(row.getBoundingClientRect().height).toBe(56);
    const opener = within(row).getByRole('button', { name: /^Urgent, Unread.*Kirana/ });
    opener.focus();
    const map = await within(row).findByRole('button', { name: 'Map' });
    await userEvent.click(map);
    await expect(onMap).toHaveBeenCalledOnce();
    await expect(within(row).getByRole('button', { name: /^Mark resolved/ })).toBeInTheDocument();
    await expect(onError).not.toHaveBeenCalled();
  },
};
export const OwnPartsInTheDark: Story = {
  args: { rowParts: parts },
  globals: { theme: 'dark', locale: 'id' },
  play: async (context) => void (await firstRow(context)),
};

/** EM-83: A value where the alert has none. */
export const OwnValue: Story = {
  tags: ['behaviour'],
  args: { rowParts: { value: ({ view }) => <>{view.alert.vehicle.licensePlate.length} t</> } },
  play: async (context) => {
    await firstRow(context);
    const rows = [...context.canvasElement.querySelectorAll('li[data-alert-id]')];
    for (const row of rows) {
      await expect(row.querySelector('[part~="row-value"]')).toHaveTextContent(/^\d+ t$/);
    }
  },
};

/** EM-68, EM-83: A part that throws takes none of the others with it, and is reported once for all rows. */
export const FaultyPart: Story = {
  tags: ['behaviour'],
  args: {
    rowParts: {
      ...parts,
      place: () => {
        throw new Error('A fault of the host');
      },
    },
  },
  play: async (context) => {
    const row = await firstRow(context);
    await expect(row.querySelector('[part~="row-title"]')).toHaveTextContent(/^Kirana \w/);
    await expect(row.querySelector('[part~="row-place"]')).not.toBeEmptyDOMElement();
    await expect(onError).toHaveBeenCalledOnce();
  },
};

const title = fn(parts.title);
const stable: RowParts = { title };

/** EM-83: Rows are not rendered again because the host is. */
export const SameFunctions: Story = {
  tags: ['behaviour'],
  args: { rowParts: stable },
  play: async (context) => {
    await firstRow(context);
    await waitFor(() => expect(title).toHaveBeenCalled());
    title.mockClear();
    const page = within(context.canvasElement);
    await userEvent.click(page.getByRole('button', { name: 'Rendered again 0' }));
    await page.findByRole('button', { name: 'Rendered again 1' });
    await expect(title).not.toHaveBeenCalled();
  },
};
