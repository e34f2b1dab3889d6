import type { Meta } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import type { MemoryWorld } from '../../adapters/memory/index.ts';
import type { Alert } from '../../engine/alert/alert.ts';
import { AlertPanel } from '../../ui/panel/alert-panel.tsx';
import { listsLoaded } from './lists-loaded.ts';
import { StoryFrame } from './story-frame.tsx';
import { storyUser, storyWorld } from './story-world.ts';

export const seeOther = fn();

export const panelParameters = {
  pantau: { user: storyUser(), timeZone: 'Asia/Jakarta', width: 420 },
};

/** Set-up of stories of the panel alone. */
export const panelStory = {
  component: AlertPanel,
  loaders: [storyWorld],
  parameters: panelParameters,
  args: { display: 'inline' },
  render: (args, { loaded }) => (
    <StoryFrame loaded={loaded} onSeeOther={seeOther}>
      <div style={{ height: 720 }}>
        <AlertPanel {...args} />
      </div>
    </StoryFrame>
  ),
} satisfies Meta<typeof AlertPanel>;

export const rowsIn = (canvasElement: HTMLElement) =>
  canvasElement.querySelectorAll<HTMLElement>('[data-alert-id]');

export const loaded = ({ canvasElement }: { readonly canvasElement: HTMLElement }) =>
  listsLoaded(canvasElement);

/** A vehicle of its own, so that its alerts repeat no other. */
export const ownVehicle = (index: number): Alert['vehicle'] => ({
  vehicleId: String(5_000 + index),
  childVehicleId: null,
  licensePlate: `B ${9_000 + (index % 1_000)} ZZ`,
  category: 'truck',
  imei: null,
});

export function arriveThousand(world: MemoryWorld): void {
  const now = world.clock.now();
  for (let index = 0; index < 1_000; index += 1) {
    const alertCode = index % 3 === 0 ? 49 : 9;
    world.arrive({ alertCode, vehicle: ownVehicle(index), createdOn: now - index * 60_000 });
  }
}
