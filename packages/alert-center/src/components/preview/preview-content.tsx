import { scopes, useFormat } from '@pantau/core';
import { Plate } from '@pantau/core/ui';
import type { ReactElement } from 'react';
import type { AlertView } from '../../controllers/use-alert.ts';
import { useFleetOrder } from '../../controllers/use-fleet-order.ts';
import { usePermitted } from '../../controllers/use-permitted.ts';
import { CallButton } from '../call/call-button.tsx';
import { EvidenceSection } from '../evidence/evidence-section.tsx';
import { fleetOrderFacts } from '../words/fleet-order-facts.ts';
import { useWords } from '../words/use-words.ts';
import { valueFacts } from '../words/value-facts.ts';
import { AlertHistory } from './alert-history.tsx';
import { AlertPlace } from './alert-place.tsx';
import { NoteForm } from './note-form.tsx';
import css from './preview-content.module.css';

export interface PreviewContentProps {
  readonly view: AlertView;
}

/** Everything about one alert: who, where, the evidence, the notes, and who did what (spec alerts §2). */
export function PreviewContent({ view }: PreviewContentProps): ReactElement {
  const { alert } = view;
  return (
    <div className={css.detail} data-alert-preview={alert.rawAlertId}>
      <Identity view={view} />
      <CallButton alert={alert} />
      <Figures view={view} />
      <EvidenceSection view={view} />
      <FleetTask view={view} />
      <AlertPlace alert={alert} />
      <NoteForm key={alert.rawAlertId} id={alert.rawAlertId} />
      <AlertHistory alert={alert} />
    </div>
  );
}

function Identity({ view: { alert } }: PreviewContentProps): ReactElement {
  const words = useWords();
  const format = useFormat();
  const happened = words('labelled', {
    label: words('happenedOn'),
    value: `${format.date(alert.createdOn)}, ${format.timeWithSeconds(alert.createdOn)}`,
  });
  const received = words('labelled', {
    label: words('receivedOn'),
    value: format.timeWithSeconds(alert.receivedOn),
  });
  return (
    <div className={css.identity}>
      <Plate plate={alert.vehicle.licensePlate} size="large" />
      <div className={css.who}>
        <span className={css.driver}>{alert.driver?.fullname ?? words('driverUnknown')}</span>
        <span className={css.when}>
          <time dateTime={new Date(alert.createdOn).toISOString()}>{happened}</time>
          <time dateTime={new Date(alert.receivedOn).toISOString()}>{received}</time>
        </span>
      </div>
    </div>
  );
}

function Figures({ view: { alert } }: PreviewContentProps): ReactElement | null {
  const words = useWords();
  const format = useFormat();
  const isPermitted = usePermitted();
  const facts = valueFacts(alert, words, format, {
    canSeeOverspeedLimits: isPermitted(scopes.overspeedThresholdDuration),
  });
  if (facts.length === 0) return null;
  return (
    <dl className={css.figures}>
      {facts.map(({ label, text }) => (
        <div key={label} className={css.figure}>
          <dt className={css.label}>{label}</dt>
          <dd className={css.number}>{text}</dd>
        </div>
      ))}
    </dl>
  );
}

/** Extras of a fleet-order alert (spec alerts §3). */
function FleetTask({ view: { alert } }: PreviewContentProps): ReactElement | null {
  const words = useWords();
  const format = useFormat();
  const order = useFleetOrder(alert);
  if (order === null) return null;
  const heading = [words('fleetOrder'), order.foNumber].filter(Boolean).join(' ');
  return (
    <section className={css.section}>
      <h3 className={css.heading}>{heading}</h3>
      <dl className={css.facts}>
        {fleetOrderFacts(order, words, format).map(({ label, text }) => (
          <div key={label} className={css.fact}>
            <dt className={css.label}>{label}</dt>
            <dd className={css.factText}>{text}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
