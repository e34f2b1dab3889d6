/** The list of 2,000 alert rules, with the editor as a dialog over it, whose vehicles are 5,000. */
import {
  AlertRuleList,
  type AlertRuleSource,
  type FindChoices,
  type RuleInput,
  type RuleTargetSource,
  type RuleVehicle,
} from '@pantau/alert-rules';
import { AlertRuleDialog } from '@pantau/alert-rules/editor-dialog';
import { createMemoryRuleSource } from '@pantau/alert-rules/memory';
import { PantauProvider, createMemoryStore } from '@pantau/core';
import { createMemoryAddress } from '@pantau/data-table';
import { type ReactElement, useState } from 'react';
import { createRoot } from 'react-dom/client';

const RULES = 2_000;
const VEHICLES = 5_000;
/** Every fourth rule names vehicles, up to all of them. */
const NAMED = [12, 400, VEHICLES];

const codes = [8, 10, 15, 51, 53];
const vehicles: readonly RuleVehicle[] = Array.from({ length: VEHICLES }, (_, index) => ({
  id: `v${index}`,
  licensePlate: `B ${1_000 + index} ${'KXT'.charAt(index % 3)}`,
}));
const vehicleIds = vehicles.map(({ id }) => id);

const rule = (index: number): RuleInput => ({
  label: `Aturan ${index}`,
  alertCode: codes[index % codes.length] ?? 8,
  isActive: index % 5 !== 0,
  urgency: index % 3 === 0 ? 'urgent' : 'important',
  autoPopup: false,
  minThreshold: null,
  maxThreshold: null,
  minDuration: index % 2 === 0 ? 30 : null,
  count: null,
  schedule: index % 3 === 1 ? { startTime: '22:00', endTime: '05:00', days: [1, 2] } : null,
  place: null,
  vehicleIds: index % 4 === 3 ? vehicleIds.slice(0, NAMED[(index >> 2) % NAMED.length]) : [],
  groupIds: [],
  userIds: [],
  contacts: [],
  subscribe: index % 2 === 0,
});

const { rules, targets } = createMemoryRuleSource({
  world: { vehicles, groups: [], users: [], contacts: [], geofences: [], alerts: [] },
  rules: Array.from({ length: RULES }, (_, index) => rule(index)),
});

/** A server sorts and searches elsewhere: the page gets the vehicles in order. */
const findVehicles: FindChoices<RuleVehicle> = ({ search, page, show }) => {
  const found = vehicles.filter(({ licensePlate }) => licensePlate.includes(search.toUpperCase()));
  return Promise.resolve({
    items: found.slice((page - 1) * show, page * show),
    total: found.length,
  });
};
const manyTargets: RuleTargetSource = { ...targets, vehicles: findVehicles };
const source: AlertRuleSource = rules;
const address = createMemoryAddress('limit=100');

function Page(): ReactElement {
  const [open, setOpen] = useState<string | null>(null);
  const [revision, setRevision] = useState(0);
  return (
    <div style={{ height: '100dvh' }}>
      <AlertRuleList
        source={source}
        address={address}
        revision={revision}
        onOpen={({ id }) => setOpen(id)}
      />
      {open !== null && (
        <AlertRuleDialog
          source={source}
          targets={manyTargets}
          ruleId={open}
          onSaved={() => {
            setOpen(null);
            setRevision((count) => count + 1);
          }}
          onClose={() => setOpen(null)}
        />
      )}
    </div>
  );
}

const root = document.querySelector('#root');
if (root === null) throw new Error('The page has no root');
createRoot(root).render(
  <PantauProvider locale="id" store={createMemoryStore()}>
    <Page />
  </PantauProvider>,
);
