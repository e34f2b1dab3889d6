import { Button } from '@pantau/core/ui/button';
import { type ReactElement, type ReactNode, useId } from 'react';
import {
  type MemoryCameraKind,
  type MemoryEvidenceSource,
  type MemoryWorld,
  demoUsers,
} from '../../adapters/memory/index.ts';
import { type Alert, isUnresolved } from '../../engine/alert/alert.ts';
import css from './world-controls.module.css';

const BURST = 500;

interface GroupProps {
  readonly title: string;
  readonly children: ReactNode;
}

function Group({ title, children }: GroupProps): ReactElement {
  const id = useId();
  return (
    <div role="group" aria-labelledby={id} className={css.group}>
      <h3 id={id} className={css.title}>
        {title}
      </h3>
      {children}
    </div>
  );
}

interface WorldControlsProps {
  readonly world: MemoryWorld;
  readonly evidence: MemoryEvidenceSource;
}

/** What a reviewer lets happen to a story's company. */
export function WorldControls({ world, evidence }: WorldControlsProps): ReactElement {
  const withNewest = (change: (alert: Alert) => unknown) => (): void => {
    const alert = world.alerts().find(isUnresolved);
    if (alert !== undefined) change(alert);
  };
  const burst = (): void => {
    for (let index = 0; index < BURST; index += 1) world.arrive();
  };
  const setCameras = (camera: MemoryCameraKind) => (): void => {
    const vehicles = new Set(world.alerts().map(({ vehicle }) => vehicle.vehicleId));
    for (const vehicle of vehicles) evidence.setCamera(vehicle, camera);
  };
  return (
    <section aria-label="World" className={css.controls}>
      <Group title="Alerts">
        <Button onClick={() => world.arrive()}>One arrives</Button>
        <Button onClick={burst}>{BURST} arrive</Button>
      </Group>
      <Group title="Connection">
        <Button onClick={() => world.disconnect()}>Drop it</Button>
        <Button onClick={() => world.reconnect()}>Restore it</Button>
      </Group>
      <Group title="Another operator">
        <Button onClick={withNewest(({ id }) => world.openAs(demoUsers.dispatcher, [id]))}>
          Opens the newest alert
        </Button>
        <Button onClick={withNewest(({ id }) => world.resolveAs(demoUsers.dispatcher, [id]))}>
          Resolves the newest alert
        </Button>
      </Group>
      <Group title="Cameras">
        <Button onClick={setCameras('isThere')}>Have sent the recording</Button>
        <Button onClick={setCameras('silent')}>Do not respond</Button>
      </Group>
      <Group title="Server">
        <Button onClick={() => world.failNext('act')}>Refuses the next action</Button>
      </Group>
    </section>
  );
}
