import { check, checkSame } from '@pantau/core/testing';
import type { Alert, AlertId } from '../../engine/alert/alert.ts';
import type { VehicleAlertsQuery } from '../../engine/list/alert-source.port.ts';
import { type AlertSourceHarness, type Clause, resultOf, targetOf, wideRange } from './harness.ts';
import { MINUTE_MS, arriveSome, findAlert, idsOf } from './helpers.ts';

const missing = (): Promise<never> =>
  Promise.reject(new TypeError('The source lists no alerts of a vehicle'));

const vehicleOf = ({ vehicle }: Alert): string => vehicle.vehicleId;

const list = (harness: AlertSourceHarness, query: Pick<VehicleAlertsQuery, 'vehicleId'>) =>
  listIn(harness, { range: wideRange(harness), limit: 20, ...query });

const listIn = (harness: AlertSourceHarness, query: VehicleAlertsQuery) =>
  resultOf(harness, harness.me.source.listVehicleAlerts?.(query) ?? missing());

/** An alert of a vehicle of its own. */
function arriveOf(
  harness: AlertSourceHarness,
  licensePlate: string,
  minutesAgo: number,
): Promise<AlertId> {
  const { arriveFindable } = harness;
  check(arriveFindable !== undefined, 'the harness has alerts of other vehicles');
  return arriveFindable({
    urgency: 'important',
    createdOn: harness.now() - minutesAgo * MINUTE_MS,
    alertCode: 15,
    licensePlate,
    driver: null,
    address: null,
    fenceName: null,
    foNumber: null,
    inGroup: true,
  });
}

export const vehicleClauses: readonly Clause[] = [
  {
    id: 'vehicle-alerts',
    title:
      'the alerts of a vehicle are exactly those of its lists, newest first, and none of another vehicle (AC-840)',
    needs: ['listsVehicleAlerts', 'arriveFindable'],
    async run(harness) {
      const urgent = await arriveSome(harness, 'urgent', 3);
      const important = await arriveSome(harness, 'important', 2);
      await arriveOf(harness, 'B 9001 KXT', 4);
      const alerts = await Promise.all([
        ...urgent.map((id) => findAlert(harness, 'urgent', id)),
        ...important.map((id) => findAlert(harness, 'important', id)),
      ]);
      for (const vehicleId of new Set(alerts.map(vehicleOf))) {
        const own = alerts.filter((alert) => vehicleOf(alert) === vehicleId);
        const found = await list(harness, { vehicleId });
        checkSame(
          idsOf(found).toSorted(),
          idsOf(own).toSorted(),
          'all of the vehicle, and no other',
        );
        check(
          found.every(({ createdOn }, at) => createdOn <= (found[at - 1]?.createdOn ?? Infinity)),
          'the newest is first',
        );
        for (const alert of found) {
          checkSame(
            alert,
            own.find(({ id }) => id === alert.id),
            'as in its list',
          );
        }
      }
    },
  },
  {
    id: 'vehicle-alerts-range',
    title: 'only alerts of the range are listed, and of more than the limit the newest (AC-840)',
    needs: ['listsVehicleAlerts', 'arriveFindable'],
    async run(harness) {
      const id = await arriveOf(harness, 'B 9001 KXT', 10);
      const alert = await findAlert(harness, 'important', id);
      const { createdOn } = alert;
      const vehicleId = vehicleOf(alert);
      const ids = async (start: number, end: number, limit = 20) =>
        idsOf(await listIn(harness, { vehicleId, range: { start, end }, limit }));
      checkSame(await ids(createdOn - 1_000, createdOn + 1_000), [id], 'it is in the range');
      checkSame(await ids(createdOn + 1_000, harness.now()), [], 'it is older');
      checkSame(await ids(createdOn - 60_000, createdOn - 1_000), [], 'it is newer');
      const [newest = ''] = await arriveSome(harness, 'important', 1);
      const own = vehicleOf(await findAlert(harness, 'important', newest));
      // The fleet of a harness may have one vehicle only: it has alerts until there are two of this one.
      for (let turn = 0; (await list(harness, { vehicleId: own })).length < 2; turn += 1) {
        check(turn < 50, 'a vehicle has two alerts');
        await harness.arrive({
          urgency: 'important',
          createdOn: harness.now() - (20 + turn) * MINUTE_MS,
        });
      }
      const limited = await listIn(harness, {
        ...{ vehicleId: own, range: wideRange(harness), limit: 1 },
      });
      checkSame(idsOf(limited), [newest], 'the newest');
    },
  },
  {
    id: 'vehicle-alerts-unseen',
    title: 'what the user cannot see is not listed, nor anything of an unknown vehicle (AC-841)',
    needs: ['listsVehicleAlerts', 'arriveUnseen'],
    async run(harness) {
      const [id = ''] = await arriveSome(harness, 'urgent', 1);
      const vehicleId = vehicleOf(await findAlert(harness, 'urgent', id));
      const unseen = await harness.arriveUnseen?.();
      const found = idsOf(await list(harness, { vehicleId }));
      check(!found.includes(unseen ?? ''), 'the unseen alert is not listed');
      checkSame(found, [id], 'the other one is');
      checkSame(await list(harness, { vehicleId: '999999999' }), [], 'nothing is known');
    },
  },
  {
    id: 'vehicle-alerts-newest',
    title: 'each request lists the current versions (AC-841)',
    needs: ['listsVehicleAlerts'],
    async run(harness) {
      const [id = ''] = await arriveSome(harness, 'urgent', 1);
      const alert = await findAlert(harness, 'urgent', id);
      const vehicleId = vehicleOf(alert);
      checkSame(await list(harness, { vehicleId }), [alert], 'before');
      const change = { type: 'resolve' } as const;
      await resultOf(harness, harness.colleague.source.act({ change, target: targetOf(alert) }));
      const [after] = await list(harness, { vehicleId });
      checkSame(after?.resolved, true, 'a colleague has resolved it');
    },
  },
];
