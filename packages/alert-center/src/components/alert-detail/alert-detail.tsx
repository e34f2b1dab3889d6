import { scopes, useFormat, useLocale } from '@pantau/core';
import { Button, Dialog, Plate, SeverityGlyph } from '@pantau/core/ui';
import { type ReactElement, useState } from 'react';
import type { AlertView } from '../../controllers/use-alert.ts';
import { useFleetOrder } from '../../controllers/use-fleet-order.ts';
import { usePermitted } from '../../controllers/use-permitted.ts';
import { isUnresolved } from '../../domain/alert.ts';
import { useAlertTriage } from '../triage/triage-context.ts';
import { attentionOf, iconOf, severityText, stateText, titleOf } from '../words/alert-text.ts';
import { fleetOrderFacts } from '../words/fleet-order-facts.ts';
import { useWords } from '../words/use-words.ts';
import { valueFacts } from '../words/value-facts.ts';
import css from './alert-detail.module.css';
import { AlertHistory } from './alert-history.tsx';
import { AlertPlace } from './alert-place.tsx';
import { NoteForm } from './note-form.tsx';

export interface AlertDetailProps {
  readonly view: AlertView;
  onClose(): void;
}

/** Everything about one alert, and what can be done with it. */
export function AlertDetail({ view, onClose }: AlertDetailProps): ReactElement {
  const { alert } = view;
  const locale = useLocale();
  return (
    <Dialog
      isOpen
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose();
      }}
      size="narrow"
      title={titleOf(alert, locale)}
      description={<Standing view={view} />}
      footer={<DetailActions view={view} />}
    >
      <div className={css.detail} data-alert-detail={alert.rawAlertId}>
        <Identity view={view} />
        <Figures view={view} />
        <FleetTask view={view} />
        <AlertPlace alert={alert} />
        <NoteForm key={alert.rawAlertId} id={alert.rawAlertId} />
        <AlertHistory alert={alert} />
      </div>
    </Dialog>
  );
}

interface ViewProps {
  readonly view: AlertView;
}

/** How severe it is, and how far it has come. */
function Standing({ view: { alert, urgency } }: ViewProps): ReactElement {
  const words = useWords();
  const attention = attentionOf(alert);
  return (
    <span className={css.standing}>
      <SeverityGlyph severity={urgency} state={attention} size={20} icon={iconOf(alert)} label="" />
      <span className={css.severity} data-urgency={urgency}>
        {severityText(urgency, words)}
      </span>
      {!isUnresolved(alert) && <span className={css.settled}>{stateText(alert, words)}</span>}
    </span>
  );
}

function Identity({ view: { alert } }: ViewProps): ReactElement {
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

function Figures({ view: { alert } }: ViewProps): ReactElement | null {
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
function FleetTask({ view: { alert } }: ViewProps): ReactElement | null {
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

function DetailActions({ view: { alert } }: ViewProps): ReactElement {
  const words = useWords();
  const triage = useAlertTriage();
  const [isBusy, setBusy] = useState(false);
  const id = alert.rawAlertId;
  const run = (doing: Promise<boolean>): void => {
    setBusy(true);
    void doing.finally(() => setBusy(false));
  };
  if (!isUnresolved(alert)) {
    return (
      <Button icon="retry" isBusy={isBusy} isWide onClick={() => run(triage.checkAgain(id))}>
        {words('checkAgain')}
      </Button>
    );
  }
  return (
    <div className={css.actions}>
      <Button
        variant="primary"
        icon="checkCircle"
        isBusy={isBusy}
        className={css.first}
        onClick={() => run(triage.resolve(id))}
      >
        {words('resolve')}
      </Button>
      <Button icon="slashCircle" onClick={() => triage.askFalseAlert(id)}>
        {words('falseAlert')}
      </Button>
    </div>
  );
}
