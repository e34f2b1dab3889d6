import type { FastifyInstance } from 'fastify';
import * as v from 'valibot';
import { mayHavePart, requireCall } from '../access/operation-access.ts';
import { toVehicleIds } from '../alerts/cursor.ts';
import type { Clock } from '../lib/clock.ts';
import { restCaller, type RestCallerDeps } from '../http/authenticate-request.ts';
import type { UserChannel } from '../live/user-channel.ts';
import type { Logger } from '../lib/logger.ts';
import { Refusal } from '../lib/api-error.ts';
import { createRequestLimiter } from '../lib/request-limiter.ts';
import type { Settings } from '../settings/settings.ts';
import { findDevice } from '../vehicles/find-vehicle.ts';
import { CallDesk } from './call-controller.ts';
import type { SimulatedDriver } from '@pantau/core/contract';
import { simulatedDriver } from '../demo/demo-drivers.ts';

export interface CallsDeps extends RestCallerDeps {
  readonly settings: Pick<Settings, 'maxCalls'>;
  readonly clock: Clock;
  readonly logger: Logger;
  readonly users: UserChannel;
  /** Who is called on a plate; those of the demo unless given. */
  readonly driverOf?: ((licensePlate: string) => SimulatedDriver) | undefined;
}

const START = 'REST POST /api/calls';
const END = 'REST DELETE /api/calls/{vehicleId}';

/** Calls that one user may start within a minute. */
const MOST_STARTS = 20;
const LONGEST_TEXT = 200;

/** Devices over which a driver can be called (spec alerts §6). */
const callableDeviceTypes: readonly (string | null)[] = ['bsj', 'vss-howen'];

const text = v.pipe(v.string(), v.nonEmpty(), v.maxLength(LONGEST_TEXT));
const callRequest = v.object({
  vehicleId: text,
  licensePlate: v.pipe(v.string(), v.maxLength(LONGEST_TEXT)),
  driver: v.nullable(v.pipe(v.string(), v.maxLength(LONGEST_TEXT))),
  imei: text,
  deviceType: v.string(),
  entryPoint: v.literal('alertCenter'),
});

/** Calls to drivers (openapi.yaml). What becomes of one is told live. */
export function registerCalls(fastify: FastifyInstance, deps: CallsDeps): void {
  const { settings, db, clock, logger, users, driverOf = simulatedDriver } = deps;
  const limiter = createRequestLimiter(clock, MOST_STARTS);
  const desk = new CallDesk({
    clock,
    mostCalls: settings.maxCalls,
    tell: (userId, message) => users.tell(userId, message),
    isConnected: (userId) => users.isConnected(userId),
    onError: (error) => logger.error('It could not be seen who is connected', { error }),
  });
  users.onSignal((signal) => {
    if (signal.kind === 'connected') desk.tellAgain(signal.userId);
    else desk.hangUp(signal.userId, signal.vehicleId);
  });
  fastify.addHook('onClose', async () => desk.close());

  fastify.post('/api/calls', async (request) => {
    const caller = await restCaller(deps, request);
    requireCall(caller, START);
    const given = v.safeParse(callRequest, request.body);
    if (!given.success) throw new Refusal('INVALID_INPUT', 'callIncomplete');
    limiter.count(caller.userId);
    const includeShared = mayHavePart(caller, START, 'shared vehicles');
    const sight = { companyId: caller.companyId, includeShared };
    const { imei, vehicleId } = given.output;
    // What kind of device it is, its owner knows, not the client.
    const { device, vehicle } = await findDevice(db, sight, imei, vehicleId);
    if (!callableDeviceTypes.includes(device.deviceType)) {
      throw new Refusal('INVALID_INPUT', 'deviceCannotBeCalled');
    }
    const callId = desk.start({
      userId: caller.userId,
      companyId: caller.companyId,
      vehicleId: vehicle.id,
      driver: driverOf(vehicle.licensePlate),
    });
    return { callId, isSimulated: true };
  });

  fastify.delete<{ Params: { vehicleId: string } }>(
    '/api/calls/:vehicleId',
    async (request, reply) => {
      const caller = await restCaller(deps, request);
      requireCall(caller, END);
      const [vehicleId] = toVehicleIds([request.params.vehicleId]);
      // The call may be on another node.
      if (vehicleId !== undefined) {
        users.signal({ kind: 'hangUp', userId: caller.userId, vehicleId });
      }
      return reply.status(204).send();
    },
  );
}
