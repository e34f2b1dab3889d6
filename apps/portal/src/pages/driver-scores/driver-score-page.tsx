import { useSession } from '@pantau/core';
import { scopes } from '@pantau/core/contract';
import { type DriverReport, type DriverScore, DriverScoreDetail } from '@pantau/driver-score';
import { useKeptQuery, useRouterAddress } from '@pantau/shell/react-router';
import { type ReactElement, useCallback, useState } from 'react';
import { useParams } from 'react-router';
import { Page } from '@pantau/shell/pages';
import { pages } from '../../navigation/pages.ts';
import { useOpenScoreAlert } from './use-open-score-alert.ts';
import { useScoreSource } from './use-score-source.ts';

const dial = ({ driver }: DriverScore): void =>
  window.location.assign(`tel:${(driver.phoneNo ?? '').replace(/[^+\d]/g, '')}`);

/** `/driverscore/{id}`: the score of one driver. */
export function DriverScorePage(): ReactElement {
  const { driverId = '' } = useParams();
  const { permissions } = useSession();
  const { openWithQuery } = useKeptQuery();
  const source = useScoreSource();
  const address = useRouterAddress();
  const openAlert = useOpenScoreAlert();
  const [name, setName] = useState<string>();
  const onLoaded = useCallback(({ score }: DriverReport) => setName(score.driver.fullname), []);
  const mayCall = permissions.canAll([
    scopes.twoWayCommunication,
    scopes.twoWayCommunicationAllModule,
  ]);
  return (
    <Page of={name} title={null} stretch>
      <DriverScoreDetail
        source={source}
        driverId={driverId}
        address={address}
        level={1}
        onLoaded={onLoaded}
        onOpenAlert={openAlert}
        onCall={mayCall ? dial : undefined}
        onBack={permissions.driverUser ? undefined : () => openWithQuery(pages.driverScores.path)}
      />
    </Page>
  );
}
