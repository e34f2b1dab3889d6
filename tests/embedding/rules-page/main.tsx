/** A host in React that has only the alert rules, with their editor over the list, on data of its own. */
import { AlertRuleList } from '@pantau/alert-rules';
import { AlertRuleDialog } from '@pantau/alert-rules/editor-dialog';
import { createMemoryRuleSource } from '@pantau/alert-rules/memory';
import { type ReactElement, useState } from 'react';
import { showOnRequest } from '../react-page/show-on-request.tsx';

const vehicles = Array.from({ length: 40 }, (_, index) => ({
  id: `v${index}`,
  licensePlate: `B ${1_000 + index} KXT`,
}));
const { rules, targets } = createMemoryRuleSource({
  world: {
    vehicles,
    users: [{ id: '1', name: 'Rina Kusuma' }],
    ...{ groups: [], contacts: [], geofences: [], alerts: [] },
  },
  rules: ['Ngebut di tol', 'Mengantuk', 'Keluar rute'].map((label, index) => ({
    label,
    alertCode: [8, 10, 15][index] ?? 8,
    isActive: index !== 1,
    urgency: index === 0 ? 'urgent' : 'important',
    autoPopup: false,
    ...{ minThreshold: null, maxThreshold: null, minDuration: 30, count: null, place: null },
    schedule: { startTime: '22:00', endTime: '05:00', days: [1, 2, 3] },
    vehicleIds: vehicles.slice(0, 12).map(({ id }) => id),
    ...{ groupIds: [], userIds: [], contacts: [], subscribe: true },
  })),
});

function Rules(): ReactElement {
  const [open, setOpen] = useState<string | null>(null);
  return (
    <>
      <AlertRuleList source={rules} onOpen={({ id }) => setOpen(id)} />
      {open !== null && (
        <AlertRuleDialog
          source={rules}
          targets={targets}
          ruleId={open}
          onSaved={() => setOpen(null)}
          onClose={() => setOpen(null)}
        />
      )}
    </>
  );
}

showOnRequest(<Rules />);
