import { useMessages, useSession } from '@pantau/core';
import { DriverScoreOverview, OwnDriverScore } from '@pantau/driver-score';
import { useOpenItem, useRouterAddress } from '@pantau/shell/react-router';
import { type ReactElement, use } from 'react';
import { Page } from '@pantau/shell/pages';
import { portalMessages } from '../../messages/portal-messages.ts';
import { driverScorePath } from '../../navigation/pages.ts';
import { preparedScores } from './prepare-scores.ts';
import { useOpenScoreAlert } from './use-open-score-alert.ts';
import { useScoreSource } from './use-score-source.ts';

/** The page of a driver, with the period and group of this page. */
const hrefOf = (driverId: string): string =>
  `${driverScorePath(driverId)}${window.location.search}`;

/** `/driverscore/`: the scores of all drivers, or those of the driver who is signed in. */
export function DriverScoresPage(): ReactElement {
  const { permissions } = useSession();
  return permissions.driverUser ? <Own /> : <All />;
}

function All(): ReactElement {
  const t = useMessages(portalMessages);
  const source = useScoreSource();
  const address = useRouterAddress();
  const prepared = preparedScores();
  // The page before stays until then: a skeleton would be drawn in vain (PO-290).
  if (prepared !== null) use(prepared.ready);
  const open = useOpenItem(hrefOf);
  return (
    <Page note={t('driverScoresNote')} stretch>
      <DriverScoreOverview
        source={source}
        address={address}
        prepared={prepared}
        driverHref={hrefOf}
        onOpenDriver={open}
      />
    </Page>
  );
}

function Own(): ReactElement {
  const source = useScoreSource();
  const address = useRouterAddress();
  const openAlert = useOpenScoreAlert();
  return (
    <Page stretch>
      <OwnDriverScore source={source} address={address} onOpenAlert={openAlert} />
    </Page>
  );
}
