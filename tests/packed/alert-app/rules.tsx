/** A host with alert rules, and with the editor over them, on the memory adapter. It has no session of its own. */
import { AlertRuleList, type RuleInput } from '@pantau/alert-rules';
import { AlertRuleDialog } from '@pantau/alert-rules/editor-dialog';
import { createMemoryRuleSource } from '@pantau/alert-rules/memory';
import { type ReactElement, useState } from 'react';
import '@pantau/core/styles.css';
import '@pantau/data-table/styles.css';
import '@pantau/alert-rules/styles.css';
import { mount } from './mount.js';

const rule = (label: string, alertCode: number): RuleInput => ({
  label,
  alertCode,
  isActive: true,
  urgency: 'urgent',
  autoPopup: false,
  minThreshold: null,
  maxThreshold: null,
  minDuration: null,
  count: null,
  schedule: null,
  place: null,
  vehicleIds: [],
  groupIds: [],
  userIds: [],
  contacts: [],
  subscribe: true,
});

const { rules, targets } = createMemoryRuleSource({
  rules: [rule('Speeding at night', 8), rule('Emergency button', 1)],
});

function Rules(): ReactElement {
  const [open, setOpen] = useState<string | null>(null);
  const [revision, setRevision] = useState(0);
  return (
    <div style={{ height: 560 }}>
      <AlertRuleList source={rules} revision={revision} onOpen={({ id }) => setOpen(id)} />
      {open !== null && (
        <AlertRuleDialog
          source={rules}
          targets={targets}
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

mount(<Rules />);
