import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach } from 'vitest';
import { devices } from '../db/schema.ts';
import { graphql, signIn, type SignedIn } from './client.ts';
import { createFakeCameras } from './fake-cameras.ts';
import { addVehicle, type AddedVehicle } from './fixtures.ts';
import { fileListMutation, historiesQuery, uploadMutation, videosQuery } from './operations.ts';
import { startTestServer, type TestServer } from './start-test-server.ts';
import { addTwoCompanies, type CompanyFixture } from './two-companies.ts';

type Response = ReturnType<typeof graphql>;

/** Set before each test. */
interface CameraSuite {
  server: TestServer;
  one: CompanyFixture;
  two: CompanyFixture;
  /** Of a manager of company 1. */
  session: SignedIn;
  vehicle: AddedVehicle;
  at: Date;
}

/**
 * Starts a server with fake cameras for the tests of a file, and adds a vehicle before each test: a bsj
 * device that has just reported. Requests are about that vehicle and a moment a minute ago, by a manager
 * unless another session is given.
 */
export function setUpCameras() {
  const cameras = createFakeCameras();
  const suite = {} as CameraSuite;

  const signInAgain = async (): Promise<void> => {
    suite.session = await signIn(suite.server, suite.one.manager);
  };
  const setDevice = (values: Partial<typeof devices.$inferInsert>): Promise<unknown> =>
    suite.server.db.update(devices).set(values).where(eq(devices.id, suite.vehicle.deviceId));
  const newVehicle = async (): Promise<void> => {
    suite.vehicle = await addVehicle(suite.server.db, 1);
    await setDevice({ deviceType: 'bsj', lastReportOn: new Date(suite.server.clock.now()) });
  };

  beforeAll(async () => {
    suite.server = await startTestServer({ cameras });
    Object.assign(suite, await addTwoCompanies(suite.server.db));
    await signInAgain();
  });
  beforeEach(async () => {
    cameras.set({});
    suite.at = new Date(suite.server.clock.now() - 60_000);
    await newVehicle();
  });
  afterAll(() => suite.server.close());

  const send = (query: string, variables: Record<string, unknown>, by = suite.session): Response =>
    graphql(suite.server, by.accessToken, query, variables);
  const around = (seconds: number) => ({
    startTime: new Date(suite.at.getTime() - seconds * 1000),
    endTime: new Date(suite.at.getTime() + seconds * 1000),
  });
  const bsjInput = (values: object = {}) => ({
    channel: 'CH03',
    ...around(5),
    createdOnRawAlert: suite.at,
    ...values,
  });
  const histories = (filter: object = {}, by?: SignedIn): Response => {
    const defaults = {
      startTime: suite.at,
      vehicleId: String(suite.vehicle.id),
      page: 1,
      show: 9999,
    };
    return send(historiesQuery, { filter: { ...defaults, ...filter } }, by);
  };

  return Object.assign(suite, {
    cameras,
    /** Gets a new access token, after the clock was shifted beyond the lifetime of the first. */
    signInAgain,
    /** Replaces the vehicle of the test. */
    newVehicle,
    setDevice,
    /** The range of this many seconds before and after the moment. */
    around,
    bsjInput,
    histories,
    /** Statuses of the requested videos. */
    statuses: async (): Promise<string[]> =>
      (await histories()).data.map(({ status }: { status: string }) => status),
    upload: (input: object = { bsjInput: bsjInput() }, by?: SignedIn): Response =>
      send(uploadMutation, { input: { imei: suite.vehicle.imei, ...input } }, by),
    updateList(input: object = {}, by?: SignedIn): Response {
      const defaults = {
        imei: suite.vehicle.imei,
        channel: 3,
        vehicleId: String(suite.vehicle.id),
      };
      return send(fileListMutation, { input: { ...defaults, ...input } }, by);
    },
    listVideos(filter: object = {}, by?: SignedIn): Response {
      const defaults = { channel: 3, fileListOnly: true, isFromCache: false, ...around(60) };
      const vehicleId = String(suite.vehicle.id);
      return send(videosQuery, { filter: { vehicleId, ...defaults, ...filter } }, by);
    },
  });
}
