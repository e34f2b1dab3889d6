import type { ReactElement } from 'react';
import type { AlertView } from '../../hooks/list.ts';
import { useAlertAccess } from '../../hooks/permissions.ts';
import { useDraftsKeepPage } from '../../hooks/previews.ts';
import { EvidenceSection } from '../evidence/evidence-section.tsx';
import { OwnerLine } from '../owner/owner-line.tsx';
import { AlertFigures } from './alert-figures.tsx';
import { AlertHistory } from './alert-history.tsx';
import { AlertIdentity } from './alert-identity.tsx';
import { AlertPlace } from './alert-place.tsx';
import { AlertRuleLinks } from './alert-rule-links.tsx';
import { FalseRuleNotice } from './false-rule-notice.tsx';
import { FalseAlertSection } from './false-alert-section.tsx';
import { FleetTask } from './fleet-task.tsx';
import { isUnresolved } from '../../engine/alert/alert.ts';
import { NoteForm } from './note-form.tsx';
import { HostSections } from './host-sections.tsx';
import css from './preview-content.module.css';
import { PreviewMap } from './preview-map.tsx';
import { RepeatsSection } from './repeats-section.tsx';
import { VehicleStorySection } from './vehicle-story-section.tsx';

export interface PreviewContentProps {
  readonly view: AlertView;
}

/** All details of an alert. */
export function PreviewContent({ view }: PreviewContentProps): ReactElement {
  const { alert } = view;
  const { canAct, canAddNotes } = useAlertAccess();
  useDraftsKeepPage();
  return (
    <div className={css.detail} data-alert-preview={alert.id}>
      <AlertIdentity alert={alert} />
      <OwnerLine alert={alert} />
      <RepeatsSection key={`repeats ${alert.id}`} alert={alert} />
      <PreviewMap key={`map ${alert.id}`} view={view} />
      <AlertPlace alert={alert} />
      <AlertFigures alert={alert} />
      <FalseRuleNotice alert={alert} />
      <AlertRuleLinks alert={alert} />
      <FleetTask alert={alert} />
      <EvidenceSection view={view} />
      <HostSections view={view} />
      {canAddNotes && (
        <NoteForm key={`note ${alert.id}`} id={alert.id} unresolved={isUnresolved(alert)} />
      )}
      {canAct && <FalseAlertSection key={`false ${alert.id}`} alert={alert} />}
      <VehicleStorySection key={`vehicle ${alert.id}`} alert={alert} />
      <AlertHistory alert={alert} />
    </div>
  );
}
