import type { FastifyInstance } from 'fastify';
import * as v from 'valibot';
import { canReadPart, requireAccess } from '../access/operation-access.ts';
import { parseVehicleIds } from '../alerts/cursor.ts';
import type { Clock } from '../lib/clock.ts';
import { authenticateRequest, type AuthenticateDeps } from '../http/authenticate-request.ts';
import type { UserChannel } from '../live/user-channel.ts';
import type { Logger } from '../lib/logger.ts';
import { ApiError } from '../lib/api-error.ts';
import { freeLine } from '../lib/user-text.ts';
import { createRequestLimiter } from '../lib/request-limiter.ts';
import type { Settings } from '../settings/settings.ts';
import { findDevice } from '../vehicles/find-vehicle.ts';
import { CallController } from './call-controller.ts';
import type { SimulatedDriver } from '@pantau/core/contract';
import { demoDriver } from '../demo/demo-drivers.ts';

export interface CallsDeps extends AuthenticateDeps {
  readonly settings: Pick<Settings, 'maxCalls'>;
  readonly clock: Clock;
  readonly logger: Logger;
  readonly users: UserChannel;
  /** How the driver of a vehicle reacts to a call. Defaults to the demo's drivers. */
  readonly driverFor?: ((licensePlate: string) => SimulatedDriver) | undefined;
}

const START = 'REST POST /api/calls';
const END = 'REST DELETE /api/calls/{vehicleId}';

/** Maximum number of calls a user may start per minute. */
const MAX_STARTS = 20;
const MAX_TEXT_LENGTH = 200;

/** Device types that support calls to the driver. */
const callableDeviceTypes: readonly (string | null)[] = ['bsj', 'vss-howen'];

const line = freeLine(MAX_TEXT_LENGTH);
const text = v.pipe(v.string(), v.nonEmpty(), v.maxLength(MAX_TEXT_LENGTH));
const callRequest = v.object({
  vehicleId: text,
  licensePlate: line,
  driver: v.nullable(line),
  imei: text,
  deviceType: v.string(),
  entryPoint: v.literal('alertCenter'),
});

/** Registers calls to drivers (openapi.yaml). The state of a call is delivered live. */
export function registerCalls(fastify: FastifyInstance, deps: CallsDeps): void {
  const { settings, db, clock, logger, users, driverFor: driverOf = demoDriver } = deps;
  const limiter = createRequestLimiter(clock, MAX_STARTS);
  const controller = new CallController({
    clock,
    maxCalls: settings.maxCalls,
    notify: (userId, message) => users.send(userId, message),
    isConnected: (userId) => users.isConnected(userId),
    onError: (error) => logger.error('The connections of a user could not be read', { error }),
  });
  users.onSignal((signal) => {
    if (signal.kind === 'connected') controller.resendState(signal.userId);
    else controller.hangUp(signal.userId, signal.vehicleId);
  });
  fastify.addHook('onClose', async () => controller.close());

  fastify.post('/api/calls', async (request) => {
    const currentUser = await authenticateRequest(deps, request);
    requireAccess(currentUser, START);
    const parsed = v.safeParse(callRequest, request.body);
    if (!parsed.success) throw new ApiError('INVALID_INPUT', 'callIncomplete');
    limiter.consume(currentUser.userId);
    const includeShared = canReadPart(currentUser, START, 'shared vehicles');
    const visibility = { companyId: currentUser.companyId, includeShared };
    const { imei, vehicleId } = parsed.output;
    // The device type comes from the database, not from the client.
    const { device, vehicle } = await findDevice(db, visibility, imei, vehicleId);
    if (!callableDeviceTypes.includes(device.deviceType)) {
      throw new ApiError('INVALID_INPUT', 'callsNotSupported');
    }
    const callId = controller.start({
      userId: currentUser.userId,
      companyId: currentUser.companyId,
      vehicleId: vehicle.id,
      driver: driverOf(vehicle.licensePlate),
    });
    return { callId, isSimulated: true };
  });

  fastify.delete<{ Params: { vehicleId: string } }>(
    '/api/calls/:vehicleId',
    async (request, reply) => {
      const currentUser = await authenticateRequest(deps, request);
      requireAccess(currentUser, END);
      const [vehicleId] = parseVehicleIds([request.params.vehicleId]);
      // The call may be handled by another node.
      if (vehicleId !== undefined) {
        users.signal({ kind: 'hangUp', userId: currentUser.userId, vehicleId });
      }
      return reply.status(204).send();
    },
  );
}
