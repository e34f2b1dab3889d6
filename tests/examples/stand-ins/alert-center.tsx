import { type Alert, AlertCenter, AlertCenterProvider, type Urgency } from '@pantau/alert-center';
import { createHttpAlertSource } from '@pantau/alert-center/http';
import {
  type MemoryAlertSource,
  type MemoryEvidenceSource,
  createMemoryAlertSource,
} from '@pantau/alert-center/memory';
import { PantauProvider, type SessionUser } from '@pantau/core';
import type { ComponentType, ReactElement } from 'react';
import { createMemoryEvidenceHarness } from '../../../packages/alert-center/src/testing/memory-evidence-harness.test.setup.ts';
import { createMemoryHarness } from '../../../packages/alert-center/src/testing/memory-harness.test.setup.ts';
import type { StandIns } from '../page/stand-ins.ts';
import { getToken, inPantau, nothing, user } from './host.tsx';

const source = createMemoryAlertSource({ seed: 7, latencyMs: 20 });

export const standIns: StandIns = {
  given: {
    source,
    getToken,
    myToken: getToken,
    baseUrl: location.origin,
    goToLog: nothing,
    clips: 'https://clips.example',
    startCompanyWithCameras: () => createMemoryEvidenceHarness(),
    startCompanyWithTwoUsers: () => createMemoryHarness(),
    Header: ({ right }: { right: ReactElement }) => <header>{right}</header>,
    DispatchRow: ({ alert }: { alert: Alert }) => <p>Dispatch {alert.vehicle.licensePlate}</p>,
    Calm: ({ list }: { list: Urgency | null }) => <p>All calm: {list}</p>,
    Retry: () => <p>Try again</p>,
    Skeleton: () => <p>Loading</p>,
    Row: ({ id }: { id: string }) => <p>Alert {id}</p>,
  },
  shows: {
    Bell: (Bell: ComponentType<{ user: SessionUser }>) => <Bell user={user} />,
    '<AlertCenterProvider>': (element: ReactElement) => inPantau(element),
    '<AlertCenter>': (element: ReactElement) => inPantau(element),
    Urgent: (Urgent: ComponentType) =>
      inPantau(
        <AlertCenterProvider source={source}>
          <Urgent />
        </AlertCenterProvider>,
      ),
  },
  uses: {
    'manager, evidence': (values: {
      manager: MemoryAlertSource;
      evidence: MemoryEvidenceSource;
    }) => (
      <PantauProvider locale="en" user={user} embedded>
        <AlertCenter source={values.manager} evidence={values.evidence} display="inline" />
      </PantauProvider>
    ),
    'manager, world, dispatcher, alert': (values: { manager: MemoryAlertSource; alert: Alert }) => {
      const { resolved } = values.manager.world.alert(values.alert.id) ?? values.alert;
      return `resolved: ${String(resolved)}`;
    },
  },
};

/** The bell of an alert centre on the reference server. */
export const liveBell = (): ReactElement => (
  <PantauProvider locale="en" user={user} embedded>
    <AlertCenter source={createHttpAlertSource({ baseUrl: location.origin, getToken })} />
  </PantauProvider>
);
