/** A host with driver scores, of all drivers and of one, on the memory adapter. It has no session of its own. */
import { DriverScoreDetail, DriverScoreOverview } from '@pantau/driver-score';
import { createMemoryScoreSource, createMemoryScoreWorld } from '@pantau/driver-score/memory';
import { type ReactElement, useState } from 'react';
import '@pantau/core/styles.css';
import '@pantau/data-table/styles.css';
import '@pantau/driver-score/styles.css';
import { mount } from './mount.js';

const DAY_MS = 86_400_000;
const now = Date.now();
const world = createMemoryScoreWorld();
for (const [driverId, fullname, alerts] of [
  ['d1', 'Agus Setiawan', 0],
  ['d2', 'Bambang Wibowo', 3],
] as const) {
  world.drivers.push({
    driverId,
    fullname,
    userId: null,
    isActive: true,
    photograph: null,
    phoneNo: null,
    groupIds: [],
  });
  for (let back = 1; back <= 10; back += 1) {
    const day = new Date(now - back * DAY_MS).toISOString().slice(0, 10);
    world.driving.push({ driverId, day, km: 120, hours: 3 });
  }
  for (let alert = 0; alert < alerts; alert += 1) {
    world.alerts.push({
      id: `a${alert}`,
      rawAlertId: String(alert),
      driverId,
      vehicleId: 'v1',
      licensePlate: 'B 9001 BX',
      alertCode: 8,
      descriptionEng: 'Over speed limit',
      descriptionIdn: 'Melebihi batas kecepatan',
      formattedAlertData: '92 km/h',
      category: 'overspeed',
      createdOn: now - (alert + 1) * DAY_MS,
      latitude: -6.2,
      longitude: 106.8,
      address: null,
      isRead: true,
      isFalseAlert: false,
      cost: null,
    });
  }
}
const source = createMemoryScoreSource({ world });

function Scores(): ReactElement {
  const [open, setOpen] = useState<string | null>(null);
  return open === null ? (
    <DriverScoreOverview source={source} onOpenDriver={setOpen} />
  ) : (
    <DriverScoreDetail source={source} driverId={open} onBack={() => setOpen(null)} />
  );
}

mount(<Scores />);
